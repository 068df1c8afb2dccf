import { setPassword } from '#platform/auth/set-password.ts'
import type { Context } from '#platform/context.ts'
import { DONE } from '#platform/contract/fields.ts'
import { AppError } from '#platform/errors.ts'
import { safeOrigin } from '#platform/http/origin.ts'
import { recordSecurity } from '#platform/security-log.ts'
import type { LinkState } from '../password-contract.ts'
import { FORGOT_ADDRESS_LIMIT, FORGOT_NETWORK_LIMIT, PASSWORD_LINK_LIMIT } from './limits.ts'
import { passwordEmailJob } from './password-email.ts'
import { findRecipient, hashToken } from './password-link.ts'
import { openSession } from './service.ts'
import { requireStrongPassword } from './strong-password.ts'

/**
 * Sends a password link to an e-mail address. Behaves the same if no account has it. Throws 429 after too many requests
 * from one network. An e-mail that was sent within the last minutes is not sent again.
 */
export async function forgotPassword(context: Context, email: string) {
  await context.limits.spend(FORGOT_NETWORK_LIMIT, context.network)
  await context.limits.spend(FORGOT_ADDRESS_LIMIT, `${context.network} ${email}`)
  const row = await context.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  // Also for an address without account: what is written takes time, by which the two could be told apart.
  await recordSecurity(context, 'password-link', { subject: row?.id, detail: 'forgot' })
  await context.jobs.send(passwordEmailJob, { user_id: row?.id ?? null, origin: safeOrigin(context), forgot: true })
  return { ...DONE, data: { mailed: context.mail.server !== undefined } }
}

/** The state of a password link, with its account if it is open. Throws 429. */
export async function readLink(context: Context, token: string): Promise<{ result: true; data: LinkState }> {
  await context.limits.spend(PASSWORD_LINK_LIMIT, context.network)
  const row = await context.db
    .selectFrom('password_links')
    .select(['user_id', 'expires_at', 'used_at'])
    .where('hash', '=', hashToken(token))
    .executeTakeFirst()
  if (row?.used_at) return { ...DONE, data: { state: 'used' } }
  const isOpen = row && row.expires_at > context.clock.now()
  const who = isOpen ? await findRecipient(context.db, row.user_id) : undefined
  if (!who) return { ...DONE, data: { state: 'over' } }
  return { ...DONE, data: { state: 'open', first: who.first, name: who.name, email: who.email } }
}

/**
 * Sets the password of the link's account, ends its sessions and opens a new one. Throws 409 if the link is used, 404 if
 * it is not valid, 422 for a password that is too simple.
 */
export async function setByLink(context: Context, { token, password }: { token: string; password: string }) {
  const { db, clock } = context
  const { data: found } = await readLink(context, token)
  if (found.state === 'open') await requireStrongPassword(context, password, found)
  const email = await db.transaction().execute(async (db) => {
    const link = await db
      .updateTable('password_links')
      .set({ used_at: clock.now() })
      .where('hash', '=', hashToken(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', clock.now())
      .returning('user_id')
      .executeTakeFirst()
    const who = link && (await findRecipient(db, link.user_id))
    if (!who) return undefined
    await setPassword(db, who.id, password, { at: context.clock.now() })
    await recordSecurity({ ...context, db, actor: null }, 'password', { subject: who.id, detail: 'link' })
    return who.email
  })
  if (email) return openSession(context, { email, password }).catch(explainCode)
  const { data } = await readLink(context, token)
  if (data.state === 'used')
    throw new AppError('link-used', 'Este link já foi usado. Entre com a senha que você definiu.')
  throw new AppError('missing', 'Este link não vale mais. Peça outro.')
}

/** A link sent by e-mail does not replace the second factor. */
function explainCode(error: unknown): never {
  if (!(error instanceof AppError && error.data.fields?.code)) throw error
  throw new AppError('password-set-sign-in', 'A senha foi definida. Entre com ela e com o código do aplicativo.')
}
