import { sql } from 'kysely'
import { MAX_CARD_DRAWING } from '#domains/projects/project.ts'
import { withoutMarks } from '#domains/projects/server/case-file.ts'
import { readSection } from '#domains/site/server/sections.ts'
import { readOffOnSite } from '#domains/site/server/service.ts'
import { isSaid, TRADES } from '#domains/site/trades.ts'
import type { Context } from '#platform/context.ts'
import type { ListInput } from '#platform/contract/fields.ts'
import { type Range, readRange } from '#platform/db/paginate.ts'
import type { Limit } from '#platform/http/limits.ts'
import { textBlocks } from '#platform/markdown/text-blocks.ts'
import { bareWord } from '#platform/portuguese-words.ts'
import type { Kind, SearchResult } from '../contract.ts'
import { makeExtract, wordsOf } from './extract.ts'
import { findPages, isOnPage, shownPages } from './pages.ts'
import { parseWords, type QueryTerm } from './words.ts'

/** Searches from one network. */
export const SEARCH_LIMIT: Limit = { name: 'search', points: 120, duration: 60 }

/** Characters of a body that are searched for an extract. */
const MAX_BODY = 20_000

interface Query extends ListInput {
  q: string
  kind?: Kind | undefined
}

/**
 * The public projects and articles that match a query, else those that contain some of its words, best first.
 * Throws 429 after too many searches from one network.
 */
export async function findByText(context: Context, query: Query) {
  await context.limits.spend(SEARCH_LIMIT, context.network)
  return search(context, query)
}

/** The same, counted elsewhere. */
export async function search(context: Context, { q, kind, ...input }: Query) {
  const shown = await readPages(context)
  const groups = await parseWords(context, q, (text) => isOnPage(shown, text))
  const wanted = groups.filter(([term]) => !term?.excluded)
  const known = wanted.map((group) => group.filter(({ hits }) => hits > 0)).filter((group) => group.length > 0)
  const excluded = groups.filter(([term]) => term?.excluded).flat()
  const own = findPages(groups, shown)
  const pages = kind === 'page' || (kind === undefined && (input.page ?? 1) === 1) ? own : []
  const nothing = {
    data: [],
    pages,
    total: kind === 'page' ? own.length : 0,
    kinds: { ...NONE, page: own.length },
    partial: false,
    wordless: wanted.length === 0,
  }
  if (known.length === 0) return nothing

  const page = { ...readRange(input), kind }
  const join = (operator: string) =>
    [
      `(${known.map((group) => `(${group.map(({ query }) => `(${query})`).join(' | ')})`).join(operator)})`,
      ...excluded.map(({ query }) => `!(${query})`),
    ].join(' & ')
  let found = await findDocuments(context, join(' & '), page)
  const isPartial = known.length < wanted.length || found.kinds.all === 0
  if (found.kinds.all === 0 && known.length > 1) found = await findDocuments(context, join(' | '), page)
  const isCorrected = known.flat().some((term) => term.corrected)
  return {
    ...nothing,
    data: await withExtracts(context, found.rows, known.flat()),
    total: kind === 'page' ? own.length : found.kinds[kind ?? 'all'],
    kinds: { ...found.kinds, page: own.length },
    partial: isPartial && found.kinds.all > 0,
    ...(isCorrected && { corrected: [...known.map(showGroup), ...excluded.map(showTerm)].join(' ') }),
  }
}

/** What the site has of its own pages. */
async function readPages(context: Context) {
  const [off, trades, { people }] = await Promise.all([
    readOffOnSite(context),
    readSection(context, 'trades'),
    readSection(context, 'people'),
  ])
  return shownPages({ off, said: TRADES.filter((trade) => isSaid(trades[trade])), people })
}

const NONE = { all: 0, project: 0, archive: 0 }

const showGroup = (group: QueryTerm[]) => group.map(showTerm).join(' OU ')
const showTerm = ({ text, phrase, excluded }: QueryTerm) => `${excluded ? '-' : ''}${phrase ? `"${text}"` : text}`

type Found = Omit<SearchResult, 'extract'> & { texts: string[] }

/** One page of the documents that match a tsquery, with the texts for their extracts, and the number of all matches. */
async function findDocuments({ db }: Context, query: string, page: Range & { kind: Kind | undefined }) {
  const { limit, offset, kind = null } = page
  // What has the words in its title, whose weight is A.
  const titled = query.replace(/'(?:[^']|'')+'/g, '$&:A')
  const { rows } = await sql<{ kinds: typeof NONE; rows: Found[] | null }>`
    with hits as materialized (
      select 'archive' as kind, id, date, ts_rank(search, query) as rank, search @@ cast(${titled} as tsquery) as titled
      from public_archives, cast(${query} as tsquery) as query where searched(search) @@ query
      union all
      select 'project', id, date_created, ts_rank(search, query), search @@ cast(${titled} as tsquery)
      from public_projects, cast(${query} as tsquery) as query where searched(search) @@ query
    ), page as (
      select *, row_number() over (order by titled desc, rank desc, date desc, kind, id desc) as place from hits
      where kind = ${kind}::text or ${kind}::text is null
      order by place limit ${limit} offset ${offset}
    )
    select (select json_build_object('all', count(*), 'project', count(*) filter (where kind = 'project'),
      'archive', count(*) filter (where kind = 'archive')) from hits) as kinds, (
      select json_agg(json_build_object(
        'kind', kind, 'id', page.id, 'trade', trade,
        'date', to_char(page.date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'title', coalesce(archive.title, nullif(resum_title, ''), project.title),
        'image', coalesce(archive.image, resum_image),
        'drawing', case when length(drawing_html) <= ${MAX_CARD_DRAWING} then drawing_html else '' end,
        'texts', case kind
          when 'archive' then json_build_array(description, left(markdown, ${MAX_BODY}))
          else json_build_array(resum_description, resum_tecnologi, sale_description, left(details_markedown, ${MAX_BODY}))
        end
      ) order by place)
      from page
      left join public_archives archive on kind = 'archive' and archive.id = page.id
      left join public_projects project on kind = 'project' and project.id = page.id
    ) as rows`.execute(db)
  return { kinds: rows[0]?.kinds ?? NONE, rows: rows[0]?.rows ?? [] }
}

/** Adds the extract of each result. */
async function withExtracts(context: Context, found: Found[], query: QueryTerm[]): Promise<SearchResult[]> {
  const plain = found.map(({ kind, texts }) => {
    const shown = kind === 'project' ? texts.map(withoutMarks) : texts
    return shown.flatMap(textBlocks).map((text) => text.normalize('NFC'))
  })
  const matches = await matchWords(context, [...wordsOf(plain.flat())], query)
  return found.map(({ texts: _, ...result }, index) => ({
    ...result,
    extract: makeExtract(plain[index] ?? [], matches),
  }))
}

/** The indices of the query's words that each of `words` matches, by the index's dictionary. Only words that begin like a lexeme of the query are sent to the database. */
async function matchWords({ db }: Context, words: string[], query: QueryTerm[]) {
  const matches = new Map<string, Set<number>>()
  // A phrase is matched word by word: `'a' <-> 'b'` becomes `'a' | 'b'`.
  const queries = query.map((one) => one.query.replace(/<(?:-|\d+)>/g, '|'))
  const starts = queries.map((query) => [...query.matchAll(/'([^']+)'/g)].map(([, lexeme = '']) => lexeme.slice(0, 3)))
  const pairs = words.flatMap((word) => {
    const bare = bareWord(word)
    return starts.flatMap((some, n) => (some.some((start) => bare.startsWith(start)) ? [{ word, n }] : []))
  })
  if (pairs.length === 0) return matches
  const { rows } = await sql<{ word: string; n: number }>`
    select word, n from unnest(${pairs.map(({ word }) => word)}::text[], ${pairs.map(({ n }) => n)}::int[]) as pairs (word, n)
    where to_tsvector('portugues', search_text(word)) @@ cast((${queries}::text[])[n + 1] as tsquery)`.execute(db)
  for (const { word, n } of rows) matches.set(word, (matches.get(word) ?? new Set()).add(n))
  return matches
}
