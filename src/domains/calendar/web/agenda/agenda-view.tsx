import { Link } from '@tanstack/react-router'
import { withinDay } from '../grid/local-minutes.ts'
import { DateChip } from '../parts/chips.tsx'
import { daysFirst } from '../parts/shown-event.ts'
import { longDay } from '../parts/titles.ts'
import type { ViewProps } from '../parts/view-props.ts'
import styles from './agenda.module.css'
import { EventLine } from './event-line.tsx'

interface AgendaViewProps extends Pick<ViewProps, 'days' | 'events' | 'dates' | 'openKey' | 'actions'> {
  today: string
}

/** The days that have something, one below the other. */
export const AgendaView = ({ days, today, events, dates, openKey, actions }: AgendaViewProps) => (
  <ol className={`stack gap-125 bare-list ${styles.agenda}`}>
    {days.map((day) => {
      const own = events.filter((event) => withinDay(event, day)).sort(daysFirst)
      const marked = dates.filter((date) => date.day === day)
      if (own.length + marked.length === 0) return null
      return (
        <li key={day} className={`stack gap-40 ${styles.day}`}>
          <h2>
            <Link to="/dashboard/calendar" search={{ date: day }} data-today={day === today || undefined}>
              {longDay(day)}
            </Link>
          </h2>
          <ul className={`stack bare-list ${styles.items}`}>
            {marked.map((date) => (
              <DateChip key={`${date.layer} ${date.id}`} date={date} />
            ))}
            {own.map((event) => (
              <EventLine key={event.key} event={event} isOpen={event.key === openKey} actions={actions} />
            ))}
          </ul>
        </li>
      )
    })}
  </ol>
)
