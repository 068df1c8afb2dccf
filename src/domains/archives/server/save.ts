import type { Context } from '#platform/context.ts'
import { PREVIEW_LIMIT } from '#platform/http/limits.ts'
import { plainText } from '#platform/markdown/plain-text.ts'
import { type Requester, renderForSave } from '#platform/markdown/render.ts'
import { cutPreview } from '../archive.ts'
import type { ArchiveFields, ChangedArchive } from '../contract.ts'
import { missing } from './service.ts'
import { KEPT, keepVersion, lockVersion, readPrevious } from './versions.ts'

/** Keeps a new article and says its id. */
export async function createArchive(context: Context, fields: ArchiveFields) {
  const now = context.clock.now()
  const { id } = await context.db
    .insertInto('archives')
    .values({
      ...toColumns(fields, now),
      title: fields.title,
      ...(await toBody(context, fields.markdown)),
      date: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { result: true as const, data: { id } }
}

/** Changes what is given of an article, and keeps what it was before. Throws 404. */
export async function updateArchive(context: Context, { id, markdown, ...fields }: ChangedArchive) {
  const now = context.clock.now()
  const body = markdown === undefined ? {} : await toBody(context, markdown)
  await context.db.transaction().execute(async (db) => {
    const before = await lockVersion(db, id)
    if (!before) throw missing()
    const after = await db
      .updateTable('archives')
      .set({ ...toColumns(fields, now), ...body, updated_at: now })
      .where('id', '=', id)
      .returning(KEPT)
      .executeTakeFirstOrThrow()
    await keepVersion(db, id, before, after)
  })
  return { result: true as const, data: { id } }
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

/** The text as it is stored, its images centred, and all that is made of it at save. */
export async function toBody(requester: Requester, text: string) {
  const { markdown, html, toc, words, uncoloured } = await renderForSave(requester, text)
  return { markdown, html, contents: JSON.stringify(toc), words, uncoloured }
}
