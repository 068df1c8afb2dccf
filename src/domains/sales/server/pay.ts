import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Limit } from '#platform/http/limits.ts'
import { holdAccount } from '#platform/stripe-account.ts'
import { DRIVER_LABELS, isPayable, type OrderState } from '../order.ts'
import type { PayInput } from '../sale-schemas.ts'
import { sendPixLink } from './after.ts'
import { findByToken, toBuyerOrder } from './buyer.ts'
import { changeState, lockOrder } from './change.ts'
import type { Gateway, OrderRow, Outcome } from './gateway.ts'
import { chooseGateway } from './payments.ts'
import { settleByProvider, settleTx } from './settle.ts'
import { cancelIntent } from './stripe/stripe.ts'

/** Payments that one network tries. */
const PAY_LIMIT: Limit = { name: 'salePay', points: 30, duration: 10 * 60 }

/**
 * Begins a payment, or goes on with the one that waits. A paid order stays as it is.
 * Throws 404, 409 for an expired or refunded order or a means that is not configured, 422, 429, and 503 where the
 * provider does not answer.
 */
export async function payOrder(asked: Context, { token_sale, means, card, stripe_key }: PayInput) {
  // All is asked of one account, also where another is set meanwhile.
  const context = { ...asked, stripe: { ...asked.stripe } }
  const { id } = await findByToken(context, token_sale)
  await context.limits.spend(PAY_LIMIT, context.network)
  const gateway = await chooseGateway(context, means)
  if (means === 'card' && stripe_key !== undefined && stripe_key !== context.stripe.keys?.publishableKey)
    throw accountChanged()
  const order = await beginPayment(context, id, gateway, card)
  if (order.state !== 'awaiting') return { data: await toBuyerOrder(context, order) }
  const { clientSecret: client_secret, ...outcome } = await gateway.pay(context, order, card)
  const settled = await settlePayment(context, order, outcome)
  return { data: await toBuyerOrder(context, settled), ...(settled.state === 'awaiting' && { client_secret }) }
}

/**
 * Asks the provider of an order's last payment what came of it. Throws 404, 429, and 503 where the provider does not
 * answer.
 */
export async function checkPayment(context: Context, token_sale: string) {
  const order = await findByToken(context, token_sale)
  if (order.paid_at !== null || order.driver === null) return { data: await toBuyerOrder(context, order) }
  await context.limits.spend(PAY_LIMIT, context.network)
  return { data: await toBuyerOrder(context, await settleByProvider({ ...context, actor: null }, order)) }
}

/** Settles a payment that begins. Throws 409, and ends it, where its account was left meanwhile: nobody would hear of it. */
async function settlePayment(context: Context, order: OrderRow, outcome: Outcome): Promise<OrderRow> {
  const settled = await context.db.transaction().execute(async (db) => {
    const isLeft = order.driver === 'stripe' && outcome.kind === 'waiting' && !(await holdAccount(context, db))
    return isLeft ? undefined : settleTx({ ...context, actor: null }, db, order, outcome)
  })
  if (settled) return settled
  // No browser has got what it is confirmed with: it cannot be paid, also where this fails.
  await cancelIntent(context, outcome.reference).catch(() => {})
  throw accountChanged()
}

const accountChanged = () =>
  new AppError(
    'card-account-changed',
    'O recebimento por cartão mudou enquanto esta página estava aberta. Nada foi cobrado: digite o cartão de novo.',
  )

const beginPayment = ({ db, ...context }: Context, id: number, gateway: Gateway, card: PayInput['card']) =>
  db.transaction().execute(async (db) => {
    const order = await lockOrder(db, id)
    if (order.state === 'paid') return order
    if (!isPayable(order.state as OrderState))
      throw new AppError(
        'order-not-awaiting',
        'Este pedido não espera mais pagamento. Comece outro pela página do projeto.',
      )
    if (!gateway.begins(order, card)) return order
    if (gateway.name === 'pix' && order.driver !== 'pix') await sendPixLink(context, db, order)
    // The reference stays: the gateway makes sure that the payment before this one cannot be paid too.
    const columns = { driver: gateway.name, attempt: order.attempt + 1, failure: '' }
    const begun = await changeState({ ...context, actor: null }, db, order, {
      change: 'begun',
      columns,
      note: DRIVER_LABELS[gateway.name],
    })
    return begun!
  })
