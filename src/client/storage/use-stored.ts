import { useSyncExternalStore } from 'react'
import { readStored, removeStored, writeStored } from './storage.ts'

/** Event for the listeners in this tab: the browser's own storage event is sent only to other tabs. */
const CHANGED = 'vitrine:stored'

/** The text stored under `key`, updated across tabs. Null if there is none, on the server, and until the page is hydrated. */
export const useStored = (key: string): string | null =>
  useSyncExternalStore(
    subscribeToStored,
    () => readStored(key),
    () => null,
  )

/** Stores a text, or removes it for null, and updates every `useStored`. Returns whether it succeeded. */
export function setStored(key: string, text: string | null): boolean {
  const isDone = text === null ? removeStored(key) : writeStored(key, text)
  dispatchEvent(new Event(CHANGED))
  return isDone
}

const listeners = new Set<(event: Event) => void>()

const tellAll = (event: Event) => {
  for (const listener of [...listeners]) listener(event)
}

/**
 * Calls `listener` whenever storage may have changed, with an event of type 'storage' if another tab has changed it. The
 * window has one listener for all: a board's cards are hundreds.
 */
export function subscribeToStored(listener: (event: Event) => void) {
  if (listeners.size === 0) {
    addEventListener('storage', tellAll)
    addEventListener(CHANGED, tellAll)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', tellAll)
    removeEventListener(CHANGED, tellAll)
  }
}
