import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { salesContract } from '../contract.ts'
import { readBought, readState } from './buyer.ts'
import { readOffer } from './offer.ts'
import { payOrder } from './pay.ts'
import { readPayments } from './payments.ts'
import { placeOrder } from './place-order.ts'
import { sendLinks } from './send-links.ts'
import { sendSoftware } from './software.ts'

const sales = implement(salesContract).$context<Context>().use(enforceAccess)

export const salesRoutes = {
  offer: sales.offer.handler(async ({ context, input }) => ({ data: await readOffer(context, input.app) })),
  payments: sales.payments.handler(async ({ context }) => ({ data: await readPayments(context) })),
  order: sales.order.handler(({ context, input }) => placeOrder(context, input)),
  pay: sales.pay.handler(({ context, input }) => payOrder(context, input)),
  state: sales.state.handler(({ context, input }) => readState(context, input.token_sale)),
  purchase: sales.purchase.handler(({ context, input }) => readBought(context, input)),
  sendLinks: sales.sendLinks.handler(({ context, input }) => sendLinks(context, input.email)),
  software: sales.software.handler(({ context, input }) => sendSoftware(context, input)),
}
