import { readBilling } from '#domains/site/server/billing.ts'
import { MAX_PIX, makeBrCode } from '#pix/br-code.ts'
import type { Context } from '#platform/context.ts'

/** Makes the BR Code of an amount in cents and a txid; null where the firm has no Pix key, or none takes such an amount. */
export async function makePix(context: Pick<Context, 'db'>): Promise<(amount: number, txid: string) => string | null> {
  const { pixKey: key, receiver: name, city } = await readBilling(context)
  return (amount, txid) => (key && amount <= MAX_PIX ? makeBrCode({ key, name, city, amount, txid }) : null)
}
