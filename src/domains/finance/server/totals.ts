import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { toDecimal } from '#money.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { Totals } from '../reports-contract.ts'

const income = sql`type = 'receita' and not transfer`
const expenses = sql`type = 'despesa' and not transfer`

const AMOUNT = sql<number>`amount`
const sumsOf = (amount: RawBuilder<number>) => ({
  income: sql<number>`coalesce(sum(${amount}) filter (where ${income}), 0)::bigint`,
  expenses: sql<number>`coalesce(sum(${amount}) filter (where ${expenses}), 0)::bigint`,
})

/** Sums of cents, exact: the database adds whole numbers. */
export const SUMS = sumsOf(AMOUNT)

/**
 * The sums over all entries that a query chooses.
 * @param amount cents of each that count
 */
export async function sumReports(
  rows: SelectQueryBuilder<DB, 'finance_reports', object>,
  amount = AMOUNT,
): Promise<Totals> {
  const { income: incomes, expenses: spent } = sumsOf(amount)
  const sums = await rows
    .select([
      incomes.as('income'),
      spent.as('expenses'),
      sql<number>`coalesce(max(${amount}) filter (where ${income}), 0)::bigint`.as('largest_income'),
      sql<number>`coalesce(max(${amount}) filter (where ${expenses}), 0)::bigint`.as('largest_expense'),
      sql<number>`count(*) filter (where not transfer)`.as('count'),
      sql<number>`count(*) filter (where transfer)`.as('transfers'),
    ])
    .executeTakeFirstOrThrow()
  return toTotals(sums)
}

/** Sums as they travel; of cents. */
export const toTotals = (
  sums: Record<'income' | 'expenses' | 'count' | 'largest_income' | 'largest_expense' | 'transfers', number>,
): Totals => ({
  income: toDecimal(sums.income),
  expenses: toDecimal(sums.expenses),
  balance: toDecimal(sums.income - sums.expenses),
  count: sums.count,
  largest_income: toDecimal(sums.largest_income),
  largest_expense: toDecimal(sums.largest_expense),
  transfers: sums.transfers,
})
