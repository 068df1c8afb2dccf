import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { isApiError } from '#client/calls/failures.ts'
import { emailQuestion, isQuestion, meantEmail } from '#email-typos.ts'
import { brl, toCents } from '#money.ts'
import type { Returned } from '#platform/rendering.ts'
import { ChoiceField } from '#ui/public/field.tsx'
import { FormFailure } from '#ui/public/form-failure.tsx'
import { useQuestionOnce } from '#ui/public/use-question-once.ts'
import { usePublicForm } from '#ui/public-form/use-public-form.ts'
import { buyerProblems } from '../../buyer-fields.ts'
import { type Choice, findChoice } from '../../choices.ts'
import { ORDER_DRAFT, totalOf } from '../../order.ts'
import type { Offer, OrderFields, Payments } from '../../sale-schemas.ts'
import type { CardDriver } from '../parts/card-driver.ts'
import payment from '../parts/payment.module.css'
import { openNext, pay } from '../parts/payment.ts'
import { BeforePaying } from './before-paying.tsx'
import { BuyerFields } from './buyer-fields.tsx'
import styles from './order-form.module.css'

export interface OrderScreenProps {
  token_sale: string
  offer: Offer
  payments: Payments
  /** The key of the plan in the address. */
  plan: string | undefined
  /** An order posted without JavaScript and refused. */
  returned: Returned | undefined
  /** Reads the prices anew. */
  onOutdated: () => Promise<void>
}

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
  const [asked, setAsked] = useState(returned?.typed.email ?? '')
  const askOnce = useQuestionOnce('email', emailQuestion, asked)
  const { form, field, error, isBusy, isHydrated } = usePublicForm({
    returned,
    draft: ORDER_DRAFT + token_sale,
    skips: ({ name, form }) => !name && meansOf(form, card) === 'pix',
    check: (form) => check(form),
    ...(card?.focus && { focus: card.focus }),
    send: async ({ plan: typedPlan, ...typed }, form) => {
      const plan = findChoice(choices, typedPlan === ALONE ? '' : typedPlan)?.key ?? ''
      const { name = '', email = '', phone = '', document = '' } = typed
      await order({ plan, name, email, phone, document })
      openNext(
        card && meansOf(form, card) === 'card'
          ? await card.pay(token_sale, form)
          : await pay(token_sale, { means: 'pix' }),
      )
    },
  })
  function check(form: HTMLFormElement) {
    const typed = Object.fromEntries(new FormData(form)) as Record<string, string>
    const question = askOnce(form)
    if (question.email) setAsked(typed.email ?? '')
    return {
      ...(card && meansOf(form, card) === 'card' && card.check(form)),
      ...question,
      ...buyerProblems(typed),
    }
  }
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
    <form {...form} noValidate className={`stack gap-100 ${styles.form}`} data-scripted="if-possible">
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
      <input type="hidden" name="asked" value={asked} />
      <BuyerFields
        field={field}
        meant={isHydrated && isQuestion(field('email').failure) ? meantEmail(asked) : undefined}
        hasMail={payments.mail}
      />
      {card && payments.pix && (
        <PaymentMethodChoice typed={field('means').typed} isTest={payments.card === 'sandbox'} />
      )}
      {card && <div className={`needs-script ${styles.byCard}`}>{card.fields((id) => field(id).failure)}</div>}
      {card && (
        <p className={`notice ${payment.noScripts}`}>
          O pagamento com cartão precisa de JavaScript, que está desligado neste navegador.{' '}
          {payments.pix ? 'Pague com Pix' : 'Ligue-o'}, ou <Link to="/contact">peça por mensagem</Link>.
        </p>
      )}
      <BeforePaying offer={offer} choices={choices} hasMail={payments.mail} />
      <FormFailure text={failure} />
      <div className={`cluster gap-75 above-75 ${payment.buttons}`}>
        {card && (
          <button
            type="submit"
            name="by"
            value="card"
            className={`button needs-script ${styles.byCard}`}
            // Before that the page holds back what is sent. Stripe's fields are loaded last.
            disabled={isHydrated && !card.isReady}
            aria-disabled={isBusy}
          >
            {isBusy ? 'Enviando…' : 'Finalizar Compra'}
          </button>
        )}
        {payments.pix && (
          <button type="submit" className={`button ${card ? styles.byPix : ''}`} aria-disabled={isBusy}>
            {isBusy ? 'Enviando…' : 'Finalizar Compra com Pix'}
          </button>
        )}
      </div>
    </form>
  )
}

/** How somebody pays who has filled in a form: with a card, where one is taken, unless they chose Pix. */
const meansOf = (form: HTMLFormElement | null, card: CardDriver | null) =>
  card && !(form && new FormData(form).get('means') === 'pix') ? 'card' : 'pix'

interface PaymentMethodChoiceProps {
  typed: string | undefined
  /** Whether only test cards are taken: then a Pix is the one way to pay, and comes first. */
  isTest: boolean
}

/** Without JavaScript there is nothing to choose: a card needs it. */
const PaymentMethodChoice = ({ typed, isTest }: PaymentMethodChoiceProps) => {
  const ways = [
    { means: 'card', label: 'Cartão' },
    { means: 'pix', label: 'Pix' },
  ]
  if (isTest) ways.reverse()
  return (
    <fieldset className={`cluster gap-75 may-shrink no-padding no-border needs-script ${styles.means}`}>
      <legend className="below-75 subheading no-padding">Como você paga</legend>
      {ways.map(({ means, label }) => (
        <label key={means} className="row gap-75 pointer surface rounded">
          <input
            className="flex-none"
            type="radio"
            name="means"
            value={means}
            defaultChecked={means === (typed ?? ways[0]?.means)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
