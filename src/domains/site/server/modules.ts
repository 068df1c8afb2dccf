import type { Module } from '#modules.ts'
import { type Context, isAdminUser } from '#platform/context.ts'
import { readModules, switchModule } from '#platform/modules.ts'

/** Which modules are off, and who may switch them. */
export async function listModules({ db, settings }: Context) {
  const [modules, people] = await Promise.all([
    readModules(db),
    db
      .selectFrom('users')
      .select(['id', 'email', 'name'])
      .where((eb) => eb.or([eb('id', '=', 1), eb('email', '=', settings.adminEmail ?? '')]))
      .where('banned', 'is not', true)
      .orderBy('id')
      .execute(),
  ])
  const admins = people.filter((person) => isAdminUser(person, settings)).map(({ name }) => name)
  return { data: { ...modules, admins } }
}

/** Switches a module on or off. */
export async function saveModule({ db }: Context, { module, on }: { module: Module; on: boolean }) {
  await switchModule(db, module, on)
  return { result: true as const }
}

/** The counter of the topic 'modules:1'; undefined for any other number. */
export const modulesCounter = async ({ db }: Pick<Context, 'db'>, id: number) =>
  id === 1 ? (await readModules(db)).counter : undefined
