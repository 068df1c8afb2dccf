import type { Selectable } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import type { Archives } from '#platform/db/tables.gen.ts'
import { PREVIEW_LIMIT } from '#platform/http/limits.ts'
import { plainText } from '#platform/markdown/plain-text.ts'
import { type Requester, renderForSave } from '#platform/markdown/render.ts'
import { cutPreview } from '../archive.ts'
import type { ArchiveFields, ChangedArchive } from '../contract.ts'
import { findEdited, missing } from './service.ts'
import { readPrevious, storeVersion } from './versions.ts'

/** Stores a new article and says its id. */
export async function createArchive(context: Context, fields: ArchiveFields) {
  const now = context.clock.now()
  const data = await context.db
    .insertInto('archives')
    .values({
      ...toColumns(fields, now),
      title: fields.title,
      ...(await toBody(context, fields.markdown)),
      date: now,
      updated_at: now,
    })
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow()
  return { result: true as const, data: { ...data, merged: false } }
}

/** Changes what is given of an article, and stores what it was before. Throws 404, and 409 with the conflict for a form. */
export async function updateArchive(context: Context, { id, markdown, revision, ...fields }: ChangedArchive) {
  const now = context.clock.now()
  const body = markdown === undefined ? {} : await toBody(context, markdown)
  const changes = { ...toColumns(fields, now), ...body }
  const saved = await context.db.transaction().execute(async (db) => {
    const before = await db.selectFrom('archives').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!before) throw missing()
    const { columns, saved } = await raiseRevision(
      { stored: before, before: toFields(before), after: toFields(changes), by: requireUser(context), at: now },
      { begun: revision, readRecord: () => findEdited(db, id) },
    )
    await db
      .updateTable('archives')
      .set({ ...changes, ...columns, updated_at: now })
      .where('id', '=', id)
      .execute()
    await storeVersion(db, id, before, changes)
    return saved
  })
  return { result: true as const, data: { id, ...saved } }
}

/** Goes back to the version before the last save; what it replaces becomes that version. Throws 404. */
export const restorePrevious = async (context: Context, id: number) =>
  updateArchive(context, { id, ...(await readPrevious(context, id)) })

/** Removes an article with its likes, views and version. Throws 404. */
export async function deleteArchive(context: Context, id: number) {
  const gone = await context.db.deleteFrom('archives').where('id', '=', id).returning('id').executeTakeFirst()
  if (!gone) throw missing()
  return { result: true as const }
}

/** What the preview shows: the text as it would be after a save. */
export async function previewArchive(context: Context, markdown: string) {
  await context.limits.spend(PREVIEW_LIMIT, String(context.actor?.id))
  const { html, words } = await renderForSave(context, markdown, 'preview')
  return { data: { html, words } }
}

/** The form's fields as columns; those left out stay out. */
function toColumns(
  { archive_public, publish_at, description, markdown: _, ...same }: Partial<ArchiveFields>,
  now: Date,
) {
  const publishAt = publish_at ? new Date(publish_at) : null
  const isAhead = publishAt !== null && publishAt > now
  return {
    ...same,
    ...(archive_public !== undefined && { public: archive_public }),
    // A moment that has passed publishes at once; one ahead keeps the article private until then.
    ...(publish_at !== undefined && { publish_at: isAhead ? publishAt : null }),
    ...(publishAt && { public: !isAhead }),
    ...(description !== undefined && { description, preview: cutPreview(plainText(description)) }),
  }
}

/** Of an article's columns those that the form edits, by the form's names. */
export function toFields(row: Partial<Selectable<Archives>>) {
  const { title, description, image, image_archive, link, markdown, highlighted, public: archive_public } = row
  const { publish_at } = row
  return { title, description, image, image_archive, link, markdown, highlighted, archive_public, publish_at }
}

/** The text as it is stored, its images centred, and all that is made of it at save. */
export async function toBody(requester: Requester, text: string) {
  const { markdown, html, toc, words, uncoloured } = await renderForSave(requester, text)
  return { markdown, html, contents: JSON.stringify(toc), words, uncoloured }
}
