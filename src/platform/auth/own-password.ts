import { type Context, requireUser } from '../context.ts'
import { AppError } from '../errors.ts'
import type { Limit } from '../http/limits.ts'
import { verifyPassword } from './password.ts'

/** Failed confirmations of the caller's own password. */
const OWN_PASSWORD_LIMIT: Limit = { name: 'ownPassword', points: 10, duration: 15 * 60, stored: true }

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

/**
 * Lets a sensitive action pass only with the caller's own password.
 * @param text what the refusal says; the field `password` says what is wrong with it
 * Throws 422 where it is missing or wrong, and 429 as `isOwnPassword` does.
 */
export async function requireOwnPassword(context: Context, password: string | undefined, text?: string): Promise<void> {
  if (password && (await isOwnPassword(context, password))) return
  const problem = password ? 'A senha não confere.' : 'Digite a sua senha.'
  throw new AppError('invalid', text ?? problem, { password: problem })
}
