import { type Kysely, sql } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'
import { NO_CATEGORY, type ReportType } from '../../finance.ts'
import { textKey } from './words.ts'

/** What became of earlier lines of one text: how many, and how often each category, the most frequent first. */
export interface Earlier {
  count: number
  categories: { category: string; transfer: boolean; count: number }[]
}

/** What earlier entries of a ledger with the same text became. */
export async function readHistory(
  db: Kysely<DB>,
  ledger: number,
): Promise<(line: { description: string; type: ReportType }) => Earlier | undefined> {
  const rows = await db
    .selectFrom('finance_reports')
    .select(['description', 'category', 'transfer', 'type'])
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('id_user', '=', ledger)
    .where('deleted_at', 'is', null)
    .where('category', '<>', NO_CATEGORY)
    .where('reversal', '=', false)
    .where('split', '=', false)
    .groupBy(['description', 'category', 'transfer', 'type'])
    .execute()
  const byText = new Map<string, Earlier>()
  for (const { description, category, transfer, type, count } of rows) {
    const text = `${type} ${textKey(description)}`
    const earlier = byText.get(text) ?? { count: 0, categories: [] }
    byText.set(text, earlier)
    earlier.count += count
    const same = earlier.categories.find((one) => one.category === category && one.transfer === transfer)
    if (same) same.count += count
    else earlier.categories.push({ category, transfer, count })
  }
  for (const { categories } of byText.values()) categories.sort((a, b) => b.count - a.count)
  return ({ description, type }) => {
    const text = textKey(description)
    return text === '' ? undefined : byText.get(`${type} ${text}`)
  }
}
