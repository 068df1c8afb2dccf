import { type Context, requireUser } from '#platform/context.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import { AppError } from '#platform/errors.ts'
import type { SectionName, Sections } from '../section-schemas.ts'
import type { SectionChange } from '../sections-contract.ts'
import { isPlaceholder } from './blank.ts'
import { defaultsOf, isUnsaid, readStored, type SectionSource } from './sections.ts'
import { toStored } from './stored.ts'
import { renderTexts } from './texts.ts'
import { type ChosenVersion, findVersion, storeVersion } from './versions.ts'

/**
 * Stores a change of a section, with its Markdown rendered, and its previous version. Throws 409 on a conflict, and 422 for
 * the first data of a company that still bear the program's name, with which the site would open.
 */
export async function saveSection(context: Context, { section, value, revision: begun }: SectionChange) {
  const html = await renderTexts(context, { section, value })
  const now = context.clock.now()
  const by = requireUser(context)
  const data = await context.db.transaction().execute(async (db) => {
    const { stored, before } = await lockSection({ db, settings: context.settings }, section, now)
    const { columns, saved } = await raiseRevision(
      { stored, before: toFields(before.value), after: toFields(value), by, at: now },
      { begun, readRecord: async () => before.value },
    )
    const changed = Array.isArray(value) ? value : { ...before.value, ...value }
    if (section === 'company' && isUnsaid(context, before) && isPlaceholder(changed as Sections['company']))
      throw new AppError('invalid', NAME_MISSING, { 'value.name': NAME_MISSING })
    const whole = toStored(section, changed)
    await storeVersion(db, section, stored, whole)
    await db
      .updateTable('site_settings')
      .set({
        ...columns,
        value: JSON.stringify(whole),
        html: html && JSON.stringify({ ...before.html, ...html }),
        updated_at: now,
        updated_by: by.name,
      })
      .where('section', '=', section)
      .execute()
    return saved
  })
  return { result: true as const, data }
}

const NAME_MISSING = 'Ponha o nome da sua empresa.'

/** Resets a section to its default, and stores what it was as a version. */
export async function resetSection(context: Context, section: SectionName) {
  const now = context.clock.now()
  const by = requireUser(context)
  await context.db.transaction().execute(async (db) => {
    const { stored, before } = await lockSection({ db, settings: context.settings }, section, now)
    const { columns } = await raiseRevision({
      stored,
      before: toFields(before.value),
      after: toFields(defaultsOf(context)[section]),
      by,
      at: now,
    })
    await storeVersion(db, section, stored, null)
    await db
      .updateTable('site_settings')
      .set({ ...columns, value: null, html: null, updated_at: now, updated_by: by.name })
      .where('section', '=', section)
      .execute()
  })
  return { result: true as const }
}

/** Saves an earlier version anew. The present one becomes a version. Throws 404. */
export async function restoreVersion(context: Context, chosen: ChosenVersion) {
  const { section, value } = (await findVersion(context, chosen)).data
  return saveSection(context, { section, value } as SectionChange)
}

/** A section's row and its value, locked until the transaction ends. Inserts its row if it was never saved. */
async function lockSection({ db, settings }: SectionSource, section: SectionName, now: Date) {
  await db
    .insertInto('site_settings')
    .values({ section, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const stored = await db
    .selectFrom('site_settings')
    .select(['value', 'revision', 'field_revisions', 'updated_at', 'updated_by'])
    .where('section', '=', section)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { stored, before: (await readStored({ db, settings }, [section]))[section] }
}

/** A section's top-level fields; a section that is a list is the single field `value`. */
const toFields = (value: Partial<Sections[SectionName]>): Record<string, unknown> =>
  Array.isArray(value) ? { value } : { ...value }
