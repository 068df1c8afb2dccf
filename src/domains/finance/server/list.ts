import { type RawBuilder, sql } from 'kysely'
import { MAX_COUNTED } from '#max-counted.ts'
import { toDecimal } from '#money.ts'
import { ownerOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import type { ListInput } from '#platform/contract/fields.ts'
import { withWords } from '#platform/db/like.ts'
import { addDays, dayOf, firstOfMonth } from '#time.ts'
import type { Report, reportsContract } from '../reports-contract.ts'
import type { SearchFilter } from '../search-filter.ts'
import { inLedger } from './access.ts'
import { paginateByDay } from './by-day.ts'
import { readLimits } from './limits.ts'
import { listPayables, whenDue } from './open-payables.ts'
import { toReport, withRow } from './read.ts'
import { amountOf, hasShare } from './shares.ts'
import { balanceOn, SIGNED } from './statements.ts'
import { sumReports } from './totals.ts'

/** The entries that are not deleted, in the ledger of that user; null for all ledgers. */
export const chooseLedger = ({ db }: Pick<Context, 'db'>, owner: number | null) =>
  db
    .selectFrom('finance_reports')
    .where('deleted_at', 'is', null)
    .$if(owner !== null, (rows) => rows.where('finance_reports.id_user', '=', owner!))

/** The entries of a month, 'YYYY-MM', in the ledger of that user. */
export const chooseMonth = (context: Pick<Context, 'db'>, owner: number | null, month: string) =>
  chooseLedger(context, owner)
    .where('date', '>=', `${month}-01`)
    .where('date', '<', firstOfMonth(`${month}-01`, 1))

/**
 * A page of a month's entries, with the sums of the whole month, and the first one with its limits. Throws 403 for somebody
 * else's, 422 for an invalid cursor.
 */
export async function listMonth(
  context: Context,
  { id_user, date, ...page }: ListInput & { id_user?: number | undefined; date?: string | undefined },
) {
  const owner = ownerOf(context, id_user)
  const month = (date ?? dayOf(context.clock.now())).slice(0, 7)
  const chosen = chooseMonth(context, owner, month)
  const isFirst = page.cursor === undefined && (page.page ?? 1) === 1
  const [{ rows, ...next }, totals, months, limits] = await Promise.all([
    paginateByDay(page, 'date', withRow(chosen)),
    sumReports(chosen),
    listMonths(context, owner),
    isFirst ? readLimits(context, owner, month) : undefined,
  ])
  return { data: rows.map(toReport), ...next, month, months, totals, ...(limits && { limits }) }
}

/** The months with entries, and the current one, newest first. Reads one row of an index for each. */
export async function listMonths(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  owner: number | null,
): Promise<string[]> {
  const last = (before = sql``) => sql`(
    select date_trunc('month', max(date))::date from finance_reports
    where deleted_at is null and ${inLedger(owner)} ${before})`
  const { rows } = await sql<{ month: string }>`
    with recursive months as (
      select ${last()} as month
      union all
      select ${last(sql`and date < months.month`)} from months where months.month is not null
    )
    select to_char(month, 'YYYY-MM') as month from months where month is not null`.execute(db)
  const current = dayOf(clock.now()).slice(0, 7)
  const months = rows.map(({ month }) => month)
  return months.includes(current) ? months : [...months, current].sort().reverse()
}

/** A page of what a search over all months finds, with the sums of all its pages. Throws as `listMonth`. */
export async function searchReports(
  context: Context,
  { limit, cursor, page, whole, ...filter }: InputOf<typeof reportsContract.search>,
) {
  const chosen = chooseFiltered(context, filter)
  const [{ rows, ...next }, totals] = await Promise.all([
    paginateByDay({ limit, cursor, page }, 'date', withRow(chosen)),
    whole || !filter.q ? sumReports(chosen, amountOf(filter)) : sumCounted(context, chosen, amountOf(filter)),
  ])
  const data = isRegister(filter)
    ? await withBalances(context, filter.account_id!, rows.map(toReport))
    : rows.map(toReport)
  return { data, ...next, ...(totals && { totals }) }
}

/** Whether all entries of an account are asked for: those of which each goes on from the balance after the one before. */
const isRegister = ({ account_id, q, type, category, project_id }: SearchFilter) =>
  account_id !== undefined && !q && !type && !category && !project_id

/** Entries of an account, the last one first, with its balance after each. */
async function withBalances({ db }: Context, account: number, reports: Report[]): Promise<Report[]> {
  const [last, first] = [reports[0], reports.at(-1)]
  if (!last || !first) return reports
  const { rows } = await sql<{ id: number; balance: number }>`
    select entry.id, (before + ${SIGNED} over (order by date, entry.id))::bigint as balance
    from finance_reports as entry, (
      select ${balanceOn(addDays(first.date, -1))} as before from finance_accounts where finance_accounts.id = ${account}
    ) as account
    where account_id = ${account} and deleted_at is null and date between ${first.date}::date and ${last.date}::date`.execute(
    db,
  )
  const after = new Map(rows.map(({ id, balance }) => [id, toDecimal(balance)]))
  return reports.map((report) => ({ ...report, balance: after.get(report.id) }))
}

/** The sums of what a text finds; undefined where that is more than is counted. */
async function sumCounted({ db }: Context, chosen: ReturnType<typeof chooseFiltered>, amount: RawBuilder<number>) {
  const counted = chosen.selectAll().limit(MAX_COUNTED + 1)
  const totals = await sumReports(db.selectFrom(counted.as('finance_reports')), amount)
  return totals.count + totals.transfers > MAX_COUNTED ? undefined : totals
}

/** The entries that a search over all months is narrowed to. Throws 403 for somebody else's. */
export function chooseFiltered(
  context: Context,
  { id_user, q = '', type, category, project_id, account_id, from, to }: SearchFilter,
) {
  let rows = chooseLedger(context, ownerOf(context, id_user))
  if (type) rows = rows.where('type', '=', type)
  if (category || project_id) rows = rows.where(hasShare({ category, project_id }))
  if (account_id) rows = rows.where('account_id', '=', account_id)
  if (from) rows = rows.where('date', '>=', from)
  if (to) rows = rows.where('date', '<=', to)
  return withWords(rows, q)
}

/** The current month's sums, and how much is to pay and to receive soon, for the dashboard. Throws 403 for somebody else's. */
export async function readFigures(context: Context, id_user?: number) {
  const owner = ownerOf(context, id_user)
  const today = dayOf(context.clock.now())
  const month = today.slice(0, 7)
  const [totals, open] = await Promise.all([
    sumReports(chooseMonth(context, owner, month)),
    listPayables(context, owner),
  ])
  const count = (when: ReturnType<typeof whenDue>) => open.filter(({ due }) => whenDue(today, due) === when).length
  return { data: { month, totals, overdue: count('overdue'), today: count('today'), soon: count('soon') } }
}
