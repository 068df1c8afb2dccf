import { useSyncExternalStore } from 'react'
import type { Api } from './api.ts'
import { removeDrafts } from './drafts.ts'

/** The signed-in person as the browser keeps them: id, nome, email. */
export type StoredUser = Awaited<ReturnType<Api['accounts']['session']>>['data'][number]

/** Key of the signed-in person's record in local storage: id, nome, email. Never a password. */
const KEY = 'user'
/** Told to this tab's own listeners: the browser's storage event reaches only the others. */
const CHANGED = 'vitrine:user'

/** The record as the browser keeps it; undefined without one, or where it is not ours to understand. */
export function readStoredUser(): StoredUser | undefined {
  return parse(readText())
}

/** Stores who is signed in: id, nome and email alone. Where it was somebody else until now, that person's drafts go. */
export function storeUser({ id, nome, email }: StoredUser) {
  const before = readStoredUser()
  if (before && before.id !== id) removeDrafts(before.id)
  try {
    localStorage.setItem(KEY, JSON.stringify({ id, nome, email }))
  } catch {
    // Storage is full or refused: the session's cookie still counts.
  }
  dispatchEvent(new Event(CHANGED))
}

/** Forgets who was signed in, e.g. once the session is gone. */
export function forgetUser() {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage is refused: nothing was kept either.
  }
  dispatchEvent(new Event(CHANGED))
}

/** Who is signed in by the stored record, in step across tabs. Undefined on the server and until the page is hydrated. */
export function useStoredUser(): StoredUser | undefined {
  // The text, not the parsed record: React compares what is read by identity.
  return parse(useSyncExternalStore(subscribe, readText, () => null))
}

function readText(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function parse(text: string | null): StoredUser | undefined {
  try {
    const { id, nome, email } = JSON.parse(text ?? '') as Partial<StoredUser>
    if (typeof id !== 'number' || typeof nome !== 'string' || typeof email !== 'string') return undefined
    return { id, nome, email }
  } catch {
    return undefined
  }
}

function subscribe(listener: () => void) {
  addEventListener('storage', listener)
  addEventListener(CHANGED, listener)
  return () => {
    removeEventListener('storage', listener)
    removeEventListener(CHANGED, listener)
  }
}
