import type { Kysely } from 'kysely'
import { systemClock } from '#clock.ts'
import { faceAddress } from '#pictures/face-address.ts'
import { isAdminUser, isPrincipal } from '#platform/auth/administrators.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { DONE } from '#platform/contract/fields.ts'
import { nameOrder } from '#platform/db/like.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { recordSecurity } from '#platform/security-log.ts'
import type { MaybeConfirmed, StaffMember } from '../people-contract.ts'
import { changeAccess, endAdministration, lockPerson, refuseForPrincipal, tell } from './administrators.ts'
import { notFound, requirePerson } from './require-person.ts'
import { isSecondFactorRequired } from './second-factor-rule.ts'

const MAX_ROWS = 1000

/** All accounts, by name. */
export async function listPeople({ db, settings }: Context) {
  const rows = await db
    .selectFrom('users')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.user_id', '=', 'users.id').on('accounts.provider_id', '=', 'credential'),
    )
    .select((eb) => [
      'users.id',
      'users.name',
      'users.email',
      'users.banned',
      'users.last_seen_at',
      'users.two_factor_enabled',
      'users.administers',
      'users.sees_costs',
      'accounts.password',
      eb
        .selectFrom('sessions')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .where('expires_at', '>', systemClock.now())
        .as('sessions'),
    ])
    .orderBy('users.name')
    .orderBy('users.id')
    .limit(MAX_ROWS)
    .execute()
  const data = rows.map(
    (row): StaffMember => ({
      id: row.id,
      name: row.name,
      email: row.email,
      admin: isAdminUser(row, settings),
      principal: isPrincipal(row, settings),
      state: stateOf(row),
      last_seen: row.last_seen_at?.toISOString() ?? null,
      sessions: row.sessions ?? 0,
      second_factor: row.two_factor_enabled,
      sees_costs: isAdminUser(row, settings) || row.sees_costs,
    }),
  )
  return { ...DONE, data, second_factor_required: await isSecondFactorRequired({ db }) }
}

function stateOf({ banned, password }: { banned: boolean | null; password: string | null }): StaffMember['state'] {
  if (banned) return 'disabled'
  return password ? 'active' : 'invited'
}

/** All accounts that are not disabled, by name, for pickers. */
export async function listStaff({ db }: Context) {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('banned', 'is not', true)
    .orderBy(nameOrder('name'))
    .orderBy('id')
    .limit(MAX_ROWS)
    .execute()
  return { ...DONE, data: rows.map((row) => ({ ...row, picture: faceAddress(row.email) })) }
}

/**
 * Disables an account and revokes all that gives access to it, and for good what made it an administrator's, which the others
 * are told. Throws 404, 409 for the caller's own, and as `changeAccess` does.
 */
export async function disablePerson(context: Context, { id, password }: MaybeConfirmed) {
  if (id === requireUser(context).id) throw new AppError('own-access', 'Ninguém desativa o próprio acesso.')
  await changeAccess(context, { id, password }, async (db) => {
    const person = await lockPerson(db, id)
    if (isAdminUser(person, context.settings) && !person.banned) {
      await endAdministration({ ...context, db }, id)
      await tell(context, db, {
        id,
        others: `O acesso de ${person.name} foi desativado, e com ele a administração`,
      })
    }
    if (person.administers)
      await recordSecurity({ ...context, db }, 'withdrawn', { subject: id, detail: 'accounts.people.disable' })
    await db.updateTable('users').set({ banned: true, updated_at: context.clock.now() }).where('id', '=', id).execute()
    await revokeAccess(db, id)
  })
  return DONE
}

/**
 * Enables a disabled account again: its password and second factor are unchanged, and nothing that gave access before does
 * so again, nor does it administer. Throws 404, and 409 for a principal's.
 */
export async function enablePerson(context: Context, id: number) {
  await refuseForPrincipal(context, id)
  await context.db.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('users')
      .set({ banned: false, ban_reason: null, ban_expires: null, updated_at: context.clock.now() })
      .where('id', '=', id)
      .where('banned', '=', true)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return requirePerson({ db }, id)
    // Once more: a sign-in may have been under way when it was disabled, and earlier versions left some.
    await revokeAccess(db, id)
  })
  return DONE
}

/** Ends all sessions of an account but the caller's current one. Throws 404, and 409 for a principal's. */
export async function endSessions(context: Context, id: number) {
  await requirePerson(context, id)
  await refuseForPrincipal(context, id)
  await context.db
    .deleteFrom('sessions')
    .where('user_id', '=', id)
    .where('id', '!=', requireUser(context).session)
    .execute()
  return DONE
}

/** Says whether somebody sees what things cost the firm; the admin does, whatever is said. Throws 404. */
export async function letSeeCosts({ db, clock }: Context, { id, sees }: { id: number; sees: boolean }) {
  await db
    .updateTable('users')
    .set({ sees_costs: sees, updated_at: clock.now() })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow(notFound)
  return DONE
}

/**
 * Revokes for good all that gives access to an account without its password: sessions, and with them devices that are sent
 * its alerts; password links; the address of its calendar. Call it in a transaction.
 */
async function revokeAccess(db: Kysely<DB>, userId: number) {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute()
  await db.deleteFrom('password_links').where('user_id', '=', userId).execute()
  // Opening it again raises its number, and with it the address.
  await db.deleteFrom('calendar_app_passwords').where('user_id', '=', userId).execute()
  await db.updateTable('calendar_feeds').set({ is_open: false }).where('user_id', '=', userId).execute()
}
