import { Link, useLoaderData } from '@tanstack/react-router'
import { minutesInWords } from '#durations.ts'
import type { Returned } from '#platform/rendering.ts'
import { Field } from '#ui/public/field.tsx'
import { FormFailure } from '#ui/public/form-failure.tsx'
import { Honeypot } from '#ui/public/honeypot.tsx'
import { BOOKING_MONTHS, LONGEST } from '../../booking.ts'
import type { ShownPage } from '../../visit-contract.ts'
import { DayHours } from './day-hours.tsx'
import { MonthDays } from './month-days.tsx'
import styles from './screen.module.css'

interface Props {
  page: ShownPage
  /** What was sent and refused. */
  returned: Returned | undefined
}

/**
 * A booking page: the days and hours that are free, and the form. It is sent by the browser itself, with scripts and without,
 * and answered by the page of what was booked.
 */
export function VisitScreen({ page: { name, description, minutes, owner, key, mail, free }, returned }: Props) {
  const { company } = useLoaderData({ from: '__root__' })
  return (
    <div className={`stack justify-center parts-may-shrink page ${styles.visit}`}>
      <header className={`stack gap-75 break-anywhere ${styles.head}`}>
        <p className="soft">
          Com {owner}, {company.name}
        </p>
        <h1 className="display">{name}</h1>
        <p className="larger">{minutesInWords(minutes)}</p>
        {description && <p className="pre-line measure">{description}</p>}
      </header>
      <FormFailure text={returned && !isOfField(returned) ? returned.error : ''} />
      <MonthDays free={free} />
      {free.day !== '' && (
        <form method="post" noValidate className="stack gap-125">
          <DayHours free={free} failure={returned?.fields.start} chosen={returned?.typed.start} />
          {free.starts.length > 0 && (
            <>
              <div className={`stack ${styles.fields}`}>
                <Field {...field(returned, 'name')} label="Nome" maxLength={LONGEST.name} autoComplete="name" />
                <Field
                  {...field(returned, 'email')}
                  label="E-mail"
                  help={mail ? 'Para a confirmação e o convite' : 'Para falarmos com você se algo mudar'}
                  type="email"
                  maxLength={254}
                  autoComplete="email"
                  autoCapitalize="none"
                  spellCheck={false}
                />
              </div>
              <Field
                {...field(returned, 'note')}
                label="Recado"
                help="Se quiser adiantar o assunto"
                isOptional
                maxLength={LONGEST.note}
                rows={3}
              />
              <Honeypot />
              <input type="hidden" name="key" value={key} />
              {/* A mistyped provider is asked about once: sent again as it is, it is taken. */}
              <input type="hidden" name="asked" value={returned?.typed.email ?? ''} />
              <p className="soft small measure">
                Guardamos o que você escrever só para combinar este horário, e apagamos {BOOKING_MONTHS} meses depois
                dele, ou antes, se você pedir. Mais no <Link to="/privacy">aviso de privacidade</Link>.
              </p>
              <button type="submit" className={`button justify-center self-start ${styles.send}`}>
                Marcar este horário
              </button>
            </>
          )}
        </form>
      )}
    </div>
  )
}

/** The fields that the form shows an error at. */
const FIELDS = ['start', 'name', 'email', 'note']
const isOfField = ({ fields }: Returned) => FIELDS.some((name) => fields[name])

const field = (returned: Returned | undefined, name: string) => ({
  name,
  typed: returned?.typed[name],
  failure: returned?.fields[name],
  isFirstWrong: returned !== undefined && FIELDS.find((one) => returned.fields[one]) === name,
})
