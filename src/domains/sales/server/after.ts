import type { Kysely } from 'kysely'
import { type NotifyContext, notify } from '#domains/notices/server/notify.ts'
import { readLetterhead } from '#domains/site/server/letterhead.ts'
import { mailboxOf } from '#mailbox.ts'
import { brl } from '#money.ts'
import { chooseAdmins } from '#platform/auth/administrators.ts'
import type { Context } from '#platform/context.ts'
import type { NoticeKind } from '#platform/contributions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { Limit } from '#platform/http/limits.ts'
import { safeOrigin } from '#platform/http/origin.ts'
import { checkoutPath, orderNumber, orderPath, purchasePath } from '../order.ts'
import { findSoldFile, toPurchase } from './buyer.ts'
import { writePixEmail, writeReceiptEmail, writeWithdrawalEmail } from './emails.ts'
import type { OrderRow } from './gateway.ts'

export const orderNotice: NoticeKind = {
  name: 'order',
  label: 'Quando um pedido do site é pago, espera a confirmação de um Pix, ou quem comprou desiste',
  emailByDefault: true,
}

type MailContext = Omit<Context, 'db'>

/** Sends the receipt, and tells the admin, in the transaction that marked the order as paid. */
export async function afterPayment(context: MailContext, db: Kysely<DB>, order: OrderRow) {
  await sendReceipt(context, db, order)
  await notifyAdmin(
    context,
    db,
    order,
    `${order.name} ${order.renews === null ? 'comprou' : 'pagou mais um mês do plano de'} ${order.title}`,
  )
}

/** Sends the receipt of a paid order with its link. */
export async function sendReceipt(context: MailContext, db: Kysely<DB>, order: OrderRow) {
  const origin = safeOrigin(context)
  const link = origin + purchasePath(toPurchase(context, order))
  const firm = await readLetterhead({ ...context, db })
  const file = await findSoldFile({ db }, order.project_id)
  const receipt = await writeReceiptEmail({ order, link, firm, file, privacy: `${origin}/privacy` })
  await context.mail.send({ to: order.email, ...receipt }, { db })
}

/** E-mails about unpaid orders to one mailbox, whose address anybody may have typed. */
const UNPAID_MAIL_LIMIT: Limit = { name: 'saleUnpaidMail', points: 5, duration: 60 * 60 }

/** Sends the link of the page with the Pix code, unless the address had too many, and tells the admin that a Pix is to come. */
export async function sendPixLink(context: MailContext, db: Kysely<DB>, order: OrderRow) {
  const mayMail = await context.limits.spend(UNPAID_MAIL_LIMIT, mailboxOf(order.email)).then(
    () => true,
    () => false,
  )
  if (mayMail) {
    const link = safeOrigin(context) + checkoutPath(order.token_sale)
    const email = await writePixEmail({ order, link, firm: await readLetterhead({ ...context, db }) })
    await context.mail.send({ to: order.email, ...email }, { db })
  }
  await notifyAdmin(context, db, order, `${order.name} vai pagar ${order.title} por Pix`, 'pix')
}

/** Acknowledges a withdrawal to the buyer, and tells the admin. */
export async function afterWithdrawal(context: MailContext, db: Kysely<DB>, order: OrderRow, refundsItself: boolean) {
  const firm = await readLetterhead({ ...context, db })
  const email = await writeWithdrawalEmail({ order, firm, refundsItself })
  await context.mail.send({ to: order.email, ...email }, { db })
  const task = refundsItself ? '' : ': devolva o Pix no banco e registre aqui'
  await notifyAdmin(context, db, order, `${order.name} desistiu de ${order.title}${task}`, 'withdrawn')
}

/** Tells the admin of a payment that is not what the order charges, or the second for it. */
export const notifyOfUnsettled = (context: NotifyContext, db: Kysely<DB>, order: OrderRow, reference: string) =>
  notifyAdmin(
    context,
    db,
    order,
    `Veio um pagamento a mais ou de outro valor de ${order.name}: devolva-o no Stripe`,
    `unsettled ${reference}`,
  )

/** Tells the admin that the provider has not made the refund of a withdrawal yet. */
export const notifyOfLateRefund = (context: NotifyContext, db: Kysely<DB>, order: OrderRow) =>
  notifyAdmin(context, db, order, `A devolução a ${order.name} ainda não saiu: confira no Stripe`, 'late refund')

async function notifyAdmin(
  context: NotifyContext,
  db: Kysely<DB>,
  { id, total }: OrderRow,
  title: string,
  what = 'paid',
) {
  const admins = await chooseAdmins(db, context.settings).select('id').execute()
  await notify(context, db, {
    kind: orderNotice,
    to: admins.map((admin) => admin.id),
    title,
    note: `Pedido ${orderNumber(id)}, ${brl(total)}`,
    path: orderPath(id),
    key: `order ${id} ${what}`,
  })
}
