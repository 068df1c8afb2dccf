import { useRef, useState } from 'react'
import { notifyFailure } from '../toasts.tsx'

/** Runs one action at a time: `run` does nothing while another call of it is in progress. */
export function useRun() {
  const [running, setRunning] = useState(false)
  const isRunning = useRef(false)

  /**
   * Calls `fail` if `act` throws, by default a toast with the reason. Resolves to the result of `act` as `value`; undefined
   * if it failed or was not started.
   */
  async function run<Done>(
    act: () => Promise<Done>,
    fail: (failure: unknown) => void = (failure) => void notifyFailure(failure),
  ): Promise<{ value: Done } | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    setRunning(true)
    try {
      return { value: await act() }
    } catch (failure) {
      fail(failure)
      return undefined
    } finally {
      isRunning.current = false
      setRunning(false)
    }
  }

  return { running, isRunning: () => isRunning.current, run }
}
