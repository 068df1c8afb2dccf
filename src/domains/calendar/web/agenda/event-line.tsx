import { day } from '#time.ts'
import { type EventActions, EventButton } from '../grid/event-block.tsx'
import { clockSpan } from '../grid/local-minutes.ts'
import { FinishMark } from '../parts/finish-mark.tsx'
import type { ShownEvent } from '../parts/shown-event.ts'
import { TagMark, tagged } from '../parts/tag-mark.tsx'
import styles from './agenda.module.css'

interface EventLineProps {
  event: ShownEvent
  isOpen: boolean
  isDragged?: boolean
  /** Whether its day stands before the time, where it is not in the heading. */
  isDated?: boolean
  actions: Pick<EventActions, 'open' | 'finish'> & Partial<EventActions>
}

/** An event in a list: time, title, place and tag. */
export const EventLine = ({ event, isOpen, isDragged = false, isDated = false, actions }: EventLineProps) => (
  <li
    {...tagged(event.row.tag_color, styles.event)}
    data-event={event.key}
    data-movable={(actions.key && event.row.editable) || undefined}
    data-dragged={isDragged || undefined}
    data-finished={event.row.isfinish || undefined}
    data-open={isOpen || undefined}
  >
    <FinishMark event={event} onFinish={actions.finish} />
    <EventButton event={event} actions={actions} isLine>
      <span className={`soft tabular ${styles.time}`}>
        {isDated && `${day(event.row.start_date)} `}
        {event.row.all_day ? 'dia todo' : clockSpan(event)}
      </span>
      <strong>{event.row.title}</strong>
      <span className={`soft clipped ${styles.note}`}>{event.row.location}</span>
      <span className={`soft inline-row gap-35 push tiny ${styles.tag}`}>
        <TagMark color={event.row.tag_color} /> {event.row.calendar_tag}
      </span>
    </EventButton>
  </li>
)
