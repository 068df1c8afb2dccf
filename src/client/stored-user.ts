import type { Api } from './api.ts'
import { removeDrafts } from './drafts.ts'
import { readStored } from './storage.ts'
import { setStored, useStored } from './use-stored.ts'

/** The signed-in person's record in local storage: id, nome, email. Never a password. */
export type StoredUser = Awaited<ReturnType<Api['accounts']['session']>>['data'][number]

const KEY = 'user'

/** The stored record; undefined without one, or where it cannot be read. */
export const readStoredUser = (): StoredUser | undefined => parse(readStored(KEY))

/**
 * Stores who is signed in: id, nome and email alone. Where it was somebody else until now, that person's drafts go.
 * Without storage the session's cookie still counts.
 */
export function storeUser({ id, nome, email }: StoredUser) {
  const before = readStoredUser()
  if (before && before.id !== id) removeDrafts(before.id)
  setStored(KEY, JSON.stringify({ id, nome, email }))
}

/** Removes the record, e.g. once the session is gone. */
export function forgetUser() {
  setStored(KEY, null)
}

/** Who is signed in by the stored record, in step across tabs. Undefined on the server and until the page is hydrated. */
export const useStoredUser = (): StoredUser | undefined => parse(useStored(KEY))

function parse(text: string | null): StoredUser | undefined {
  try {
    const { id, nome, email } = JSON.parse(text ?? '') as Partial<StoredUser>
    if (typeof id !== 'number' || typeof nome !== 'string' || typeof email !== 'string') return undefined
    return { id, nome, email }
  } catch {
    return undefined
  }
}
