import type { Kysely } from 'kysely'
import { brl } from '#money.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { dayOf } from '#time.ts'
import { DRIVER_LABELS, type Driver } from '../order.ts'
import { afterPayment, notifyOfUnsettled } from './after.ts'
import { addEvent, type ChangeContext, changeState, lockOrder } from './change.ts'
import type { OrderRow, Outcome } from './gateway.ts'
import { gatewayOf } from './payments.ts'
import { lastDayOfPlan } from './renew.ts'

/** Settles an order by what the provider of its last payment says. The order as it is then. Throws 503. */
export async function settleByProvider(context: Context, order: OrderRow): Promise<OrderRow> {
  return settle(context, order, await gatewayOf(order.driver as Driver).ask(context, order))
}

/** The order as it was with the payment that an outcome is of. */
type Begun = Pick<OrderRow, 'id' | 'attempt' | 'driver'> & Partial<Pick<OrderRow, 'reference'>>

/** Applies what came of an order's payment. Resolves to the order as it is then. */
export const settle = (context: Context, begun: Begun, outcome: Outcome) =>
  context.db.transaction().execute((db) => settleTx(context, db, begun, outcome))

/** As `settle`, within a transaction. Where another payment has begun since, only money still counts. */
export async function settleTx(
  context: Context,
  db: Kysely<DB>,
  { id, attempt, driver, reference: asked }: Begun,
  outcome: Outcome,
): Promise<OrderRow> {
  const order = await lockOrder(db, id)
  const { reference } = outcome
  if (outcome.kind === 'paid') {
    if (!isForOrder(order, outcome)) return noteUnsettled(context, db, order, outcome)
    return markPaid(context, db, { ...order, driver }, { reference })
  }
  if (outcome.kind === 'refunded')
    return isForOrder(order, outcome) ? markReturned(context, db, { ...order, driver }, reference) : order
  if (order.attempt !== attempt) return order
  if (outcome.kind === 'declined') {
    // At another account than before, the same attempt is another payment.
    if (asked !== undefined && asked !== order.reference) return order
    const failure = outcome.message ?? 'O pagamento não foi aceito.'
    const columns = { failure, reference }
    return (await changeState(context, db, order, { change: 'failed', columns, note: failure })) ?? order
  }
  if (!reference || reference === order.reference) return order
  return db.updateTable('orders').set({ reference }).where('id', '=', order.id).returningAll().executeTakeFirstOrThrow()
}

/** Whether money is what an order charges, and the first that came for it. */
const isForOrder = ({ paid_at, reference, total }: OrderRow, { amount, ...outcome }: Outcome) =>
  amount === undefined || (paid_at === null ? amount === total : reference === outcome.reference)

/** Notes money that is not what an order charges, or the second for it, and tells the admin: once for each payment. */
async function noteUnsettled(context: Context, db: Kysely<DB>, order: OrderRow, { amount = 0, reference }: Outcome) {
  const note = `${brl(amount)}, ${reference}`
  const known = await db
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', order.id)
    .where('kind', '=', 'unsettled')
    .where('note', '=', note)
    .executeTakeFirst()
  if (known) return order
  await addEvent(context, db, { order: order.id, kind: 'unsettled', note })
  await notifyOfUnsettled(context, db, order, reference)
  return order
}

/** Marks an order as refunded whose money was returned at the provider; also where its payment was not known before. */
async function markReturned(context: Context, db: Kysely<DB>, order: OrderRow, reference: string) {
  const paid = order.paid_at === null ? await markPaid(context, db, order, { reference }) : order
  return markRefunded(context, db, paid, 'Devolvido no provedor')
}

/** Marks a locked order as refunded and closes its link. A second time it changes nothing. */
export async function markRefunded(context: ChangeContext, db: Kysely<DB>, order: OrderRow, note: string) {
  const columns = { refunded_at: context.clock.now(), link_open: false }
  return (await changeState(context, db, order, { change: 'refunded', columns, note })) ?? order
}

interface Payment {
  reference?: string
  /** The day on the bank's statement, where it is not today. */
  paid_on?: string
  payer?: string
  note?: string
}

/**
 * Marks a locked order as paid, with all that follows: receipt, notice to the admin. A second time it changes nothing.
 */
export async function markPaid(context: Context, db: Kysely<DB>, order: OrderRow, payment: Payment) {
  const paid = await changeToPaid(context, db, order, payment)
  if (paid !== order) await afterPayment(context, db, paid)
  return paid
}

/** The order as paid; the very one that was given where the payment does not apply (any more). */
async function changeToPaid(
  context: Context,
  db: Kysely<DB>,
  order: OrderRow,
  { reference = order.reference, paid_on, payer = '', note }: Payment,
): Promise<OrderRow> {
  const now = context.clock.now()
  const paid = await changeState(context, db, order, {
    change: 'paid',
    columns: {
      driver: order.driver,
      paid_at: now,
      reference,
      payer,
      paid_on: paid_on ?? dayOf(now),
      plan_until: await lastDayOfPlan(db, order, dayOf(now)),
      failure: '',
      sandbox: order.driver === 'sandbox',
    },
    note: note ?? DRIVER_LABELS[order.driver as Driver],
  })
  return paid ?? order
}
