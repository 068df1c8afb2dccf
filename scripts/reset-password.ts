// npm run reset-password -- EMAIL [--second-factor]: gives an account a new password, prints it, and ends the account's
// sessions; with --second-factor also removes its second factor. The program may run or not.
import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { pino } from 'pino'
import { systemClock } from '#clock.ts'
import { generatePassword } from '#platform/auth/password.ts'
import { removeSecondFactor } from '#platform/auth/remove-second-factor.ts'
import { setPassword } from '#platform/auth/set-password.ts'
import { reachExisting } from '#platform/backup/reach.ts'
import { kyselyOn } from '#platform/db/open.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { reasonOf } from '#platform/errors.ts'
import { recordSecurity } from '#platform/security-log.ts'
import { readSettings } from '#platform/settings.ts'

/** The terminal shows the password alone. */
const log = pino({ level: 'silent' })
const { values, positionals } = parseArgs({ options: { 'second-factor': { type: 'boolean' } }, allowPositionals: true })
const email = positionals[0]?.toLowerCase()
if (!email) {
  console.error('Usage: npm run reset-password -- EMAIL [--second-factor]')
  process.exit(2)
}

try {
  const { pool, close } = await reachExisting(readSettings(process.env))
  try {
    const password = await kyselyOn(pool).transaction().execute(resetPassword)
    console.log(`New password of ${email}: ${password}`)
  } finally {
    await close()
  }
} catch (error) {
  console.error(reasonOf(error))
  process.exitCode = 1
}

async function resetPassword(db: Kysely<DB>) {
  const user = await db.selectFrom('users').select('id').where('email', '=', email!).executeTakeFirst()
  if (!user) throw new Error(`No account has the e-mail ${email}.`)
  const password = generatePassword()
  await setPassword(db, user.id, password, { at: systemClock.now() })
  await recordSecurity({ db, log, clock: systemClock }, 'password', { subject: user.id, detail: 'terminal' })
  if (values['second-factor']) {
    await removeSecondFactor(db, user.id)
    await recordSecurity({ db, log, clock: systemClock }, 'second-factor', { subject: user.id, detail: 'terminal' })
  }
  return password
}
