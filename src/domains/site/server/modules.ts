import type { Module } from '#modules.ts'
import { chooseAdmins } from '#platform/auth/administrators.ts'
import type { Context } from '#platform/context.ts'
import { readModules, switchModule } from '#platform/modules.ts'

/** Which modules are off, and who may switch them. */
export async function listModules({ db, settings }: Context) {
  const [modules, admins] = await Promise.all([readModules(db), chooseAdmins(db, settings).select('name').execute()])
  return { data: { ...modules, admins: admins.map(({ name }) => name) } }
}

/** Switches a module on or off. */
export async function saveModule({ db }: Context, { module, on }: { module: Module; on: boolean }) {
  await switchModule(db, module, on)
  return { result: true as const }
}

/** The counter of the topic 'modules:1'; undefined for any other number. */
export const modulesCounter = async ({ db }: Pick<Context, 'db'>, id: number) =>
  id === 1 ? (await readModules(db)).counter : undefined
