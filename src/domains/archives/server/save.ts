import type { Context } from '../../../platform/context.ts'
import { plainText } from '../../../platform/markdown/plain-text.ts'
import { centreImagesAside, renderMarkdown } from '../../../platform/markdown/render.ts'
import { cutPreview } from '../archive.ts'
import type { ArchiveFields, ChangedArchive } from '../contract.ts'
import { missing } from './service.ts'

/** Keeps a new article and says its id. */
export async function createArchive(context: Context, fields: ArchiveFields) {
  const now = context.clock.now()
  const { id } = await context.db
    .insertInto('archives')
    .values({
      ...toColumns(fields),
      title: fields.title,
      ...(await toBody(fields.markdown)),
      date: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  context.pages.drop()
  return { result: true as const, data: { id } }
}

/** Changes what is given of an article. Throws 404. */
export async function updateArchive(context: Context, { id, markdown, ...fields }: ChangedArchive) {
  const body = markdown === undefined ? {} : await toBody(markdown)
  const changed = await context.db
    .updateTable('archives')
    .set({ ...toColumns(fields), ...body, updated_at: context.clock.now() })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw missing()
  context.pages.drop()
  return { result: true as const, data: { id } }
}

/** Removes an article with its likes and views. Throws 404. */
export async function deleteArchive(context: Context, id: number) {
  const gone = await context.db.deleteFrom('archives').where('id', '=', id).returning('id').executeTakeFirst()
  if (!gone) throw missing()
  context.pages.drop()
  return { result: true as const }
}

/** The form's fields as columns; those left out stay out. */
function toColumns({ archive_public, description, markdown: _, ...same }: Partial<ArchiveFields>) {
  return {
    ...same,
    ...(archive_public !== undefined && { public: archive_public }),
    ...(description !== undefined && { description, preview: cutPreview(plainText(description)) }),
  }
}

/** The text as kept, its images centred, and all that is made of it at save. */
export async function toBody(text: string) {
  const markdown = await centreImagesAside(text)
  const { html, toc, words } = await renderMarkdown(markdown)
  return { markdown, html, contents: JSON.stringify(toc), words }
}
