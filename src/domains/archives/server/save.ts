import type { Selectable } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import type { Archives } from '#platform/db/tables.gen.ts'
import { PREVIEW_LIMIT } from '#platform/http/limits.ts'
import { plainText } from '#platform/markdown/plain-text.ts'
import { type Requester, renderForSave } from '#platform/markdown/render.ts'
import { cutPreview } from '../archive.ts'
import type { ArchiveFields, ChangedArchive } from '../archive-fields.ts'
import { dateColumns } from './dates.ts'
import { findEdited, notFound } from './service.ts'
import { toTagColumns } from './tags.ts'
import { readVersion, storeVersion } from './versions.ts'

/** Stores a new article. */
export async function createArchive(context: Context, fields: ArchiveFields) {
  const saver = { by: requireUser(context), now: context.clock.now() }
  const body = await toBody(context, fields.markdown)
  const data = await context.db
    .insertInto('archives')
    .values(newColumns(fields, { ...(await toTagColumns(context, fields.tags)), ...body }, saver))
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow()
  return { result: true as const, data: { ...data, merged: false } }
}

/** What of a new article is made of its tags and of its text. */
type MadeColumns = Awaited<ReturnType<typeof toTagColumns>> & Awaited<ReturnType<typeof toBody>>

/** The columns of a new article. Throws 422 for a date in the future. */
export function newColumns(fields: ArchiveFields, made: MadeColumns, { by, now }: { by: { name: string }; now: Date }) {
  const columns = toColumns(fields, now)
  return {
    ...columns,
    title: fields.title,
    ...made,
    date: now,
    ...dateColumns({ ...fields, isPublic: columns.public ?? false, dated: false, now }),
    updated_at: now,
    updated_by: by.name,
  }
}

/** Changes the given fields of an article and stores its previous version. Throws 404, and 409 on a conflict. */
export async function updateArchive(context: Context, { markdown, ...change }: ChangedArchive) {
  const body = markdown === undefined ? {} : await toBody(context, markdown)
  const saved = await context.db.transaction().execute((db) => writeChange({ ...context, db }, change, body))
  return { result: true as const, data: { id: change.id, ...saved } }
}

/** The same within the transaction `context.db`. @param body the columns derived from the text, if that is changed */
export async function writeChange(
  context: Context,
  { id, revision, ...fields }: Omit<ChangedArchive, 'markdown'>,
  body: Partial<Awaited<ReturnType<typeof toBody>>> = {},
) {
  const { db } = context
  const now = context.clock.now()
  const by = requireUser(context)
  const before = await db.selectFrom('archives').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!before) throw notFound()
  const columnsOfForm = { ...toColumns(fields, now), ...(fields.tags && (await toTagColumns({ db }, fields.tags, id))) }
  const isPublic = columnsOfForm.public ?? before.public
  const changes = {
    ...columnsOfForm,
    ...body,
    ...dateColumns({ ...fields, isPublic, dated: before.dated, now }),
  }
  const { columns, saved } = await raiseRevision(
    { stored: before, before: toFields(before), after: toFields(changes), by, at: now },
    { begun: revision, readRecord: () => findEdited({ ...context, db }, id) },
  )
  await db
    .updateTable('archives')
    .set({ ...changes, ...columns, updated_at: now, updated_by: by.name })
    .where('id', '=', id)
    .execute()
  await storeVersion(db, id, before, changes)
  return saved
}

/** Saves an earlier version anew; by default the newest. The present one becomes a version. Throws 404. */
export const restoreVersion = async (context: Context, { id, version }: { id: number; version?: number | undefined }) =>
  updateArchive(context, { id, ...(await readVersion(context, id, version)) })

/** Deletes an article with its likes, views and versions. Throws 404. */
export async function deleteArchive(context: Context, id: number) {
  await context.db.deleteFrom('archives').where('id', '=', id).returning('id').executeTakeFirstOrThrow(notFound)
  return { result: true as const }
}

/** Renders a text as a save would. Throws 429. */
export async function previewArchive(context: Context, markdown: string) {
  await context.limits.spend(PREVIEW_LIMIT, String(context.actor?.id))
  const { html, words } = await renderForSave(context, markdown, 'preview')
  return { data: { html, words } }
}

/** The given form fields as columns, without the date. */
function toColumns(
  { archive_public, publish_at, description, markdown: _, date: __, tags: ___, ...same }: Partial<ArchiveFields>,
  now: Date,
) {
  const publishAt = publish_at ? new Date(publish_at) : null
  const isAhead = publishAt !== null && publishAt > now
  return {
    ...same,
    ...(archive_public !== undefined && { public: archive_public }),
    // A past time publishes at once; a future one makes the article private until then.
    ...(publish_at !== undefined && { publish_at: isAhead ? publishAt : null }),
    ...(publishAt && { public: !isAhead }),
    ...(description !== undefined && { description, preview: cutPreview(plainText(description)) }),
  }
}

/** The columns that the form edits, under the form's field names. */
export function toFields(row: Partial<Selectable<Archives>>) {
  const { title, description, image, image_archive, link, markdown, author, highlighted, public: archive_public } = row
  const { publish_at, dated, tags } = row
  const date = dated === undefined ? undefined : dated ? row.date : null
  const texts = { title, description, image, image_archive, link, tags, markdown }
  return { ...texts, author, highlighted, archive_public, publish_at, date }
}

/** The columns derived from the text: the source as stored (images centred), its HTML, headings and word count. */
export async function toBody(requester: Requester, text: string) {
  const { markdown, html, toc, words, uncoloured } = await renderForSave(requester, text)
  return { markdown, html, contents: JSON.stringify(toc), words, uncoloured }
}
