import { Link } from '@tanstack/react-router'
import { usePublicForm } from '#ui/public-form/use-public-form.ts'
import { CardFields, checkCard, toTestToken } from '../parts/card-fields.tsx'
import styles from '../parts/payment.module.css'
import { type Means, pay } from '../parts/payment.ts'
import type { PaymentProps } from './pix-payment.tsx'

const BUSY = 'Enviando...'

/**
 * The card of an order: its second step where it waits for one, else its fields once more. Without JavaScript the form is
 * posted for a Pix.
 */
export function CardPayment({ order, payments, returned, onOrder }: PaymentProps) {
  const { form, field, error, isBusy, isHydrated } = usePublicForm({
    returned,
    skips: (control, submitter) => submitter?.name === 'means' && submitter.value !== 'card' && !control.name,
    check: (form, submitter) => (submitter?.value === 'card' ? checkCard(form) : {}),
    send: async ({ means = '' }, form) => onOrder(await pay(order.token_sale, meansOf(means, form))),
  })
  const failure = error || (order.failure && `Erro: ${order.failure}`)
  const busy = { disabled: !isHydrated, 'aria-disabled': isBusy }
  return (
    <form {...form} className={styles.form}>
      <input type="hidden" name="order" value={order.token_sale} />
      {order.second_step ? (
        <p className={styles.notice}>
          <strong>Segunda etapa, de teste.</strong> Aqui o banco de verdade pediria a sua confirmação. Nada é cobrado.
        </p>
      ) : (
        payments.card && <CardFields failureOf={(id) => field(id).failure} />
      )}
      {!payments.card && !payments.pix && (
        <p className={styles.notice}>
          Agora não dá para pagar pelo site. <Link to="/contact">Escreva para a gente</Link>.
        </p>
      )}
      {failure && (
        <p className={styles.refused} role="alert">
          {failure}
        </p>
      )}
      {payments.card && (
        <p className={styles.noScripts}>
          O pagamento com cartão precisa de JavaScript, que está desligado neste navegador.{' '}
          {payments.pix ? 'Pague com Pix' : 'Ligue-o'}, ou <Link to="/contact">fale com a gente</Link>.
        </p>
      )}
      <div className={styles.buttons}>
        {order.second_step && (
          <>
            <button type="submit" name="means" value="confirmed" className={`button ${styles.byScript}`} {...busy}>
              {isBusy ? BUSY : 'Confirmar o pagamento'}
            </button>
            <button type="submit" name="means" value="refused" className={`button quiet ${styles.byScript}`} {...busy}>
              Recusar
            </button>
          </>
        )}
        {!order.second_step && payments.card && (
          <button type="submit" name="means" value="card" className={`button ${styles.byScript}`} {...busy}>
            {isBusy ? BUSY : 'Pagar Agora'}
          </button>
        )}
        {!order.second_step && payments.pix && (
          <button
            type="submit"
            name="means"
            value="pix"
            formNoValidate
            className={`button ${payments.card ? 'quiet' : ''}`}
            aria-disabled={isBusy}
          >
            Pagar com Pix
          </button>
        )}
      </div>
    </form>
  )
}

function meansOf(means: string, form: HTMLFormElement): Means {
  if (means === 'pix') return { means }
  if (means === 'confirmed' || means === 'refused') return { means: 'card', card: `sandbox_${means}` }
  const card = toTestToken(form)
  if (!card) throw new Error('An unchecked card')
  return { means: 'card', card }
}
