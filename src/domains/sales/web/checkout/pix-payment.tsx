import { useState } from 'react'
import { dateTime } from '#time.ts'
import { PixCode } from '#ui/pix/pix-code.tsx'
import { CardPayment, type PaymentProps } from './card-payment.tsx'
import styles from './screen.module.css'

/** The Pix of an order. The firm confirms it by hand; the page says so when it has. */
export function PixPayment({ order, payments, ...rest }: PaymentProps) {
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
