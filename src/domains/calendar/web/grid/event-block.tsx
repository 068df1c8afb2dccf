import { IconChecklist, IconRepeat, IconUsers } from '@tabler/icons-react'
import { type CSSProperties, type KeyboardEvent, memo, type ReactNode } from 'react'
import { FinishMark } from '../parts/finish-mark.tsx'
import type { ShownEvent } from '../parts/shown-event.ts'
import { tagged } from '../parts/tag-mark.tsx'
import styles from './event-block.module.css'
import { hyphenated } from './hyphenated.ts'
import { clockOf, DAY_MINUTES } from './local-minutes.ts'
import type { Segment } from './segments.ts'

/** What can be done with an event in any view. The same object at each rendering. */
export interface EventActions {
  open: (event: ShownEvent) => void
  finish: (event: ShownEvent) => void
  /** Handles a key pressed on the event. False where the key has no meaning here. */
  key: (event: KeyboardEvent, shown: ShownEvent) => boolean
}

interface EventBlockProps {
  segment: Segment
  isOpen: boolean
  isDragged: boolean
  actions: EventActions
}

/** Minutes below which time and title stand in one line: two lines are as high as what lasts longer. */
const SHORT = 45

const part = (minutes: number) => `${(minutes / DAY_MINUTES) * 100}%`

/** An event in a day's column, side by side with those at the same time. */
export const EventBlock = memo(function EventBlock({ segment, isOpen, isDragged, actions }: EventBlockProps) {
  const { event, top, height, place, isFirst, isLast } = segment
  const { row } = event
  const isLine = height < SHORT
  const style: CSSProperties = {
    top: part(top),
    height: part(height),
    left: `${(place.column / place.columns) * 100}%`,
    width: `${(place.width / place.columns) * 100}%`,
  }
  return (
    <li
      {...tagged(row.tag_color, styles.event)}
      style={style}
      data-event={event.key}
      data-movable={row.editable || undefined}
      data-finished={row.isfinish || undefined}
      data-invited={row.answer === 'invited' || undefined}
      data-open={isOpen || undefined}
      data-dragged={isDragged || undefined}
    >
      <EventButton event={event} actions={actions} isLine={isLine}>
        <span className={`soft tabular ${styles.time}`}>
          {clockOf(event.start)}
          {event.end > event.start && <span> – {clockOf(event.end)}</span>}
        </span>
        <strong>{isLine ? row.title : hyphenated(row.title)}</strong>
        {row.location && <span className={`soft tabular ${styles.place}`}>{row.location}</span>}
      </EventButton>
      <FinishMark event={event} onFinish={actions.finish} />
      {row.editable && isFirst && <span className={styles.grip} data-grip="start" />}
      {row.editable && isLast && <span className={styles.grip} data-grip="end" />}
    </li>
  )
})

interface EventButtonProps {
  event: ShownEvent
  actions: Pick<EventActions, 'open'> & Partial<EventActions>
  /** Whether all of it stands in one line. */
  isLine?: boolean
  children: ReactNode
}

/** Opens an event, and takes the keys that move it. */
export function EventButton({ event, actions, isLine = false, children }: EventButtonProps) {
  const { row } = event
  return (
    <button
      type="button"
      className={`column align-start grow may-shrink clipped inherit-color text-start no-background no-border ${styles.open}`}
      data-line={isLine || undefined}
      title={row.title}
      onClick={() => actions.open(event)}
      onKeyDown={(pressed) => actions.key?.(pressed, event)}
    >
      {children}
      <span className={`inline-row gap-40 flex-none soft ${styles.marks}`} data-marks>
        {row.repeat_event && <IconRepeat size={13} role="img" aria-label="Repete" />}
        {row.task > 0 && <IconChecklist size={13} role="img" aria-label="De uma tarefa" />}
        {row.attendees > 0 && <IconUsers size={13} role="img" aria-label="Compartilhado" />}
        {row.answer === 'invited' && <span>Convite</span>}
      </span>
    </button>
  )
}
