import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { addDays, dayOf, firstOfMonth, startOfDay } from '#time.ts'
import { OPEN_STATES } from '../budget.ts'
import { chooseFiltered } from './filter.ts'
import { chooseKept, SUM, toRows, toSum, withRow } from './list.ts'

/** How many of the newest quotes it names. */
const LATEST = 5
/** From how many days before its last an offer is about to expire. */
const EXPIRING_DAYS = 7

/** How somebody's quotes stand, for the dashboard. Throws 403 for somebody else's. */
export async function readFigures(context: Context, id_user?: number) {
  const today = dayOf(context.clock.now())
  const rows = chooseFiltered(context, { id_user })
  // Open are those of a state that does not expire, as they are kept, and those that have not expired.
  const isOpen = sql<boolean>`status = 'PENDING'`
  const isExpiring = sql<boolean>`budget_validity <= ${addDays(today, EXPIRING_DAYS)}`
  const [lasting, valid, approved, latest] = await Promise.all([
    chooseKept(context, id_user)
      .select([
        sql<number>`coalesce(sum(rows), 0)::bigint`.as('count'),
        sql<number>`coalesce(sum(amount), 0)::float8`.as('sum'),
      ])
      .where(isOpen)
      .where('state', 'not in', ['refused', ...OPEN_STATES])
      .executeTakeFirstOrThrow(),
    rows
      .select([
        sql<number>`count(*) filter (where ${isOpen})`.as('count'),
        sql<number>`coalesce(sum(total_budget) filter (where ${isOpen}), 0)::float8`.as('sum'),
        sql<number>`count(*) filter (where ${isExpiring})`.as('expiring'),
      ])
      .where('state', 'in', OPEN_STATES)
      .where('budget_validity', '>=', today)
      .executeTakeFirstOrThrow(),
    rows
      .select(SUM)
      .where('approved_at', '>=', startOfDay(firstOfMonth(today)))
      .executeTakeFirstOrThrow(),
    withRow(context, rows).orderBy('date', 'desc').orderBy('id', 'desc').limit(LATEST).execute(),
  ])
  return {
    data: {
      open: toSum({ count: lasting.count + valid.count, sum: lasting.sum + valid.sum }),
      approved: toSum(approved),
      expiring: valid.expiring,
      latest: toRows(context, latest),
    },
  }
}
