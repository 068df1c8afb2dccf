import type StripeClient from 'stripe'
import { AppError } from '#platform/errors.ts'
import type { Gateway, OrderRow, Outcome } from '../gateway.ts'
import { type Asking, askStripe } from './client.ts'
import { Intent, isConfirmable, toOutcome } from './intent.ts'

/**
 * Cards by Stripe. Each payment of an order is a PaymentIntent, which the browser confirms with the card: the card's data
 * is seen by Stripe alone. What came of it is always read from Stripe, never from the browser or an event.
 */
export const stripe: Gateway = {
  name: 'stripe',
  begins: ({ state, driver }) => state !== 'awaiting' || driver !== 'stripe',
  async pay(program, order) {
    const last = order.reference.startsWith('pi_') ? await readIntent(program, order.reference) : undefined
    if (last) {
      if (last.status === 'succeeded' || last.status === 'processing') return toOutcome(last)
      if (last.metadata.attempt === order.attempt) return toConfirm(last)
      // Of an earlier attempt, which another tab may still show: two must not be paid.
      if (last.status !== 'canceled') await cancelIntent(program, last.id)
    }
    return toConfirm(await createIntent(program, order))
  },
  async ask(program, order) {
    // Without an id no browser got a client secret. Without an account nobody can be asked; where its keys are to be typed
    // again, that is said, and the order waits for it.
    const intent = order.reference && program.stripe.account ? await readIntent(program, order.reference) : undefined
    return intent ? toOutcome(intent) : { kind: 'waiting', reference: '' }
  },
  refundsItself: true,
  async refund(program, { reference }) {
    await askStripe(program, async (api) => {
      // Without a key of our own: Stripe refuses a second whole refund by itself, while a key would repeat a refusal, e.g.
      // for lack of balance, for a day.
      const { status } = await api.refunds
        .create({ payment_intent: reference })
        .catch(whereRefunded)
        .catch(whereUnknown)
      if (status === 'failed' || status === 'canceled')
        throw Object.assign(new Error('The refund was not made'), { code: status })
    })
  },
}

/** What Stripe knows of a payment; undefined where it has none, e.g. with the keys of another account. Throws 503. */
export const readIntent = (program: Asking, id: string) =>
  askStripe(program, async (api) => {
    const answer = await api.paymentIntents.retrieve(id, { expand: ['latest_charge'] }).catch(whereMissing)
    return answer && Intent.parse(answer)
  })

export const cancelIntent = (program: Asking, id: string) => askStripe(program, (api) => api.paymentIntents.cancel(id))

/** Repeated for the same attempt, it is the same PaymentIntent: the process may end before its id is stored. */
const createIntent = (program: Asking, { txid, attempt, total }: OrderRow) =>
  askStripe(program, async (api) =>
    Intent.parse(
      await api.paymentIntents.create(
        { ...BY_CARD, amount: total, metadata: { order: txid, attempt: String(attempt) } },
        { idempotencyKey: `${txid}-${attempt}` },
      ),
    ),
  )

/** What all our payments are. */
export const BY_CARD = {
  currency: 'brl',
  allowed_payment_method_types: ['card'],
} satisfies Partial<StripeClient.PaymentIntentCreateParams>

const toConfirm = (intent: Intent): Outcome =>
  isConfirmable(intent)
    ? { kind: 'waiting', reference: intent.id, clientSecret: intent.client_secret }
    : toOutcome(intent)

function whereMissing(error: { code?: string }) {
  if (error.code === 'resource_missing') return undefined
  throw error
}

/** A payment that was made with another account: only there it can be returned. */
function whereUnknown(error: { code?: string }): never {
  if (error.code === 'resource_missing')
    throw new AppError(
      'payment-of-other-account',
      'Este pagamento é de outra conta do Stripe, que não é a de agora. Devolva-o no painel daquela conta.',
    )
  throw error
}

/** A payment that has been refunded before, e.g. at Stripe's own panel, counts as refunded now. */
function whereRefunded(error: { code?: string }) {
  if (error.code === 'charge_already_refunded') return { status: 'succeeded' }
  throw error
}
