import { type Kysely, sql } from 'kysely'
import { fold } from '#fold.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { StatementLine } from '#statements/statement.ts'
import { NO_CATEGORY } from '../../finance.ts'

/** What an entry becomes, beside what the bank says. */
export interface Suggestion {
  /** '' where nothing is known. */
  category: string
  transfer: boolean
}

/**
 * Suggests a category for each description: that of the longest rule whose text it contains, else that of the last entry
 * of the ledger with the same description.
 */
export async function suggestCategories(
  db: Kysely<DB>,
  ledger: number,
  lines: readonly StatementLine[],
): Promise<(description: string) => Suggestion> {
  const descriptions = [...new Set(lines.map(({ description }) => description))]
  const [rules, entries] = await Promise.all([
    readRules(db, ledger),
    db
      .selectFrom('finance_reports')
      .distinctOn('description')
      .select(['description', 'category', 'transfer'])
      .where('id_user', '=', ledger)
      .where('deleted_at', 'is', null)
      .where('category', '<>', NO_CATEGORY)
      .where('split', '=', false)
      .where(sql<boolean>`description = any(${descriptions})`)
      .orderBy('description')
      .orderBy('date', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  ])
  const known = new Map(entries.map(({ description, category, transfer }) => [description, { category, transfer }]))
  const suggestions = new Map<string, Suggestion>()
  for (const description of descriptions) {
    const rule = ruleFor(rules, description)
    suggestions.set(
      description,
      rule ? { category: rule.category, transfer: rule.transfer } : (known.get(description) ?? NOTHING),
    )
  }
  return (description) => suggestions.get(description) ?? NOTHING
}

const NOTHING: Suggestion = { category: '', transfer: false }

/** A ledger's rules, the longest text first. */
export const readRules = (db: Kysely<DB>, ledger: number) =>
  db
    .selectFrom('finance_import_rules')
    .select(['id', 'contains', 'category', 'transfer'])
    .where('id_user', '=', ledger)
    .orderBy((eb) => eb.fn('length', ['contains']), 'desc')
    .orderBy('id')
    .execute()

/** The rule that counts for a description: the longest whose text it contains. */
export function ruleFor<Rule extends { contains: string }>(rules: readonly Rule[], description: string) {
  const folded = fold(description)
  return rules.find(({ contains }) => folded.includes(contains))
}
