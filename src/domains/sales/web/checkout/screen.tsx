import { Link } from '@tanstack/react-router'
import { type Ref, useState } from 'react'
import { useFocusOnChange } from '#ui/public/use-focus-on-change.ts'
import { checkoutTitle, isPayable, purchasePath } from '../../order.ts'
import type { BuyerOrder, Payments } from '../../sale-schemas.ts'
import { BuyerPage } from '../parts/buyer-page.tsx'
import { Lines } from '../parts/lines.tsx'
import { NextSteps } from '../parts/next-steps.tsx'
import { CardPayment, type CheckoutProps } from './card-payment.tsx'
import { PixPayment } from './pix-payment.tsx'
import { useFollowedOrder } from './use-followed-order.ts'

/** The payment of an order, with what it charges beside it. */
export function CheckoutScreen({ order: first, ...rest }: CheckoutProps) {
  const [order, setOrder] = useState(first)
  useFollowedOrder(order, setOrder)
  // The form below it goes away, and with it the place where its buyer was.
  const standing = useFocusOnChange<HTMLDivElement>(isPayable(order.state))
  const Payment = order.pix ? PixPayment : CardPayment
  return (
    <BuyerPage
      title={checkoutTitle(order)}
      label="O pagamento"
      panel={{ title: 'O pedido', children: <OrderPanel order={order} payments={rest.payments} /> }}
    >
      <Standing order={order} ref={standing} />
      {isPayable(order.state) && <Payment order={order} onOrder={setOrder} {...rest} />}
    </BuyerPage>
  )
}

/** What is paid, and where the receipt goes. */
const OrderPanel = ({ order, payments: { card, pix, mail } }: { order: BuyerOrder; payments: Payments }) => (
  <>
    <Lines lines={order.lines} total={order.total} />
    <p className="soft small">
      {mail ? 'O recibo e o link vão para ' : 'O e-mail do pedido é '}
      <strong className="break-anywhere">{order.email}</strong>.
    </p>
    {isPayable(order.state) && (
      <NextSteps
        token_sale={order.token_sale}
        card={order.pix === null && card !== null}
        pix={order.pix !== null || (pix && card === null)}
        hasMail={mail}
      />
    )}
  </>
)

/** Where an order stands that is not to be paid any more. */
function Standing({ order, ref }: { order: BuyerOrder; ref: Ref<HTMLDivElement> }) {
  const { state, purchase, app } = order
  return (
    <div ref={ref} tabIndex={-1} role="status">
      {purchase && (
        <div className="stack items-start gap-125 large">
          <p>✅ Pagamento aprovado!</p>
          <a className="button" href={purchasePath(purchase)}>
            Ir para o download
          </a>
        </div>
      )}
      {state === 'expired' && (
        <p className="notice">
          Este pedido venceu sem pagamento.{' '}
          <Link to="/details-sale/$id" params={{ id: String(app) }}>
            Faça outro
          </Link>
          ; se você já pagou, <Link to="/contact">escreva para a gente</Link>.
        </p>
      )}
      {state === 'refunded' && <p className="notice">Este pedido foi devolvido. Não há o que pagar.</p>}
    </div>
  )
}
