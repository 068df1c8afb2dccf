import type { Ref } from 'react'
import { brl } from '#money.ts'
import { day } from '#time.ts'
import { Fact } from '#ui/parts/fact.tsx'
import { DownloadIcon } from '#ui/public/icons.tsx'
import { STATE_LINE } from '../../budget.ts'
import type { Quote } from '../../quote-contract.ts'
import { Accepted } from './accepted.tsx'
import styles from './lead.module.css'

interface LeadProps {
  quote: Quote
  isChoosing: boolean
  /** Whether an answer was taken that was posted without JavaScript. */
  isAnswered: boolean
  /** The line that says where the quote stands. */
  stateRef: Ref<HTMLParagraphElement>
}

/** The head of a quote's page: what it is, for whom, what it comes to, until when, and where it stands. */
export function Lead({ quote, isChoosing, isAnswered, stateRef }: LeadProps) {
  const { document, open, state, pdf } = quote
  const { company, number, version, issued, title, client, total, deadline, validity } = document
  return (
    <>
      <p className={styles.letterhead}>{company.name}</p>
      {state === 'accepted' && <Accepted quote={quote} stateRef={stateRef} />}
      <header className={`stack gap-50 one-column ${styles.lead}`}>
        <p className="cluster space-between align-center gap-25-100 small medium whole-row">
          <span>
            Orçamento {number}, versão {version ?? 1}
            {issued && <span className="soft regular"> · {day(issued)}</span>}
            {state === 'accepted' && ' · aceito'}
          </span>
          <a className={`inline-row gap-50 undecorated not-printed ${styles.pdf}`} href={pdf} rel="noreferrer">
            <DownloadIcon />
            Baixar o PDF
          </a>
        </p>
        <div className="may-shrink">
          <h1>{title}</h1>
          <p className="break-anywhere">
            Para <b className="strong">{client.name}</b>
            {client.contact && `, aos cuidados de ${client.contact}`}
          </p>
        </div>
        <div className={`stack gap-100 ${styles.aside}`}>
          <dl className={`cluster space-between tabular ${styles.facts}`}>
            <Fact label="Total">{brl(total)}</Fact>
            {deadline && <Fact label="Entrega até">{day(deadline)}</Fact>}
            {validity && state !== 'accepted' && <Fact label="Vale até">{day(validity)}</Fact>}
          </dl>
          {open && (
            <a className={`button not-printed ${styles.answer}`} href="#responder">
              Responder
            </a>
          )}
        </div>
        {state !== 'accepted' && (
          <p
            ref={stateRef}
            id={STATE_LINE}
            tabIndex={-1}
            className={`whole-row ${state === 'sent' || state === 'seen' ? 'soft not-printed' : 'notice'}`}
            role="status"
          >
            {stateText(quote, { isChoosing, isAnswered })}
          </p>
        )}
      </header>
    </>
  )
}

function stateText(
  { state, document: { validity } }: Quote,
  { isChoosing, isAnswered }: Pick<LeadProps, 'isChoosing' | 'isAnswered'>,
) {
  switch (state) {
    case 'refused':
      return 'Você recusou este orçamento. Se mudar de ideia, fale com a gente.'
    case 'change_requested':
      return 'Recebemos o seu pedido de mudança. A versão nova chega por este mesmo link.'
    case 'expired':
      return `${isAnswered ? 'Recebemos o seu pedido. ' : ''}Este orçamento valeu até ${day(validity)}.`
    default:
      return isChoosing
        ? 'Marque o que você quer: total e parcelas acompanham. Cada linha pode ter um pedido de mudança.'
        : 'Cada linha pode ter um pedido de mudança; a resposta fica no fim da página.'
  }
}
