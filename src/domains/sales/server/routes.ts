import type { Context } from '#platform/context.ts'
import { serve } from '#platform/http/calls.ts'
import { salesContract } from '../contract.ts'
import { readBought, readState } from './buyer.ts'
import { makeClientOf } from './client-of-order.ts'
import { sendCsv } from './csv.ts'
import { sendSoftware } from './download.ts'
import { sumOrdersOf } from './of-client.ts'
import { readOffer } from './offer.ts'
import { countOrders, listOrders, readOrder, sumMonths } from './orders.ts'
import { checkPayment, payOrder } from './pay.ts'
import { readPayments } from './payments.ts'
import { placeOrder } from './place-order.ts'
import { sendLinks } from './send-links.ts'
import { changeLink, confirmPix, refundOrder, resendReceipt, setNfse } from './staff-changes.ts'
import { receiveEvent } from './stripe/webhook.ts'
import { withdraw } from './withdraw.ts'

export const salesRoutes = serve(salesContract, {
  offer: async (context, input) => ({ data: await readOffer(context, input.app) }),
  payments: async (context) => ({ data: await readPayments(context) }),
  order: placeOrder,
  pay: payOrder,
  check: (context, { token_sale }) => checkPayment(context, token_sale),
  stripeEvents: receiveEvent,
  state: (context, { token_sale }) => readState(context, token_sale),
  purchase: readBought,
  withdraw,
  sendLinks: (context, { email }) => sendLinks(context, email),
  software: sendSoftware,
  orders: {
    list: listOrders,
    months: sumMonths,
    ofClient: (context, { id }) => sumOrdersOf(context, id),
    counts: countOrders,
    item: (context, { id }) => readOrder(context, id),
    confirmPix: (context, input) => thenRead(context, input, confirmPix),
    refund: (context, input) => thenRead(context, input, refundOrder),
    link: (context, input) => thenRead(context, input, changeLink),
    resend: (context, input) => thenRead(context, input, resendReceipt),
    makeClient: (context, input) => thenRead(context, input, makeClientOf),
    setNfse: (context, input) => thenRead(context, input, setNfse),
    csv: sendCsv,
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
