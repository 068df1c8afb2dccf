import { Link, useLoaderData } from '@tanstack/react-router'
import { meantEmail } from '#email-typos.ts'
import type { Returned } from '#platform/rendering.ts'
import { dateTime, toWallTime, weekdayOf } from '#time.ts'
import { WEEKDAYS } from '#ui/formats.ts'
import { CopyAddress } from '#ui/public/copy-address.tsx'
import { FormFailure } from '#ui/public/form-failure.tsx'
import type { ShownBooking } from '../../visit-contract.ts'
import { DayHours } from './day-hours.tsx'
import { MonthDays } from './month-days.tsx'
import styles from './screen.module.css'

interface Props {
  booking: ShownBooking
  /** The path of its calendar file. */
  file: string
  /** A change that was refused. */
  returned: Returned | undefined
  /** Whether it was booked or moved just now. */
  isDone: boolean
}

/** What somebody has booked: what, when and where, and the forms that move and cancel it. */
export function BookedScreen({ booking, file, returned, isDone }: Props) {
  const { company } = useLoaderData({ from: '__root__' })
  const { title, owner, location, note, start, end, state, changeable, movable, page, free } = booking
  return (
    <div className={`stack justify-center parts-may-shrink page ${styles.visit}`}>
      <header className={`stack gap-75 break-anywhere ${styles.head}`}>
        <p className="soft">
          Com {owner}, {company.name}
        </p>
        <h1 className="display">{title}</h1>
        <p className="larger tabular">
          <time dateTime={start}>
            {WEEKDAYS[weekdayOf(start)]}, {dateTime(start)}
          </time>{' '}
          a <time dateTime={end}>{toWallTime(end).slice(11)}</time> <span className="soft">(horário de Brasília)</span>
        </p>
        {location && state === 'stands' && <p className="break-anywhere">{location}</p>}
        {note && <p className="soft pre-line">{note}</p>}
      </header>
      <p className="notice" role="status">
        <State {...booking} isDone={isDone} />
      </p>
      {state === 'stands' && !free && (
        <p className="cluster gap-75 not-printed">
          <a className="button quiet" href={file} download>
            Pôr na agenda
          </a>
          {isDone && !booking.mail && (
            <span className="needs-script">
              <CopyAddress className="button quiet" />
            </span>
          )}
        </p>
      )}
      <FormFailure text={returned && !returned.fields.start ? returned.error : ''} />
      {free && (
        <>
          <MonthDays free={free} isMoving />
          {free.day !== '' && (
            <form method="post" noValidate className="stack gap-125">
              <DayHours free={free} failure={returned?.fields.start} chosen={returned?.typed.start} />
              {free.starts.length > 0 && (
                <button
                  type="submit"
                  name="what"
                  value="move"
                  className={`button self-start justify-center ${styles.send}`}
                >
                  Mudar para este horário
                </button>
              )}
            </form>
          )}
        </>
      )}
      <div className="stack items-start gap-75 not-printed">
        {free && (
          <Link to="." search={{}}>
            Deixar como está
          </Link>
        )}
        {movable && !free && (
          <Link to="." search={{ mudar: 1 }} className="button quiet">
            Mudar o horário
          </Link>
        )}
        {changeable && !free && (
          <details>
            <summary className="pad-60 pointer">Cancelar este horário</summary>
            <form method="post" className="stack gap-75 items-start">
              <p>O horário fica livre para outra pessoa, e {owner} recebe um aviso.</p>
              <button type="submit" name="what" value="cancel" className="button quiet">
                Cancelar de vez
              </button>
            </form>
          </details>
        )}
        {state !== 'stands' && page && (
          <a href={page} className="button">
            Marcar outro horário
          </a>
        )}
        {state === 'stands' && !changeable && <Link to="/contact">Fale com a gente para mudar</Link>}
      </div>
    </div>
  )
}

function State({ state, email, mail, isDone }: ShownBooking & { isDone: boolean }) {
  if (state === 'cancelled') return 'Este horário foi cancelado.'
  if (state === 'over') return 'Este horário já passou.'
  if (isDone) {
    const meant = meantEmail(email)
    return (
      <>
        {mail ? (
          <>
            Está marcado. A confirmação vai para <span className="break-anywhere">{email}</span>, com o convite para o
            seu calendário e o link desta página.
          </>
        ) : (
          'Está marcado. Guarde o endereço desta página: é por ele que se muda ou cancela.'
        )}
        {meant && (
          <>
            {' '}
            Você quis dizer <span className="break-anywhere">{meant}</span>?{' '}
            {mail && 'Guarde o endereço desta página. '}Se estiver errado,{' '}
            <Link to="/contact">escreva para a gente</Link>, e corrigimos.
          </>
        )}
      </>
    )
  }
  return 'Está marcado. Por esta página você muda ou cancela.'
}
