import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { salesContract } from '../contract.ts'
import { readBought, readState } from './buyer.ts'
import { sendCsv } from './csv.ts'
import { readOffer } from './offer.ts'
import { countOrders, listOrders, readOrder, sumMonths } from './orders.ts'
import { checkPayment, payOrder } from './pay.ts'
import { readPayments } from './payments.ts'
import { placeOrder } from './place-order.ts'
import { sendLinks } from './send-links.ts'
import { sendSoftware } from './software.ts'
import { changeLink, confirmPix, refundOrder, resendReceipt, setNfse } from './staff-changes.ts'
import { receiveEvent } from './stripe/webhook.ts'
import { withdraw } from './withdraw.ts'

const sales = implement(salesContract).$context<Context>().use(enforceAccess)

const { orders } = sales

export const salesRoutes = sales.router({
  offer: sales.offer.handler(async ({ context, input }) => ({ data: await readOffer(context, input.app) })),
  payments: sales.payments.handler(async ({ context }) => ({ data: await readPayments(context) })),
  order: sales.order.handler(({ context, input }) => placeOrder(context, input)),
  pay: sales.pay.handler(({ context, input }) => payOrder(context, input)),
  check: sales.check.handler(({ context, input }) => checkPayment(context, input.token_sale)),
  stripeEvents: sales.stripeEvents.handler(({ context }) => receiveEvent(context)),
  state: sales.state.handler(({ context, input }) => readState(context, input.token_sale)),
  purchase: sales.purchase.handler(({ context, input }) => readBought(context, input)),
  withdraw: sales.withdraw.handler(({ context, input }) => withdraw(context, input)),
  sendLinks: sales.sendLinks.handler(({ context, input }) => sendLinks(context, input.email)),
  software: sales.software.handler(({ context, input }) => sendSoftware(context, input)),
  orders: {
    list: orders.list.handler(({ context, input }) => listOrders(context, input)),
    months: orders.months.handler(({ context }) => sumMonths(context)),
    counts: orders.counts.handler(({ context, input }) => countOrders(context, input)),
    item: orders.item.handler(({ context, input }) => readOrder(context, input.id)),
    confirmPix: orders.confirmPix.handler(({ context, input }) => thenRead(context, input, confirmPix)),
    refund: orders.refund.handler(({ context, input }) => thenRead(context, input, refundOrder)),
    link: orders.link.handler(({ context, input }) => thenRead(context, input, changeLink)),
    resend: orders.resend.handler(({ context, input }) => thenRead(context, input, resendReceipt)),
    setNfse: orders.setNfse.handler(({ context, input }) => thenRead(context, input, setNfse)),
    csv: orders.csv.handler(({ context, input }) => sendCsv(context, input)),
  },
})

/** Makes a change of an order, and answers with the whole order as it is then. */
async function thenRead<Input extends { id: number }>(
  context: Context,
  input: Input,
  change: (context: Context, input: Input) => Promise<void>,
) {
  await change(context, input)
  return readOrder(context, input.id)
}
