import { createOTP } from '@better-auth/utils/otp'
import { symmetricDecrypt } from 'better-auth/crypto'
import { nowMs } from '#clock.ts'
import type { Context } from '#platform/context.ts'

/** What somebody is told whose code was used before. */
export const USED_CODE = 'Este código já foi usado. Espere o aplicativo mostrar o próximo.'

/** Seconds for which a code is shown, and how many codes before and after it are taken too: as better-auth has them. */
const PERIOD = 30
const WINDOW = 1

/**
 * Claims a code of an account's app, in one statement over all processes: it and those of earlier steps serve no more
 * (RFC 6238, 5.2), whatever comes of it. False where that is so already. Says nothing of a code that is wrong.
 */
export async function claimCode(
  { db, auth }: Pick<Context, 'db' | 'auth'>,
  userId: number,
  code: string,
): Promise<boolean> {
  const row = await db.selectFrom('two_factors').select('secret').where('user_id', '=', userId).executeTakeFirst()
  if (!row) return true
  const { secretConfig } = await auth.$context
  const step = await findStep(await symmetricDecrypt({ key: secretConfig, data: row.secret }), code)
  if (step === undefined) return true
  const { numUpdatedRows } = await db
    .updateTable('two_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The newest of the time steps that has that code. One more than are taken, since the next may begin before it is checked. */
async function findStep(secret: string, code: string): Promise<number | undefined> {
  const { hotp } = createOTP(secret, { period: PERIOD })
  const now = Math.floor(nowMs() / 1000 / PERIOD)
  for (let step = now + WINDOW + 1; step >= now - WINDOW; step--) if ((await hotp(step)) === code) return step
  return undefined
}
