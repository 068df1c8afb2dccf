import { isDeepStrictEqual } from 'node:util'
import type { Context } from '#platform/context.ts'
import { SECTION_NAMES, type SectionName, type Sections } from '../contract.ts'
import { DEFAULTS } from '../defaults.ts'
import { type Draft, draftOf } from './draft.ts'
import { fromStored } from './kept.ts'

type Db = Pick<Context, 'db'>

/** A section with what is kept beside it. */
export interface KeptSection<Name extends SectionName> {
  value: Sections[Name]
  /** Its markdown texts rendered at save, by field, as far as they are known. */
  html: Readonly<Record<string, string>>
  /** When the owner last set it; null for the default. */
  updated: Date | null
  /** Raised by each save and reset; 0 for one that was never saved. */
  revision: number
}

/** A section as the owner set it, or as it came; in a preview, as it would be. */
export async function readSection<Name extends SectionName>(context: Db, section: Name): Promise<Sections[Name]> {
  return (await readKept(context, [section]))[section].value
}

/** Several sections at once. */
export async function readSections<Name extends SectionName>(context: Db, names: readonly Name[]) {
  const kept = await readKept(context, names)
  return Object.fromEntries(names.map((name) => [name, kept[name].value])) as Pick<Sections, Name>
}

/** All sections for those who edit them: their values, which of them differ from what they came as, their revisions. */
export async function readSettings(context: Db) {
  const kept = await readKept(context, SECTION_NAMES)
  const values = Object.fromEntries(SECTION_NAMES.map((name) => [name, kept[name].value])) as Sections
  const revisions = Object.fromEntries(SECTION_NAMES.map((name) => [name, kept[name].revision]))
  return {
    values,
    changed: SECTION_NAMES.filter((name) => !isDeepStrictEqual(values[name], DEFAULTS[name])),
    revisions: revisions as Record<SectionName, number>,
  }
}

/** Sections with what is kept beside them, in one query. */
export async function readKept<Name extends SectionName>(
  { db }: Db,
  names: readonly Name[],
): Promise<{ [One in Name]: KeptSection<One> }> {
  const draft = draftOf()
  const rows = await db
    .selectFrom('site_settings')
    .select(['section', 'value', 'html', 'updated_at', 'revision'])
    .where('section', 'in', names)
    .execute()
  const read = <One extends Name>(name: One): KeptSection<One> => {
    const row = rows.find(({ section }) => section === name)
    if (draft?.section === name) return fromDraft(draft)
    if (!row?.value) return { value: DEFAULTS[name], html: {}, updated: null, revision: row?.revision ?? 0 }
    const { value, intact } = fromStored(name, row.value)
    // A text that fell back to its default is not what was rendered.
    return {
      value,
      html: intact ? ((row.html ?? {}) as Record<string, string>) : {},
      updated: row.updated_at,
      revision: row.revision,
    }
  }
  return Object.fromEntries(names.map((name) => [name, read(name)])) as { [One in Name]: KeptSection<One> }
}

const fromDraft = <Name extends SectionName>({ value, updated }: Draft): KeptSection<Name> => ({
  value: value as Sections[Name],
  html: {},
  updated,
  revision: 0,
})
