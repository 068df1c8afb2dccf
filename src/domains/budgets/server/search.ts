import { sql } from 'kysely'
import { MAX_COUNTED } from '#max-counted.ts'
import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { countFound } from '#platform/db/count-found.ts'
import { dayOf } from '#time.ts'
import { OPEN_STATES, STATUSES, type State, type Status } from '../budget.ts'
import type { ListFilter, Sum } from '../budget-schemas.ts'
import type { budgetsContract } from '../contract.ts'
import { SITUATIONS, situationOf } from '../situation.ts'
import { WAITS, waitsFor } from '../waits.ts'
import { chooseFiltered, stateToday } from './filter.ts'
import { chooseKept, readPage, SUM, toSum } from './list.ts'
import { readWaiting, sumUnbegun } from './waiting-list.ts'

type Searched = Omit<InputOf<typeof budgetsContract.search>, 'whole'> & { whole?: boolean }

/**
 * One page of the filtered list, newest first or by whom it waits for. The sums are over all its pages; absent where a
 * text finds more than is counted. Throws as `readPage`.
 */
export async function searchBudgets(context: Context, { by, whole = true, ...listed }: Searched) {
  const [page, sums] = await Promise.all([
    by ? readWaiting(context, listed) : readPage(context, listed),
    sumSearched(context, { by, whole, ...listed }),
  ])
  return { ...page, ...sums }
}

async function sumSearched(context: Context, { by, whole, ...listed }: Searched) {
  const { status, situation, waits, limit: _, cursor: __, page: ___, ...others } = listed
  const { limit, cursor, page, ...filter } = listed
  if (!whole && others.q && (await countFound(context.db, chooseFiltered(context, others))) > MAX_COUNTED)
    return { total: await countFound(context.db, chooseFiltered(context, filter)) }
  const byWaits = by !== undefined || waits !== undefined
  const [all, unbegun] = await Promise.all([readSums(context, others), byWaits ? sumUnbegun(context, others) : []])
  const parts = splitBegun(all, unbegun)
  // Each sum is over the filter without what it narrows itself.
  const sums = (without: 'status' | 'situation' | 'waits' | undefined) =>
    parts.filter(
      (row) =>
        (!status || without === 'status' || row.status === status) &&
        (!situation || without === 'situation' || situationOf(row) === situation) &&
        (!waits || without === 'waits' || waitsFor(row) === waits),
    )
  return {
    totals: sumBy(STATUSES, sums('status'), (row) => row.status),
    situations: sumBy(SITUATIONS, sums('situation'), situationOf),
    ...(by && { waits: sumBy(WAITS, sums('waits'), waitsFor) }),
    total: sums(undefined).reduce((total, { count }) => total + count, 0),
  }
}

/** Sums whose approved quotes are apart by whether their line has begun. */
function splitBegun(all: readonly StandingSum[], unbegun: readonly StandingSum[]) {
  const isApproved = (row: StandingSum) => situationOf(row) === 'accepted' || situationOf(row) === 'APPROVED'
  const waiting = unbegun.filter(isApproved)
  const less = waiting.map((row) => ({ ...row, count: -row.count, sum: -row.sum, has_line: true }))
  return [
    ...all.map((row) => ({ ...row, has_line: true })),
    ...less,
    ...waiting.map((row) => ({ ...row, has_line: false })),
  ]
}

interface StandingSum {
  status: Status
  state: State
  count: number
  /** Cents. */
  sum: number
}

/** How many quotes there are of each kind, and what they come to. */
function sumBy<Kind extends string, Row extends StandingSum>(
  kinds: readonly Kind[],
  rows: readonly Row[],
  kindOf: (row: Row) => Kind,
) {
  const sums = Object.fromEntries(kinds.map((kind) => [kind, { count: 0, sum: 0 }])) as Record<
    Kind,
    Pick<StandingSum, 'count' | 'sum'>
  >
  for (const row of rows) {
    const sum = sums[kindOf(row)]
    sum.count += row.count
    sum.sum += row.sum
  }
  return Object.fromEntries(kinds.map((kind) => [kind, toSum(sums[kind])])) as Record<Kind, Sum>
}

/**
 * Count and total by status and state, ignoring those two filters. Without other filters they are the kept sums, in
 * which a quote past its validity counts as expired; with others they are counted from the quotes. Throws 403 for
 * somebody else's.
 */
async function readSums(context: Context, { state: only, ...filter }: ListFilter): Promise<StandingSum[]> {
  const today = dayOf(context.clock.now())
  const chosen = chooseFiltered(context, filter)
  const { q, month } = filter
  const sums = q || month ? await sumAll(chosen, today) : await sumKept(context, chosen, { ...filter, today })
  return only ? sums.filter(({ state }) => state === only) : sums
}

type Chosen = ReturnType<typeof chooseFiltered>

const sumAll = (chosen: Chosen, today: string) =>
  chosen
    .select(['status', stateToday(today).as('state'), ...SUM])
    // By place: the day would be another parameter here.
    .groupBy(sql`1, 2`)
    .$narrowType<{ status: Status }>()
    .execute()

async function sumKept(context: Context, chosen: Chosen, { id_user, today }: ListFilter & { today: string }) {
  const [kept, valid] = await Promise.all([
    chooseKept(context, id_user)
      .select([
        'status',
        'state',
        sql<number>`sum(rows)::bigint`.as('count'),
        sql<number>`sum(amount)::float8`.as('sum'),
      ])
      .groupBy(['status', 'state'])
      .$narrowType<{ status: Status; state: State }>()
      .execute(),
    chosen
      .select(['status', 'state', ...SUM])
      .where('state', 'in', OPEN_STATES)
      .where('budget_validity', '>=', today)
      .groupBy(['status', 'state'])
      .$narrowType<{ status: Status; state: State }>()
      .execute(),
  ])
  const expired = 'expired' as const
  return [
    ...kept.map((row) => (OPEN_STATES.includes(row.state) ? { ...row, state: expired } : row)),
    ...valid,
    ...valid.map((row) => ({ ...row, state: expired, count: -row.count, sum: -row.sum })),
  ]
}
