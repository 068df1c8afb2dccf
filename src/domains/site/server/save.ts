import type { Kysely } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { SectionChange, SectionName, Sections } from '../contract.ts'
import { DEFAULTS } from '../defaults.ts'
import { toStored } from './kept.ts'
import { readKept } from './sections.ts'
import { renderTexts } from './texts.ts'

/** Stores what the owner changed of a section, its markdown rendered. Throws 409 with the conflict for a form. */
export async function saveSection(context: Context, { section, value, revision: begun }: SectionChange) {
  const html = await renderTexts(context, { section, value })
  const now = context.clock.now()
  const data = await context.db.transaction().execute(async (db) => {
    const { stored, kept } = await lockSection(db, section)
    const { columns, saved } = await raiseRevision(
      { stored, before: toFields(kept.value), after: toFields(value), by: requireUser(context), at: now },
      { begun, readRecord: async () => kept.value },
    )
    const whole = Array.isArray(value) ? value : { ...kept.value, ...value }
    await db
      .updateTable('site_settings')
      .set({
        ...columns,
        value: JSON.stringify(toStored(section, whole)),
        html: html && JSON.stringify({ ...kept.html, ...html }),
        updated_at: now,
      })
      .where('section', '=', section)
      .execute()
    return saved
  })
  return { result: true as const, data }
}

/** Takes back what the owner set of a section. */
export async function resetSection(context: Context, section: SectionName) {
  const now = context.clock.now()
  await context.db.transaction().execute(async (db) => {
    const { stored, kept } = await lockSection(db, section)
    const { columns } = await raiseRevision({
      stored,
      before: toFields(kept.value),
      after: toFields(DEFAULTS[section]),
      by: requireUser(context),
      at: now,
    })
    await db
      .updateTable('site_settings')
      .set({ ...columns, value: null, html: null, updated_at: now })
      .where('section', '=', section)
      .execute()
  })
  return { result: true as const }
}

/** A section's row and what it holds, locked until the transaction ends; one that was never saved gets a row first. */
async function lockSection(db: Kysely<DB>, section: SectionName) {
  await db
    .insertInto('site_settings')
    .values({ section })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const stored = await db
    .selectFrom('site_settings')
    .select(['revision', 'field_revisions'])
    .where('section', '=', section)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { stored, kept: (await readKept({ db }, [section]))[section] }
}

/** A section's top-level parts; one that is a list is the single field `value`. */
const toFields = (value: Partial<Sections[SectionName]>): Record<string, unknown> =>
  Array.isArray(value) ? { value } : { ...value }
