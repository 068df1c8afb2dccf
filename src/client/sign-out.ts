import { api } from './api.ts'
import { removeDrafts } from './draft-keys.ts'
import { forgetAnswers } from './kept-answers.ts'
import { forgetUser, readStoredUser } from './stored-user.ts'

/** Ends the session, and removes the user's record, drafts and kept answers from this browser. Throws if the server was not reached. */
export async function signOut() {
  await api.accounts.logout()
  forgetAnswers()
  const user = readStoredUser()
  // First the record: without it, open forms do not store drafts any more.
  forgetUser()
  if (user) removeDrafts(user.id)
}
