import { useState } from 'react'
import { api } from '#client/api.ts'
import { usePdfHint } from '#client/use-pdf-hint.ts'
import { brl } from '#money.ts'
import { Field } from '#ui/public/field.tsx'
import { FormFailure } from '#ui/public/form-failure.tsx'
import type { Quote } from '../../quote-contract.ts'
import styles from './screen.module.css'
import { type AnswerProps, useAnswer } from './use-answer.ts'

interface AnswersProps extends AnswerProps {
  quote: Quote
}

/** The client's answer, after the terms: to accept, or folded away to ask for a change or refuse. */
export const Answers = (props: AnswersProps) => (
  <section className={`stack gap-100 not-printed ${styles.answers}`} id="responder">
    <Accept {...props} />
    <Note {...props} decision="change" title="Pedir uma mudança" label="O que deve mudar" button="Pedir a mudança" />
    <Note {...props} decision="refuse" title="Recusar" label="Por que não serve" button="Recusar o orçamento" />
  </section>
)

function Accept({ quote: { document, mail }, ...props }: AnswersProps) {
  const version = document.version ?? 1
  const { form, field, error, isBusy } = useAnswer(props, 'accept', ({ name = '', email = '', agreed, token }) =>
    api.budgets.quote.accept({ token, version, name, email, agreed: agreed as 'on' }),
  )
  const agreed = field('agreed')
  const hasAgreed = agreed.typed === 'on' && field('version').typed === String(version)
  return (
    <form {...form} className={`stack gap-60 ${styles.answer}`}>
      <h2>Aceitar o orçamento</h2>
      <p className="soft">
        {brl(document.total)}, versão {version}. Guardamos o seu nome, o e-mail, o momento e a rede de onde você aceita
        {mail ? ', e enviamos o orçamento aceito ao seu e-mail.' : '. O PDF aceito fica nesta página.'}
      </p>
      <input type="hidden" name="version" value={version} />
      <NameField {...field('name')} />
      <Field
        {...field('email')}
        label="Seu e-mail"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <label className={`stack align-start gap-75 pad-50 ${styles.agreed}`}>
        {/* Anew for each version: who has agreed to one has not read the next. */}
        <input
          key={version}
          type="checkbox"
          name="agreed"
          required
          defaultChecked={hasAgreed}
          aria-invalid={agreed.failure ? true : undefined}
        />
        <span>Li e concordo com este orçamento e as suas condições.</span>
      </label>
      <p className={`small ${styles.failure}`}>{agreed.failure}</p>
      <FormFailure text={error} />
      <button type="submit" className="button self-start" name="decision" value="accept" aria-disabled={isBusy}>
        {isBusy ? 'Enviando...' : 'Aceitar o orçamento'}
      </button>
    </form>
  )
}

/** The name as it stands on the accepted PDF. */
function NameField(field: ReturnType<ReturnType<typeof useAnswer>['field']>) {
  const [name, setName] = useState(field.typed ?? '')
  const hintOf = usePdfHint([name])
  return (
    <Field
      {...field}
      label="Seu nome"
      hint={hintOf(name) ?? ''}
      onTyped={setName}
      autoComplete="name"
      maxLength={120}
    />
  )
}

interface NoteProps extends AnswersProps {
  decision: 'change' | 'refuse'
  title: string
  label: string
  button: string
}

function Note({ quote: { document }, decision, title, label, button, ...props }: NoteProps) {
  const version = document.version ?? 1
  const { quote } = api.budgets
  const { form, field, error, isBusy, isReturned } = useAnswer(props, decision, ({ name = '', note = '', token }) =>
    (decision === 'change' ? quote.requestChange : quote.refuse)({ token, version, name, note }),
  )
  return (
    <details open={isReturned || undefined}>
      <summary>{title}</summary>
      <form {...form} className={`stack gap-60 ${styles.answer}`}>
        <input type="hidden" name="version" value={version} />
        <Field {...field('note')} label={label} rows={4} maxLength={2000} />
        <Field {...field('name')} label="Seu nome" help="Opcional" isOptional autoComplete="name" maxLength={120} />
        <FormFailure text={error} />
        <button
          type="submit"
          className="button quiet self-start"
          name="decision"
          value={decision}
          aria-disabled={isBusy}
        >
          {isBusy ? 'Enviando...' : button}
        </button>
      </form>
    </details>
  )
}
