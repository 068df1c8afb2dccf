// npm run reset-password -- EMAIL: gives an account a new password, prints it, and ends the account's sessions. The program
// may run or not.
import type { Kysely } from 'kysely'
import { generatePassword } from '#platform/auth/password.ts'
import { setPassword } from '#platform/auth/set-password.ts'
import { reachExisting } from '#platform/backup/reach.ts'
import { kyselyOn } from '#platform/db/open.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { readSettings } from '#platform/settings.ts'

const email = process.argv[2]?.toLowerCase()
if (!email) {
  console.error('Usage: npm run reset-password -- EMAIL')
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
  console.error((error as Error).message)
  process.exitCode = 1
}

async function resetPassword(db: Kysely<DB>) {
  const user = await db.selectFrom('users').select('id').where('email', '=', email!).executeTakeFirst()
  if (!user) throw new Error(`No account has the e-mail ${email}.`)
  const password = generatePassword()
  await setPassword(db, user.id, password)
  return password
}
