import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/** The pattern of `like` that finds a text anywhere; `%`, `_` and `\` in it are escaped. */
export const literalPart = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** A text as a part of a regular expression of PostgreSQL, in which its signs mean themselves. */
export const literalPattern = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '\\$&')

/** Words of a search that count; the rest is ignored. */
const MAX_WORDS = 10

/** The words of a text that a list is searched for. */
export const searchWords = (text: string) => text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)

/** A text in lower case and without accents, as the database folds it. */
export const folded = (text: string): RawBuilder<string> => sql<string>`lower(unaccent(${text}))`

/** A column of names in the order in which people look them up, accents and capitals aside: bytes have Érica after Zeca. */
export const nameOrder = (column: string) => sql<string>`folded(${sql.ref(column)})`

/** Whether a text is found in a column, however its capitals and accents are written; as the indexes of names have it. */
export const hasText = (column: string, text: string) =>
  sql<boolean>`folded(${sql.ref(column)}) like folded(${literalPart(text)})`

/** Those rows in whose column `search`, stored folded, every word of a text is found; all rows for an empty text. */
export const withWords = <DB, Table extends keyof DB, Row>(rows: SelectQueryBuilder<DB, Table, Row>, text: string) =>
  rows.where(hasWords('search', text))

/** Whether every word of a text is found in a column that is stored folded. */
export const hasWords = (column: string, text: string) => {
  // Unlike `unaccent`, `folded` is immutable: it runs once a plan, and not for each row that a plan walks.
  const found = searchWords(text).map((word) => sql`${sql.ref(column)} like lower(folded(${literalPart(word)}))`)
  return found.length > 0 ? sql<boolean>`(${sql.join(found, sql` and `)})` : sql<boolean>`true`
}
