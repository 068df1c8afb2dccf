import { CompiledQuery, type Selectable } from 'kysely'
import { findAuthor } from '#domains/site/server/people.ts'
import { pick } from '#pick.ts'
import { type Context, isAdmin } from '#platform/context.ts'
import type { ListInput } from '#platform/contract/fields.ts'
import type { PublicPage } from '#platform/contributions.ts'
import { paginate, type Range } from '#platform/db/paginate.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Archives } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { openingOf, READ_FOR_OPENING } from '#platform/markdown/opening.ts'
import { plainText } from '#platform/markdown/plain-text.ts'
import { archivePath } from '../archive.ts'
import type { Archive } from '../contract.ts'
import { tagPath } from '../tags.ts'
import { readTags } from './tags.ts'

const CARD = [
  'id',
  'title',
  'description',
  'preview',
  'image',
  'image_archive',
  'link',
  'date',
  'likes',
  'views',
  'highlighted',
  'public',
  'tags',
] as const
/** Where there is no description. */
const BEGINNING = `case when preview = '' then left(markdown, ${READ_FOR_OPENING}) end as beginning`
const ARTICLE = [...CARD, 'author', 'markdown', 'html', 'contents', 'words', 'updated_at'] as const
/** Columns for the admin only. */
const ADMIN_ONLY = ['publish_at', 'dated', 'revision'] as const

type Columns = Selectable<Archives>
type AdminOnly = Partial<Pick<Columns, (typeof ADMIN_ONLY)[number]>>
type CardRow = Pick<Columns, (typeof CARD)[number]> & AdminOnly
type ListedRow = CardRow & { beginning: string | null }
type ArticleRow = Pick<Columns, (typeof ARTICLE)[number]> &
  AdminOnly &
  Pick<Archive, 'previous' | 'next'> & { others: number }

interface Filters extends ListInput {
  /** Private ones too; admin only. */
  all?: '1'
  /** Key of a person. */
  author?: string | undefined
  highlighted?: true
  /** Only those with one of these tags, by their slugs. */
  anyTag?: readonly string[]
  /** Only those with that tag, by its slug. */
  tag?: string | undefined
}

/** A page of articles, newest first; only public ones without `all`. Throws 403 if `all` is set by anyone but the admin. */
export async function listArchives(context: Context, { all, anyTag, author, highlighted, tag, ...input }: Filters) {
  if (all && !isAdmin(context)) throw new AppError('forbidden', 'Esta lista é da administração.')
  const columns = [...CARD, BEGINNING, ...(all ? ['publish_at'] : [])]
  const given: unknown[] = []
  /** The place of a value in both queries: those of the source come first. */
  const give = (value: unknown) => `$${given.push(value)}`
  const conditions = [
    ...(highlighted ? ['highlighted'] : []),
    ...(tag ? [`tag_slugs @> ${give([tag])}`] : []),
    ...(anyTag ? [`tag_slugs && ${give(anyTag)}`] : []),
    ...(author ? [`author = ${give(author)} and author <> ''`] : []),
  ]
  const source = `from ${all ? 'archives' : 'public_archives'} where ${conditions.join(' and ') || 'true'}`
  const readRows = async ({ limit, after, offset }: Range) => {
    const values = [...given, limit, ...(after ? [after.date, after.id] : [offset])]
    const [first, second, third] = [1, 2, 3].map((place) => `$${given.length + place}`)
    const sql = `select ${columns.join(', ')} ${source} ${after ? `and (date, id) < (${second}, ${third})` : ''}
      order by date desc, id desc limit ${first} ${after ? '' : `offset ${second}`}`
    return (await context.pool.query<ListedRow>(prepared(sql, values))).rows
  }
  const [{ rows, ...next }, counted] = await Promise.all([
    paginate(input, 'date', readRows),
    context.pool.query<{ total: number }>(prepared(`select count(*)::int as total ${source}`, given)),
  ])
  return { data: { result: rows.map(toListed) }, total: counted.rows[0]?.total ?? 0, ...next }
}

/** The pages for the sitemap: the list, the tags and the newest public articles, 50,000 at most (the format's limit). */
export async function listPages({ db }: Pick<Context, 'db'>): Promise<PublicPage[]> {
  const rows = await db
    .selectFrom('public_archives')
    .select(['id', 'updated_at'])
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(50_000)
    .execute()
  return [
    { path: '/archive' },
    ...(await readTags({ db }, 'public_archives')).map(({ slug }) => ({ path: tagPath(slug) })),
    ...rows.map((row) => ({ path: archivePath(row), changed: row.updated_at })),
  ]
}

/** Subquery: the public article dated just before or after the row, as `{id, title}`. */
const neighbour = (comparison: '<' | '>', direction: 'desc' | 'asc') =>
  `(select json_build_object('id', other.id, 'title', other.title) from public_archives other
    where (other.date, other.id) ${comparison} (article.date, article.id)
    order by other.date ${direction}, other.id ${direction} limit 1)`

/** Subquery: how many other public articles its author wrote. */
const OTHERS = `(select count(*)::int from public_archives other
    where other.author = article.author and other.author <> '' and other.id <> article.id)`

const selectArticle = (columns: readonly string[], table: string) => `select ${columns.join(', ')}, ${OTHERS} as others,
    ${neighbour('<', 'desc')} as previous, ${neighbour('>', 'asc')} as next
  from ${table} article where id = $1`

const PUBLIC_ARTICLE = selectArticle(ARTICLE, 'public_archives')
const ANY_ARTICLE = selectArticle([...ARTICLE, ...ADMIN_ONLY], 'archives')

/** One article; private ones only for the admin. Throws 404. */
export async function findArchive(context: Context, id: number): Promise<Archive> {
  const query = isAdmin(context) ? ANY_ARTICLE : PUBLIC_ARTICLE
  const row = (await context.pool.query<ArticleRow>(prepared(query, [id]))).rows[0]
  if (!row) throw notFound()
  const archive = await toArchive(context, row)
  // The key of somebody who was taken from the site may still be their name.
  return isAdmin(context) ? archive : omitAuthor(archive)
}

const omitAuthor = ({ author: _, ...archive }: Archive): Archive => archive

/** An article with the admin's fields, read within the transaction `db`. Throws 404. */
export async function findEdited(context: Pick<Context, 'db' | 'settings'>, id: number): Promise<Archive> {
  const { db } = context
  const [row] = (await db.executeQuery<ArticleRow>(CompiledQuery.raw(ANY_ARTICLE, [id]))).rows
  if (!row) throw notFound()
  return toArchive(context, row)
}

async function toArchive(
  context: Pick<Context, 'db' | 'settings'>,
  { updated_at, others, ...row }: ArticleRow,
): Promise<Archive> {
  const author = await findAuthor(context, row.author)
  return {
    ...row,
    ...toCard(row),
    contents: row.contents as Archive['contents'],
    summary: plainText(row.description),
    opening: row.description === '' ? openingOf(row.markdown) : '',
    updated: updated_at.toISOString(),
    written_by: author && { ...pick(author, ['key', 'name', 'work', 'picture', 'face', 'left']), others },
    publish_at: row.publish_at?.toISOString() ?? null,
  }
}

/** Where nobody wrote a description, how the text begins stands for it. */
const toListed = ({ beginning, ...row }: ListedRow) => ({
  ...toCard(row),
  preview: beginning === null ? row.preview : openingOf(beginning),
})

const toCard = <Row extends { date: Date; publish_at?: Date | null | undefined }>({ publish_at, ...row }: Row) => ({
  ...row,
  date: row.date.toISOString(),
  ...(publish_at !== undefined && { publish_at: publish_at?.toISOString() ?? null }),
})

export const notFound = () => new AppError('missing', 'Este arquivo não existe ou não está público.')
