import type StripeClient from 'stripe'
import { AppError } from '#platform/errors.ts'
import type { StripeSettings } from '#platform/settings.ts'
import { openStripe } from './client.ts'
import { Intent } from './intent.ts'
import { BY_CARD } from './stripe.ts'

type Failure = Partial<Pick<StripeClient.StripeRawError, 'statusCode' | 'code'>>
type Field = 'publishable_key' | 'secret_key'

/** Begun and cancelled at once: cents of an amount that every account may charge. */
const TRIAL = { ...BY_CARD, amount: 100, description: 'Teste das chaves, cancelado em seguida: nada foi cobrado' }
/** No charge has this id: whether it may be asked for is what matters. */
const NO_CHARGE = 'ch_nenhuma'

/**
 * Tries keys against Stripe by all that payments do with them: begins a payment, reads it as a buyer's browser does, looks
 * for a charge, asks for a refund, and cancels it. Nobody pays anything. Throws 422 at the field whose key does not serve,
 * and 503 where Stripe does not answer.
 */
export async function tryKeys(keys: StripeSettings): Promise<void> {
  const own = await openStripe(keys)
  const begun = await own.paymentIntents.create(TRIAL).catch(whyNotBegun)
  const intent = Intent.safeParse(begun).data ?? unanswered()
  try {
    const browser = await openStripe(keys, keys.publishableKey)
    await browser.paymentIntents.retrieve(intent.id, { client_secret: intent.client_secret }).catch(whyNotSeen)
    await own.charges.retrieve(NO_CHARGE).catch(whyNotAllowed('Charges (leitura)'))
    await own.refunds.create({ payment_intent: intent.id }).catch(whyNotAllowed('Refunds (gravação)'))
  } finally {
    await own.paymentIntents.cancel(intent.id).catch(() => {})
  }
}

function whyNotBegun(failure: Failure): never {
  if (failure.statusCode === 401)
    refuse('secret_key', 'O Stripe não aceita esta chave: confira se ela foi copiada inteira e se ainda vale.')
  whyNotAllowed('PaymentIntents (gravação)')(failure)
  refuse(
    'secret_key',
    `O Stripe aceita a chave, mas não começa um pagamento${said(failure)}. Veja no painel dele se a conta está ativa e recebe cartões em reais.`,
  )
}

function whyNotSeen(failure: Failure): never {
  if (isRefusal(failure, 401))
    refuse('publishable_key', 'O Stripe não conhece esta chave: confira se ela foi copiada inteira e se ainda vale.')
  if (isRefusal(failure, 404))
    refuse('publishable_key', 'Esta chave é de outra conta do Stripe: copie as duas da mesma página.')
  if (isUnanswered(failure)) unanswered()
  refuse('publishable_key', `O Stripe não deixa pagar com esta chave${said(failure)}.`)
}

/** Anything but a missing right is what such a request is answered. */
const whyNotAllowed = (right: string) => (failure: Failure) => {
  if (isUnanswered(failure)) unanswered()
  if (isRefusal(failure, 403)) refuse('secret_key', `Falta a esta chave restrita a permissão ${right}.`)
}

const isRefusal = ({ statusCode }: Failure, status: number) => statusCode === status

/** Whether Stripe was not reached, was busy, or sent what cannot be read. */
const isUnanswered = ({ statusCode = 0 }: Failure) => statusCode < 400 || statusCode === 429 || statusCode >= 500

function refuse(field: Field, text: string): never {
  throw new AppError('invalid', `Nada foi salvo. ${text}`, { [field]: text })
}

function unanswered(): never {
  throw new AppError(
    'unavailable',
    'Nada foi salvo: o Stripe não respondeu. Confira se esta máquina alcança api.stripe.com, e tente de novo.',
  )
}

const said = ({ code }: Failure) => (code ? ` (${code})` : '')
