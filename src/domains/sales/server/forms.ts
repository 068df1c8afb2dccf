import { call } from '@orpc/server'
import type { Form } from '#platform/http/forms.ts'
import { checkoutPath, drawTokenSale, orderFormPath } from '../order.ts'
import { salesRoutes } from './routes.ts'

/** Comprar on details-sale, without JavaScript: draws the purchase token on the server. */
export const beginOrderForm: Form = async (_, { plan }, path) => {
  const form = orderFormPath(drawTokenSale(), Number(path.split('/')[2]))
  return plan ? `${form}?${new URLSearchParams({ plan })}` : form
}

/** The order form without JavaScript: a Pix, at the total that the page showed for the plan chosen. */
export const sendOrderForm: Form = async (context, { plan = 'none', means: _, ...typed }, path) => {
  const [, , token_sale, app] = path.split('/')
  const order = { ...typed, token_sale, app, plan: plan === 'none' ? '' : plan, total: Number(typed[`total-${plan}`]) }
  await call(salesRoutes.order, order as never, { context })
  await call(salesRoutes.pay, { token_sale, means: 'pix' } as never, { context })
  return checkoutPath(String(token_sale))
}
