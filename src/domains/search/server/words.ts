import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { bareWord, formsOf, partings } from '#platform/portuguese-words.ts'
import { parseQuery, type TypedTerm } from './parse-query.ts'
import { editDistance, typoCandidates } from './typos.ts'

/** A word or a phrase of a query. */
export interface QueryTerm extends TypedTerm {
  /** Its forms as a tsquery; '' where it has only stop words. */
  query: string
  /** Public documents that contain it. */
  hits: number
  /** Whether it replaces the typed word. */
  corrected: boolean
}

/** Candidates for the correction of a word whose hits are counted. */
const MAX_CANDIDATES = 8

/**
 * The alternatives of each part of a query, stop words left out. A single word without hits is replaced by the most
 * similar word that has some, unless it is on one of the site's own pages.
 */
export async function parseWords(
  context: Context,
  text: string,
  isOnPage: (text: string) => boolean,
): Promise<QueryTerm[][]> {
  const groups = parseQuery(text)
  const terms = await lookUp(context, groups.flat())
  let at = 0
  const known = groups.map((group) => group.map(() => terms[at++]!).filter(({ query }) => query !== ''))
  const corrected = known.map((group) =>
    group.some(({ hits, text }) => hits > 0 || isOnPage(text))
      ? group
      : Promise.all(group.map(async (term) => (await correctWord(context, term)) ?? term)),
  )
  return (await Promise.all(corrected)).filter((group) => group.length > 0)
}

/** The tsquery and the hits of each term, in their order. */
async function lookUp<Term extends TypedTerm>({ db }: Context, terms: Term[]): Promise<(Term & QueryTerm)[]> {
  const forms = JSON.stringify(terms.map(({ text, phrase }) => (phrase ? phraseForms(text) : formsOf(text))))
  const parted = JSON.stringify(terms.map(({ text, phrase }) => (phrase ? [] : partings(text))))
  const { rows } = await sql<{ n: number; query: string; hits: number }>`
    with queries as materialized (
      select n::int, (
        select string_agg(distinct form::text, ' | ') from (
          select form
          from jsonb_array_elements_text(forms) as typed, phraseto_tsquery('portugues', search_text(typed)) as form
          where numnode(form) > 0
          union all
          -- Only where somebody writes it so: two words and what joins them, none of them a stop word.
          select form
          from jsonb_array_elements_text(${parted}::jsonb -> (n::int - 1)) as typed,
            phraseto_tsquery('portugues', typed) as form
          where numnode(form) = 3 and (
            exists (select from public_archives where searched(search) @@ form) or
            exists (select from public_projects where searched(search) @@ form))
        ) all_written
      )::tsquery as query
      from jsonb_array_elements(${forms}::jsonb) with ordinality as all_forms (forms, n)
      -- A stop word is not searched for by its other forms, which may be words of their own ('com', 'cons').
      where numnode(plainto_tsquery('portugues', search_text(forms ->> 0))) > 0
    )
    select n, query::text as query, (
      (select count(*) from public_archives where searched(search) @@ query) +
      (select count(*) from public_projects where searched(search) @@ query)
    )::int as hits
    from queries where query is not null`.execute(db)
  const found = new Map(rows.map((row) => [row.n, row]))
  return terms.map((term, index) => {
    const { query = '', hits = 0 } = found.get(index + 1) ?? {}
    return { ...term, query, hits, corrected: false }
  })
}

/** A phrase, and the one word that two short ones may also be written as: 'wi-fi' is also 'wifi'. */
function phraseForms(text: string): string[] {
  const parts = text.split(' ')
  return parts.length === 2 && parts.every((part) => part.length < 5) ? [text, parts.join('')] : [text]
}

/** The nearest known word with hits; of equally near ones the one with the most. */
async function correctWord(context: Context, { text, phrase, excluded }: QueryTerm): Promise<QueryTerm | undefined> {
  if (phrase || excluded) return undefined
  const typed = bareWord(text)
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
  const words = [...distances.keys()].map((text) => ({ text, phrase: false, excluded: false }))
  const [best] = (await lookUp(context, words))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => distances.get(a.text)! - distances.get(b.text)! || b.hits - a.hits)
  return best && { ...best, text: best.text.toLowerCase(), corrected: true }
}
