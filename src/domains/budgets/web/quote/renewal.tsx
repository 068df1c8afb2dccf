import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { Field } from '#ui/public/field.tsx'
import { FormFailure } from '#ui/public/form-failure.tsx'
import styles from './answers.module.css'
import { type AnswerProps, useAnswer } from './use-answer.ts'

/** In the place of the answer, once a quote has expired. */
export function Renewal(props: AnswerProps) {
  const [isSent, setSent] = useState(false)
  const answer = { ...props, onAnswered: async () => setSent(true) }
  const { form, field, error, isBusy } = useAnswer(answer, 'renew', ({ name = '', note = '', token }) =>
    api.budgets.quote.requestRenewal({ token, name, note }),
  )
  if (isSent)
    return (
      <section className={`stack wash rounded not-printed ${styles.answers}`} id="responder">
        <p role="status">Recebemos o seu pedido. O orçamento novo chega por este mesmo link.</p>
      </section>
    )
  return (
    <section className={`stack wash rounded not-printed ${styles.answers}`} id="responder">
      <div>
        <h2>Pedir nova validade</h2>
        <p>
          A validade deste orçamento passou. Com um pedido seu, ele volta por este mesmo link, revisto e com novo prazo.
        </p>
      </div>
      <form {...form} className={`stack gap-60 ${styles.answer}`}>
        <Field
          {...field('note')}
          label="Ainda é isto, ou mudou algo?"
          help="Opcional"
          isOptional
          rows={4}
          maxLength={2000}
        />
        <Field {...field('name')} label="Seu nome" help="Opcional" isOptional autoComplete="name" maxLength={120} />
        <FormFailure text={error} />
        <button type="submit" className="button self-start" name="decision" value="renew" aria-disabled={isBusy}>
          {isBusy ? 'Enviando…' : 'Pedir nova validade'}
        </button>
      </form>
    </section>
  )
}
