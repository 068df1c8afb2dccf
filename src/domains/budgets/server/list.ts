import { type SelectQueryBuilder, sql } from 'kysely'
import { toReais } from '#money.ts'
import { ownerOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import type { ListInput } from '#platform/contract/fields.ts'
import { newestFirst, paginate } from '#platform/db/paginate.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { dayOf, TIME_ZONE } from '#time.ts'
import { STATUSES, type Status, stateOn } from '../budget.ts'
import type { BudgetRow, ListFilter, Sum } from '../budget-schemas.ts'
import type { BudgetColumns } from './columns.ts'
import { chooseFiltered } from './filter.ts'

const ROW = [
  'budgets.id',
  'client',
  'project_name',
  'deadline',
  'total_budget',
  'status',
  'date',
  'state',
  'budget_validity',
] as const

/** Quotes with what a row of the list shows. */
export const withRow = <Row>(rows: SelectQueryBuilder<DB, 'budgets', Row>) =>
  rows.select(ROW).select(sql<string>`(select name from users where users.id = id_user)`.as('owner'))

type StoredRow = Pick<BudgetColumns, 'id' | Exclude<(typeof ROW)[number], 'budgets.id'>> & { owner: string }

/** Rows as they travel. */
export function toRows({ clock }: Pick<Context, 'clock'>, rows: readonly StoredRow[]): BudgetRow[] {
  const today = dayOf(clock.now())
  return rows.map(({ budget_validity, ...row }) => ({
    ...row,
    total_budget: toReais(row.total_budget),
    status: row.status as Status,
    date: row.date.toISOString(),
    state: stateOn(today, { state: row.state, budget_validity }),
  }))
}

/** A page of quotes, newest first. Throws 403 for somebody else's, 422 for an invalid cursor. */
async function readPage(context: Context, { limit, cursor, page, ...filter }: ListInput & ListFilter) {
  const chosen = withRow(chooseFiltered(context, filter))
  const { rows, ...next } = await paginate({ limit, cursor, page }, 'date', (range) =>
    newestFirst(chosen, 'date', range).execute(),
  )
  return { data: toRows(context, rows), ...next }
}

/** A page of somebody's quotes as a bare array, the cursor of the next one in the header. Throws as `readPage`. */
export async function listBudgets(context: Context, input: ListInput & Pick<ListFilter, 'id_user'>) {
  const { data, next } = await readPage(context, input)
  if (next) context.resHeaders?.set('x-next-cursor', next)
  return data
}

/** A page of what the screen's list is narrowed to, with the sums of all its pages. Throws as `readPage`. */
export async function searchBudgets(context: Context, input: ListInput & ListFilter) {
  const { status, limit: _, cursor: __, page: ___, ...others } = input
  const [page, totals] = await Promise.all([readPage(context, input), sumByStatus(context, others)])
  const counted: readonly Status[] = status ? [status] : STATUSES
  return { ...page, totals, total: counted.reduce((total, one) => total + totals[one].count, 0) }
}

/** How many quotes there are in each status, and what they come to. */
async function sumByStatus(context: Context, filter: ListFilter): Promise<Record<Status, Sum>> {
  const rows = await readSums(context, filter)
  const sumOf = (status: Status) => toSum(rows.find((row) => row.status === status))
  return Object.fromEntries(STATUSES.map((status) => [status, sumOf(status)])) as Record<Status, Sum>
}

/** The kept sums of somebody's quotes, or those of a narrower list as its quotes say. Throws 403 for somebody else's. */
function readSums(context: Context, filter: ListFilter) {
  const { q, status, state, month } = filter
  if (q || status || state || month)
    return chooseFiltered(context, filter)
      .select(['status', ...SUM])
      .groupBy('status')
      .execute()
  return chooseKept(context, filter.id_user)
    .select(['status', sql<number>`sum(rows)::bigint`.as('count'), sql<number>`sum(amount)::float8`.as('sum')])
    .groupBy('status')
    .execute()
}

/** What is kept of somebody's quotes by status and state. Throws 403 for somebody else's. */
export function chooseKept(context: Context, id_user?: number) {
  const user = ownerOf(context, id_user)
  return context.db.selectFrom('budget_sums').$if(user !== null, (sums) => sums.where('id_user', '=', user!))
}

/** How many quotes, and what they come to in cents. */
export const SUM = [sql<number>`count(*)`.as('count'), sql<number>`sum(total_budget)::float8`.as('sum')] as const

/** Cents as they travel; nothing at all is 0. */
export const toSum = (row: { count: number; sum: number | null } | undefined): Sum => ({
  count: row?.count ?? 0,
  sum: toReais(row?.sum ?? 0),
})

/** The months in which quotes were made, newest first. Reads one row of an index for each. Throws 403. */
export async function listMonths(context: Context, id_user?: number) {
  const user = ownerOf(context, id_user)
  const last = (before = sql``) => sql`(
    select date_trunc('month', max(date) at time zone ${TIME_ZONE}) from budgets
    where ${user === null ? sql`true` : sql`id_user = ${user}`} ${before})`
  const { rows } = await sql<{ month: string }>`
    with recursive months as (
      select ${last()} as month
      union all
      select ${last(sql`and date < months.month at time zone ${TIME_ZONE}`)} from months where months.month is not null
    )
    select to_char(month, 'YYYY-MM') as month from months where month is not null`.execute(context.db)
  return { data: rows.map(({ month }) => month) }
}
