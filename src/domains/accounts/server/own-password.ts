import { verifyPassword } from '#platform/auth/password.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { OWN_PASSWORD_LIMIT } from './limits.ts'

/**
 * Verifies the caller's own password, to confirm a sensitive action. Throws 429 after ten wrong ones within 15 minutes.
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
  const isValid = Boolean(account?.password) && (await verifyPassword({ hash: account!.password!, password }))
  if (isValid) await context.limits.refund(OWN_PASSWORD_LIMIT, String(id))
  return isValid
}
