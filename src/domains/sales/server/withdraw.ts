import { type Context, type Program, visitorContext } from '#platform/context.ts'
import { z } from '#platform/contract/fields.ts'
import { AppError } from '#platform/errors.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { type Driver, WITHDRAWAL_DAYS } from '../order.ts'
import type { PurchaseAddress } from '../sale-schemas.ts'
import { afterWithdrawal, notifyOfLateRefund } from './after.ts'
import { findBought, lastDayToWithdraw, readBought } from './buyer.ts'
import { addEvent, lockOrder } from './change.ts'
import { gatewayOf } from './payments.ts'
import { markRefunded } from './settle.ts'

/** Milliseconds before the job returns the money that was not returned at once. */
const LATER = 60_000

/**
 * Withdraws from a purchase: its link closes, the buyer gets an e-mail at once, and the money is returned by the
 * provider, or by staff at the bank. A second time it changes nothing.
 * Throws as `findBought`, and 409 after the last day. Where the provider does not answer, a job returns the money later.
 */
export async function withdraw(given: Context, address: PurchaseAddress) {
  const context = { ...given, actor: null }
  const { id, driver } = await findBought(context, address)
  const { refundsItself } = gatewayOf(driver as Driver)
  const isNew = await context.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, id)
    if (order.withdrawn_at !== null || order.state === 'refunded' || order.paid_at === null) return false
    if (lastDayToWithdraw(context, { ...order, paid_at: order.paid_at }) === null)
      throw new AppError(
        'withdrawal-over',
        `O prazo de ${WITHDRAWAL_DAYS} dias para desistir passou. Escreva para nós.`,
      )
    const now = context.clock.now()
    await db.updateTable('orders').set({ withdrawn_at: now, link_open: false }).where('id', '=', id).execute()
    await addEvent(context, db, { order: id, kind: 'withdrawn' })
    await afterWithdrawal(context, db, order, refundsItself)
    if (refundsItself)
      await context.jobs.send(refundWithdrawnJob, { id }, { db, startAfter: new Date(now.getTime() + LATER) })
    return true
  })
  if (isNew && refundsItself)
    await refundWithdrawn(context, id).catch((err) => context.log.warn({ err, order: id }, 'a refund is made later'))
  return readBought(context, address)
}

/** Runs of the job after which the admin gets a notice. */
const MANY = 3

/** Returns the money of a withdrawn purchase where that was not done at once. */
export const refundWithdrawnJob = defineJob({
  name: 'refund-withdrawn',
  payload: z.object({ id: z.int() }),
  retry: { limit: 20, delay: 30, maxDelay: 4 * 3600 },
  async handler(program, { id }, { attempt }) {
    try {
      await refundWithdrawn(program, id)
    } catch (error) {
      if (attempt >= MANY)
        await program.db.transaction().execute(async (db) => {
          await notifyOfLateRefund(visitorContext(program), db, await lockOrder(db, id))
        })
      throw error
    }
  },
})

async function refundWithdrawn(program: Program, id: number) {
  const order = await program.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  if (order?.state !== 'paid' || order.withdrawn_at === null) return
  if (!order.demo) await gatewayOf(order.driver as Driver).refund(program, order)
  await program.db.transaction().execute(async (db) => {
    await markRefunded(visitorContext(program), db, await lockOrder(db, id), 'Desistência')
  })
}
