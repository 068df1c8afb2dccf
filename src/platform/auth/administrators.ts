import type { Kysely } from 'kysely'
import type { DB } from '../db/tables.gen.ts'
import type { Settings } from '../settings.ts'
import type { Actor } from './actor.ts'

type Configured = Pick<Settings, 'adminEmail'>

/**
 * Whether a user administers by having the first account or the e-mail of the settings: nobody in the panel gives that or
 * takes it away.
 */
export const isPrincipal = ({ id, email }: Pick<Actor, 'id' | 'email'>, { adminEmail }: Configured) =>
  id === 1 || email === adminEmail

/** Whether a user is an admin: a principal, or appointed by one who is. Decided here only. */
export const isAdminUser = (person: Pick<Actor, 'id' | 'email' | 'administers'>, settings: Configured) =>
  isPrincipal(person, settings) || person.administers

/** A query of those of whom `isAdminUser` is true and who are not disabled, by id. */
export const chooseAdmins = (db: Kysely<DB>, { adminEmail }: Configured) =>
  db
    .selectFrom('users')
    .where((eb) => eb.or([eb('id', '=', 1), eb('email', '=', adminEmail ?? ''), eb('administers', '=', true)]))
    .where('banned', 'is not', true)
    .orderBy('id')
