/**
 * An order: a product, paid once, with or without the first month of a plan. Amounts here are in reais, as in calls.
 */
import { toCents, toReais } from '#money.ts'
import type { PaymentMethod } from '#platform/contract/payment-methods.ts'
import { addDays, addMonths } from '#time.ts'

export const STATES = ['created', 'awaiting', 'paid', 'failed', 'expired', 'refunded'] as const
export type OrderState = (typeof STATES)[number]

export const STATE_LABELS: Readonly<Record<OrderState, string>> = {
  created: 'Iniciado',
  awaiting: 'Aguardando pagamento',
  paid: 'Pago',
  failed: 'Pagamento recusado',
  expired: 'Vencido',
  refunded: 'Devolvido',
}

/** What can change an order's state, by the entry that it leaves in the history. */
export type OrderChange = 'begun' | 'paid' | 'failed' | 'expired' | 'refunded'

/**
 * The state after a change. A change that does not apply any more leaves the state as it is, so that notices of a
 * provider may come in any order, and more than once. Money that comes late makes an expired or failed order paid.
 */
export function stateAfter(state: OrderState, change: OrderChange): OrderState {
  const [from, to] = CHANGES[change]
  return from.includes(state) ? to : state
}

const UNPAID: readonly OrderState[] = ['created', 'awaiting', 'failed']

const CHANGES: Readonly<Record<OrderChange, readonly [readonly OrderState[], OrderState]>> = {
  begun: [UNPAID, 'awaiting'],
  paid: [[...UNPAID, 'expired'], 'paid'],
  failed: [['awaiting'], 'failed'],
  expired: [UNPAID, 'expired'],
  refunded: [['paid'], 'refunded'],
}

/** What an entry of an order's history says: the changes of its state, and what leaves it as it is. */
export const EVENT_LABELS = {
  created: 'Pedido feito',
  changed: 'Pedido mudado por quem compra',
  begun: 'Pagamento começado',
  paid: 'Pagamento confirmado',
  failed: 'Pagamento recusado',
  expired: 'Vencido sem pagamento',
  withdrawn: 'Desistência de quem comprou',
  refunded: 'Devolvido',
  downloaded: 'Arquivo baixado',
  link: 'Link de download mudado',
  resent: 'Recibo enviado de novo',
  nfse: 'Número da NFS-e guardado',
  reminded: 'Fim do mês do plano avisado por e-mail',
  unsettled: 'Veio um pagamento a mais ou de outro valor: devolva-o no Stripe',
} as const satisfies Record<string, string>
export type EventKind = keyof typeof EVENT_LABELS

/** Days after the payment for which a buyer may withdraw (Código de Defesa do Consumidor, art. 49). */
export const WITHDRAWAL_DAYS = 7

/** Whether a buyer can still pay an order on its page. */
export const isPayable = (state: OrderState) => UNPAID.includes(state)

/** Who takes the money. */
export const DRIVERS = ['sandbox', 'stripe', 'pix'] as const
export type Driver = (typeof DRIVERS)[number]

export const DRIVER_LABELS: Readonly<Record<Driver, string>> = {
  sandbox: 'Cartão de teste',
  stripe: 'Cartão (Stripe)',
  pix: 'Pix',
}

/** How the money comes that each of them takes. */
export const DRIVER_MEANS: Readonly<Record<Driver, PaymentMethod>> = { sandbox: 'card', stripe: 'card', pix: 'pix' }

/** A purchase token: 30 letters and digits, from a cryptographic source. */
export const TOKEN_SALE = /^[A-Za-z\d]{30}$/

/** Draws a purchase token, in the browser or on the server. */
export function drawTokenSale(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
  let token = ''
  while (token.length < 30)
    // Bytes from 248 on are left out: with them the first eight characters would be more frequent.
    for (const byte of crypto.getRandomValues(new Uint8Array(40)))
      if (byte < 248 && token.length < 30) token += letters[byte % 62]
  return token
}

/** What is bought, with prices in reais. */
export interface Priced {
  value: number
  plans: readonly { key: string; price: number }[]
}

/** The total in reais of a product with a plan; `plan` is '' for none. */
export const totalOf = ({ value, plans }: Priced, plan: string) =>
  toReais(toCents(value) + toCents(plans.find(({ key }) => key === plan)?.price ?? 0))

/**
 * The last day of a plan's month that begins on a day: the one before the same day of the next month, or that month's
 * last where it has no such day. 22/12 for 23/11, 28/02 for 29/01 to 31/01.
 */
export function endOfPlanMonth(first: string): string {
  const next = addMonths(first, 1)
  return next.slice(8) === first.slice(8) ? addDays(next, -1) : next
}

/** Paths of the buyer's pages. */
export const orderFormPath = (token_sale: string, app: number) => `/final-sale/${token_sale}/${app}`
export const checkoutPath = (token_sale: string) => `/checkout?order=${token_sale}`

interface CheckedOut {
  state: OrderState
  driver: Driver | null
  /** The code that its page shows. */
  pix: object | null
}

/**
 * The title of an order's checkout: 'Pagamento com' and who takes the money, before it is paid and after. Both card drivers
 * have Stripe's; a Pix is one while the page has its code, and once nothing can pay the order any more.
 */
export const checkoutTitle = ({ state, driver, pix }: CheckedOut) =>
  (isPayable(state) ? pix !== null : driver === 'pix') ? 'Pagamento com Pix' : CARD_TITLE

/** The title of checkout where there is no order. */
export const CARD_TITLE = 'Pagamento com Stripe'

/** Start of the keys in session storage of what was typed in an order form. */
export const ORDER_DRAFT = 'order-draft-'

/** Where the links of one's purchases are requested, also by a form without JavaScript. */
export const LINKS_PATH = '/download-purchase/links'

/** A paid order as its address names it. */
export interface Purchase {
  token_sale: string
  /** The project's id. */
  app: number
  /** The purchase code: it holds a letter. */
  code: string
  /** The order's number. */
  user: number
}

/** The thank-you page. */
export const purchasePath = ({ token_sale, app, code, user }: Purchase) =>
  `/download-purchase/${token_sale}/${app}/${code}/${user}`

/** The purchase code and the user id of a thank-you page's last two segments, in either order. */
export const readPurchase = (one: string, other: string) =>
  /^\d+$/.test(one) ? { code: other, user: one } : { code: one, user: other }

/** What 'Baixar Agora' opens. */
export const softwarePath = ({ app, code, user }: Omit<Purchase, 'token_sale'>, name_app: string) =>
  `/api/v1/getSoftware?${new URLSearchParams({ token: code, userId: String(user), app: String(app), name_app })}`

/** Where an order opens in the workbench. */
export const orderPath = (id: number) => `/dashboard/orders?id=${id}`

/** '#0042'. */
export const orderNumber = (id: number) => `#${String(id).padStart(4, '0')}`
