import { type Expression, type Kysely, type Selectable, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { RequestedPiece } from '#domains/pieces/asked-piece.ts'
import type { Context, Program } from '#platform/context.ts'
import type { ListInput } from '#platform/contract/fields.ts'
import { countFound } from '#platform/db/count-found.ts'
import { newestFirst, paginate, type Range } from '#platform/db/paginate.ts'
import type { ContactMessages, DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { BARE_STOP_WORDS, formsOf } from '#platform/portuguese-words.ts'
import { DAY_MS } from '#time.ts'
import { type Filter, RECENT_DAYS } from '../inbox.ts'

const COLUMNS = [
  'id',
  'name',
  'contact',
  'message',
  'read',
  'created_at',
  'first_page',
  'archived',
  'answered',
  'piece',
  'file_name',
  'file_size',
] as const

interface Filters extends ListInput {
  filter?: Filter | undefined
  age?: 'recent' | 'older' | undefined
  q?: string | undefined
}

/** A page of messages, newest first; with `q` those that contain all its words. */
export async function listMessages(context: Context, filters: Filters) {
  const { filter = 'inbox', age, q, ...input } = filters
  const tsQuery = q ? await toTsQuery(context, q) : undefined
  if (q && !tsQuery) return { data: { result: [] }, total: 0, older: { total: 0, unread: 0 } }

  const since = recentSince(context)
  const older = sql<SqlBool>`created_at < ${since}`
  const ofAge = age === undefined ? sql<SqlBool>`true` : age === 'older' ? older : sql<SqlBool>`created_at >= ${since}`
  const folder = inFolder(context.db, filter)
  const chosen = folder.where(ofAge)
  const [{ rows, ...next }, counts] = await Promise.all([
    paginate(input, 'created_at', (range) =>
      tsQuery
        ? readMatching(context, chosen, { tsQuery, range })
        : newestFirst(chosen.select(COLUMNS), 'created_at', range).execute(),
    ),
    tsQuery
      ? countMatching(context, folder.where(matches(tsQuery)), { older, ofAge })
      : countKept(context, { filter, since, age }),
  ])
  return { data: { result: rows.map(toMessage) }, ...counts, ...next }
}

/** Messages that are looked through for a page before the index is asked for all that match: a common word is in many. */
const LOOKED_THROUGH = 1000

/** A range of the messages that match, newest first. */
async function readMatching(
  { db }: Context,
  chosen: SelectQueryBuilder<DB, 'contact_messages', object>,
  { tsQuery, range }: { tsQuery: string; range: Range },
) {
  const newestOnes = newestFirst(chosen.selectAll(), 'created_at', { ...range, limit: LOOKED_THROUGH, offset: 0 })
  const near = db.selectFrom(newestOnes.as('near')).where(matches(tsQuery)).select(COLUMNS)
  const found = await newestFirst(near, 'created_at', { ...range, after: undefined }).execute()
  if (found.length === range.limit) return found
  return newestFirst(chosen.where(matches(tsQuery)).select(COLUMNS), 'created_at', range).execute()
}

/** How many messages a search finds, each number up to `MAX_COUNTED`. */
async function countMatching(
  { db }: Context,
  matching: SelectQueryBuilder<DB, 'contact_messages', object>,
  { older, ofAge }: Record<'older' | 'ofAge', Expression<SqlBool>>,
) {
  const [total, ofOlder, unread] = await Promise.all([
    countFound(db, matching.where(ofAge)),
    countFound(db, matching.where(older)),
    countFound(db, matching.where(older).where('read', '=', false)),
  ])
  return { total, older: { total: ofOlder, unread } }
}

/** The newest messages that contain all words of a text. */
export async function findNewest(context: Context, { q, limit }: { q: string; limit: number }) {
  const tsQuery = await toTsQuery(context, q)
  if (!tsQuery) return []
  const range = { limit, after: undefined, offset: 0 }
  return readMatching(context, context.db.selectFrom('contact_messages'), { tsQuery, range })
}

const matches = (tsQuery: string) => sql<SqlBool>`searched(search) @@ cast(${tsQuery} as tsquery)`

/** How many messages a folder has: what is kept of its days, and the messages of the day of that instant. */
async function countKept(
  { db }: Context,
  { filter, since, age }: { filter: Filter; since: Date; age: Filters['age'] },
) {
  const day = since.toISOString().slice(0, 10)
  const [kept, ofDay] = await Promise.all([
    db
      .selectFrom('message_sums')
      .$if(filter !== 'all', (sums) => sums.where('archived', '=', filter === 'archived'))
      .select([
        sql<number>`coalesce(sum(rows), 0)::int`.as('all'),
        sql<number>`coalesce(sum(rows) filter (where day < ${day}), 0)::int`.as('older'),
        sql<number>`coalesce(sum(rows) filter (where day < ${day} and not read), 0)::int`.as('olderUnread'),
      ])
      .executeTakeFirstOrThrow(),
    inFolder(db, filter)
      .where('created_at', '>=', new Date(`${day}T00:00:00Z`))
      .where('created_at', '<', since)
      .select([
        sql<number>`count(*)::int`.as('older'),
        sql<number>`(count(*) filter (where not read))::int`.as('olderUnread'),
      ])
      .executeTakeFirstOrThrow(),
  ])
  const older = kept.older + ofDay.older
  return {
    total: age === undefined ? kept.all : age === 'older' ? older : kept.all - older,
    older: { total: older, unread: kept.olderUnread + ofDay.olderUnread },
  }
}

const inFolder = (db: Kysely<DB>, filter: Filter) =>
  db.selectFrom('contact_messages').$if(filter !== 'all', (rows) => rows.where('archived', '=', filter === 'archived'))

/** The start of the last 30 days. */
const recentSince = ({ clock }: Pick<Program, 'clock'>) => new Date(clock.now().getTime() - RECENT_DAYS * DAY_MS)

/** The messages of the last 30 days, archived ones too, in the specification's shape. */
export async function listRecent(context: Context, input: ListInput) {
  const recent = context.db.selectFrom('contact_messages').where('created_at', '>=', recentSince(context))
  const [{ rows, ...next }, { total }] = await Promise.all([
    paginate(input, 'created_at', (range) => newestFirst(recent.select(COLUMNS), 'created_at', range).execute()),
    recent.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { result: rows.map(toMessage), total, ...next }
}

/** One message. Throws 404. */
export async function findMessage({ db }: Context, id: number) {
  const row = await db.selectFrom('contact_messages').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(1)
  return { data: { result: [toMessage(row)] } }
}

/** Counts the unread messages of the inbox, of any age. */
export async function countUnread({ db }: Context) {
  const { unread } = await db
    .selectFrom('message_sums')
    .select(sql<number>`coalesce(sum(rows), 0)::int`.as('unread'))
    .where(sql<SqlBool>`not read and not archived`)
    .executeTakeFirstOrThrow()
  return { data: { unread } }
}

const toMessage = ({ piece, file_name, file_size, ...row }: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
  piece: piece as RequestedPiece | null,
  file: file_name === null ? null : { name: file_name, size: file_size ?? 0 },
})

type Row = Pick<Selectable<ContactMessages>, (typeof COLUMNS)[number]>

/** The error for a call on messages of which some do not exist. */
export const notFound = (count: number) =>
  new AppError(
    'missing',
    count === 1 ? 'Esta mensagem não existe mais.' : 'Alguma destas mensagens não existe mais. Nada foi alterado.',
  )

/** Most words of a query that are searched. */
const MAX_WORDS = 10

/**
 * A search text as a tsquery: all words, each in any of its inflections or as a prefix, since the search runs while
 * people type. Undefined if no word is left.
 */
async function toTsQuery({ db }: Context, text: string): Promise<string | undefined> {
  const forms = JSON.stringify(wordsOf(text).map(formsOf))
  const { rows } = await sql<{ query: string | null }>`
    select string_agg('(' || query || ')', ' & ') as query from (
      select (
        select string_agg(distinct regexp_replace(form::text, '(''[^'']+'')', '\\1:*', 'g'), ' | ')
        from jsonb_array_elements_text(forms) as typed, plainto_tsquery('portugues', search_text(typed)) as form
        where numnode(form) > 0
      ) as query
      from jsonb_array_elements(${forms}::jsonb) as all_forms (forms)
      -- A stop word is dropped even if one of its inflections is a word of its own ('com', 'cons').
      where numnode(plainto_tsquery('portugues', search_text(forms ->> 0))) > 0
    ) as words`.execute(db)
  return rows[0]?.query ?? undefined
}

/** The words of a text; a telephone number is its last eight digits, so that codes and punctuation do not matter. */
function wordsOf(text: string): string[] {
  const digits = text.replace(/\D/g, '')
  if (/^[\d\s().+-]+$/.test(text) && digits.length >= 8) return [digits.slice(-8)]
  const words = new Set(text.normalize('NFC').match(/[\p{L}\p{N}]+/gu))
  return [...words].filter((word) => !BARE_STOP_WORDS.has(word.toLowerCase())).slice(0, MAX_WORDS)
}
