import { systemClock } from '#clock.ts'
import { isOwnPassword } from '#platform/auth/own-password.ts'
import { setPassword } from '#platform/auth/set-password.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { DONE } from '#platform/contract/fields.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import { AppError } from '#platform/errors.ts'
import { comparedName } from '../name.ts'
import { nameDevice } from './device-name.ts'
import { refuseTakenName } from './refuse-taken-name.ts'
import { requireStrongPassword } from './strong-password.ts'

/** The caller's account. */
export async function readProfile(context: Context) {
  const { id } = requireUser(context)
  const { image, name, email, revision, two_factor_enabled } = await context.db
    .selectFrom('users')
    .select(['name', 'email', 'image', 'revision', 'two_factor_enabled'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    ...DONE,
    data: { id, nome: name, email, picture: Boolean(image), revision, second_factor: two_factor_enabled },
  }
}

/** Changes the caller's name. Throws 409 on a conflict, and where somebody else has that name. */
export async function saveName(context: Context, { nome, revision }: { nome: string; revision?: number | undefined }) {
  const user = requireUser(context)
  const now = context.clock.now()
  const data = await context.db.transaction().execute(async (db) => {
    const stored = await db
      .selectFrom('users')
      .select(['name', 'revision', 'field_revisions'])
      .where('id', '=', user.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const { columns, saved } = await raiseRevision(
      { stored, before: { nome: stored.name }, after: { nome }, by: user, at: now },
      { begun: revision, readRecord: async () => (await readProfile({ ...context, db })).data },
    )
    // Whoever bears the name of another since before it was refused keeps it.
    if (comparedName(nome) !== comparedName(stored.name))
      await refuseTakenName(db, { id: user.id, name: nome, field: 'nome' })
    await db
      .updateTable('users')
      .set({ name: nome, ...columns, updated_at: now })
      .where('id', '=', user.id)
      .execute()
    return saved
  })
  return { ...DONE, data }
}

/**
 * Changes the caller's password and ends their other sessions. Throws 422 if the current one is wrong or the new one too
 * simple, 429 after ten wrong ones.
 */
export async function changePassword(context: Context, input: { current: string; password: string }) {
  const user = requireUser(context)
  if (!(await isOwnPassword(context, input.current))) {
    const wrong = 'A senha atual não confere.'
    throw new AppError('invalid', wrong, { current: wrong })
  }
  if (input.password === input.current) {
    const same = 'A nova senha é igual à atual.'
    throw new AppError('invalid', same, { password: same })
  }
  await requireStrongPassword(context, input.password, user)
  await context.db
    .transaction()
    .execute((db) => setPassword(db, user.id, input.password, { at: context.clock.now(), keep: user.session }))
  return DONE
}

/** The caller's open sessions, the current one first. */
export async function listSessions({ db, ...context }: Context) {
  const { id, session } = requireUser({ db, ...context })
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', id)
    .where('expires_at', '>', systemClock.now())
    .orderBy((eb) => eb('id', '=', session), 'desc')
    .orderBy('last_used_at', 'desc')
    .limit(1000)
    .execute()
  const data = rows.map((row) => ({
    id: row.id,
    device: nameDevice(row.user_agent ?? ''),
    opened: row.created_at.toISOString(),
    used: row.last_used_at.toISOString(),
    current: row.id === session,
  }))
  return { ...DONE, data }
}

/** Ends one of the caller's sessions. Throws 404. */
export async function endSession(context: Context, session: number) {
  const { numDeletedRows } = await context.db
    .deleteFrom('sessions')
    .where('id', '=', session)
    .where('user_id', '=', requireUser(context).id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('missing', 'Esta sessão já foi encerrada.')
  return DONE
}

/** Ends the caller's sessions but the current one. */
export async function endOtherSessions(context: Context) {
  const { id, session } = requireUser(context)
  await context.db.deleteFrom('sessions').where('user_id', '=', id).where('id', '!=', session).execute()
  return DONE
}
