import { isDeepStrictEqual } from 'node:util'
import { type Context, requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { PREVIEW_LIMIT } from '#platform/http/limits.ts'
import { renderPreview } from '#platform/http/preview-page.ts'
import { rendering } from '#platform/rendering.ts'
import type { Settings } from '#platform/settings.ts'
import { DAY_MS, weekdayOf } from '#time.ts'
import { SECTION_NAMES, type SectionName, type Sections } from '../section-schemas.ts'
import type { Section } from '../sections-contract.ts'
import { BLANK, EMPTY } from './blank.ts'
import { DEFAULTS } from './defaults.ts'
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

/**
 * A public page as visitors would see it with that section. It is rendered for this answer only and not cached. Throws
 * 422 for a path that shows no public page, 429.
 */
export async function previewSection(
  context: Context,
  { path, weekday, ...change }: Section & { path: string; weekday?: number | undefined },
) {
  await context.limits.spend(PREVIEW_LIMIT, String(requireUser(context).id))
  const now = context.clock.now()
  const draft: Draft = { ...change, updated: now }
  // The next such weekday, at this hour.
  const shown = weekday === undefined ? now : new Date(now.getTime() + ((weekday - weekdayOf(now) + 7) % 7) * DAY_MS)
  const html = await renderPreview(context, { path, draft, now: shown })
  if (html === undefined) throw new AppError('invalid', 'Este endereço não mostra uma página do site.')
  return { data: { html } }
}

/** A changed section that replaces the stored one while one preview renders. */
type Draft = Section & { /** The time of the preview. */ updated: Date }

/** The draft of the page that is being rendered; undefined unless it is a preview. */
export const draftOf = (): Draft | undefined => rendering.getStore()?.draft as Draft | undefined
