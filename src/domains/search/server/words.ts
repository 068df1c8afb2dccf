import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { bareWord, formsOf } from './inflections.ts'
import { editDistance, typoCandidates } from './typos.ts'

/** A word of a query. */
export interface QueryWord {
  /** As typed, or corrected. */
  word: string
  /** Its forms as a tsquery. */
  query: string
  /** Public documents that contain it. */
  hits: number
  /** Whether it replaces the typed word. */
  corrected: boolean
}

/** Words of a query that are used. */
const MAX_WORDS = 10
/** Candidates for the correction of a word whose hits are counted. */
const MAX_CANDIDATES = 8
/** Stop words typed without their accents; the dictionary has them with accents only. */
export const BARE_STOP_WORDS = new Set('nao sao ja so ate tambem voce voces sera ha la'.split(' '))

/** The words of a query without stop words. Words without hits are corrected if a similar word is known. */
export async function parseWords(context: Context, text: string): Promise<QueryWord[]> {
  const typed = [...new Set(text.match(/[\p{L}\p{N}]+/gu))].filter((word) => !BARE_STOP_WORDS.has(word.toLowerCase()))
  const words = await lookUp(context, typed.slice(0, MAX_WORDS))
  return Promise.all(words.map(async (word) => (word.hits > 0 ? word : ((await correctWord(context, word)) ?? word))))
}

/** The tsquery and the hits of each word; stop words are left out. */
async function lookUp({ db }: Context, words: string[]): Promise<QueryWord[]> {
  const forms = JSON.stringify(words.map(formsOf))
  const { rows } = await sql<{ n: number; query: string; hits: number }>`
    with queries as materialized (
      select n::int, (
        select string_agg(distinct form::text, ' | ')
        from jsonb_array_elements_text(forms) as typed, plainto_tsquery('portugues', search_text(typed)) as form
        where numnode(form) > 0
      )::tsquery as query
      from jsonb_array_elements(${forms}::jsonb) with ordinality as all_forms (forms, n)
      -- A stop word is not searched for by its other forms, which may be words of their own ('com', 'cons').
      where numnode(plainto_tsquery('portugues', search_text(forms ->> 0))) > 0
    )
    select n, query::text as query, (
      (select count(*) from public_archives where searched(search) @@ query) +
      (select count(*) from public_projects where searched(search) @@ query)
    )::int as hits
    from queries where query is not null order by n`.execute(db)
  return rows.map(({ n, query, hits }) => ({ word: words[n - 1] ?? '', query, hits, corrected: false }))
}

/** The nearest known word with hits; of equally near ones the one with the most. */
async function correctWord(context: Context, { word }: QueryWord): Promise<QueryWord | undefined> {
  const typed = bareWord(word)
  if (typed.length < 4 || typed.length > 40 || /[^a-z]/.test(typed)) return undefined
  const { rows } = await sql<{ word: string; shown: string }>`
    (select word, shown from search_words where word = any(${typoCandidates(typed)}))
    union (select word, shown from search_words where word like ${`${typed}%`} order by length(word), word limit 10)
    union (select word, shown from search_words order by word <-> ${typed} limit 20)`.execute(context.db)
  const near = rows
    .flatMap((known) => {
      const distance = editDistance(typed, known.word)
      return distance === undefined ? [] : [[known.shown, distance] as const]
    })
    .sort(([, a], [, b]) => a - b)
    .slice(0, MAX_CANDIDATES)
  const distances = new Map(near)
  if (distances.size === 0) return undefined
  const [best] = (await lookUp(context, [...distances.keys()]))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => distances.get(a.word)! - distances.get(b.word)! || b.hits - a.hits)
  return best && { ...best, word: best.word.toLowerCase(), corrected: true }
}
