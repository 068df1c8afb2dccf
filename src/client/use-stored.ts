import { useState, useSyncExternalStore } from 'react'
import { readStored, removeStored, writeStored } from './storage.ts'

/** Dispatched for this tab's own listeners: the browser's storage event reaches only the other tabs. */
const CHANGED = 'vitrine:stored'

/** The text stored under `key`, in step across tabs. Null where there is none, on the server, and until the page is hydrated. */
export const useStored = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  )

/** Stores a text, or removes it where it is null, and has every `useStored` follow. Says whether storage could be reached. */
export function setStored(key: string, text: string | null): boolean {
  const isDone = text === null ? removeStored(key) : writeStored(key, text)
  dispatchEvent(new Event(CHANGED))
  return isDone
}

/** A choice between on and off that this browser remembers. Where it stores nothing, the choice holds for this screen. */
export function useStoredSwitch(key: string, initial: boolean): [boolean, (isOn: boolean) => void] {
  const stored = useStored(key)
  const [unstored, setUnstored] = useState<boolean>()
  const isOn = unstored ?? (stored === null ? initial : stored === 'true')
  return [isOn, (next) => setUnstored(setStored(key, String(next)) ? undefined : next)]
}

function subscribe(listener: () => void) {
  addEventListener('storage', listener)
  addEventListener(CHANGED, listener)
  return () => {
    removeEventListener('storage', listener)
    removeEventListener(CHANGED, listener)
  }
}
