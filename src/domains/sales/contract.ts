import { publicCall } from '#platform/contract/call.ts'
import { done, z } from '#platform/contract/fields.ts'
import { describeBody, describeFile, fileAnswer } from '#platform/contract/files.ts'
import { ordersContract } from './orders-contract.ts'
import {
  app,
  BoughtOrder,
  BuyerOrder,
  Offer,
  OrderFields,
  OrderInput,
  PayInput,
  Payments,
  PurchaseAddress,
  SoftwareInput,
  token_sale,
} from './sale-schemas.ts'

/** Most bytes of an event of Stripe; most have some 5 kB. */
const MAX_EVENT = 256 * 1024

const OneOrder = z.object({ data: BuyerOrder })

/** The calls of the buyer's pages, and those of Pedidos. */
export const salesContract = {
  offer: publicCall
    .route({ method: 'GET', path: '/sale/offer', summary: 'Diz o que se compra de um projeto, e por quanto' })
    .input(z.object({ app }))
    .output(z.object({ data: Offer })),
  payments: publicCall
    .route({ method: 'GET', path: '/sale/payments', summary: 'Diz como se pode pagar' })
    .output(z.object({ data: Payments })),
  order: publicCall
    .meta({
      fails: ['not-on-sale-yet', 'order-is-renewal', 'order-of-other-project', 'payment-begun', 'price-changed'],
    })
    .route({ method: 'POST', path: '/sale/order', summary: 'Faz o pedido; o mesmo token_sale é sempre o mesmo pedido' })
    .input(OrderInput)
    .output(OneOrder),
  pay: publicCall
    .meta({ fails: ['card-account-changed', 'no-second-step', 'order-not-awaiting', 'payment-not-configured'] })
    .route({ method: 'POST', path: '/sale/pay', summary: 'Começa o pagamento de um pedido, ou o tenta de novo' })
    .input(PayInput)
    .output(
      OneOrder.extend({
        /** Under Stripe, while the payment waits for its card: what the browser confirms it with, at Stripe. */
        client_secret: z.string().optional(),
      }),
    ),
  check: publicCall
    .route({ method: 'POST', path: '/sale/check', summary: 'Pergunta a quem processa o cartão se o pedido foi pago' })
    .input(z.object({ token_sale }))
    .output(OneOrder),
  state: publicCall
    .route({ method: 'POST', path: '/sale/state', summary: 'Diz em que pé está um pedido' })
    .input(z.object({ token_sale }))
    .output(OneOrder),
  purchase: publicCall
    .route({ method: 'POST', path: '/sale/purchase', summary: 'Traz a compra de uma página de agradecimento' })
    .input(PurchaseAddress)
    .output(z.object({ data: BoughtOrder })),
  withdraw: publicCall
    .meta({ fails: ['withdrawal-over'] })
    .route({
      method: 'POST',
      path: '/sale/withdraw',
      summary: 'Desiste da compra em até 7 dias do pagamento: fecha o link e devolve o dinheiro',
    })
    .input(PurchaseAddress)
    .output(z.object({ data: BoughtOrder })),
  /** The answer is the same whether the address has bought something or not. */
  sendLinks: publicCall
    .route({
      method: 'POST',
      path: '/sale/send-links',
      summary: 'Envia de novo a um e-mail os links do que ele comprou',
    })
    .input(z.object({ email: OrderFields.shape.email }))
    .output(done),
  stripeEvents: publicCall
    .meta({ access: 'public', raw: true, bodyLimit: MAX_EVENT })
    .route({
      method: 'POST',
      path: '/sale/stripe-events',
      summary: 'Recebe os eventos do Stripe, assinados por ele',
      spec: describeBody('application/json', 'O evento, como o Stripe o envia.', [
        {
          name: 'Stripe-Signature',
          in: 'header',
          required: true,
          description: 'A assinatura do corpo: t=SEGUNDOS,v1=HEX.',
          schema: { type: 'string' },
        },
      ]),
    })
    .output(done),
  software: publicCall
    .meta({ fails: ['link-closed', 'link-used-up', 'purchase-refunded'] })
    .route({
      method: 'GET',
      path: '/getSoftware',
      summary: 'Baixa um arquivo aberto ou comprado, inteiro ou em parte',
      outputStructure: 'detailed',
      spec: describeFile,
    })
    .input(SoftwareInput)
    .output(fileAnswer),
  orders: ordersContract,
}
