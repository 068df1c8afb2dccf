import { sql } from 'kysely'
import { toDecimal } from '#money.ts'
import { ownerOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import { dayOf } from '#time.ts'
import type { ReportType } from '../finance.ts'
import { chooseLedger, listMonths } from './list.ts'
import { SUMS, sumReports } from './totals.ts'

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

/** A year's sums by month and by category, without transfers. Throws 403 for somebody else's. */
export async function readYear(
  context: Context,
  { id_user, year: given }: { id_user?: number | undefined; year?: number | undefined },
) {
  const owner = ownerOf(context, id_user)
  const year = given ?? Number(dayOf(context.clock.now()).slice(0, 4))
  const chosen = chooseLedger(context, owner).where('date', '>=', `${year}-01-01`).where('date', '<=', `${year}-12-31`)
  const month = sql<string>`to_char(date, 'MM')`
  const [totals, months, categories, known] = await Promise.all([
    sumReports(chosen),
    chosen
      .select([month.as('month'), SUMS.income.as('income'), SUMS.expenses.as('expenses')])
      .groupBy(month)
      .execute(),
    chosen
      .select([
        'type',
        'category',
        sql<number>`coalesce(min((select color from finance_categories as known
          where known.id_user = finance_reports.id_user and name = category)), 0)`.as('color'),
        sql<number>`sum(amount)::bigint`.as('sum'),
        sql<number>`count(*)`.as('count'),
      ])
      .where('transfer', '=', false)
      .$narrowType<{ type: ReportType }>()
      .groupBy(['type', 'category'])
      .orderBy('sum', 'desc')
      .orderBy('category')
      .execute(),
    listMonths(context, owner),
  ])
  let balance = 0
  return {
    data: {
      year,
      years: [...new Set(known.map((one) => Number(one.slice(0, 4))))],
      totals,
      months: MONTHS.map((number) => {
        const { income = 0, expenses = 0 } = months.find((row) => row.month === number) ?? {}
        balance += income - expenses
        return {
          month: `${year}-${number}`,
          income: toDecimal(income),
          expenses: toDecimal(expenses),
          balance: toDecimal(balance),
        }
      }),
      categories: categories.map((row) => ({ ...row, sum: toDecimal(row.sum) })),
    },
  }
}
