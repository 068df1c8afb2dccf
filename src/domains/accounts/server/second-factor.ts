import { APIError } from 'better-auth/api'
import { requireOwnPassword } from '#platform/auth/own-password.ts'
import { removeSecondFactor } from '#platform/auth/remove-second-factor.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { DONE } from '#platform/contract/fields.ts'
import { AppError } from '#platform/errors.ts'
import { drawQrCode } from '#platform/pictures/qr-code.ts'
import type { MaybeConfirmed } from '../people-contract.ts'
import type { SecondFactorSetup } from '../second-factor-contract.ts'
import { changeAccess } from './administrators.ts'
import { claimCode, USED_CODE } from './claim-code.ts'
import { requirePerson } from './require-person.ts'
import { isSecondFactorRequired } from './second-factor-rule.ts'
import { sendCookies } from './send-cookies.ts'

/**
 * Makes a secret and recovery codes, without effect until they are confirmed. Throws 422 for a wrong password, 409 where
 * the second factor is on.
 */
export async function beginSecondFactor(context: Context, { password }: { password: string }) {
  await requireOwnPassword(context, password)
  const made = await context.auth.api
    .enableTwoFactor({ body: { password, method: 'totp' }, headers: context.request })
    .catch((error: unknown) => {
      if (!(error instanceof APIError)) throw error
      throw new AppError('second-factor-on', 'O segundo fator já está ligado.')
    })
  if (made.method !== 'totp') throw new Error('another method was asked for')
  const { totpURI: uri, backupCodes: recovery_codes } = made
  const secret = new URL(uri).searchParams.get('secret')!
  const data: SecondFactorSetup = { uri, qr: drawQrCode(uri), secret, recovery_codes }
  return { ...DONE, data }
}

/**
 * Turns the second factor on, by a code of the app that proves it has the secret. Throws 422 for a wrong one, and one that
 * was used.
 */
export async function confirmSecondFactor(context: Context, { code }: { code: string }) {
  if (!(await claimCode(context, requireUser(context).id, code)))
    throw new AppError('invalid', USED_CODE, { code: USED_CODE })
  const { headers } = await context.auth.api
    .verifyTOTP({ body: { code }, headers: context.request, returnHeaders: true })
    .catch((error: unknown) => {
      if (!(error instanceof APIError)) throw error
      const text = 'Este código não confere. Use o que o aplicativo mostra agora.'
      throw new AppError('invalid', text, { code: text })
    })
  sendCookies(context, headers)
  return DONE
}

/** Makes new recovery codes. Throws 422 for a wrong password, 409 where there is no second factor. */
export async function renewRecoveryCodes(context: Context, { password }: { password: string }) {
  await requireOwnPassword(context, password)
  const { backupCodes } = await context.auth.api
    .generateBackupCodes({ body: { password }, headers: context.request })
    .catch((error: unknown) => {
      if (!(error instanceof APIError)) throw error
      throw new AppError('second-factor-off', 'O segundo fator não está ligado.')
    })
  return { ...DONE, data: { recovery_codes: backupCodes } }
}

/** Turns the caller's second factor off. Throws 422 for a wrong password, 409 where the admin requires it. */
export async function removeOwnSecondFactor(context: Context, { password }: { password: string }) {
  await requireOwnPassword(context, password)
  if (await isSecondFactorRequired(context))
    throw new AppError('second-factor-required', 'A administração exige o segundo fator de toda a equipe.')
  const { headers } = await context.auth.api.disableTwoFactor({
    body: { password },
    headers: context.request,
    returnHeaders: true,
  })
  sendCookies(context, headers)
  return DONE
}

/** Requires a second factor of all staff, or no longer. Throws 409 where the admin has none. */
export async function requireSecondFactor(context: Context, { required }: { required: boolean }) {
  const { id } = requireUser(context)
  if (required && !(await hasSecondFactor(context, id)))
    throw new AppError('second-factor-off', 'Ligue antes o seu próprio segundo fator, no perfil.')
  await context.db
    .insertInto('security_settings')
    .values({ second_factor_required: required })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ second_factor_required: required }))
    .execute()
  return DONE
}

/** Turns off the second factor of somebody who lost it. Throws 404, 409 for one's own, and as `changeAccess` does. */
export async function removeSecondFactorOf(context: Context, { id, password }: MaybeConfirmed) {
  if (id === requireUser(context).id)
    throw new AppError('own-second-factor', 'O próprio segundo fator se desliga no perfil.')
  await requirePerson(context, id)
  await changeAccess(context, { id, password }, (db) => removeSecondFactor(db, id))
  return DONE
}

async function hasSecondFactor({ db }: Pick<Context, 'db'>, id: number): Promise<boolean> {
  const row = await db.selectFrom('users').select('two_factor_enabled').where('id', '=', id).executeTakeFirst()
  return row?.two_factor_enabled ?? false
}
