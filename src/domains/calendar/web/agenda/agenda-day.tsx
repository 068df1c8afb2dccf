import { Link } from '@tanstack/react-router'
import type { EventActions } from '../grid/event-block.tsx'
import { DateLink } from '../parts/chips.tsx'
import { titleOf, weekdayShort } from '../parts/titles.ts'
import styles from './agenda.module.css'
import { EventLine } from './event-line.tsx'
import type { DayItems } from './group-days.ts'

interface AgendaDayProps extends DayItems {
  today: string
  openKey: string | undefined
  /** The day that a dragged event would go to. */
  target: string | undefined
  draggedKey: string | undefined
  actions: EventActions
}

/** A day of the agenda with what it has. */
export const AgendaDay = ({ day, events, dates, today, openKey, target, draggedKey, actions }: AgendaDayProps) => (
  <li className={`stack one-column gap-40 ${styles.day}`} data-day={day} data-target={day === target || undefined}>
    <h2>
      <Link to="/dashboard/calendar" search={{ date: day }} data-today={day === today || undefined}>
        {titleOf('day', day)}
      </Link>
    </h2>
    <ul className="stack one-column gap-12 bare-list">
      {dates.map((date) => (
        <li key={`${date.layer} ${date.id}`} className={styles.date}>
          <span className="soft">dia todo</span>
          <DateLink date={date} />
        </li>
      ))}
      {events.map((event) => (
        <EventLine
          key={event.key}
          event={event}
          isOpen={event.key === openKey}
          isDragged={event.key === draggedKey}
          actions={actions}
        />
      ))}
    </ul>
  </li>
)

/** Days in a row that have nothing, to which events can be dragged. */
export const EmptyDays = ({ days, target }: { days: readonly string[]; target: string | undefined }) => (
  <li>
    <ul className={`cluster gap-12 soft tiny bare-list ${styles.empty}`} aria-label="Sem nada">
      {days.map((day) => (
        <li className="outlined" key={day} data-day={day} data-target={day === target || undefined}>
          {weekdayShort(day)} {Number(day.slice(8))}
        </li>
      ))}
    </ul>
  </li>
)
