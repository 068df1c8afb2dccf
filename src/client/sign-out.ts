import { api } from './api.ts'
import { removeDrafts } from './drafts.ts'
import { forgetUser, readStoredUser } from './stored-user.ts'

/** Ends the session, and removes from this browser who it was and what they had not saved. Throws where the server was not reached. */
export async function signOut() {
  await api.accounts.logout()
  const user = readStoredUser()
  // First the record: without it the forms that are still open store no draft any more.
  forgetUser()
  if (user) removeDrafts(user.id)
}
