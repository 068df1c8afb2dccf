import type { Api } from '#client/calls/api.ts'
import { storePanel } from '#client/interface/panel.ts'
import { keepChoices } from '#client/storage/choices.ts'
import { removeDrafts } from '#client/storage/draft-keys.ts'
import { takeFormerChoices } from '#client/storage/former-choices.ts'
import { storeModules } from './modules.ts'
import { readStoredUser, type StoredUser, storeUser } from './stored-user.ts'

/** The answer of the calls that open or read a session. */
type Signed = Pick<Awaited<ReturnType<Api['accounts']['session']>>, 'data' | 'panel' | 'choices' | 'modules'>

/**
 * Keeps what a session's answer says: the user, whose record is returned, which interface they see, which modules are
 * off, and what they chose of the screens.
 * If another user's record was stored, that user's drafts are removed. Throws where the answer names nobody.
 */
export function storeSigned({ data: [user], panel, choices, modules }: Signed): StoredUser {
  if (!user) throw new Error('The answer of the session names no user')
  const before = readStoredUser()
  const isAnother = before !== undefined && before.id !== user.id
  if (isAnother) removeDrafts(before.id)
  const former = takeFormerChoices()
  storeUser(user)
  storePanel(panel)
  storeModules(modules)
  keepChoices(user.id, choices, isAnother ? {} : former)
  return user
}
