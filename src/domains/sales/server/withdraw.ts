import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { PurchaseAddress } from '../contract.ts'
import { type Driver, WITHDRAWAL_DAYS } from '../order.ts'
import { afterWithdrawal } from './after.ts'
import { findBought, lastDayToWithdraw, readBought } from './buyer.ts'
import { addEvent, changeState, lockOrder } from './change.ts'
import { gatewayOf } from './payments.ts'

/**
 * Withdraws from a purchase: its link closes, the buyer gets an e-mail at once, and the money is returned by the
 * provider, or by staff at the bank. A second time it changes nothing.
 * Throws as `findBought`, 409 after the last day, and 503 where the provider does not answer: staff then refund it.
 */
export async function withdraw(given: Context, address: PurchaseAddress) {
  const context = { ...given, actor: null }
  const { id, driver } = await findBought(context, address)
  const gateway = gatewayOf(driver as Driver)
  const withdrawn = await context.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, id)
    if (order.withdrawn_at !== null || order.state === 'refunded' || order.paid_at === null) return undefined
    if (lastDayToWithdraw(context, { ...order, paid_at: order.paid_at }) === null)
      throw new AppError('conflict', `O prazo de ${WITHDRAWAL_DAYS} dias para desistir passou. Escreva para nós.`)
    await db
      .updateTable('orders')
      .set({ withdrawn_at: context.clock.now(), link_open: false })
      .where('id', '=', id)
      .execute()
    await addEvent(context, db, { order: id, kind: 'withdrawn' })
    await afterWithdrawal(context, db, order, gateway.refundsItself)
    return order
  })
  if (withdrawn && gateway.refundsItself && !withdrawn.demo) {
    await gateway.refund(context, withdrawn)
    await context.db.transaction().execute(async (db) => {
      const columns = { refunded_at: context.clock.now() }
      await changeState(context, db, await lockOrder(db, id), { change: 'refund', columns, note: 'Desistência' })
    })
  }
  return readBought(context, address)
}
