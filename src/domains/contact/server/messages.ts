import { type Expression, type SqlBool, sql } from 'kysely'
import type { Context, Program } from '#platform/context.ts'
import type { ListInput } from '#platform/contract/fields.ts'
import { newestFirst, paginate } from '#platform/db/paginate.ts'
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
  const matching = context.db
    .selectFrom('contact_messages')
    .$if(filter !== 'all', (rows) => rows.where('archived', '=', filter === 'archived'))
    .$if(tsQuery !== undefined, (rows) => rows.where(sql<SqlBool>`searched(search) @@ cast(${tsQuery} as tsquery)`))
  const chosen = matching.select(COLUMNS).where(ofAge)
  const [{ rows, ...next }, counts] = await Promise.all([
    paginate(input, 'created_at', (range) => newestFirst(chosen, 'created_at', range).execute()),
    matching
      .select([
        countWhere(ofAge).as('total'),
        countWhere(older).as('older'),
        countWhere(sql<SqlBool>`${older} and not read`).as('olderUnread'),
      ])
      .executeTakeFirstOrThrow(),
  ])
  return {
    data: { result: rows.map(toMessage) },
    total: counts.total,
    older: { total: counts.older, unread: counts.olderUnread },
    ...next,
  }
}

const countWhere = (condition: Expression<SqlBool>) => sql<number>`(count(*) filter (where ${condition}))::int`

/** The start of the last 30 days. */
const recentSince = ({ clock }: Pick<Program, 'clock'>) => new Date(clock.now().getTime() - RECENT_DAYS * DAY_MS)

/** The messages of the last 30 days, archived ones too, in the specification's shape. */
export async function listRecent(context: Context, input: ListInput) {
  const { data, older: _, ...rest } = await listMessages(context, { ...input, filter: 'all', age: 'recent' })
  return { result: data.result, ...rest }
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
    .selectFrom('contact_messages')
    .select(sql<number>`count(*)::int`.as('unread'))
    .where(sql<SqlBool>`not read and not archived`) // must equal the partial index's condition
    .executeTakeFirstOrThrow()
  return { data: { unread } }
}

const toMessage = <Row extends { created_at: Date }>(row: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
})

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
