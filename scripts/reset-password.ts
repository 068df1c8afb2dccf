// npm run reset-password -- EMAIL: gives an account a new password, prints it, and ends the account's sessions.
// Works while the program runs and while it does not.
import { generatePassword } from '#platform/auth/password.ts'
import { setPassword } from '#platform/auth/set-password.ts'
import { startEmbedded } from '#platform/db/embedded/embedded.ts'
import { findRunning } from '#platform/db/embedded/running.ts'
import { databaseFolder, kyselyOn, openPool } from '#platform/db/open.ts'
import { readSettings } from '#platform/settings.ts'

const email = process.argv[2]?.toLowerCase()
if (!email) {
  console.error('Usage: npm run reset-password -- EMAIL')
  process.exit(2)
}

const settings = readSettings(process.env)
const folder = databaseFolder(settings)
const running = settings.databaseUrl ? { connectionString: settings.databaseUrl } : findRunning(folder)
const server = running ? undefined : await startEmbedded(folder)
const pool = openPool(running ?? server?.connection ?? {})
try {
  process.exitCode = (await resetPassword(email)) ? 0 : 1
} finally {
  await pool.end()
  await server?.stop()
}

async function resetPassword(email: string): Promise<boolean> {
  const password = generatePassword()
  const changed = await kyselyOn(pool)
    .transaction()
    .execute(async (db) => {
      const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
      if (!user) return false
      await setPassword(db, user.id, password)
      return true
    })
  if (changed) console.log(`New password of ${email}: ${password}`)
  else console.error(`No account has the e-mail ${email}.`)
  return changed
}
