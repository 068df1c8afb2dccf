import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { toDecimal } from '#money.ts'
import { ownerOf } from '#platform/auth/scope.ts'
import type { Context, Receivables } from '#platform/context.ts'
import type { ListInput } from '#platform/contract/fields.ts'
import type { Receivable } from '#platform/contributions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { addDays, dayOf } from '#time.ts'
import type { Payable } from '../bills-contract.ts'
import { type ReportType, SOON_DAYS } from '../finance.ts'
import { inLedger, OWNER } from './access.ts'
import { paginateByDay } from './by-day.ts'

/** Rows of what is open, at most. */
const MOST = 1000

/** What the domains bring that their customers owe. */
export const receivablesOf = ({ domains }: Pick<Context, 'domains'>): Receivables[] =>
  domains.flatMap(({ receivables }) => receivables ?? [])

/** Something open as it is stored: amounts in cents. */
export interface OpenPayable extends Omit<Payable, 'amount' | 'total' | 'when'> {
  amount: number
  total: number
}

/** What is open in the ledger of that user (null: in all), the earliest due first. */
export async function listPayables(context: Context, owner: number | null): Promise<OpenPayable[]> {
  const today = dayOf(context.clock.now())
  const [bills, ...others] = await Promise.all([
    chooseBills(context.db, owner).where('paid_on', 'is', null).orderBy('due').orderBy('id').limit(MOST).execute(),
    ...receivablesOf(context).map(async ({ kind, list }) =>
      (await list(context, { owner, limit: MOST })).map((row) => toPayable(today, kind, row)),
    ),
  ])
  const owners = await listOwners(context.db)
  return [
    ...bills.map(billToPayable),
    ...others.flat().map((row) => ({ ...row, owner: owners.get(row.id_user) ?? '' })),
  ]
    .toSorted((one, other) => (one.due < other.due ? -1 : one.due > other.due ? 1 : 0))
    .slice(0, MOST)
}

const listOwners = async (db: Kysely<DB>) =>
  new Map((await db.selectFrom('users').select(['id', 'name']).execute()).map(({ id, name }) => [id, name]))

const toPayable = (
  today: string,
  kind: Receivables['kind'],
  { id, id_user, due, amount, sumOn, description, to, promised = null, next, rates }: Receivable,
): OpenPayable => ({
  ...{ kind, id, id_user, due, amount, description, to, promised, next: next ?? null, rates: rates ?? null },
  total: sumOn?.(today) ?? amount,
  category: '',
  type: 'receita',
  account_id: null,
  owner: '',
  paid_on: null,
  report_id: null,
  repeat_id: null,
  revision: 0,
})

/** The bills that are open in the ledger of that user (null: in all) and due until a day, the earliest first. */
export const listOpenBills = (
  db: Kysely<DB>,
  owner: number | null,
  { until, limit }: { until: string; limit: number },
) =>
  db
    .selectFrom('finance_bills')
    .select(['id', 'description', 'category', 'type', 'amount', 'due'])
    .where('deleted_at', 'is', null)
    .where('paid_on', 'is', null)
    .where('due', '<=', until)
    .where(inLedger(owner))
    .orderBy('due')
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ type: ReportType }>()
    .execute()

export type OpenBill = Awaited<ReturnType<typeof listOpenBills>>[number]

/** The bills of a ledger that are not deleted. */
const chooseBills = (db: Kysely<DB>, owner: number | null) =>
  withBill(db.selectFrom('finance_bills').where('deleted_at', 'is', null).where(inLedger(owner)))

export const withBill = (rows: SelectQueryBuilder<DB, 'finance_bills', object>) =>
  rows
    .select([
      'finance_bills.id',
      'finance_bills.id_user',
      'description',
      'amount',
      'category',
      'type',
      'account_id',
      'due',
      'paid_on',
      'repeat_id',
      'revision',
    ])
    .select([
      OWNER.as('owner'),
      sql<number | null>`(select max(id) from finance_reports as report where report.bill_id = finance_bills.id
        and not reversal and deleted_at is null and finance_bills.paid_on is not null)`.as('report_id'),
    ])
    .$narrowType<{ type: ReportType }>()

type BillRow = Awaited<ReturnType<ReturnType<typeof withBill>['execute']>>[number]

const billToPayable = (row: BillRow): OpenPayable => ({
  ...row,
  total: row.amount,
  promised: null,
  next: null,
  rates: null,
  kind: 'bill',
  to: '',
})

/** A bill as its own call answers it. */
export const toBill = (context: Pick<Context, 'clock'>, row: BillRow) =>
  toWire(dayOf(context.clock.now()), billToPayable(row))

const toWire = (today: string, row: OpenPayable): Payable => ({
  ...row,
  amount: toDecimal(row.amount),
  total: toDecimal(row.total),
  when: row.paid_on === null ? whenDue(today, row.due) : 'paid',
})

/** How a day to pay on stands to today. */
export function whenDue(today: string, due: string): Exclude<Payable['when'], 'paid'> {
  if (due < today) return 'overdue'
  if (due === today) return 'today'
  return due <= addDays(today, SOON_DAYS) ? 'soon' : 'later'
}

/** What amounts come to, by direction. */
export function sumSides(rows: readonly { type: ReportType; amount: number }[]) {
  const sumOf = (type: ReportType) =>
    toDecimal(rows.reduce((sum, row) => (row.type === type ? sum + row.amount : sum), 0))
  return { to_receive: sumOf('receita'), to_pay: sumOf('despesa'), count: rows.length }
}

/** What is open, with its sums by due day. Throws 403 for somebody else's. */
export async function listOpen(context: Context, id_user?: number) {
  const today = dayOf(context.clock.now())
  const rows = await listPayables(context, ownerOf(context, id_user))
  const sum = (when: Payable['when']) => sumSides(rows.filter(({ due }) => whenDue(today, due) === when))
  return {
    data: rows.map((row) => toWire(today, row)),
    totals: { overdue: sum('overdue'), today: sum('today'), soon: sum('soon'), later: sum('later') },
  }
}

/** A page of the bills that were paid, the last payment first. Throws 403, 422 for an invalid cursor. */
export async function listPaid(context: Context, { id_user, ...page }: ListInput & { id_user?: number | undefined }) {
  const today = dayOf(context.clock.now())
  const paid = chooseBills(context.db, ownerOf(context, id_user)).where('paid_on', 'is not', null)
  const { rows, ...next } = await paginateByDay(page, 'paid_on', paid)
  return { data: rows.map((row) => toWire(today, billToPayable(row))), ...next }
}
