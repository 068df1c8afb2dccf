import type { Kysely } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import type { Limit } from '#platform/http/limits.ts'
import { dayOf } from '#time.ts'
import type { PayInput } from '../contract.ts'
import { DRIVER_LABELS, isPayable, type OrderState } from '../order.ts'
import { afterPayment, sendPixLink } from './after.ts'
import { findByToken, toBuyerOrder } from './buyer.ts'
import { changeState, lockOrder } from './change.ts'
import type { Gateway, OrderRow, Outcome } from './gateway.ts'
import { chooseGateway } from './payments.ts'
import { lastDayOfPlan } from './renew.ts'

/** Payments that one network tries. */
const PAY_LIMIT: Limit = { name: 'salePay', points: 30, duration: 10 * 60 }

/**
 * Begins a payment, or goes on with the one that waits. A paid order stays as it is.
 * Throws 404, 409 for an expired or refunded order or a means that is not configured, 422, 429, and 503 where the
 * provider does not answer.
 */
export async function payOrder(context: Context, { token_sale, means, card }: PayInput) {
  const { id } = await findByToken(context, token_sale)
  await context.limits.spend(PAY_LIMIT, context.network)
  const gateway = await chooseGateway(context, means)
  const order = await beginPayment(context, id, gateway, card)
  if (order.state !== 'awaiting') return { data: await toBuyerOrder(context, order) }
  const outcome = await gateway.pay(context, order, card)
  return { data: await toBuyerOrder(context, await settle({ ...context, actor: null }, order, outcome)) }
}

const beginPayment = ({ db, ...context }: Context, id: number, gateway: Gateway, card: PayInput['card']) =>
  db.transaction().execute(async (db) => {
    const order = await lockOrder(db, id)
    if (order.state === 'paid') return order
    if (!isPayable(order.state as OrderState))
      throw new AppError('conflict', 'Este pedido não espera mais pagamento. Comece outro pela página do projeto.')
    if (!gateway.begins(order, card)) return order
    if (gateway.name === 'pix' && order.driver !== 'pix') await sendPixLink(context, db, order)
    const columns = { driver: gateway.name, attempt: order.attempt + 1, reference: '', failure: '' }
    const begun = await changeState({ ...context, actor: null }, db, order, {
      change: 'begin',
      columns,
      note: DRIVER_LABELS[gateway.name],
    })
    return begun!
  })

/**
 * Applies what came of an order's payment, which `begun` is the order with. Where another one has begun since, only money
 * still counts. Resolves to the order as it is then.
 */
export function settle(context: Context, begun: Pick<OrderRow, 'id' | 'attempt' | 'driver'>, outcome: Outcome) {
  const { id, attempt, driver } = begun
  return context.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, id)
    if (outcome.kind === 'paid') return markPaid(context, db, { ...order, driver }, { reference: outcome.reference })
    if (order.attempt !== attempt) return order
    if (outcome.kind === 'declined') {
      const failure = outcome.message ?? 'O pagamento não foi aceito.'
      const columns = { failure, reference: outcome.reference }
      return (await changeState(context, db, order, { change: 'fail', columns, note: failure })) ?? order
    }
    return db
      .updateTable('orders')
      .set({ reference: outcome.reference })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
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
export async function markPaid(
  context: Context,
  db: Kysely<DB>,
  order: OrderRow,
  { reference = order.reference, paid_on, payer = '', note }: Payment,
): Promise<OrderRow> {
  const now = context.clock.now()
  const paid = await changeState(context, db, order, {
    change: 'pay',
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
    note: note ?? DRIVER_LABELS[order.driver as keyof typeof DRIVER_LABELS],
  })
  if (!paid) return order
  await afterPayment(context, db, paid)
  return paid
}
