import { useSyncExternalStore } from 'react'
import { readStored, removeStored, writeStored } from './storage.ts'

/** Dispatched for this tab's own listeners: the browser's storage event reaches only the other tabs. */
const CHANGED = 'vitrine:stored'

/** The text stored under `key`, in step across tabs. Null where there is none, on the server, and until the page is hydrated. */
export const useStored = (key: string): string | null =>
  useSyncExternalStore(
    subscribeToStored,
    () => readStored(key),
    () => null,
  )

/** Stores a text, or removes it where it is null, and has every `useStored` follow. Says whether storage could be reached. */
export function setStored(key: string, text: string | null): boolean {
  const isDone = text === null ? removeStored(key) : writeStored(key, text)
  dispatchEvent(new Event(CHANGED))
  return isDone
}

/** Calls `listener` whenever something in storage may have changed: by an event 'storage' where another tab did it. */
export function subscribeToStored(listener: (event: Event) => void) {
  addEventListener('storage', listener)
  addEventListener(CHANGED, listener)
  return () => {
    removeEventListener('storage', listener)
    removeEventListener(CHANGED, listener)
  }
}
