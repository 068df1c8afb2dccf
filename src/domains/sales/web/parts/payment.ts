import { api } from '#client/calls/api.ts'
import { checkoutPath, purchasePath } from '../../order.ts'
import type { BuyerOrder } from '../../sale-schemas.ts'
import type { SandboxToken } from '../../sandbox-card.ts'

/** A payment: a card's test token, or a Pix. */
export type Means = { means: 'card'; card: SandboxToken } | { means: 'pix' }

/** Begins a payment and resolves to the order after it. Throws `Erro: …` where it was refused. */
export async function pay(token_sale: string, means: Means): Promise<BuyerOrder> {
  const { data } = await api.sales.pay({ token_sale, ...means })
  return unlessFailed(data)
}

/**
 * Begins a payment by Stripe: without a client secret there is nothing to confirm any more. Throws as `pay`.
 * @param stripe_key of the account that the card's fields are of
 */
export async function beginCard(token_sale: string, stripe_key: string) {
  const { data, client_secret } = await api.sales.pay({ token_sale, means: 'card', stripe_key })
  return { order: unlessFailed(data), clientSecret: client_secret }
}

function unlessFailed(order: BuyerOrder): BuyerOrder {
  if (order.state === 'failed') throw new Declined(order.failure)
  return order
}

/** A refused payment, in the shape of an `ApiError`. */
export class Declined extends Error {
  readonly status = 402

  constructor(failure: string) {
    super(`Erro: ${failure}`)
  }
}

/**
 * Opens the page that an order leads to next: the thank-you page once it is paid, else the checkout. As a document of its
 * own, since the pages of a payment have a security policy of their own.
 */
export function openNext({ purchase, token_sale }: Pick<BuyerOrder, 'purchase' | 'token_sale'>) {
  if (purchase) location.replace(purchasePath(purchase))
  else location.assign(checkoutPath(token_sale))
}
