import { readBilling } from '#domains/site/server/billing.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { isLoopback } from '#platform/settings.ts'
import type { Driver } from '../order.ts'
import type { PayInput, Payments } from '../sale-schemas.ts'
import type { Gateway } from './gateway.ts'
import { pix } from './pix.ts'
import { sandbox } from './sandbox.ts'
import { stripe } from './stripe/stripe.ts'

const GATEWAYS: Readonly<Record<Driver, Gateway>> = { sandbox, stripe, pix }

/** The gateway of an order's payment. */
export const gatewayOf = (driver: Driver): Gateway => GATEWAYS[driver]

/** How a buyer can pay now. */
export async function readPayments(context: Context): Promise<Payments> {
  const { pixKey } = await readBilling(context)
  return {
    card: context.settings.stripe ? 'stripe' : allowsSandbox(context) ? 'sandbox' : null,
    stripe_key: context.settings.stripe?.publishableKey ?? null,
    pix: pixKey !== '',
    mail: context.settings.smtpUrl !== undefined,
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
