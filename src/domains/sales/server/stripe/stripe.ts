import type StripeClient from 'stripe'
import type { Program } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { StripeSettings } from '#platform/settings.ts'
import type { Gateway, OrderRow, Outcome } from '../gateway.ts'
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
    // Without an id no browser got a client secret. Without keys nobody can be asked.
    const intent = order.reference && program.settings.stripe ? await readIntent(program, order.reference) : undefined
    return intent ? toOutcome(intent) : { kind: 'waiting', reference: order.reference }
  },
  refundsItself: true,
  async refund(program, { reference }) {
    await askStripe(program, async (api) => {
      // Without a key of our own: Stripe refuses a second whole refund by itself, while a key would repeat a refusal, e.g.
      // for lack of balance, for a day.
      const { status } = await api.refunds.create({ payment_intent: reference }).catch(whereRefunded)
      if (status === 'failed' || status === 'canceled')
        throw Object.assign(new Error('The refund was not made'), { code: status })
    })
  },
}

/** What Stripe knows of a payment; undefined where it has none, e.g. with the keys of another account. Throws 503. */
export const readIntent = (program: Program, id: string) =>
  askStripe(program, async (api) => {
    const answer = await api.paymentIntents.retrieve(id, { expand: ['latest_charge'] }).catch(whereMissing)
    return answer && Intent.parse(answer)
  })

const cancelIntent = (program: Program, id: string) => askStripe(program, (api) => api.paymentIntents.cancel(id))

/** Repeated for the same attempt, it is the same PaymentIntent: the process may end before its id is stored. */
const createIntent = (program: Program, { txid, attempt, total }: OrderRow) =>
  askStripe(program, async (api) =>
    Intent.parse(
      await api.paymentIntents.create(
        {
          amount: total,
          currency: 'brl',
          allowed_payment_method_types: ['card'],
          metadata: { order: txid, attempt: String(attempt) },
        },
        { idempotencyKey: `${txid}-${attempt}` },
      ),
    ),
  )

const toConfirm = (intent: Intent): Outcome =>
  isConfirmable(intent)
    ? { kind: 'waiting', reference: intent.id, clientSecret: intent.client_secret }
    : toOutcome(intent)

function whereMissing(error: { code?: string }) {
  if (error.code === 'resource_missing') return undefined
  throw error
}

/** A payment that has been refunded before, e.g. at Stripe's own panel, counts as refunded now. */
function whereRefunded(error: { code?: string }) {
  if (error.code === 'charge_already_refunded') return { status: 'succeeded' }
  throw error
}

/** Tries of a request after the first one. The client repeats a POST with the same idempotency key. */
const RETRIES = 1

/**
 * Makes a request to Stripe's API. Throws 503 where Stripe does not answer, refuses it or sends what cannot be read. The
 * log gets the error's kind alone: Stripe's own errors hold the request, with the secret key among its headers.
 */
async function askStripe<Answer>(
  { settings: { stripe: settings }, log }: Pick<Program, 'settings' | 'log'>,
  request: (stripe: StripeClient) => Promise<Answer>,
): Promise<Answer> {
  if (!settings) throw new AppError('unavailable', 'O pagamento com cartão não está configurado.')
  // Loaded with the first payment: it takes a tenth of a second.
  const { default: Stripe } = await import('stripe')
  try {
    return await request(new Stripe(settings.secretKey, configOf(settings)))
  } catch (error) {
    const { name, code, statusCode, requestId } = error as Error & Partial<StripeClient.StripeRawError>
    log.warn({ name, code, statusCode, requestId }, 'a request to Stripe failed')
    throw new AppError('unavailable', 'O Stripe não respondeu como devia. Nada se perdeu: tente de novo em instantes.')
  }
}

function configOf({ apiBase, timeout }: StripeSettings): StripeClient.StripeConfig {
  const base = { timeout, maxNetworkRetries: RETRIES, telemetry: false }
  if (!apiBase) return base
  const { hostname, port, protocol } = new URL(apiBase)
  return { ...base, host: hostname, port: port || undefined, protocol: protocol === 'http:' ? 'http' : 'https' }
}
