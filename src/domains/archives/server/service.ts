import { CompiledQuery, type Kysely, type Selectable } from 'kysely'
import { type Context, isAdmin } from '#platform/context.ts'
import type { ListInput } from '#platform/contract/fields.ts'
import { readCursor, writeCursor } from '#platform/db/cursor.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Archives, DB } from '#platform/db/tables.gen.ts'
import type { PublicPage } from '#platform/domain.ts'
import { AppError } from '#platform/errors.ts'
import { plainText } from '#platform/markdown/plain-text.ts'
import { archivePath } from '../archive.ts'
import type { Archive } from '../contract.ts'

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
] as const
const WHOLE = [...CARD, 'markdown', 'html', 'contents', 'words', 'updated_at', 'publish_at', 'revision'] as const

type Columns = Selectable<Archives>
type CardRow = Pick<Columns, (typeof CARD)[number]> & Partial<Pick<Columns, 'publish_at'>>
type WholeRow = Pick<Columns, (typeof WHOLE)[number]> & Pick<Archive, 'previous' | 'next'>

interface Choice extends ListInput {
  /** The admin's list: private ones too. */
  all?: '1'
  highlighted?: true
}

/** A page of the articles the caller may see, newest first. Throws 403 where `all` is asked by another than the admin. */
export async function listArchives(context: Context, { all, highlighted, limit = 1000, cursor, page = 1 }: Choice) {
  if (all && !isAdmin(context)) throw new AppError('forbidden', 'Esta lista é da administração.')
  const columns = all ? [...CARD, 'publish_at'] : CARD
  const chosen = `from archives where ${all ? 'true' : 'public'}${highlighted ? ' and highlighted' : ''}`
  const after = cursor ? readCursor(cursor) : undefined
  const rows = `select ${columns.join(', ')} ${chosen} ${after ? 'and (date, id) < ($2, $3)' : ''}
    order by date desc, id desc limit $1 ${after ? '' : 'offset $2'}`

  const [{ rows: found }, counted] = await Promise.all([
    context.pool.query<CardRow>(
      prepared(rows, [limit + 1, ...(after ? [after.date, after.id] : [(page - 1) * limit])]),
    ),
    context.pool.query<{ total: number }>(prepared(`select count(*)::int as total ${chosen}`)),
  ])
  const result = found.slice(0, limit)
  const last = found.length > limit ? result.at(-1) : undefined
  const total = counted.rows[0]?.total ?? 0
  return { data: { result: result.map(toCard) }, total, ...(last && { next: writeCursor(last) }) }
}

/** The list and every public article, for the sitemap: at most the 50,000 one may hold. */
export async function listPages({ db }: Pick<Context, 'db'>): Promise<PublicPage[]> {
  const rows = await db
    .selectFrom('archives')
    .select(['id', 'updated_at'])
    .where('public', '=', true)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(50_000)
    .execute()
  return [{ path: '/archive' }, ...rows.map((row) => ({ path: archivePath(row), changed: row.updated_at }))]
}

/** The public article just before or after the row's, as `{id, title}`. */
const neighbour = (comparison: '<' | '>', direction: 'desc' | 'asc') =>
  `(select json_build_object('id', other.id, 'title', other.title) from archives other
    where other.public and (other.date, other.id) ${comparison} (archives.date, archives.id)
    order by other.date ${direction}, other.id ${direction} limit 1)`

const ARTICLE = `select ${WHOLE.join(', ')},
    ${neighbour('<', 'desc')} as previous, ${neighbour('>', 'asc')} as next
  from archives where id = $1`

/** One whole article, private ones for the admin alone. Throws 404. */
export async function findArchive(context: Context, id: number): Promise<Archive> {
  const forAdmin = isAdmin(context)
  const visible = forAdmin ? ARTICLE : `${ARTICLE} and public`
  const row = (await context.pool.query<WholeRow>(prepared(visible, [id]))).rows[0]
  if (!row) throw missing()
  const { revision, ...archive } = toArchive(row)
  return forAdmin ? { ...archive, revision } : archive
}

/** An article as the admin edits it, read within a transaction. Throws 404. */
export async function findEdited(db: Kysely<DB>, id: number): Promise<Archive> {
  const [row] = (await db.executeQuery<WholeRow>(CompiledQuery.raw(ARTICLE, [id]))).rows
  if (!row) throw missing()
  return toArchive(row)
}

function toArchive({ updated_at, ...row }: WholeRow): Archive {
  return {
    ...row,
    ...toCard(row),
    contents: row.contents as Archive['contents'],
    summary: plainText(row.description),
    updated: updated_at.toISOString(),
    publish_at: row.publish_at?.toISOString() ?? null,
  }
}

const toCard = <Row extends { date: Date; publish_at?: Date | null | undefined }>({ publish_at, ...row }: Row) => ({
  ...row,
  date: row.date.toISOString(),
  ...(publish_at !== undefined && { publish_at: publish_at?.toISOString() ?? null }),
})

export const missing = () => new AppError('missing', 'Este arquivo não existe ou não está público.')
