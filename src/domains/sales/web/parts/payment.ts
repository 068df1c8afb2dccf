import { api } from '#client/api.ts'
import type { BuyerOrder } from '../../contract.ts'
import { checkoutPath, purchasePath } from '../../order.ts'
import type { SandboxToken } from '../../sandbox-card.ts'

/** A payment: a card's test token, or a Pix. */
export type Means = { means: 'card'; card: SandboxToken } | { means: 'pix' }

/** Begins a payment and resolves to the order after it. Throws `Erro: …` where it was refused. */
export async function pay(token_sale: string, means: Means): Promise<BuyerOrder> {
  const { data } = await api.sales.pay({ token_sale, ...means })
  if (data.state === 'failed') throw new Declined(data.failure)
  return data
}

/** A refused payment, in the shape of an `ApiError`. */
class Declined extends Error {
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
