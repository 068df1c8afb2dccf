import type { Ref } from 'react'
import { brl } from '#money.ts'
import { dateTime, day } from '#time.ts'
import { calledName, restText, STATE_LINE } from '../../budget.ts'
import { paymentNames } from '../../document-texts.ts'
import type { Quote } from '../../quote-contract.ts'
import styles from './accepted.module.css'

interface AcceptedProps {
  quote: Quote
  /** The line that says who accepted. */
  stateRef: Ref<HTMLParagraphElement>
}

/** Above an accepted quote: who accepted it, for how much, and what is to be paid next. */
export function Accepted({ quote: { acceptance, document, installments }, stateRef }: AcceptedProps) {
  if (!acceptance) return null
  const next = installments.find(({ paid_on }) => paid_on === null)
  const name = next && (paymentNames(document)[next.number - 1] ?? `Parcela ${next.number}`)
  return (
    <section className={`stack gap-75 accent-fill on-fill rounded break-anywhere ${styles.accepted}`}>
      <p className={`not-printed ${styles.thanks}`}>Aceito. Obrigado, {calledName(acceptance.name)}.</p>
      <p ref={stateRef} id={STATE_LINE} tabIndex={-1} role="status">
        Aceito por {acceptance.name} em <time dateTime={acceptance.at}>{dateTime(acceptance.at)}</time>, por{' '}
        {brl(document.total)}.
      </p>
      {next && (
        <p className="not-printed">
          O próximo pagamento: {name}
          {restText(next.part)}, {brl(next.today?.total ?? next.amount)},{' '}
          {next.today && !next.today.until ? 'venceu em' : 'até'} {day(next.due)}.
        </p>
      )}
      {next && (
        <a className={`self-start above-50 not-printed button ${styles.pay}`} href="#pagamento">
          {next.pix ? 'Pagar com Pix' : 'Ver os pagamentos'}
        </a>
      )}
    </section>
  )
}
