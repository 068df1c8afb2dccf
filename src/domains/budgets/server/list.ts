import { type SelectQueryBuilder, sql } from 'kysely'
import { plainMoney, toReais } from '#money.ts'
import { ownerOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import type { ListInput } from '#platform/contract/fields.ts'
import { sendRows } from '#platform/csv.ts'
import { newestFirst, paginate } from '#platform/db/paginate.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { dateTime, day, dayOf, TIME_ZONE } from '#time.ts'
import { numberText, STATE_LABELS, type Status, stateOn, translateStatus } from '../budget.ts'
import type { BudgetRow, ListFilter, Sum } from '../budget-schemas.ts'
import type { BudgetColumns } from './columns.ts'
import { drafted } from './draft.ts'
import { chooseFiltered } from './filter.ts'
import { openingsOf } from './openings.ts'

const ROW = ['budgets.id', 'status', 'date', 'state', 'budget_validity'] as const

/** Quotes with what a row of the list shows. */
export const withRow = <Row>({ clock }: Pick<Context, 'clock'>, rows: SelectQueryBuilder<DB, 'budgets', Row>) =>
  rows.select(ROW).select([
    drafted('client').as('client'),
    drafted('project_name').as('project_name'),
    drafted('deadline').as('deadline'),
    drafted('total_budget').as('total_budget'),
    // What its client has, where a draft stands beside it.
    sql<number | null>`case when draft is not null then budgets.total_budget end`.as('sent_total'),
    openingsOf(clock.now()).as('openings'),
    sql<string>`(select name from users where users.id = id_user)`.as('owner'),
  ])

type StoredRow = Pick<
  BudgetColumns,
  'id' | 'client' | 'project_name' | 'deadline' | 'total_budget' | 'status' | 'date' | 'state' | 'budget_validity'
> & { owner: string; sent_total: number | null; openings: Date[] | null }

/** Rows as they travel. */
export function toRows({ clock }: Pick<Context, 'clock'>, rows: readonly StoredRow[]): BudgetRow[] {
  const today = dayOf(clock.now())
  return rows.map(({ budget_validity, sent_total, openings, ...row }) => ({
    ...row,
    ...(sent_total !== null && { draft: true, sent_total: toReais(sent_total) }),
    ...(openings && { openings: openings.map((at) => at.toISOString()) }),
    total_budget: toReais(row.total_budget),
    status: row.status as Status,
    date: row.date.toISOString(),
    state: stateOn(today, { state: row.state, budget_validity }),
  }))
}

/** A page of quotes, newest first. Throws 403 for somebody else's, 422 for an invalid cursor. */
export async function readPage(context: Context, { limit, cursor, page, ...filter }: ListInput & ListFilter) {
  const chosen = withRow(context, chooseFiltered(context, filter))
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

const HEAD = [
  ...['Número', 'Cliente', 'Projeto', 'Prazo', 'Valor (R$)', 'Situação'],
  ...['Com o cliente', 'Criado', 'Válido até', 'Responsável'],
]

/** What the screen's list is narrowed to as a table, newest first. Throws 403 for somebody else's. */
export async function sendCsv(context: Context, filter: ListFilter): Promise<File> {
  const today = dayOf(context.clock.now())
  const budgets = await withRow(context, chooseFiltered(context, filter))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const rows = budgets.map((budget) => [
    numberText(budget.id),
    budget.client,
    budget.project_name,
    day(budget.deadline),
    plainMoney(budget.total_budget),
    translateStatus(budget.status),
    STATE_LABELS[stateOn(today, budget)],
    dateTime(budget.date),
    day(budget.budget_validity),
    budget.owner,
  ])
  return sendRows(context, `orçamentos ${today}.csv`, [HEAD, ...rows])
}
