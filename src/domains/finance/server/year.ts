import { type Kysely, sql } from 'kysely'
import { toDecimal } from '#money.ts'
import { ownerOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { dayOf } from '#time.ts'
import type { ReportType } from '../finance.ts'
import { inLedger } from './access.ts'
import { listMonths } from './list.ts'
import { SUMS, toTotals } from './totals.ts'

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

/** A year's sums by month and by category, without transfers. Throws 403 for somebody else's. */
export async function readYear(
  context: Context,
  { id_user, year: given }: { id_user?: number | undefined; year?: number | undefined },
) {
  const owner = ownerOf(context, id_user)
  const year = given ?? Number(dayOf(context.clock.now()).slice(0, 4))
  const chosen = context.db
    .selectFrom('finance_sums')
    .where('month', '>=', `${year}-01-01`)
    .where('month', '<=', `${year}-12-31`)
    .$if(owner !== null, (sums) => sums.where('finance_sums.id_user', '=', owner!))
  const month = sql<string>`to_char(month, 'MM')`
  const [totals, largest, months, categories, known] = await Promise.all([
    chosen
      .select([
        SUMS.income.as('income'),
        SUMS.expenses.as('expenses'),
        sql<number>`coalesce(sum(rows) filter (where not transfer), 0)::bigint`.as('count'),
        sql<number>`coalesce(sum(rows) filter (where transfer), 0)::bigint`.as('transfers'),
      ])
      .executeTakeFirstOrThrow(),
    findLargest(context.db, { owner, year }),
    chosen
      .select([month.as('month'), SUMS.income.as('income'), SUMS.expenses.as('expenses')])
      .groupBy(month)
      .execute(),
    chosen
      .leftJoin('finance_categories as known', (join) =>
        join.onRef('known.id_user', '=', 'finance_sums.id_user').onRef('known.name', '=', 'category'),
      )
      .select([
        'type',
        'category',
        sql<number>`coalesce(min(color), 0)`.as('color'),
        sql<number>`sum(amount)::bigint`.as('sum'),
        sql<number>`sum(rows)::bigint`.as('count'),
      ])
      .where('transfer', '=', false)
      .$narrowType<{ type: ReportType }>()
      .groupBy(['type', 'category'])
      // Entries that are not there any more leave a sum of none behind.
      .having(sql<boolean>`sum(rows) > 0`)
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
      totals: toTotals({ ...totals, ...largest }),
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

/** The largest amounts of a year in cents, 0 for none: one row of an index for each ledger. */
async function findLargest(db: Kysely<DB>, { owner, year }: { owner: number | null; year: number }) {
  const largest = (type: ReportType) => sql`coalesce(max((
    select amount from finance_reports where finance_reports.id_user = users.id and type = ${type} and not transfer
      and deleted_at is null and extract(year from date) = ${year} order by amount desc limit 1)), 0)`
  const { rows } = await sql<{ largest_income: number; largest_expense: number }>`
    select ${largest('receita')} as largest_income, ${largest('despesa')} as largest_expense
    from (select id, id as id_user from users) as users where ${inLedger(owner)}`.execute(db)
  return rows[0]!
}
