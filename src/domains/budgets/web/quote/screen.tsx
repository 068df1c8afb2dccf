import '#ui/prose.css'
import type { Ref } from 'react'
import { fileSize } from '#file-size.ts'
import { brl } from '#money.ts'
import type { Returned } from '#platform/rendering.ts'
import { paymentNames } from '../../document-texts.ts'
import type { Quote } from '../../quote-contract.ts'
import { Answers } from './answer-forms.tsx'
import { Changes } from './changes.tsx'
import { Ending, Letter } from './company.tsx'
import { Lead } from './lead.tsx'
import { Lines } from './lines.tsx'
import { Payments } from './payments.tsx'
import { Renewal } from './renewal.tsx'
import { Requests } from './requests.tsx'
import styles from './screen.module.css'
import { Sums } from './sums.tsx'
import { useChoice } from './use-choice.ts'

interface QuoteScreenProps {
  quote: Quote
  token: string
  /** An answer posted without JavaScript and refused. */
  returned: Returned | undefined
  /** What was chosen of this version before, by the items' places from 0: summed without JavaScript, or kept in the address. */
  summed?: readonly number[] | undefined
  /** Whether one was taken. */
  isAnswered: boolean
  /**
   * Input (JSON) of the call that says that the quote was seen, for the script that sends it before the others have
   * loaded.
   */
  seen?: string | undefined
  /** The line that says where the quote stands. */
  stateRef: Ref<HTMLParagraphElement>
  /** Called with what is taken after each choice, by the items' places from 0. */
  onChosen?: (taken: readonly number[]) => void
  /** Reads the quote anew, and shows where it stands. */
  onAnswered: () => Promise<void>
  /** Reads the quote anew, after an answer to an old version. */
  onOutdated: () => Promise<void>
}

/**
 * A quote for its client, who decides on this page: what it comes to and until when, what it is made of with the choices,
 * and as the last step the answer. It prints itself: the choices on it before it is accepted, what was taken after that.
 */
export function QuoteScreen({
  quote: offered,
  isAnswered,
  seen,
  stateRef,
  summed,
  onChosen,
  ...answering
}: QuoteScreenProps) {
  const { choosing, shown, take } = useChoice(offered, { returned: answering.returned, summed, onChosen })
  const quote = { ...offered, document: shown }
  const { document, changes, installments, open, state, requests, files } = quote
  const asked = requests.filter(({ line }) => line === null)
  return (
    // Cobalt on every day: of the week's colours one is red, which is no colour to decide under.
    <article
      className={`page full-width ${styles.quote}`}
      data-day="1"
      data-seen={seen}
      data-accepted={state === 'accepted' || undefined}
    >
      <Lead quote={quote} isChoosing={choosing} isAnswered={isAnswered} stateRef={stateRef} />
      {state === 'accepted' && (
        <Payments names={paymentNames(document)} installments={installments} company={document.company} />
      )}
      <Letter document={document} />
      {changes.length > 0 && <Changes {...quote} />}
      <div className={`stack one-column ${styles.body}`}>
        <div className="may-shrink">
          <Lines quote={quote} onTake={choosing ? take : undefined} {...answering} />
          {document.terms.html && (
            <section className={styles.part}>
              <h2>Condições</h2>
              <div className="prose" dangerouslySetInnerHTML={{ __html: document.terms.html }} />
            </section>
          )}
          {files.length > 0 && <Files files={files} />}
          {asked.length > 0 && (
            <section className={`not-printed ${styles.part}`}>
              <h2>O que você pediu</h2>
              <Requests requests={asked} />
            </section>
          )}
        </div>
        <Sums quote={quote} isChoosing={choosing} />
      </div>
      {open && <Answers quote={quote} {...answering} />}
      {state === 'expired' && <Renewal {...answering} />}
      <Ending quote={quote} />
      {open && (
        <div className={`row cluster space-between gap-25-100 surface line-above not-printed ${styles.dock}`}>
          <a className="stack undecorated" href="#total">
            <span className="soft small">Total</span>
            <b className="tabular">{brl(document.total)}</b>
          </a>
          <a className="button" href="#responder">
            Responder
          </a>
        </div>
      )}
    </article>
  )
}

/** What the firm attached, to download. */
const Files = ({ files }: Pick<Quote, 'files'>) => (
  <section className={`not-printed ${styles.part}`}>
    <h2>Arquivos</h2>
    <ul className={`bare-list ${styles.files}`}>
      {files.map(({ name, size, path }) => (
        <li key={path} className="break-anywhere">
          <a href={path} rel="noreferrer" download>
            {name}
          </a>{' '}
          <span className="soft">{fileSize(size)}</span>
        </li>
      ))}
    </ul>
  </section>
)
