import type StripeClient from 'stripe'
import type { Program } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { StripeSettings } from '#platform/settings.ts'

/** What asking Stripe takes; the keys may be those of an account that is left. */
export type Asking = Pick<Program, 'log'> & { stripe: Pick<Program['stripe'], 'keys'> }

/** Tries of a request after the first one. The client repeats a POST with the same idempotency key. */
const RETRIES = 1

/**
 * Makes a request to Stripe's API. Throws 503 where Stripe does not answer, refuses it or sends what cannot be read. The
 * log gets the error's kind alone: Stripe's own errors hold the request, with the secret key among its headers.
 */
export async function askStripe<Answer>(
  { stripe: { keys }, log }: Asking,
  request: (stripe: StripeClient) => Promise<Answer>,
): Promise<Answer> {
  if (!keys) throw new AppError('unavailable', 'O pagamento com cartão não está configurado.')
  try {
    return await request(await openStripe(keys))
  } catch (error) {
    if (error instanceof AppError) throw error
    const { name, code, statusCode, requestId } = error as Error & Partial<StripeClient.StripeRawError>
    log.warn({ name, code, statusCode, requestId }, 'a request to Stripe failed')
    throw new AppError('unavailable', 'O Stripe não respondeu como devia. Nada se perdeu: tente de novo em instantes.')
  }
}

/** Stripe's client with a key, of the same API as the account's. */
export async function openStripe(keys: StripeSettings, key = keys.secretKey): Promise<StripeClient> {
  // Loaded with the first payment: it takes a tenth of a second.
  const { default: Stripe } = await import('stripe')
  return new Stripe(key, configOf(keys))
}

function configOf({ apiBase, timeout }: StripeSettings): StripeClient.StripeConfig {
  const base = { timeout, maxNetworkRetries: RETRIES, telemetry: false }
  if (!apiBase) return base
  const { hostname, port, protocol } = new URL(apiBase)
  return { ...base, host: hostname, port: port || undefined, protocol: protocol === 'http:' ? 'http' : 'https' }
}
