import type { ReactNode } from 'react'
import { api } from '#client/calls/api.ts'
import { Field } from '#ui/public/field.tsx'
import { FormFailure } from '#ui/public/form-failure.tsx'
import { MessageIcon } from '#ui/public/icons.tsx'
import { itemName } from '../../document-texts.ts'
import type { Quote } from '../../quote-contract.ts'
import { Accept, AcceptText } from './accept.tsx'
import styles from './answers.module.css'
import { type AnswerProps, useAnswer } from './use-answer.ts'

interface AnswersProps extends AnswerProps {
  quote: Quote
}

/** The client's answer as the last step: to accept, or folded away to ask for a change or refuse. */
export const Answers = (props: AnswersProps) => (
  <section className={`stack wash rounded not-printed ${styles.answers}`} id="responder">
    <AcceptText quote={props.quote} />
    <div className="may-shrink">
      <Accept {...props} />
      <Note {...props} decision="change" title="Pedir uma mudança" label="O que deve mudar" button="Pedir a mudança" />
      <Note {...props} decision="refuse" title="Recusar" label="Por que não serve" button="Recusar o orçamento" />
    </div>
  </section>
)

/** Asks for a change of an item, whose place is counted from 1. */
export function ItemChange({ line, ...props }: AnswersProps & { line: number }) {
  const title = (
    <>
      <MessageIcon />
      <span>
        Pedir mudança<span className="hidden"> em {itemName(props.quote.document.items[line - 1]!)}</span>
      </span>
    </>
  )
  return (
    <Note
      {...props}
      line={line}
      decision="change"
      title={title}
      label="O que mudar neste item"
      button="Pedir a mudança"
    />
  )
}

interface NoteProps extends AnswersProps {
  /** The item that it is about, from 1; left out for the whole quote. */
  line?: number
  decision: 'change' | 'refuse'
  title: ReactNode
  label: string
  button: string
}

function Note({ quote: { document }, decision, title, label, button, line, ...props }: NoteProps) {
  const version = document.version ?? 1
  const { quote } = api.budgets
  const { form, field, error, isBusy, isReturned } = useAnswer(
    props,
    decision,
    ({ name = '', note = '', token }) =>
      decision === 'change'
        ? quote.requestChange({ token, version, line, name, note })
        : quote.refuse({ token, version, name, note }),
    { line },
  )
  return (
    <details className={line === undefined ? '' : `not-printed ${styles.atItem}`} open={isReturned || undefined}>
      <summary>{title}</summary>
      <form {...form} className={`stack gap-60 ${styles.answer}`}>
        <input type="hidden" name="version" value={version} />
        {line !== undefined && <input type="hidden" name="line" value={line} />}
        <Field {...field('note')} label={label} rows={line === undefined ? 4 : 2} maxLength={2000} />
        {line === undefined && (
          <Field {...field('name')} label="Seu nome" help="Opcional" isOptional autoComplete="name" maxLength={120} />
        )}
        <FormFailure text={error} />
        <button
          type="submit"
          className="button quiet self-start"
          name="decision"
          value={decision}
          aria-disabled={isBusy}
        >
          {isBusy ? 'Enviando…' : button}
        </button>
      </form>
    </details>
  )
}
