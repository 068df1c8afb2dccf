import { type Kysely, sql } from 'kysely'
import { toDecimal } from '#money.ts'
import { ownerOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { dayOf } from '#time.ts'
import { MAX_YEAR_PROJECTS, type ReportType } from '../finance.ts'
import { inLedger } from './access.ts'
import { listMonths } from './list.ts'
import { shiftsOf } from './shares.ts'
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
  const [totals, largest, months, categories, projects, known] = await Promise.all([
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
    sumCategories(context.db, { owner, year }),
    sumProjects(context.db, { owner, year }),
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
      projects: projects.map((row) => ({ ...row, income: toDecimal(row.income), expenses: toDecimal(row.expenses) })),
    },
  }
}

interface Asked {
  owner: number | null
  year: number
}

/** What each category comes to, the largest first: the kept sums, and what parts move between categories. */
async function sumCategories(db: Kysely<DB>, { owner, year }: Asked) {
  const inYear = (column: string) =>
    sql`${sql.ref(column)} between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`
  const { rows } = await sql<{ type: ReportType; category: string; color: number; sum: number; count: number }>`
    select type, category, coalesce(min(color), 0) as color, sum(amount)::bigint as sum, sum(rows)::bigint as count
    from (
      select id_user, type, category, rows, amount from finance_sums
      where not transfer and ${inYear('month')} and ${inLedger(owner)}
      union all
      select id_user, type, category, rows, amount
      from (${shiftsOf(sql`${inYear('report.date')} and ${inLedger(owner, 'report.id_user')}`)}) as shifts
    ) as sums
    left join finance_categories as known on known.id_user = sums.id_user and known.name = category
    group by type, category
    -- Entries that are not there any more leave a sum of none behind.
    having sum(rows) > 0
    order by sum desc, category`.execute(db)
  return rows
}

/** What each project comes to, the largest first. */
async function sumProjects(db: Kysely<DB>, { owner, year }: Asked) {
  const chosen = sql`report.deleted_at is null and not transfer and ${inLedger(owner, 'report.id_user')}
    and report.date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`
  const { rows } = await sql<{ project_id: number; project: string; income: number; expenses: number; count: number }>`
    select project_id, projects.title as project, income, expenses, count
    from (
      select project_id, sum(amount) as amount, count(*)::integer as count,
        coalesce(sum(amount) filter (where type = 'receita'), 0)::bigint as income,
        coalesce(sum(amount) filter (where type = 'despesa'), 0)::bigint as expenses
      from (
        select type, report.project_id, report.amount from finance_reports as report
        where report.project_id is not null and not split and ${chosen}
        union all
        -- An entry counts once for a project, whatever parts it has of it.
        select type, part.project_id, sum(part.amount) from finance_reports as report
        join finance_parts as part on part.report_id = report.id
        where part.project_id is not null and split and ${chosen}
        group by report.id, part.project_id
      ) as shares
      group by project_id order by amount desc, project_id limit ${MAX_YEAR_PROJECTS}
    ) as largest join projects on projects.id = project_id
    order by amount desc, project_id`.execute(db)
  return rows
}

/** The largest amounts of a year in cents, 0 for none: one row of an index for each ledger. */
async function findLargest(db: Kysely<DB>, { owner, year }: Asked) {
  const largest = (type: ReportType) => sql`coalesce(max((
    select amount from finance_reports where finance_reports.id_user = users.id and type = ${type} and not transfer
      and deleted_at is null and extract(year from date) = ${year} order by amount desc limit 1)), 0)`
  const { rows } = await sql<{ largest_income: number; largest_expense: number }>`
    select ${largest('receita')} as largest_income, ${largest('despesa')} as largest_expense
    from (select id, id as id_user from users) as users where ${inLedger(owner)}`.execute(db)
  return rows[0]!
}
