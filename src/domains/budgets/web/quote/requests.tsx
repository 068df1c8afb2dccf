import { dateTime } from '#time.ts'
import type { ChangeRequest, Quote } from '../../quote-contract.ts'
import { ItemChange } from './answer-forms.tsx'
import styles from './requests.module.css'
import type { AnswerProps } from './use-answer.ts'

/** What the client asked to change, with the firm's words on it. */
export const Requests = ({ requests }: { requests: readonly ChangeRequest[] }) => (
  <ul className={`bare-list not-printed ${styles.requests}`}>
    {requests.map(({ id, name, note, at, answer }) => (
      <li className="above-50" key={id}>
        <p className="pre-line">
          <b>{name || 'Você'}</b>, <time dateTime={at}>{dateTime(at)}</time>: {note}
        </p>
        {answer && (
          <p className="pre-line">
            <b>{answer.by || 'Resposta'}</b>, <time dateTime={answer.at}>{dateTime(answer.at)}</time>: {answer.note}
          </p>
        )}
      </li>
    ))}
  </ul>
)

/** Beneath an item of the document: what was asked of it, and a form to ask. */
export function LineRequest({ line, quote, ...answering }: AnswerProps & { quote: Quote; line: number }) {
  const requests = quote.requests.filter((request) => request.line === line)
  return (
    <>
      {requests.length > 0 && <Requests requests={requests} />}
      {quote.open && <ItemChange {...answering} quote={quote} line={line} />}
    </>
  )
}
