import { Link } from '@tanstack/react-router'
import type { Returned } from '#platform/rendering.ts'
import { FormFailure } from '#ui/public/form-failure.tsx'
import { usePublicForm } from '#ui/public-form/use-public-form.ts'
import type { BuyerOrder, Payments } from '../../sale-schemas.ts'
import type { CardDriver } from '../parts/card-driver.ts'
import styles from '../parts/payment.module.css'
import { pay } from '../parts/payment.ts'
import { WithCard } from '../parts/with-card.tsx'

export interface CheckoutProps {
  order: BuyerOrder
  payments: Payments
  /** A payment that was posted without JavaScript and refused. */
  returned: Returned | undefined
}

export interface PaymentProps extends CheckoutProps {
  onOrder: (order: BuyerOrder) => void
}

const BUSY = 'Enviando…'

/**
 * The card of an order: the sandbox's second step where it waits for one, else its fields once more. Without JavaScript
 * the form is posted for a Pix.
 */
export const CardPayment = (props: PaymentProps) => (
  <WithCard payments={props.payments} layout="single">
    {(card) => <CardForm {...props} card={card} />}
  </WithCard>
)

function CardForm({ order, payments, returned, card, onOrder }: PaymentProps & { card: CardDriver | null }) {
  // Stripe shows its second step by itself.
  const isSecondStep = order.second_step && order.driver === 'sandbox'
  const { form, field, error, isBusy, isHydrated } = usePublicForm({
    returned,
    skips: (control, submitter) => submitter?.name === 'means' && submitter.value !== 'card' && !control.name,
    check: (form, submitter) => (submitter?.value === 'card' && card ? card.check(form) : {}),
    ...(card?.focus && { focus: card.focus }),
    send: async ({ means = '' }, form) => onOrder(await send(means, form)),
  })
  const send = (means: string, form: HTMLFormElement) => {
    if (means === 'confirmed' || means === 'refused')
      return pay(order.token_sale, { means: 'card', card: `sandbox_${means}` })
    return means === 'card' && card ? card.pay(order.token_sale, form) : pay(order.token_sale, { means: 'pix' })
  }
  const failure = error || (order.failure && `Erro: ${order.failure}`)
  const busy = { disabled: !isHydrated, 'aria-disabled': isBusy }
  const cardBusy = { ...busy, disabled: !isHydrated || !card?.isReady }
  return (
    <form {...form} className="stack gap-100">
      <input type="hidden" name="order" value={order.token_sale} />
      {isSecondStep ? (
        <p className="notice">
          <strong>Segunda etapa, de teste.</strong> Aqui o banco de verdade pediria a sua confirmação. Nada é cobrado.
        </p>
      ) : (
        card?.fields((id) => field(id).failure)
      )}
      {!card && !payments.pix && (
        <p className="notice">
          Agora não dá para pagar pelo site. <Link to="/contact">Escreva para a gente</Link>.
        </p>
      )}
      <FormFailure text={failure} />
      {card && (
        <p className={`notice ${styles.noScripts}`}>
          O pagamento com cartão precisa de JavaScript, que está desligado neste navegador.{' '}
          {payments.pix ? 'Pague com Pix' : 'Ligue-o'}, ou <Link to="/contact">fale com a gente</Link>.
        </p>
      )}
      <div className={`cluster gap-75 above-75 ${styles.buttons}`}>
        {isSecondStep && (
          <>
            <button type="submit" name="means" value="confirmed" className="button needs-script" {...busy}>
              {isBusy ? BUSY : 'Confirmar o pagamento'}
            </button>
            <button type="submit" name="means" value="refused" className="button quiet needs-script" {...busy}>
              Recusar
            </button>
          </>
        )}
        {!isSecondStep && card && (
          <button type="submit" name="means" value="card" className="button needs-script" {...cardBusy}>
            {isBusy ? BUSY : 'Pagar Agora'}
          </button>
        )}
        {!isSecondStep && payments.pix && (
          <button
            type="submit"
            name="means"
            value="pix"
            formNoValidate
            className={`button ${card ? 'quiet' : ''}`}
            aria-disabled={isBusy}
          >
            Pagar com Pix
          </button>
        )}
      </div>
    </form>
  )
}
