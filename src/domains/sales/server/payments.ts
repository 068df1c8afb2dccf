import { randomBytes } from 'node:crypto'
import { readBilling } from '#domains/site/server/billing.ts'
import { MAX_PIX, makeBrCode } from '#pix/br-code.ts'
import type { Context, Program } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { drawQrCode } from '#platform/pictures/qr-code.ts'
import { isLoopback } from '#platform/settings.ts'
import type { Driver } from '../order.ts'
import type { PayInput, Payments } from '../sale-schemas.ts'
import { SANDBOX_CARDS, type SandboxToken } from '../sandbox-card.ts'
import type { Gateway, OrderRow, Outcome } from './gateway.ts'
import { stripe } from './stripe/stripe.ts'

/** How a buyer can pay now. */
export async function readPayments(context: Context): Promise<Payments> {
  const { pixKey } = await readBilling(context)
  return {
    card: context.stripe.keys ? 'stripe' : allowsSandbox(context) ? 'sandbox' : null,
    stripe_key: context.stripe.keys?.publishableKey ?? null,
    pix: pixKey !== '',
    mail: context.mail.server !== undefined,
  }
}

/** The gateway for a means of payment. Throws 409 where it is not configured. */
export async function chooseGateway(context: Context, means: PayInput['means']): Promise<Gateway> {
  const payments = await readPayments(context)
  const driver = means === 'pix' ? payments.pix && 'pix' : payments.card
  if (driver) return gatewayOf(driver)
  throw new AppError(
    'payment-not-configured',
    'As vendas por este meio ainda não estão configuradas. Escreva para nós.',
  )
}

/** Headers by which a reverse proxy names whom it forwards for. */
const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/**
 * Whether test cards are accepted: on this machine alone, unless the settings allow it anywhere. A proxy or a tunnel runs
 * on this machine too, so what it listens on is not enough: the site's own address, the Host that was asked for and who
 * is connected have to be this machine's, and nobody may have forwarded the request.
 */
export function allowsSandbox({ settings, request, peer }: Pick<Context, 'settings' | 'request' | 'peer'>): boolean {
  if (settings.payments === 'sandbox') return true
  const origins = [settings.publicUrl, `http://${request.get('host')}`].filter((origin) => origin !== undefined)
  const isHere = [settings.host, peer.replace(/^::ffff:/i, ''), ...origins.map(hostOf)].every(isLoopback)
  return isHere && !FORWARDING.some((header) => request.has(header))
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).hostname : '')

const OUTCOMES: Readonly<Record<SandboxToken, Omit<Outcome, 'reference'>>> = {
  sandbox_passes: { kind: 'paid' },
  sandbox_declined: { kind: 'declined', message: 'O cartão foi recusado. Confira os dados ou use outro.' },
  sandbox_second_step: { kind: 'waiting' },
  sandbox_confirmed: { kind: 'paid' },
  sandbox_refused: {
    kind: 'declined',
    message: 'A segunda etapa não foi confirmada. Tente de novo ou use outro cartão.',
  },
}

/** Tokens that only a card has. */
const CARDS: readonly (string | undefined)[] = SANDBOX_CARDS.map(({ token }) => token)

/** Test cards: no money moves. */
const sandbox: Gateway = {
  name: 'sandbox',
  begins(order, card) {
    if (card === undefined)
      throw new AppError('invalid', 'Use um dos cartões de teste.', { card: 'Use um dos cartões de teste.' })
    if (CARDS.includes(card)) return true
    if (order.state !== 'awaiting' || order.driver !== 'sandbox')
      throw new AppError('no-second-step', 'Não há pagamento à espera da segunda etapa.')
    return false
  },
  async pay(_, { id, attempt }, card) {
    return { ...OUTCOMES[card!], reference: `sandbox-${id}-${attempt}` }
  },
  async ask(_, { reference }) {
    return { kind: 'waiting', reference }
  },
  refundsItself: true,
  async refund() {},
}

/** A Pix to the firm's own key: staff confirm it by the bank's statement, and return it at the bank. */
const pix: Gateway = {
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

const GATEWAYS: Readonly<Record<Driver, Gateway>> = { sandbox, stripe, pix }

/** The gateway of an order's payment. */
export const gatewayOf = (driver: Driver): Gateway => GATEWAYS[driver]
