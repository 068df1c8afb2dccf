import type { Kysely } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import { isUniqueViolation } from '#platform/db/errors.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { originOf } from '#platform/http/origin.ts'
import type { MaybeConfirmed, PasswordLink } from '../people-contract.ts'
import { changeAccess, lockAdmins } from './administrators.ts'
import { passwordEmailJob } from './password-email.ts'
import { findRecipient, makeLink } from './password-link.ts'
import { refuseTakenName } from './refuse-taken-name.ts'
import { notFound, requirePerson } from './require-person.ts'

type Answer = { result: true; data: PasswordLink }

/** Adds a member of staff and sends them a password link. Throws 409 if the e-mail or the name is taken. */
export async function addPerson(context: Context, { name, email }: { name: string; email: string }): Promise<Answer> {
  refuseReserved(context, email)
  const now = context.clock.now()
  return context.db.transaction().execute(async (db) => {
    const { id } = await db
      .insertInto('users')
      .values({ name, email, email_verified: false, role: 'user', created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(explainTaken)
    await refuseTakenName(db, { id, name, field: 'name' })
    return issueLink(context, db, id)
  })
}

/**
 * Sends a member of staff another password link. Earlier ones stay valid until one is used. Throws 404, 409 for a disabled
 * account, and as `changeAccess` does.
 */
export async function sendLink(context: Context, confirmed: MaybeConfirmed): Promise<Answer> {
  return changeAccess(context, confirmed, (db) => issueLink(context, db, confirmed.id))
}

/**
 * Sends the link by e-mail; without a mail server it is in the answer instead, for whoever still administers. Throws 403,
 * 404, and 409 for a disabled account.
 */
async function issueLink(context: Context, db: Kysely<DB>, id: number): Promise<Answer> {
  const who = await findRecipient(db, id)
  if (!who) {
    await requirePerson({ db }, id)
    throw new AppError('person-disabled', 'Este acesso está desativado. Ative-o antes.')
  }
  const origin = originOf(context)
  if (!context.mail.server) {
    await lockAdmins(context, db)
    const link = await makeLink({ ...context, db }, who, { origin, shownTo: requireUser(context).id })
    return { result: true, data: { id, mailed: false, link } }
  }
  await context.jobs.send(passwordEmailJob, { user_id: id, origin }, { db })
  return { result: true, data: { id, mailed: true } }
}

/**
 * Changes an account's e-mail and revokes its password links. Throws 404, 409 if the e-mail is taken, and as
 * `changeAccess` does.
 */
export async function changeEmail(context: Context, { id, email, password }: MaybeConfirmed & { email: string }) {
  const { adminEmail } = context.settings
  await changeAccess(context, { id, password }, async (db) => {
    const row = await db.selectFrom('users').select('email').where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row) throw notFound()
    if (row.email === email) return
    // Account 1 is the admin anyway and may use that e-mail.
    if (id !== 1) refuseReserved(context, email)
    if (id !== 1 && row.email === adminEmail) {
      const text = 'As configurações fazem deste e-mail o da administração. Troque-o lá antes.'
      throw new AppError('email-reserved', text, { email: text })
    }
    await db
      .updateTable('users')
      .set({ email, email_verified: false, updated_at: context.clock.now() })
      .where('id', '=', id)
      .execute()
      .catch(explainTaken)
    await db.deleteFrom('password_links').where('user_id', '=', id).execute()
  })
  return { result: true as const }
}

/** The e-mail in the settings makes its account an admin. Throws 409. */
function refuseReserved({ settings }: Context, email: string) {
  if (email !== settings.adminEmail) return
  const text = 'Este e-mail é o da administração, pelas configurações.'
  throw new AppError('email-reserved', text, { email: text })
}

function explainTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  const text = 'Já há alguém com este e-mail.'
  throw new AppError('email-taken', text, { email: text })
}
