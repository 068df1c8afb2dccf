import { useEffect, useEffectEvent } from 'react'
import { OUTBOX, SETTLED, type Settled } from '#client/calls/outbox.ts'

/** Calls `act` once the message with that key has left the outbox, in this tab or, which tells no refusal, in another. */
export function useSettled(key: string | undefined, act: (settled: Settled) => void) {
  const settle = useEffectEvent(act)
  useEffect(() => {
    if (key === undefined) return undefined
    const onSettled = (event: Event) => {
      const { detail } = event as CustomEvent<Settled>
      if (detail.key === key) settle(detail)
    }
    const onStorage = (event: StorageEvent) => {
      if (event.key === OUTBOX + key && event.newValue === null) settle({ key, isRefused: false })
    }
    addEventListener(SETTLED, onSettled)
    addEventListener('storage', onStorage)
    return () => {
      removeEventListener(SETTLED, onSettled)
      removeEventListener('storage', onStorage)
    }
  }, [key])
}
