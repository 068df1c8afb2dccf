import { z } from '#platform/contract/fields.ts'
import type { Outcome } from '../gateway.ts'

/**
 * What is read of a PaymentIntent: https://docs.stripe.com/api/payment_intents/object. Parsed, since an answer that lacks
 * any of it must not count as paid.
 */
export const Intent = z.object({
  id: z.string().startsWith('pi_'),
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'requires_capture',
    'canceled',
    'succeeded',
  ]),
  currency: z.string(),
  /** Centavos. */
  amount_received: z.int().nonnegative(),
  client_secret: z.string(),
  metadata: z.object({
    /** The order's txid: unlike its number, no other installation on the same account has it too. */
    order: z.string().optional(),
    /** The order's number of this payment. */
    attempt: z.coerce.number().int().optional().catch(undefined),
  }),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
  /** Expanded. */
  latest_charge: z.object({ refunded: z.boolean() }).nullish(),
})
export type Intent = z.infer<typeof Intent>

/** What came of a payment by now. */
export function toOutcome(intent: Intent): Outcome {
  const { id: reference, status, currency, amount_received, latest_charge, last_payment_error } = intent
  if (status === 'succeeded')
    return {
      kind: latest_charge?.refunded ? 'refunded' : 'paid',
      reference,
      // Of another currency nothing counts.
      amount: currency === 'brl' ? amount_received : 0,
    }
  if (status === 'canceled') return { kind: 'declined', reference, message: 'O pagamento foi cancelado. Comece outro.' }
  if (status === 'requires_payment_method' && last_payment_error)
    return { kind: 'declined', reference, message: explainDecline(last_payment_error) }
  return { kind: 'waiting', reference }
}

/** Whether the browser can confirm a payment with a card. */
export const isConfirmable = ({ status }: Intent) =>
  status === 'requires_payment_method' || status === 'requires_confirmation' || status === 'requires_action'

const DECLINES: Readonly<Record<string, string>> = {
  insufficient_funds: 'O cartão não tem saldo ou limite para este valor.',
  expired_card: 'O cartão venceu. Use outro.',
  incorrect_number: 'O número do cartão está incorreto.',
  incorrect_cvc: 'O CVV está incorreto.',
  authentication_required: 'O banco pede a sua confirmação. Tente de novo e confirme no app ou por SMS.',
  payment_intent_authentication_failure: 'O banco não confirmou que é você. Tente de novo ou use outro cartão.',
  processing_error: 'A operadora não conseguiu processar o cartão. Tente de novo em instantes.',
}

/** Why a card was declined: https://docs.stripe.com/declines/codes. Lost and stolen cards are declined without a reason. */
const explainDecline = ({ code, decline_code }: NonNullable<Intent['last_payment_error']>) =>
  DECLINES[decline_code ?? ''] ?? DECLINES[code ?? ''] ?? 'O cartão foi recusado. Confira os dados ou use outro.'
