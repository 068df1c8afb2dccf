import { sql } from 'kysely'
import { formsOf } from '#domains/search/server/inflections.ts'
import { BARE_STOP_WORDS } from '#domains/search/server/parse-query.ts'
import type { Context } from '#platform/context.ts'

/** Most words of a query that are searched. */
const MAX_WORDS = 10

/**
 * A search text as a tsquery: all words, each in any of its inflections or as a prefix, since the search runs while
 * people type. Undefined if no word is left.
 */
export async function toTsQuery({ db }: Context, text: string): Promise<string | undefined> {
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
