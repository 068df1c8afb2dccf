import { useLoaderData } from '@tanstack/react-router'
import type { Ref } from 'react'
import { brl } from '#money.ts'
import type { Returned } from '#platform/context.ts'
import { dateTime, day } from '#time.ts'
import { Fact } from '#ui/parts/fact.tsx'
import { STATE_LINE } from '../../budget.ts'
import { paymentNames } from '../../document-texts.ts'
import type { Quote } from '../../quote-contract.ts'
import { QuoteDocumentView } from '../document/quote-document.tsx'
import { Answers } from './answer-forms.tsx'
import { Payments } from './payments.tsx'
import { Renewal } from './renewal.tsx'
import styles from './screen.module.css'

interface QuoteScreenProps {
  quote: Quote
  token: string
  /** An answer posted without JavaScript and refused. */
  returned: Returned | undefined
  /** Whether one was taken. */
  isAnswered: boolean
  /** The line that says where the quote stands. */
  stateRef: Ref<HTMLParagraphElement>
  /** Reads the quote anew, and shows where it stands. */
  onAnswered: () => Promise<void>
  /** Reads the quote anew, after an answer to an old version. */
  onOutdated: () => Promise<void>
}

/** A quote for its client: where it stands, the document, and as the last step the answer. */
export function QuoteScreen({ quote, isAnswered, stateRef, ...answering }: QuoteScreenProps) {
  const { company } = useLoaderData({ from: '__root__' })
  const { document, changes, installments, open, state, pdf } = quote
  return (
    <div className={`page stack justify-center ${styles.quote}`}>
      <header className={`stack gap-125 not-printed ${styles.head}`}>
        <p className="soft">
          Orçamento {document.number}, por {company.name}
        </p>
        <h1 className="display break-anywhere">{document.title}</h1>
        <p className={styles.figure}>
          <b>{brl(document.total)}</b>
        </p>
        <p ref={stateRef} id={STATE_LINE} tabIndex={-1} className="notice" role="status">
          <StateText quote={quote} isAnswered={isAnswered} />
        </p>
        <p className="cluster gap-75">
          {open && (
            <a className="button" href="#responder">
              Responder
            </a>
          )}
          <a className="button quiet" href={pdf} rel="noreferrer">
            Baixar o PDF
          </a>
        </p>
      </header>
      {changes.length > 0 && <Changes {...quote} />}
      {state === 'accepted' && <Payments names={paymentNames(document)} installments={installments} />}
      <section className="may-shrink" aria-label="O orçamento">
        <QuoteDocumentView document={document} isPart />
      </section>
      {open && <Answers quote={quote} {...answering} />}
      {state === 'expired' && <Renewal {...answering} />}
    </div>
  )
}

/** What is different from the version before. */
const Changes = ({ document: { version }, changes }: Quote) => (
  <section className={`not-printed ${styles.changes}`}>
    <h2>O que mudou na versão {version ?? 1}</h2>
    <dl>
      {changes.map(({ label, before, after }) => (
        <Fact key={label} label={label}>
          {before && <del className="soft">{before}</del>} {after && <ins className="undecorated">{after}</ins>}
        </Fact>
      ))}
    </dl>
  </section>
)

function StateText({
  quote: { state, acceptance, document },
  isAnswered,
}: Pick<QuoteScreenProps, 'quote' | 'isAnswered'>) {
  switch (state) {
    case 'accepted':
      return (
        acceptance && (
          <>
            Aceito por {acceptance.name} em <time dateTime={acceptance.at}>{dateTime(acceptance.at)}</time>. Obrigado.
          </>
        )
      )
    case 'refused':
      return 'Você recusou este orçamento. Se mudar de ideia, fale com a gente.'
    case 'change_requested':
      return 'Recebemos o seu pedido de mudança. A versão nova chega por este mesmo link.'
    case 'expired':
      return `${isAnswered ? 'Recebemos o seu pedido. ' : ''}Este orçamento valeu até ${day(document.validity)}.`
    default:
      return `Válido até ${day(document.validity)}.`
  }
}
