import type { Context } from '../../../platform/context.ts'
import type { SectionName, Sections } from '../contract.ts'
import { SECTIONS } from '../contract.ts'
import { DEFAULTS } from '../defaults.ts'

type Db = Pick<Context, 'db'>

/** A section as the owner set it, or as it came. What an older program kept and this one cannot read is as it came, too. */
export async function readSection<Name extends SectionName>({ db }: Db, section: Name): Promise<Sections[Name]> {
  const row = await db.selectFrom('site_settings').select('value').where('section', '=', section).executeTakeFirst()
  return row ? parseSection(section, row.value) : DEFAULTS[section]
}

/** Several sections at once. */
export async function readSections<Name extends SectionName>({ db }: Db, names: readonly Name[]) {
  const rows = await db.selectFrom('site_settings').select(['section', 'value']).where('section', 'in', names).execute()
  const kept = new Map(rows.map(({ section, value }) => [section, value]))
  const read = (name: Name) => [name, kept.has(name) ? parseSection(name, kept.get(name)) : DEFAULTS[name]]
  const values = Object.fromEntries(names.map(read)) as Pick<Sections, Name>
  return { values, changed: names.filter((name) => kept.has(name)) }
}

function parseSection<Name extends SectionName>(section: Name, value: unknown): Sections[Name] {
  const defaults = DEFAULTS[section]
  // A field that a newer program added has its default.
  const whole = Array.isArray(defaults) ? value : { ...defaults, ...(value as object) }
  const { data } = SECTIONS[section].safeParse(whole)
  return (data ?? defaults) as Sections[Name]
}
