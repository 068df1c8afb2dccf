import { generatePassword } from '#platform/auth/password.ts'
import type { Program } from '#platform/context.ts'

/**
 * Creates the first accounts: the admin, who gets id 1, and in the demo a member of staff. Returns the lines to print
 * for the operator; undefined if there are accounts already.
 */
export async function seedAccounts(program: Program): Promise<string[] | undefined> {
  const { adminEmail, adminPassword, seed } = program.settings
  const anyone = await program.db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (anyone) return undefined

  const demo = seed === 'demo'
  const admin = await addUser(
    program,
    demo ? 'Marina Reis' : 'Administração',
    adminEmail ?? (demo ? 'marina@exemplo.com.br' : 'admin@exemplo.com.br'),
    adminPassword,
  )
  const staff = demo ? await addUser(program, 'Davi Nunes', 'davi@exemplo.com.br') : undefined
  return [
    '',
    'First run. Keep these; they are not shown again (npm run reset-password -- EMAIL makes a new one).',
    `  Admin   ${admin.email}   ${adminPassword ? 'the password in ADMIN_PASSWORD' : admin.password}`,
    ...(staff ? [`  Staff   ${staff.email}   ${staff.password}`] : []),
    '',
  ]
}

async function addUser({ auth }: Program, name: string, email: string, password = generatePassword()) {
  // Without headers Better Auth treats the call as made by the server itself.
  await auth.api.createUser({ body: { name, email, password } })
  return { email, password }
}
