import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { addDays, dayOf, firstOfMonth, startOfDay } from '#time.ts'
import { OPEN_STATES } from '../budget.ts'
import { chooseFiltered } from './filter.ts'
import { toRows, toSum, withRow } from './list.ts'

/** How many of the newest quotes it names. */
const LATEST = 5
/** From how many days before its last an offer is about to expire. */
const EXPIRING_DAYS = 7

/** How somebody's quotes stand, for the dashboard. Throws 403 for somebody else's. */
export async function readFigures(context: Context, id_user?: number) {
  const today = dayOf(context.clock.now())
  const rows = chooseFiltered(context, { id_user })
  const isOpen = sql<boolean>`status = 'PENDING' and state <> 'refused'
    and not (state = any (${OPEN_STATES}) and budget_validity < ${today})`
  const isApproved = sql<boolean>`approved_at >= ${startOfDay(firstOfMonth(today))}`
  const isExpiring = sql<boolean>`state = any (${OPEN_STATES})
    and budget_validity between ${today} and ${addDays(today, EXPIRING_DAYS)}`
  const [sums, latest] = await Promise.all([
    rows
      .select([
        sql<number>`count(*) filter (where ${isOpen})`.as('open'),
        sql<number | null>`(sum(total_budget) filter (where ${isOpen}))::float8`.as('open_sum'),
        sql<number>`count(*) filter (where ${isApproved})`.as('approved'),
        sql<number | null>`(sum(total_budget) filter (where ${isApproved}))::float8`.as('approved_sum'),
        sql<number>`count(*) filter (where ${isExpiring})`.as('expiring'),
      ])
      .executeTakeFirstOrThrow(),
    withRow(rows).orderBy('date', 'desc').orderBy('id', 'desc').limit(LATEST).execute(),
  ])
  return {
    data: {
      open: toSum({ count: sums.open, sum: sums.open_sum }),
      approved: toSum({ count: sums.approved, sum: sums.approved_sum }),
      expiring: sums.expiring,
      latest: toRows(context, latest),
    },
  }
}
