import { useLoaderData } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import type { Returned } from '#platform/rendering.ts'
import { dateTime, day, dayOf, monthAndYear, toWallTime, weekdayOf } from '#time.ts'
import { usePublicForm } from '#ui/public-form/use-public-form.ts'
import type { Invitation } from '../../guests-contract.ts'
import styles from './screen.module.css'

interface GuestScreenProps {
  invitation: Invitation
  token: string
  /** An answer posted without JavaScript and refused. */
  returned: Returned | undefined
  /** Reads the invitation anew. */
  onAnswered: () => Promise<void>
}

/** An event for its guest: what, when and where, and the answer, which can be changed. */
export function GuestScreen({ invitation, ...answering }: GuestScreenProps) {
  const { company } = useLoaderData({ from: '__root__' })
  const { title, description, location, organizer, over } = invitation
  return (
    <div className={`stack one-column page ${styles.invitation}`}>
      <div className={`stack may-shrink ${styles.text}`}>
        <header className={`stack gap-75 break-anywhere ${styles.head}`}>
          <p className="soft">
            Convite de {organizer}, {company.name}
          </p>
          <h1 className="display">{title}</h1>
          <p className="larger tabular">
            <When {...invitation} />
          </p>
          {location && <p>{location}</p>}
        </header>
        {description && <p className="break-anywhere pre-line">{description}</p>}
        <p className="notice" role="status">
          {over ? 'Este evento já passou.' : STATES[invitation.answer]}
        </p>
        {!over && <Answers invitation={invitation} {...answering} />}
      </div>
      <DaySheet start={invitation.start} />
    </div>
  )
}

/** The sheet of a calendar for the day it begins, as the text says it. */
const DaySheet = ({ start }: { start: string }) => (
  <div className={`plate rounded stack ${styles.day}`} aria-hidden="true">
    <span className="larger">{WEEKDAYS[weekdayOf(start)]}</span>
    <span className={`accent ${styles.number}`}>{Number(dayOf(start).slice(8))}</span>
    <span className="larger">{monthAndYear(start)}</span>
  </div>
)

const WEEKDAYS = ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado']

const STATES: Readonly<Record<Invitation['answer'], string>> = {
  invited: 'Você ainda não respondeu.',
  accepted: 'Você aceitou. Até lá!',
  declined: 'Você recusou. Se mudar de ideia, é só aceitar.',
}

function When({ all_day, start, end, repeats }: Invitation) {
  const [first, last] = [dayOf(start), dayOf(end)]
  return (
    <>
      <time dateTime={start}>{all_day ? day(start) : dateTime(start)}</time>
      {(all_day ? last !== first : end !== start) && (
        <>
          {' a '}
          <time dateTime={end}>{all_day ? day(end) : last === first ? toWallTime(end).slice(11) : dateTime(end)}</time>
        </>
      )}
      {!all_day && <span className="soft"> (horário de Brasília)</span>}
      {repeats && <span className="soft">, e outras vezes</span>}
    </>
  )
}

function Answers({ invitation: { answer, email }, token, returned, onAnswered }: GuestScreenProps) {
  const { form, error, isBusy } = usePublicForm({
    returned,
    send: async ({ answer }) => {
      await api.calendar.guests.answer({ token, answer: answer as 'accepted' | 'declined' })
      await onAnswered()
    },
  })
  return (
    <form {...form} className="stack gap-75 break-anywhere">
      <p className="soft">Responder como {email}</p>
      {error && (
        <p className="failure" role="alert">
          {error}
        </p>
      )}
      <div className="cluster gap-75">
        {answer !== 'accepted' && (
          <button type="submit" className="button" name="answer" value="accepted" aria-disabled={isBusy}>
            Aceitar
          </button>
        )}
        {answer !== 'declined' && (
          <button type="submit" className="button quiet" name="answer" value="declined" aria-disabled={isBusy}>
            Recusar
          </button>
        )}
      </div>
    </form>
  )
}
