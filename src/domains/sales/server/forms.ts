import { AppError } from '#platform/errors.ts'
import { askAboutEmail, callWith, type Form } from '#platform/http/forms.ts'
import { buyerProblems } from '../buyer-fields.ts'
import { checkoutPath, drawTokenSale, LINKS_PATH, orderFormPath, readPurchase } from '../order.ts'
import { salesRoutes } from './routes.ts'

/** Comprar on details-sale, without JavaScript: draws the purchase token on the server. */
export const beginOrderForm: Form = async (_, { plan }, path) => {
  const form = orderFormPath(drawTokenSale(), Number(path.split('/')[2]))
  return plan ? `${form}?${new URLSearchParams({ plan })}` : form
}

/** The order form without JavaScript: a Pix, at the total that the page showed for the plan chosen. */
export const sendOrderForm: Form = async (context, { plan = 'none', means: _, by, asked, ...typed }, path) => {
  // By the button that is for scripts alone, which could not be loaded.
  if (by === 'card')
    throw new AppError(
      'invalid',
      'O cartão precisa de JavaScript, que não carregou. Recarregue a página, ou escolha Pix.',
    )
  askAboutEmail(typed.email, asked, buyerProblems(typed))
  const [, , token_sale, app] = path.split('/')
  const order = { ...typed, token_sale, app, plan: plan === 'none' ? '' : plan, total: Number(typed[`total-${plan}`]) }
  await callWith(context, salesRoutes.order, order)
  await callWith(context, salesRoutes.pay, { token_sale, means: 'pix' })
  return checkoutPath(String(token_sale))
}

/** Checkout without JavaScript: a Pix. */
export const sendPixForm: Form = async (context, { order = '' }) => {
  await callWith(context, salesRoutes.pay, { token_sale: order, means: 'pix' })
  return checkoutPath(order)
}

/** 'Comprei e não recebi o link' without JavaScript. */
export const sendLinksForm: Form = async (context, { email }) => {
  await callWith(context, salesRoutes.sendLinks, { email })
  return `${LINKS_PATH}?enviados=1`
}

/** A withdrawal without JavaScript, on the thank-you page. */
export const sendWithdrawalForm: Form = async (context, _, path) => {
  const [, , token_sale, app, one = '', other = ''] = path.split('/')
  await callWith(context, salesRoutes.withdraw, { token_sale, app, ...readPurchase(one, other) })
  return path
}
