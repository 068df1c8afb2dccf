import { type Program, visitorContext } from '#platform/context.ts'
import { z } from '#platform/contract/fields.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { DAY_MS } from '#time.ts'
import type { Driver } from '../order.ts'
import { changeState, lockOrder } from './change.ts'
import type { OrderRow } from './gateway.ts'
import { settle } from './pay.ts'
import { gatewayOf } from './payments.ts'

/** Orders of one run. */
const MOST = 500

/** Expires orders that were not paid in time. The provider of a payment that waits is asked first. */
export const expireJob = defineJob({
  name: 'expire-orders',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  async handler(program) {
    const due = await program.db
      .selectFrom('orders')
      .selectAll()
      .where('state', 'in', ['created', 'awaiting', 'failed'])
      .where('expires_at', '<=', program.clock.now())
      .orderBy('expires_at')
      .limit(MOST)
      .execute()
    for (const order of due) await expireOrder(program, order)
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
  if (order.state === 'awaiting') {
    const outcome = await gatewayOf(order.driver as Driver).ask(program, order)
    if (outcome.kind !== 'waiting') await settle(visitorContext(program), order, outcome)
  }
  await program.db.transaction().execute(async (db) => {
    await changeState(visitorContext(program), db, await lockOrder(db, order.id), { change: 'expire' })
  })
}
