import type { Api } from './api.ts'
import { removeDrafts } from './draft-keys.ts'
import { storePanel } from './panel.ts'
import { readStored } from './storage.ts'
import { setStored, useStored } from './use-stored.ts'

/** The answer of the calls that open or read a session. */
type Signed = Pick<Awaited<ReturnType<Api['accounts']['session']>>, 'data' | 'panel'>

/** The signed-in user's record in local storage. */
export type StoredUser = Signed['data'][number]

/** Key of the record in local storage. */
export const USER = 'user'

/** The stored record; undefined if there is no valid one. */
export const readStoredUser = (): StoredUser | undefined => parse(readStored(USER))

/**
 * Stores the record of the signed-in user, which is returned, and which interface they see. If another user's record was
 * stored, that user's drafts are removed. Throws where the answer names nobody.
 */
export function storeSigned({ data: [user], panel }: Signed): StoredUser {
  if (!user) throw new Error('The answer of the session names no user')
  const { id, nome, email } = user
  const before = readStoredUser()
  if (before && before.id !== id) removeDrafts(before.id)
  setStored(USER, JSON.stringify({ id, nome, email }))
  storePanel(panel)
  return user
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
