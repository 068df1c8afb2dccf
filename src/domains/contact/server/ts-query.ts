import { sql } from 'kysely'
import { formsOf } from '#domains/search/server/inflections.ts'
import { BARE_STOP_WORDS } from '#domains/search/server/words.ts'
import type { Context } from '#platform/context.ts'

/** Words of a question that are looked for. */
const MAX_WORDS = 10

/**
 * What is asked for, as a tsquery: every word in any of its forms, or as the beginning of a longer one, since people
 * look while they type. Undefined where there is no word to look for.
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
      -- A word that is everywhere is not asked for by forms of it that are words of their own ('com', 'cons').
      where numnode(plainto_tsquery('portugues', search_text(forms ->> 0))) > 0
    ) as words`.execute(db)
  return rows[0]?.query ?? undefined
}

/** A telephone number is one word, its last eight digits: neither code nor marks need be typed as they were. */
function wordsOf(text: string): string[] {
  const digits = text.replace(/\D/g, '')
  if (/^[\d\s().+-]+$/.test(text) && digits.length >= 8) return [digits.slice(-8)]
  const words = new Set(text.normalize('NFC').match(/[\p{L}\p{N}]+/gu))
  return [...words].filter((word) => !BARE_STOP_WORDS.has(word.toLowerCase())).slice(0, MAX_WORDS)
}
