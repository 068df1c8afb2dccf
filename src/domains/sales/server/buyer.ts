import { toReais } from '#money.ts'
import type { Context } from '#platform/context.ts'
import type { PrivateFile } from '#platform/files/private-files.ts'
import { makeSecretToken, openSecretLink } from '#platform/http/secret-link.ts'
import { isPersonal, maskTaxId } from '#tax-ids.ts'
import { addDays, dayOf } from '#time.ts'
import { type Driver, type OrderState, softwarePath, WITHDRAWAL_DAYS } from '../order.ts'
import type { BoughtOrder, BuyerOrder, PurchaseAddress } from '../sale-schemas.ts'
import { notFound } from './change.ts'
import type { OrderRow } from './gateway.ts'
import { drawPix } from './payments.ts'

/** An order as its buyer's pages get it. */
export async function toBuyerOrder(context: Context, order: OrderRow): Promise<BuyerOrder> {
  const state = order.state as OrderState
  const driver = order.driver as Driver | null
  return {
    token_sale: order.token_sale,
    app: order.project_id,
    title: order.title,
    email: order.email,
    state,
    lines: toLines(order),
    total: toReais(order.total),
    expires_at: order.expires_at.toISOString(),
    driver,
    second_step: state === 'awaiting' && driver !== 'pix' && order.reference !== '',
    failure: state === 'failed' ? order.failure : '',
    pix: state === 'awaiting' && driver === 'pix' ? await drawPix(context, order) : null,
    purchase: state === 'paid' ? toPurchase(context, order) : null,
  }
}

/** The secret link that a purchase code is: closed by its order, not by another number. */
const CODE = { kind: 'purchase', number: 0 }

/** What opens an order's thank-you page. Its code begins with a letter, so it is no user id. */
export const toPurchase = (
  context: Pick<Context, 'secret'>,
  order: Pick<OrderRow, 'id' | 'token_sale' | 'project_id'>,
) => ({
  token_sale: order.token_sale,
  app: order.project_id,
  code: `c${makeSecretToken(context, { ...CODE, id: order.id })}`,
  user: order.id,
})

/** The lines of an order with their prices in reais. */
export const toLines = ({ title, plan_name, product_price, plan_price, renews }: OrderRow) => {
  const plan = { label: `Plano ${plan_name}, primeiro mês`, price: toReais(plan_price) }
  if (renews !== null) return [{ ...plan, label: `${title}: plano ${plan_name}, mais um mês` }]
  return [{ label: title, price: toReais(product_price) }, ...(plan_name === null ? [] : [plan])]
}

/** Who bought, as the receipt names them: who has its address need not be its buyer, so a CPF is masked. */
export const buyerOf = ({ name, document }: Pick<OrderRow, 'name' | 'document'>) =>
  [name, document && `${isPersonal(document) ? 'CPF' : 'CNPJ'}\u00a0${maskTaxId(document)}`].filter(Boolean).join(', ')

/** An order by its purchase token. Throws 404. */
export const findByToken = ({ db }: Context, token_sale: string): Promise<OrderRow> =>
  db.selectFrom('orders').selectAll().where('token_sale', '=', token_sale).executeTakeFirstOrThrow(notFound)

/** Where an order stands. Throws 404. */
export async function readState(context: Context, token_sale: string) {
  return { data: await toBuyerOrder(context, await findByToken(context, token_sale)) }
}

/**
 * The purchase of a thank-you page: of an unpaid order its state alone.
 * Throws 404 for an address that no purchase has, and 429 after too many of those.
 */
export async function readBought(context: Context, address: PurchaseAddress): Promise<{ data: BoughtOrder }> {
  const unpaid = await context.db
    .selectFrom('orders')
    .selectAll()
    .where('token_sale', '=', address.token_sale)
    .where('project_id', '=', address.app)
    .where('paid_at', 'is', null)
    .executeTakeFirst()
  if (unpaid) return { data: { ...nameOf(unpaid), purchase: null } }
  return { data: await toBought(context, await findBought(context, address)) }
}

/** The paid order of a thank-you page's address. Throws 404 for any other address, and 429 after too many of those. */
export async function findBought(context: Context, { token_sale, app, code, user }: PurchaseAddress) {
  const order = await openPurchase(context, code)
  if (order.token_sale !== token_sale || order.project_id !== app || String(order.id) !== user || !order.paid_at)
    throw notFound()
  return { ...order, paid_at: order.paid_at }
}

type PaidOrder = OrderRow & { paid_at: Date }

async function toBought(context: Context, order: PaidOrder): Promise<BoughtOrder> {
  const file = await findSoldFile(context, order.project_id)
  const { download_limit, downloads, plan_until, sandbox } = order
  const left = download_limit === null ? null : Math.max(0, download_limit - downloads)
  return {
    ...nameOf(order),
    purchase: {
      user: order.id,
      buyer: buyerOf(order),
      email: order.email,
      download: softwarePath(toPurchase(context, order), order.title),
      open: order.state === 'paid' && order.link_open && left !== 0,
      left,
      file: { name: file?.name ?? '', size: file?.size ?? 0 },
      lines: toLines(order),
      total: toReais(order.total),
      paid_at: order.paid_at.toISOString(),
      plan_until,
      withdraw_until: lastDayToWithdraw(context, order),
      withdrawn: order.withdrawn_at !== null,
      sandbox,
    },
  }
}

/** YYYY-MM-DD: the last day for a withdrawal from what was paid at a moment. */
export const lastWithdrawal = (paid_at: Date) => addDays(dayOf(paid_at), WITHDRAWAL_DAYS)

/** The last day on which the buyer may withdraw; null once it has passed, or after a withdrawal or refund. */
export function lastDayToWithdraw({ clock }: Pick<Context, 'clock'>, { state, withdrawn_at, paid_at }: PaidOrder) {
  const last = lastWithdrawal(paid_at)
  return state === 'paid' && withdrawn_at === null && dayOf(clock.now()) <= last ? last : null
}

const nameOf = ({ state, token_sale, project_id, title }: OrderRow) => ({
  state: state as OrderState,
  token_sale,
  app: project_id,
  title,
})

/** The order of a purchase code. Throws 404 for any other code, and 429 after too many of those. */
export const openPurchase = (context: Context, code: string) =>
  openSecretLink(context, {
    ...CODE,
    // A code is the letter c and the token. A code without the letter gets '', which is no order's token.
    token: code.startsWith('c') ? code.slice(1) : '',
    find: async (id) => {
      const order = await context.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
      return order && { ...order, number: CODE.number }
    },
  })

/** The sold file of a project, also of a hidden one: who has bought it may download it. */
export async function findSoldFile({ db }: Pick<Context, 'db'>, project: number): Promise<PrivateFile | undefined> {
  const row = await db
    .selectFrom('projects')
    .select(['link_sale as key', 'sale_name as name', 'sale_size as size'])
    .where('id', '=', project)
    .where('link_sale', '<>', '')
    .executeTakeFirst()
  return row && { ...row, name: row.name || row.key.split('/').at(-1)! }
}
