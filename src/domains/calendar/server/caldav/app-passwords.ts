import { requireOwnPassword } from '#platform/auth/own-password.ts'
import { generatePassword } from '#platform/auth/password.ts'
import { type Context, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { AppError } from '#platform/errors.ts'
import { type appPasswordsContract, MAX_APP_PASSWORDS } from '../../sharing-contract.ts'
import { hashOfPassword } from './sign-in.ts'

/** The caller's passwords of apps, the newest first. */
export async function listAppPasswords(context: Context) {
  const rows = await context.db
    .selectFrom('calendar_app_passwords')
    .select(['id', 'label', 'created_at', 'last_used_at'])
    .where('user_id', '=', requireUser(context).id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_APP_PASSWORDS)
    .execute()
  return {
    data: rows.map(({ id, label, created_at, last_used_at }) => ({
      id,
      label,
      created: created_at.toISOString(),
      used: last_used_at?.toISOString() ?? null,
    })),
  }
}

/** Makes a password of an app, and tells it this once. Throws 422 for a wrong own password, and for too many. */
export async function addAppPassword(
  context: Context,
  { label, password: own }: InputOf<typeof appPasswordsContract.add>,
) {
  await requireOwnPassword(context, own)
  const user_id = requireUser(context).id
  const password = generatePassword()
  const id = await context.db.transaction().execute(async (db) => {
    await db.selectFrom('users').select('id').where('id', '=', user_id).forNoKeyUpdate().executeTakeFirstOrThrow()
    const { count } = await db
      .selectFrom('calendar_app_passwords')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MAX_APP_PASSWORDS)
      throw new AppError('invalid', `São no máximo ${MAX_APP_PASSWORDS} senhas de app. Revogue uma que não usa mais.`)
    const row = { user_id, label, hash: hashOfPassword(password), created_at: context.clock.now() }
    return (await db.insertInto('calendar_app_passwords').values(row).returning('id').executeTakeFirstOrThrow()).id
  })
  return { result: true as const, data: { id, password, user: requireUser(context).email } }
}

/** Revokes one of the caller's passwords of apps: from the next request on it is refused. Throws 404. */
export async function removeAppPassword(context: Context, { id }: { id: number }) {
  await context.db
    .deleteFrom('calendar_app_passwords')
    .where('id', '=', id)
    .where('user_id', '=', requireUser(context).id)
    .returning('id')
    .executeTakeFirstOrThrow(() => new AppError('missing', 'Esta senha de app não existe mais.'))
  return { result: true as const }
}
