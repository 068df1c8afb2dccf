import type { Api } from '#client/calls/api.ts'
import { readStored } from '#client/storage/storage.ts'
import { setStored, useStored } from '#client/storage/use-stored.ts'

/** The signed-in user's record in local storage. */
export type StoredUser = Awaited<ReturnType<Api['accounts']['session']>>['data'][number]

/** Key of the record in local storage. */
export const USER = 'user'

/** The stored record; undefined if there is no valid one. */
export const readStoredUser = (): StoredUser | undefined => parse(readStored(USER))

/** Stores the record. */
export function storeUser({ id, nome, email }: StoredUser) {
  setStored(USER, JSON.stringify({ id, nome, email }))
}

/** Removes the record, e.g. after the session has ended. */
export function forgetUser() {
  setStored(USER, null)
}

/** The stored record, updated across tabs. Undefined on the server and until the page is hydrated. */
export const useStoredUser = (): StoredUser | undefined => parse(useStored(USER))

function parse(text: string | null): StoredUser | undefined {
  if (!text) return undefined
  try {
    const { id, nome, email } = JSON.parse(text) as Partial<StoredUser>
    if (typeof id !== 'number' || typeof nome !== 'string' || typeof email !== 'string') return undefined
    return { id, nome, email }
  } catch {
    return undefined
  }
}
