import { Link } from '@tanstack/react-router'
import { api } from '#client/api.ts'
import { isApiError } from '#client/failures.ts'
import { brl, toCents } from '#money.ts'
import { ChoiceField, Field } from '#ui/public/field.tsx'
import { FormFailure } from '#ui/public/form-failure.tsx'
import { usePublicForm } from '#ui/public-form/use-public-form.ts'
import { type Choice, findChoice } from '../../choices.ts'
import { totalOf } from '../../order.ts'
import type { OrderFields } from '../../sale-schemas.ts'
import type { CardDriver } from '../parts/card-driver.ts'
import styles from '../parts/payment.module.css'
import { openNext, pay } from '../parts/payment.ts'
import type { OrderScreenProps } from './screen.tsx'

interface OrderFormProps extends OrderScreenProps {
  choices: readonly Choice[]
  /** The key of the plan that is chosen at first. */
  chosen: Choice['key']
  /** How a card is taken; null where none is. */
  card: CardDriver | null
}

/** The value that stands for the product alone: a select takes '' for nothing chosen. */
const ALONE = 'none'

/**
 * The order form. A card is paid by script alone; without it the form is posted for a Pix, with the total that was shown
 * for the plan chosen.
 */
export function OrderForm({
  token_sale,
  offer,
  payments,
  returned,
  choices,
  chosen,
  card,
  onOutdated,
}: OrderFormProps) {
  const { form, field, error, isBusy, isHydrated } = usePublicForm({
    returned,
    skips: (control, submitter) => submitter?.value === 'pix' && !control.name,
    check: (form, submitter) => (submitter?.value === 'pix' ? {} : (card?.check(form) ?? {})),
    ...(card?.focus && { focus: card.focus }),
    send: async ({ plan: typedPlan, means, ...typed }, form) => {
      const plan = findChoice(choices, typedPlan === ALONE ? '' : typedPlan)?.key ?? ''
      const { name = '', email = '', phone = '', document = '' } = typed
      await order({ plan, name, email, phone, document })
      openNext(means === 'pix' || !card ? await pay(token_sale, { means: 'pix' }) : await card.pay(token_sale, form))
    },
  })
  async function order(fields: OrderFields) {
    try {
      await api.sales.order({ ...fields, token_sale, app: offer.app, total: totalOf(offer, fields.plan) })
    } catch (failure) {
      // The prices have changed since the page was opened.
      if (isApiError(failure) && failure.status === 409) await onOutdated()
      throw failure
    }
  }
  const plan = field('plan')
  const { failure: newTotal } = field('total')
  const failure = newTotal ? `O preço mudou: agora o total é ${newTotal}. Confira e envie de novo.` : error
  return (
    <form {...form} className={styles.form}>
      {choices.length > 1 && (
        <ChoiceField {...plan} label="Plano" typed={plan.typed ?? (chosen || ALONE)}>
          {choices.map(({ key, name, price }) => (
            <option key={key} value={key || ALONE}>
              {key ? `${name}, ${brl(toCents(price))}/mês` : name}
            </option>
          ))}
        </ChoiceField>
      )}
      {choices.map(({ key }) => (
        <input key={key} type="hidden" name={`total-${key || ALONE}`} value={totalOf(offer, key)} />
      ))}
      <Field {...field('name')} label="Nome completo" autoComplete="name" maxLength={200} />
      <Field
        {...field('email')}
        type="email"
        label="E-mail"
        help={payments.mail ? 'Para cá vão o recibo e o link' : undefined}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <Field {...field('phone')} type="tel" label="Telefone" autoComplete="tel" inputMode="tel" maxLength={40} />
      <Field
        {...field('document')}
        label="CPF ou CNPJ"
        help="Opcional, para o recibo"
        isOptional
        autoComplete="off"
        maxLength={20}
      />
      {card?.fields((id) => field(id).failure)}
      {card && (
        <p className={`notice ${styles.noScripts}`}>
          O pagamento com cartão precisa de JavaScript, que está desligado neste navegador.{' '}
          {payments.pix ? 'Pague com Pix' : 'Ligue-o'}, ou <Link to="/contact">peça por mensagem</Link>.
        </p>
      )}
      <FormFailure text={failure} />
      <div className={styles.buttons}>
        {card && (
          <button
            type="submit"
            name="means"
            value="card"
            className={`button ${styles.byScript}`}
            disabled={!isHydrated || !card.isReady}
            aria-disabled={isBusy}
          >
            {isBusy ? 'Enviando...' : 'Finalizar Compra'}
          </button>
        )}
        {payments.pix && (
          <button
            type="submit"
            name="means"
            value="pix"
            formNoValidate
            className={`button ${card ? 'quiet' : ''}`}
            aria-disabled={isBusy}
          >
            {card ? 'Pagar com Pix' : 'Finalizar Compra com Pix'}
          </button>
        )}
      </div>
    </form>
  )
}
