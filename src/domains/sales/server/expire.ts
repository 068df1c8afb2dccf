import { type Program, visitorContext } from '#platform/context.ts'
import { z } from '#platform/contract/fields.ts'
import { forEachRow } from '#platform/jobs/for-each-row.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { DAY_MS } from '#time.ts'
import { changeState, lockOrder } from './change.ts'
import type { OrderRow } from './gateway.ts'
import { settleByProvider } from './settle.ts'

/** Orders of one run. */
const MOST = 500

/** Minutes for which a card's payment may wait before its provider is asked. */
const WAITING_MINUTES = 5

/** What is logged of an order whose provider does not answer. */
const LEFT = 'an order is left for the next run'

/**
 * Asks the provider about card payments that wait too long: its event may not have come, or the process may have ended
 * before it was stored.
 */
export const askJob = defineJob({
  name: 'ask-about-payments',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  async handler(program, _, { signal }) {
    const before = new Date(program.clock.now().getTime() - WAITING_MINUTES * 60_000)
    const waiting = await program.db
      .selectFrom('orders')
      .selectAll()
      .where('state', '=', 'awaiting')
      .where('driver', '=', 'stripe')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('order_events')
              .select('order_events.id')
              .whereRef('order_id', '=', 'orders.id')
              .where('kind', '=', 'begun')
              .where('at', '>', before),
          ),
        ),
      )
      .orderBy('expires_at')
      .limit(MOST)
      .execute()
    await forEachRow(program, waiting, (order) => settleByProvider(visitorContext(program), order), {
      failed: LEFT,
      signal,
    })
  },
})

/** Expires orders that were not paid in time. The provider of the last payment is asked first. */
export const expireJob = defineJob({
  name: 'expire-orders',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  async handler(program, _, { signal }) {
    const due = await program.db
      .selectFrom('orders')
      .selectAll()
      .where('state', 'in', ['created', 'awaiting', 'failed'])
      .where('expires_at', '<=', program.clock.now())
      .orderBy('expires_at')
      .limit(MOST)
      .execute()
    await forEachRow(program, due, (order) => expireOrder(program, order), { failed: LEFT, signal })
  },
})

/** Days for which an order that nobody paid is stored: the privacy notice says so. */
const UNPAID_DAYS = 365

/** Removes old orders that nobody paid. */
export const removeUnpaidJob = defineJob({
  name: 'remove-unpaid-orders',
  payload: z.object({}),
  schedule: '40 3 * * *',
  async handler({ db, clock }) {
    await db
      .deleteFrom('orders')
      .where('state', '=', 'expired')
      .where('created_at', '<', new Date(clock.now().getTime() - UNPAID_DAYS * DAY_MS))
      .execute()
  },
})

async function expireOrder(program: Program, order: OrderRow) {
  const context = visitorContext(program)
  if (order.driver !== null) await settleByProvider(context, order)
  await program.db.transaction().execute(async (db) => {
    await changeState(context, db, await lockOrder(db, order.id), { change: 'expired' })
  })
}
