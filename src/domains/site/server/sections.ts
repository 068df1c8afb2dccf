import { isDeepStrictEqual } from 'node:util'
import type { Context } from '#platform/context.ts'
import type { Settings } from '#platform/settings.ts'
import { SECTION_NAMES, type SectionName, type Sections } from '../section-schemas.ts'
import { BLANK, EMPTY } from './blank.ts'
import { DEFAULTS } from './defaults.ts'
import { draftOf } from './draft.ts'
import { fromStored } from './stored.ts'

/** The database, and the setting that says which defaults there are. */
export interface SectionSource {
  db: Context['db']
  settings: Pick<Settings, 'seed'>
}

/** The settings until they are changed: the example company's only beside the rest of the demonstration. */
export const defaultsOf = ({ settings }: Pick<SectionSource, 'settings'>): Sections =>
  settings.seed === 'demo' ? DEFAULTS : BLANK

/** Whether nobody has said yet what a section says: there is no example company, and it was never saved. */
export const isUnsaid = ({ settings }: Pick<SectionSource, 'settings'>, { updated }: { updated: Date | null }) =>
  settings.seed === 'none' && updated === null

/** A section with what is stored beside it. */
export interface StoredSection<Name extends SectionName> {
  value: Sections[Name]
  /** Its Markdown texts as rendered at save, by field; empty if they do not belong to `value`. */
  html: Readonly<Record<string, string>>
  /** When it was last changed; null for the default. */
  updated: Date | null
  /** Raised by each save and reset; 0 if it was never saved. */
  revision: number
}

/** A section as stored, or its default; in a preview, its draft. */
export async function readSection<Name extends SectionName>(
  context: SectionSource,
  section: Name,
): Promise<Sections[Name]> {
  return (await readStored(context, [section]))[section].value
}

/** Several sections at once. */
export async function readSections<Name extends SectionName>(context: SectionSource, names: readonly Name[]) {
  const stored = await readStored(context, names)
  return Object.fromEntries(names.map((name) => [name, stored[name].value])) as Pick<Sections, Name>
}

/** The values and revisions of all sections, and the names of those that differ from their defaults. */
export async function readSettings(context: SectionSource) {
  const defaults = defaultsOf(context)
  const stored = await readStored(context, SECTION_NAMES)
  const values = Object.fromEntries(SECTION_NAMES.map((name) => [name, stored[name].value])) as Sections
  const revisions = Object.fromEntries(SECTION_NAMES.map((name) => [name, stored[name].revision]))
  return {
    values,
    changed: SECTION_NAMES.filter((name) => !isDeepStrictEqual(values[name], defaults[name])),
    empty: context.settings.seed === 'demo' ? [] : EMPTY,
    revisions: revisions as Record<SectionName, number>,
  }
}

/** Several sections with what is stored beside them, in one query. */
export async function readStored<Name extends SectionName>(
  { db, settings }: SectionSource,
  names: readonly Name[],
): Promise<{ [One in Name]: StoredSection<One> }> {
  const draft = draftOf()
  const defaults = defaultsOf({ settings })
  const rows = await db
    .selectFrom('site_settings')
    .select(['section', 'value', 'html', 'updated_at', 'revision'])
    .where('section', 'in', names)
    .execute()
  const read = <One extends Name>(name: One): StoredSection<One> => {
    const row = rows.find(({ section }) => section === name)
    if (draft?.section === name)
      return { value: draft.value as Sections[One], html: {}, updated: draft.updated, revision: 0 }
    if (!row?.value) return { value: defaults[name], html: {}, updated: null, revision: row?.revision ?? 0 }
    const { value, intact } = fromStored(name, row.value, defaults[name])
    // Texts that fell back to their defaults are not those that were rendered.
    return {
      value,
      html: intact ? ((row.html ?? {}) as Record<string, string>) : {},
      updated: row.updated_at,
      revision: row.revision,
    }
  }
  return Object.fromEntries(names.map((name) => [name, read(name)])) as { [One in Name]: StoredSection<One> }
}
