import type { Kysely } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'
import { spellCategory } from '../categories.ts'
import { refuseLine } from './receive.ts'
import { foldRule } from './rules.ts'
import type { Decided } from './write-lines.ts'

/**
 * Keeps as rules what the person wants done with such lines from now on; a rule with the same text is changed. Throws 422 for
 * a line without a category, or whose text makes no rule.
 */
export async function learnRules(db: Kysely<DB>, ledger: number, added: readonly Decided[]): Promise<void> {
  for (const { line, rule, category, transfer } of added) {
    if (rule === '') continue
    if (category === '') throw refuseLine(line, 'Diga a categoria que se repete.')
    const fields = { category: await spellCategory(db, ledger, category), transfer }
    await db
      .insertInto('finance_import_rules')
      .values({ id_user: ledger, contains: foldRule(rule), ...fields })
      .onConflict((conflict) => conflict.columns(['id_user', 'contains']).doUpdateSet(fields))
      .execute()
  }
}
