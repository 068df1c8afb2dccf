import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { addDays, startOfDay } from '#time.ts'
import type { OrderPeriod } from '../orders-contract.ts'

/** How many orders were placed in a period, and how many of them have been paid. */
export async function countOrders({ db }: Context, { from, to }: OrderPeriod) {
  const counts = await db
    .selectFrom('orders')
    .select([sql<number>`count(*)::int`.as('placed'), sql<number>`count(paid_at)::int`.as('paid')])
    .where('created_at', '>=', startOfDay(from))
    .where('created_at', '<', startOfDay(addDays(to, 1)))
    // Nobody has placed these: the program did, before the month of a plan ended.
    .where('renews', 'is', null)
    .executeTakeFirstOrThrow()
  return { data: counts }
}
