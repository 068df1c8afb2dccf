import { randomBytes } from 'node:crypto'
import { readBilling } from '#domains/site/server/billing.ts'
import { MAX_PIX, makeBrCode } from '#pix/br-code.ts'
import type { Program } from '#platform/context.ts'
import { drawQrCode } from '#platform/pictures/qr-code.ts'
import type { Gateway, OrderRow } from './gateway.ts'

/** A Pix to the firm's own key: staff confirm it by the bank's statement, and return it at the bank. */
export const pix: Gateway = {
  name: 'pix',
  begins: ({ state, driver }) => state !== 'awaiting' || driver !== 'pix',
  async pay() {
    return { kind: 'waiting', reference: '' }
  },
  async ask() {
    return { kind: 'waiting', reference: '' }
  },
  refundsItself: false,
  async refund() {},
}

/** A txid of an order, by which the bank's statement names it where the bank shows it. */
export const drawTxid = () => `PED${randomBytes(8).toString('hex').toUpperCase()}`

/** The code of an order's Pix and its QR code; null where the firm has no Pix key (any more). */
export async function drawPix(
  context: Pick<Program, 'db' | 'settings'>,
  { total: amount, txid }: Pick<OrderRow, 'total' | 'txid'>,
) {
  const { pixKey: key, receiver: name, city } = await readBilling(context)
  if (!key || amount > MAX_PIX) return null
  const code = makeBrCode({ key, name, city, amount, txid })
  return { code, qr: drawQrCode(code) }
}
