import { type Kysely, sql } from 'kysely'
import { isOn, type Module, readOff } from '#modules.ts'
import type { Context } from './context.ts'
import type { DB } from './db/tables.gen.ts'

/** The topic that says how often modules were switched. */
export const MODULES_TOPIC = 'modules'

/** Which modules are off, and how often that was changed. */
export async function readModules(db: Kysely<DB>): Promise<{ off: Module[]; counter: number }> {
  const row = await db.selectFrom('installation').select(['modules_off', 'modules_changes']).executeTakeFirst()
  return { off: readOff(row?.modules_off), counter: row?.modules_changes ?? 0 }
}

/** What the domains bring whose module is on. */
export async function domainsOn({ db, domains }: Pick<Context, 'db' | 'domains'>) {
  const { off } = await readModules(db)
  return domains.filter((domain) => isOn(domain, off))
}

/** Switches a module; names that another release has stored stay. Its trigger tells all processes and open screens. */
export async function switchModule(db: Kysely<DB>, module: Module, on: boolean): Promise<void> {
  const off = on ? [] : [module]
  await sql`
    insert into installation as stored (modules_off, modules_changes) values (${off}::text[], 1)
    on conflict (id) do update set
      modules_off = array_remove(coalesce(stored.modules_off, '{}'), ${module}) || ${off}::text[],
      modules_changes = coalesce(stored.modules_changes, 0) + 1
    where (${module} = any (coalesce(stored.modules_off, '{}'))) = ${on}`.execute(db)
}
