import { sql } from 'kysely'
import { fromDecimal, toDecimal } from '#money.ts'
import { ownerOf } from '#platform/auth/scope.ts'
import type { Context, Receivables } from '#platform/context.ts'
import { addDays, dayOf } from '#time.ts'
import { cashCurve, daysBelow, lastCashDay, MIN_PAID, toPlans } from '../cash.ts'
import { type Cash, type LowestPoint, MOST_OFFERS, MOST_PLANNED, type PlannedItem } from '../cash-contract.ts'
import type { ReportType } from '../finance.ts'
import { inLedger, ledgerOf } from './access.ts'
import { findFloor } from './floor.ts'
import { listRepeated } from './forecast.ts'
import { listOpenBills, type OpenBill, receivablesOf } from './open-payables.ts'
import { balanceOn } from './statements.ts'

/** Days back in which payments say how late a client usually pays. */
const HABIT_DAYS = 365

/** Today's balance of a ledger's accounts, and what is planned for the thirteen weeks that follow. Throws 403 for somebody else's. */
export async function readCash(context: Context, id_user?: number): Promise<{ data: Cash }> {
  const owner = ownerOf(context, id_user)
  const today = dayOf(context.clock.now())
  const sources = receivablesOf(context)
  const [{ opening, ...plan }, floor, offered] = await Promise.all([
    readPlan(context, owner, { today, habits: true }),
    findFloor(context.db, await ledgerOf(context, id_user)),
    Promise.all(sources.map((source) => source.listOffered?.(context, { owner, limit: MOST_OFFERS }) ?? [])),
  ])
  return {
    data: {
      ...{ today, ...floor, ...plan },
      opening: toDecimal(opening),
      offers: offered.flat().map(({ total, terms, ...offer }) => ({
        ...offer,
        total: toDecimal(total),
        terms: terms.map((term) => ({ ...term, amount: toDecimal(term.amount) })),
      })),
    },
  }
}

/** The lowest point of a ledger as planned, and from when it is below the floor. Throws 403 for somebody else's. */
export async function readLowest(context: Context, id_user?: number): Promise<{ data: LowestPoint }> {
  const owner = ownerOf(context, id_user)
  const today = dayOf(context.clock.now())
  const [{ accounts, opening, planned }, { floor }] = await Promise.all([
    readPlan(context, owner, { today, habits: false }),
    findFloor(context.db, await ledgerOf(context, id_user)),
  ])
  const curve = cashCurve(today, opening, toPlans(planned))
  const [first] = floor === null ? [] : daysBelow(curve, fromDecimal(floor)!)
  const { low, day } = curve.lowest
  return { data: { accounts, balance: toDecimal(low), day, floor, below_from: first?.day ?? null } }
}

interface Wanted {
  today: string
  /** Whether it is read how late customers usually pay. */
  habits: boolean
}

async function readPlan(context: Context, owner: number | null, { today, habits }: Wanted) {
  const last = lastCashDay(today)
  const [held, bills, repeated, entries, ...received] = await Promise.all([
    sumAccounts(context, owner, today),
    listOpenBills(context.db, owner, { until: last, limit: MOST_PLANNED }),
    listRepeated(context, owner, { today, last }),
    listComing(context, owner, { today, last }),
    ...receivablesOf(context).map((source) => listReceivable(context, source, owner, { today, habits })),
  ])
  const lists: PlannedItem[][] = [bills.map(toBill), repeated.map(toRepeated), entries, ...received]
  return {
    opening: held.balance,
    accounts: held.count,
    planned: lists.flat().sort((one, other) => (one.due < other.due ? -1 : one.due > other.due ? 1 : 0)),
    cut: lists.some(({ length }) => length >= MOST_PLANNED),
  }
}

/** What all accounts have at the end of today, those that are archived too. */
const sumAccounts = ({ db }: Context, owner: number | null, today: string) =>
  db
    .selectFrom('finance_accounts')
    .select([
      sql<number>`coalesce(sum(${balanceOn(today)}), 0)::bigint`.as('balance'),
      sql<number>`count(*)::integer`.as('count'),
    ])
    .where(inLedger(owner))
    .executeTakeFirstOrThrow()

const NOBODY = { payer: '', promised: null, usually: null }

const toBill = ({ id, due, type, amount, description }: OpenBill): PlannedItem => ({
  ...{ key: `bill ${id}`, source: 'bill', to: '/dashboard/financial-report/bills' },
  ...NOBODY,
  ...{ due, type, description },
  amount: toDecimal(amount),
})

const toRepeated = ({ id, day, amount, description, type }: Awaited<ReturnType<typeof listRepeated>>[number]) => ({
  ...{ key: `repeat ${id} ${day}`, source: 'repeat' as const, to: '/dashboard/financial-report/bills' },
  ...NOBODY,
  ...{ due: day, description, type },
  amount: toDecimal(amount),
})

/** Entries of the accounts with a day to come, as the purchases of a card; transfers between accounts change no balance. */
async function listComing(
  { db }: Context,
  owner: number | null,
  { today, last }: { today: string; last: string },
): Promise<PlannedItem[]> {
  const rows = await db
    .selectFrom('finance_reports')
    .select(['id', 'date', 'type', 'amount', 'description'])
    .where('account_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('transfer', '=', false)
    .where('date', '>', today)
    .where('date', '<=', last)
    .where(inLedger(owner))
    .orderBy('date')
    .orderBy('id')
    .limit(MOST_PLANNED)
    .$narrowType<{ type: ReportType }>()
    .execute()
  return rows.map(({ id, date, amount, ...row }) => ({
    ...{ key: `entry ${id}`, source: 'entry', to: `/dashboard/financial-report?month=${date.slice(0, 7)}&id=${id}` },
    ...NOBODY,
    ...row,
    due: date,
    amount: toDecimal(amount),
  }))
}

/** What customers owe by one kind; with habits how late each usually pays, where that is known. */
async function listReceivable(
  context: Context,
  { kind, list, listHabits }: Receivables,
  owner: number | null,
  { today, habits }: { today: string; habits: boolean },
): Promise<PlannedItem[]> {
  const rows = await list(context, { owner, limit: MOST_PLANNED })
  const customers = habits ? [...new Set(rows.flatMap(({ customer }) => customer ?? []))] : []
  const known = habits
    ? await listHabits?.(context, { owner, since: addDays(today, -HABIT_DAYS), customers })
    : undefined
  return rows.map(({ id, due, amount, description, to, payer, promised = null, customer }) => {
    const habit = known?.get(customer ?? '')
    return {
      ...{ key: `${kind} ${id}`, source: kind, type: 'receita', due, description, to, payer, promised },
      amount: toDecimal(amount),
      usually: habit && habit.paid >= MIN_PAID ? Math.max(0, Math.round(habit.days)) : null,
    }
  })
}
