import { Link } from '@tanstack/react-router'
import { choicesOf, findChoice } from '../../choices.ts'
import { BuyerPage } from '../parts/buyer-page.tsx'
import { NextSteps } from '../parts/next-steps.tsx'
import { WithCard } from '../parts/with-card.tsx'
import { OrderForm, type OrderScreenProps } from './order-form.tsx'
import { OrderSummary } from './summary.tsx'

/** The order: the form, and beside it what is bought. */
export function OrderScreen(props: OrderScreenProps) {
  const { token_sale, offer, payments, returned, plan } = props
  const isPaid = payments.card !== null || payments.pix
  const choices = choicesOf(offer)
  const chosen = findChoice(choices, returned?.typed.plan ?? plan)
  return (
    <BuyerPage
      title="Seu pedido"
      back={
        <Link to="/details-sale/$id" params={{ id: String(offer.app) }}>
          Voltar aos preços
        </Link>
      }
      label="Fazer o pedido"
      panel={{
        title: 'O que você leva',
        children: (
          <>
            <OrderSummary offer={offer} choices={choices} />
            {isPaid && (
              <NextSteps
                token_sale={token_sale}
                card={payments.card !== null}
                pix={payments.pix}
                hasMail={payments.mail}
              />
            )}
          </>
        ),
      }}
    >
      {isPaid ? (
        <WithCard payments={payments} layout="split">
          {(card) => <OrderForm {...props} choices={choices} chosen={chosen?.key ?? ''} card={card} />}
        </WithCard>
      ) : (
        <div className="notice">
          <h2 className="below-50 subheading">As vendas pelo site ainda não estão configuradas.</h2>
          <p>
            Nada foi cobrado. <Link to="/contact">Escreva para a gente</Link>, e combinamos a compra por mensagem.
          </p>
        </div>
      )}
    </BuyerPage>
  )
}
