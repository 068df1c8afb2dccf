import { type Kysely, sql } from 'kysely'
import { generatePassword } from '#platform/auth/password.ts'
import { setPassword } from '#platform/auth/set-password.ts'
import type { Program } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'

/**
 * Creates the first accounts where there are none: the admin, with id 1, and in the demo a member of staff. Gives them
 * passwords, new ones where they have some, and returns the lines to print for the operator.
 */
export function seedAccounts({ db, settings, clock }: Program): Promise<string[]> {
  const { adminPassword } = settings
  return db.transaction().execute(async (db) => {
    const existing = await db.selectFrom('users').select(['id', 'email']).orderBy('id').execute()
    const [admin, staff] = existing.length > 0 ? existing : await addAccounts(db, settings, clock.now())
    const adminWord = adminPassword ?? generatePassword()
    await setPassword(db, admin!.id, adminWord, { at: clock.now() })
    const staffWord = generatePassword()
    if (staff) await setPassword(db, staff.id, staffWord, { at: clock.now() })
    return [
      '',
      'First run. Keep these; they are not shown again (npm run reset-password -- EMAIL makes a new one).',
      `  Admin   ${admin!.email}   ${adminPassword ? 'the password in ADMIN_PASSWORD' : adminWord}`,
      ...(staff ? [`  Staff   ${staff.email}   ${staffWord}`] : []),
      '',
    ]
  })
}

/** The name and the e-mail of the first administrator until they say theirs. */
export const FIRST_NAME = 'Administração'
export const FIRST_EMAIL = 'admin@exemplo.com.br'

async function addAccounts(db: Kysely<DB>, { adminEmail, seed }: Program['settings'], now: Date) {
  // A first run that was killed here has used up numbers.
  await sql`select setval(pg_get_serial_sequence('users', 'id'), 1, false)`.execute(db)
  const add = (name: string, email: string) =>
    db
      .insertInto('users')
      .values({ name, email, email_verified: false, role: 'user', created_at: now, updated_at: now })
      .returning(['id', 'email'])
      .executeTakeFirstOrThrow()
  if (seed !== 'demo') return [await add(FIRST_NAME, adminEmail ?? FIRST_EMAIL)]
  return [
    await add('Marina Reis', adminEmail ?? 'marina@exemplo.com.br'),
    await add('Davi Nunes', 'davi@exemplo.com.br'),
  ]
}
