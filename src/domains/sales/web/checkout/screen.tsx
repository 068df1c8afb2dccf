import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { BuyerOrder, Payments } from '../../contract.ts'
import { isPayable, purchasePath } from '../../order.ts'
import { Lines } from '../parts/lines.tsx'
import { CardPayment } from './card-payment.tsx'
import { PixPayment } from './pix-payment.tsx'
import styles from './screen.module.css'
import { useFollowedOrder } from './use-followed-order.ts'

interface CheckoutScreenProps {
  order: BuyerOrder
  payments: Payments
}

/** The payment of an order, with what it charges beside it. */
export function CheckoutScreen({ order: first, payments }: CheckoutScreenProps) {
  const [order, setOrder] = useState(first)
  useFollowedOrder(order, setOrder)
  const isPix = order.pix !== null
  return (
    <div className={`page ${styles.checkout}`}>
      <header className={styles.head}>
        <h1>{isPix ? 'Pagamento com Pix' : 'Pagamento com Stripe'}</h1>
      </header>
      <aside className={styles.summary} aria-labelledby="resumo">
        <h2 id="resumo">O pedido</h2>
        <Lines lines={order.lines} total={order.total} />
      </aside>
      <div className={styles.main}>
        <Standing order={order} />
        {isPayable(order.state) && isPix && <PixPayment order={order} payments={payments} onOrder={setOrder} />}
        {isPayable(order.state) && !isPix && <CardPayment order={order} payments={payments} onOrder={setOrder} />}
      </div>
    </div>
  )
}

/** Where an order stands that is not to be paid any more. */
function Standing({ order: { state, purchase, app } }: { order: BuyerOrder }) {
  return (
    <div role="status">
      {purchase && (
        <div className={styles.done}>
          <p>✅ Pagamento aprovado!</p>
          <a className="button" href={purchasePath(purchase)}>
            Ir para o download
          </a>
        </div>
      )}
      {state === 'expired' && (
        <p className={styles.notice}>
          Este pedido venceu sem pagamento.{' '}
          <Link to="/details-sale/$id" params={{ id: String(app) }}>
            Faça outro
          </Link>
          ; se você já pagou, <Link to="/contact">escreva para a gente</Link>.
        </p>
      )}
      {state === 'refunded' && <p className={styles.notice}>Este pedido foi devolvido. Não há o que pagar.</p>}
    </div>
  )
}
