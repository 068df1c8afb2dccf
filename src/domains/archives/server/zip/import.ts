import { sql } from 'kysely'
import { importPicture, tryPicture } from '#domains/uploads/server/import-picture.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { optionalText } from '#platform/contract/fields.ts'
import { SHOWN_ROWS } from '#platform/contract/record-import.ts'
import { AppError } from '#platform/errors.ts'
import { type ReceivedFile, receiveForm } from '#platform/files/receive-form.ts'
import { type RecordKind, recordImport, servePastImports } from '#platform/record-import/imports.ts'
import { readZip } from '#platform/zip/read-zip.ts'
import { archivePath } from '../../archive.ts'
import { cleanTags, tagSlug } from '../../tags.ts'
import { type ArticlesPreview, ImportChoices, MAX_ZIP } from '../../zip-contract.ts'
import { newColumns, toBody } from '../save.ts'
import { toTagColumns } from '../tags.ts'
import { eachPicture } from './import-pictures.ts'
import { type ReadArticle, readArticles, refuseZip, ZIP_LIMITS } from './read-articles.ts'

const articlesKind: RecordKind = {
  name: 'archives',
  table: 'archives',
  nameColumn: 'title',
  isWhole: true,
  async undo({ db }, id) {
    await sql`delete from archives where id in (
      select record_id from record_import_rows where import_id = ${id})`.execute(db)
  },
}

export const articlesImport = {
  preview: (context: Context) =>
    receiveZip(context, async (file) => ({
      data: await readZip(file.path, ZIP_LIMITS, (zip) => preview(context, zip)),
    })),
  commit: (context: Context) =>
    receiveZip(context, async (file, choices) => ({
      result: true as const,
      data: await readZip(file.path, ZIP_LIMITS, (zip) => commit(context, { name: file.name, zip, choices })),
    })),
  ...servePastImports(articlesKind),
}

type Zip = Parameters<Parameters<typeof readZip>[2]>[0]

const receiveZip = <Result>(context: Context, work: (file: ReceivedFile, choices: ImportChoices) => Promise<Result>) =>
  receiveForm(
    context,
    { fileField: 'file', files: 1, fileSize: MAX_ZIP, fieldSize: 4 * 1024 * 1024 },
    async ({ files: [file], fields }) => {
      if (!file) throw new AppError('malformed', 'Falta o arquivo: envie o campo file.')
      return work(file, readChoices(fields.choices ?? '{}'))
    },
  )

function readChoices(text: string): ImportChoices {
  try {
    return ImportChoices.parse(JSON.parse(text))
  } catch (cause) {
    throw Object.assign(
      new AppError('malformed', 'As escolhas do envio não se leem: envie o campo choices como JSON.'),
      {
        cause,
      },
    )
  }
}

async function preview(context: Context, zip: Zip): Promise<ArticlesPreview> {
  const read = await readArticles(context, zip, 'preview')
  const pictures = await eachPicture(zip, read.articles, (_, bytes) => tryPicture(context, bytes))
  const there = await findTitles(context, read.articles)
  const refused = [...read.refused, ...pictures.refused]
  return {
    articles: read.articles.map(({ path, fields, pictures: shown, notes }) => ({
      path,
      title: fields.title,
      state: fields.publish_at ? 'scheduled' : fields.archive_public ? 'published' : 'draft',
      date: fields.publish_at ?? fields.date,
      pictures: new Set([...shown.values()].filter((picture) => pictures.done.has(picture))).size,
      notes,
      there: there.get(keyOf(fields.title))?.date.toISOString() ?? null,
    })),
    refused: refused.slice(0, SHOWN_ROWS),
    refusedCount: refused.length,
    unused: read.unused,
    ignored: read.ignored.slice(0, SHOWN_ROWS),
  }
}

/** Makes the chosen articles, all in one transaction that nothing slow is in. Pictures of an import that fails are removed as unused ones. */
async function commit(context: Context, { name, zip, choices }: { name: string; zip: Zip; choices: ImportChoices }) {
  const read = await readArticles(context, zip, 'save')
  const skip = new Set(choices.skip)
  const asNew = new Set(choices.asNew)
  const isFree = (there: ReadonlyMap<string, unknown>) => (article: Pick<ReadArticle, 'path' | 'fields'>) =>
    asNew.has(article.path) || !there.has(keyOf(article.fields.title))
  const there = await findTitles(context, read.articles)
  const chosen = read.articles.filter(({ path }) => !skip.has(path)).filter(isFree(there))
  const ids = await drawIds(context, chosen)
  /** Where a text of the ZIP will be read: an article that it becomes, or the one that is here already. */
  const addressOf = ({ path, fields }: Pick<ReadArticle, 'path' | 'fields'>) => {
    const id = ids.get(path) ?? there.get(keyOf(fields.title))?.id
    return id === undefined ? [] : [[path, archivePath({ id })] as const]
  }
  const addresses = new Map(read.articles.flatMap(addressOf))
  const pictures = await eachPicture(zip, chosen, (file, bytes) => importPicture(context, file, bytes))
  const articles: { path: string; fields: ReadArticle['fields']; body: Awaited<ReturnType<typeof toBody>> }[] = []
  for (const article of chosen)
    articles.push(await finish(context, article, { stored: pictures.done, addresses, drafts: choices.drafts }))

  return recordImport(context, articlesKind, async (context) => {
    // What somebody else has made meanwhile, or imported from the same file, was not shown.
    const made = articles.filter(isFree(await findTitles(context, articles)))
    if (made.length === 0)
      throw refuseZip(
        read.articles.length === 0
          ? 'Nenhum arquivo deste ZIP entra.'
          : 'Nada entra: o que está neste ZIP já está aqui, ou ficou de fora.',
      )
    const [by, now] = [requireUser(context), context.clock.now()]
    const tagColumns = await writeTags(context, made)
    const rows = await context.db
      .insertInto('archives')
      .values(
        made.map(({ path, fields, body }) => ({
          id: ids.get(path)!,
          ...newColumns(fields, { ...tagColumns(fields.tags), ...body }, { by, now }),
        })),
      )
      .returning(['id as record_id', 'revision'])
      .execute()
    const left = read.articles.length - made.length + read.refused.length + pictures.refused.length
    return {
      file_name: fileName.parse(name.slice(0, 200)),
      made: rows.length,
      changed: 0,
      refused: left,
      rows: rows.map((row) => ({ ...row, before: null })),
    }
  })
}

const fileName = optionalText(200)

/** The ids that articles will have, by their paths: a text may link to one that comes after it. */
async function drawIds({ db }: Context, articles: readonly Pick<ReadArticle, 'path'>[]) {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('archives', 'id'))::int as id
    from generate_series(1, ${articles.length}::int)`.execute(db)
  return new Map(articles.map(({ path }, index) => [path, rows[index]!.id]))
}

interface Known {
  /** The stored pictures, by their paths in the ZIP. */
  stored: ReadonlyMap<string, string>
  /** The addresses of articles, by their paths in the ZIP. */
  addresses: ReadonlyMap<string, string>
  /** Whether it comes as a draft, whatever its file says. */
  drafts: boolean
}

/**
 * An article ready to be stored: its pictures and links have this site's addresses, and a refused picture is left out.
 */
async function finish(
  context: Context,
  { path, fields, pictures, links }: ReadArticle,
  { stored, addresses, drafts }: Known,
) {
  const known = new Map(
    [...pictures].flatMap(([address, file]) => (stored.has(file) ? [[address, stored.get(file)!]] : [])),
  )
  for (const [address, text] of links) {
    const [place = ''] = /#.*$/.exec(address) ?? []
    if (addresses.has(text)) known.set(address, `${addresses.get(text)}${place}`)
  }
  const address = (typed: string) => known.get(typed) ?? (pictures.has(typed) ? '' : typed)
  const order = { lane: 'save', person: context.actor?.id ?? null, signal: context.signal } as const
  const markdown =
    known.size === 0
      ? fields.markdown
      : await context.worker.runInThread('replacePictures', { markdown: fields.markdown, known }, order)
  return {
    path,
    fields: {
      ...fields,
      ...{ image: address(fields.image), image_archive: address(fields.image_archive) },
      ...(drafts && { archive_public: false, publish_at: null }),
    },
    body: await toBody(context, markdown),
  }
}

/** The tag columns. A tag is spelt as the articles that are here spell it, else as the first of the file's does. */
async function writeTags(context: Context, articles: readonly Pick<ReadArticle, 'fields'>[]) {
  const { tags, tag_slugs } = await toTagColumns(context, cleanTags(articles.flatMap(({ fields }) => fields.tags)))
  const bySlug = new Map(tag_slugs.map((slug, index) => [slug, tags[index]!]))
  return (typed: readonly string[]) => {
    const slugs = typed.map(tagSlug)
    return { tags: slugs.map((slug) => bySlug.get(slug)!), tag_slugs: slugs }
  }
}

/** The ids and dates of the articles that bear one of the titles, whatever their capitals, by `keyOf` the title. */
async function findTitles(
  { db }: Context,
  articles: readonly Pick<ReadArticle, 'fields'>[],
): Promise<Map<string, { id: number; date: Date }>> {
  const rows = await db
    .selectFrom('archives')
    .select(['id', 'title', 'date'])
    .where(sql<boolean>`lower(title) = any (${articles.map(({ fields }) => keyOf(fields.title))}::text[])`)
    .orderBy('date')
    .execute()
  return new Map(rows.map(({ id, title, date }) => [keyOf(title), { id, date }]))
}

const keyOf = (title: string) => title.toLowerCase()
