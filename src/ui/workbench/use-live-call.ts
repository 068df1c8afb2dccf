import { useEffect, useRef } from 'react'
import { isUnanswered } from '#client/calls/failures.ts'

/** Time after which a call that the server did not answer is repeated, in milliseconds. */
const REPEAT = 2000

interface LiveCall<Answer> {
  /** Pause in the typing after which the call is sent, in milliseconds. */
  pause: number
  /** Sends the call for what is typed now. */
  send: (signal: AbortSignal) => Promise<Answer>
  onAnswer: (answer: Answer) => void
  onFailure: (error: unknown) => void
}

/**
 * A call that follows what somebody types: a newer one aborts the older. One that the server did not answer, because it
 * restarts or the network is away, is repeated until there is an answer.
 */
export function useLiveCall<Answer>(options: LiveCall<Answer>) {
  const latest = useRef(options)
  latest.current = options
  const timer = useRef<number>(undefined)
  const running = useRef<AbortController>(undefined)

  function wait(milliseconds: number) {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void sendNow(), milliseconds)
  }

  async function sendNow() {
    clearTimeout(timer.current)
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    try {
      const answer = await latest.current.send(signal)
      if (!signal.aborted) latest.current.onAnswer(answer)
    } catch (error) {
      if (signal.aborted) return
      latest.current.onFailure(error)
      if (isUnanswered(error)) wait(REPEAT)
    }
  }

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      running.current?.abort()
    },
    [],
  )

  return { sendNow: () => void sendNow(), sendLater: () => wait(latest.current.pause) }
}
