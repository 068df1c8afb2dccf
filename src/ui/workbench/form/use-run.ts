import { useRef, useState } from 'react'

/** One thing at a time: `run` does nothing while another call of it is under way. */
export function useRun() {
  const [running, setRunning] = useState(false)
  const isRunning = useRef(false)

  /** Calls `fail` where `act` throws. What `act` gave is in `value`; undefined where it failed or did not begin. */
  async function run<Done>(
    act: () => Promise<Done>,
    fail: (failure: unknown) => void,
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
