import { type ExpressionBuilder, sql } from 'kysely'
import { type Context, isAdmin } from '../../../platform/context.ts'
import type { ListInput } from '../../../platform/contract/fields.ts'
import { readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import type { DB } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/errors.ts'
import { plainText } from '../../../platform/markdown/plain-text.ts'
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

interface Choice extends ListInput {
  /** The admin's list: private ones too. */
  all?: '1'
  highlighted?: true
}

/** A page of the articles the caller may see, newest first. Throws 403 where `all` is asked by another than the admin. */
export async function listArchives(context: Context, { all, highlighted, limit = 1000, cursor, page = 1 }: Choice) {
  if (all && !isAdmin(context)) throw new AppError('forbidden', 'Esta lista é da administração.')
  let chosen = context.db.selectFrom('archives')
  if (!all) chosen = chosen.where('public', '=', true)
  if (highlighted) chosen = chosen.where('highlighted', '=', true)

  let rows = chosen
    .select(CARD)
    .$if(all !== undefined, (cards) => cards.select('publish_at'))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (cursor) {
    const { date, id } = readCursor(cursor)
    rows = rows.where(({ eb, refTuple, tuple }) => eb(refTuple('date', 'id'), '<', tuple(date, id)))
  } else if (page > 1) rows = rows.offset((page - 1) * limit)

  const [found, { total }] = await Promise.all([
    rows.execute(),
    chosen.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  const result = found.slice(0, limit)
  const last = found.length > limit ? result.at(-1) : undefined
  return { data: { result: result.map(toCard) }, total, ...(last && { next: writeCursor(last) }) }
}

/** Every public article, for the sitemap: at most the 50,000 one may hold. */
export function listPublicArchives({ db }: Context) {
  return db
    .selectFrom('archives')
    .select(['id', 'updated_at'])
    .where('public', '=', true)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(50_000)
    .execute()
}

/** One whole article, private ones for the admin alone. Throws 404. */
export async function findArchive(context: Context, id: number): Promise<Archive> {
  let chosen = context.db.selectFrom('archives').where('id', '=', id)
  if (!isAdmin(context)) chosen = chosen.where('public', '=', true)
  const row = await chosen
    .select([...CARD, 'markdown', 'html', 'contents', 'words', 'updated_at', 'publish_at'])
    .select((eb) => [neighbour(eb, 'previous').as('previous'), neighbour(eb, 'next').as('next')])
    .executeTakeFirst()
  if (!row) throw missing()
  const contents = row.contents as Archive['contents']
  return {
    ...row,
    ...toCard(row),
    contents,
    summary: plainText(row.description),
    updated: row.updated_at.toISOString(),
    publish_at: row.publish_at?.toISOString() ?? null,
  }
}

/** The public article just before or after the row's, as `{id, title}`. */
function neighbour(eb: ExpressionBuilder<DB, 'archives'>, side: 'previous' | 'next') {
  const [comparison, direction] = side === 'previous' ? (['<', 'desc'] as const) : (['>', 'asc'] as const)
  return eb
    .selectFrom('archives as other')
    .select(sql<{ id: number; title: string }>`json_build_object('id', other.id, 'title', other.title)`.as('found'))
    .where('other.public', '=', true)
    .where(({ eb, refTuple }) =>
      eb(refTuple('other.date', 'other.id'), comparison, refTuple('archives.date', 'archives.id')),
    )
    .orderBy('other.date', direction)
    .orderBy('other.id', direction)
    .limit(1)
}

const toCard = <Row extends { date: Date; publish_at?: Date | null | undefined }>({ publish_at, ...row }: Row) => ({
  ...row,
  date: row.date.toISOString(),
  ...(publish_at !== undefined && { publish_at: publish_at?.toISOString() ?? null }),
})

export const missing = () => new AppError('missing', 'Este arquivo não existe ou não está público.')
