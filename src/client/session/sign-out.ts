import { api } from '#client/calls/api.ts'
import { forgetAnswers } from '#client/calls/kept-answers.ts'
import { removeDrafts } from '#client/storage/draft-keys.ts'
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
