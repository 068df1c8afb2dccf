import { verifyPassword } from '#platform/auth/password.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { OWN_PASSWORD_LIMIT } from './limits.ts'

/**
 * Whether that is the caller's own password, which some steps ask for once more. Throws 429 after ten wrong ones
 * within a quarter of an hour.
 */
export async function isOwnPassword(context: Context, password: string): Promise<boolean> {
  const { id } = requireUser(context)
  await context.limits.spend(OWN_PASSWORD_LIMIT, String(id))
  const account = await context.db
    .selectFrom('accounts')
    .select('password')
    .where('user_id', '=', id)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  const isRight = Boolean(account?.password) && (await verifyPassword({ hash: account!.password!, password }))
  if (isRight) await context.limits.refund(OWN_PASSWORD_LIMIT, String(id))
  return isRight
}
