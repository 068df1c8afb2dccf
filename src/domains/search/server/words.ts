import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { bareWord, formsOf } from './inflections.ts'
import { editDistance, typoCandidates } from './typos.ts'

/** A word of a question. */
export interface AskedWord {
  /** As typed, or put right. */
  word: string
  /** Its forms as a tsquery. */
  query: string
  /** Public documents that hold it. */
  hits: number
  /** Whether it is not what was typed. */
  corrected: boolean
}

/** Words of a question that are looked for; the rest of a longer one adds nothing. */
const MAX_WORDS = 10
/** Known words near a mistaken one that are tried. */
const TRIED = 8
/** Stop words that are typed without their accents; the dictionary knows them with. */
export const BARE_STOP_WORDS = new Set('nao sao ja so ate tambem voce voces sera ha la'.split(' '))

/** The words of a question, mistyped ones put right where a known word is near. Words that are everywhere are left out. */
export async function readWords(context: Context, text: string): Promise<AskedWord[]> {
  const typed = [...new Set(text.match(/[\p{L}\p{N}]+/gu))].filter((word) => !BARE_STOP_WORDS.has(word.toLowerCase()))
  const words = await lookUp(context, typed.slice(0, MAX_WORDS))
  return Promise.all(words.map(async (asked) => (asked.hits > 0 ? asked : ((await putRight(context, asked)) ?? asked))))
}

/** What the index knows of each word; those it does not look for are left out. */
async function lookUp({ db }: Context, words: string[]): Promise<AskedWord[]> {
  const forms = JSON.stringify(words.map(formsOf))
  const { rows } = await sql<{ n: number; query: string; hits: number }>`
    with asked as materialized (
      select n::int, (
        select string_agg(distinct form::text, ' | ')
        from jsonb_array_elements_text(forms) as typed, plainto_tsquery('portugues', search_text(typed)) as form
        where numnode(form) > 0
      )::tsquery as query
      from jsonb_array_elements(${forms}::jsonb) with ordinality as all_forms (forms, n)
      -- A word that is everywhere is not asked for by forms of it that are words of their own ('com', 'cons').
      where numnode(plainto_tsquery('portugues', search_text(forms ->> 0))) > 0
    )
    select n, query::text as query, (
      (select count(*) from public_archives where searched(search) @@ query) +
      (select count(*) from public_projects where searched(search) @@ query)
    )::int as hits
    from asked where query is not null order by n`.execute(db)
  return rows.map(({ n, query, hits }) => ({ word: words[n - 1] ?? '', query, hits, corrected: false }))
}

/** The nearest known word that finds something public; of equally near ones the most frequent. */
async function putRight(context: Context, { word }: AskedWord): Promise<AskedWord | undefined> {
  const typed = bareWord(word)
  if (typed.length < 4 || typed.length > 40 || /[^a-z]/.test(typed)) return undefined
  const { rows } = await sql<{ word: string; shown: string }>`
    (select word, shown from search_words where word = any(${typoCandidates(typed)}))
    union (select word, shown from search_words where word like ${`${typed}%`} order by length(word), word limit 10)
    union (select word, shown from search_words order by word <-> ${typed} limit 20)`.execute(context.db)
  const near = rows
    .flatMap((known) => {
      const far = editDistance(typed, known.word)
      return far === undefined ? [] : [{ ...known, far }]
    })
    .sort((a, b) => a.far - b.far)
    .slice(0, TRIED)
  if (near.length === 0) return undefined
  const farOf = new Map(near.map(({ shown, far }) => [shown, far]))
  const found = await lookUp(
    context,
    near.map(({ shown }) => shown),
  )
  const [best] = found
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => (farOf.get(a.word) ?? 0) - (farOf.get(b.word) ?? 0) || b.hits - a.hits)
  return best && { ...best, word: best.word.toLowerCase(), corrected: true }
}
