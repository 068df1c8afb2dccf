import { Link } from '@tanstack/react-router'
import { type Ref, useState } from 'react'
import { dateTime } from '#time.ts'
import { PixCode } from '#ui/pix/pix-code.tsx'
import { useFocusOnChange } from '#ui/public/use-focus-on-change.ts'
import { checkoutTitle, isPayable, purchasePath } from '../../order.ts'
import type { BuyerOrder, Payments } from '../../sale-schemas.ts'
import { BuyerPage } from '../parts/buyer-page.tsx'
import { Lines } from '../parts/lines.tsx'
import { NextSteps } from '../parts/next-steps.tsx'
import { CardPayment, type CheckoutProps, type PaymentProps } from './card-payment.tsx'
import styles from './screen.module.css'
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

/** The Pix of an order. The firm confirms it by hand; the page says so when it has. */
function PixPayment({ order, payments, ...rest }: PaymentProps) {
  const [hasCard, setHasCard] = useState(false)
  return (
    <div className="stack gap-100">
      {order.pix && <PixCode {...order.pix} />}
      <p className="notice">
        Pague até {dateTime(order.expires_at)}. Quando o Pix for confirmado, esta página avisa e libera o download
        {payments.mail ? ', e o link vai por e-mail também.' : '. Guarde o endereço dela.'}
        <noscript> Sem JavaScript, recarregue a página para ver se já foi.</noscript>
      </p>
      {payments.card && (
        // A card is paid by script alone.
        <details
          className={`line-above needs-script ${styles.other}`}
          onToggle={({ currentTarget }) => setHasCard(currentTarget.open)}
        >
          <summary className="strong pointer">Pagar com cartão</summary>
          {/* Opened, it loads a provider's script. */}
          {hasCard ? (
            <CardPayment order={order} payments={{ ...payments, pix: false }} {...rest} />
          ) : (
            <noscript>O pagamento com cartão precisa de JavaScript, que está desligado neste navegador.</noscript>
          )}
        </details>
      )}
    </div>
  )
}
