import { api } from '#client/api.ts'
import type { BuyerOrder } from '../../sale-schemas.ts'
import { beginCard, Declined } from '../parts/payment.ts'

/** Confirms a payment with the typed card, second step included. Resolves to why it was refused, if it was. */
export type Confirm = (clientSecret: string) => Promise<string | undefined>

/**
 * Pays an order with the card in Stripe's fields: our server begins the payment, the browser confirms it with Stripe, and
 * our server asks Stripe what came of it. Throws `Erro: …` where the card was refused.
 */
export async function confirmPayment(token_sale: string, confirm: Confirm): Promise<BuyerOrder> {
  const { order, clientSecret } = await beginCard(token_sale)
  if (clientSecret === undefined) return order
  const refusal = await confirm(clientSecret)
  const checked = await check(token_sale)
  // Another tab may have paid: then the refusal is not of the order.
  if (refusal !== undefined && !checked?.purchase) throw new Declined(refusal)
  return checked ?? order
}

/** The order as Stripe says; undefined where our server does not answer, which it will find out by itself. */
const check = (token_sale: string) =>
  api.sales.check({ token_sale }).then(
    ({ data }) => data,
    () => undefined,
  )
