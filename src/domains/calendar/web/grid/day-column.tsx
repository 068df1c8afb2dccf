import { memo } from 'react'
import { longDay } from '../parts/titles.ts'
import { type EventActions, EventBlock } from './event-block.tsx'
import { clockOf, startOf } from './local-minutes.ts'
import type { Segment } from './segments.ts'
import styles from './time-grid.module.css'

export const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

interface DayColumnProps {
  day: string
  /** What sets it apart from the days beside it. */
  tint: 'today' | 'weekend' | undefined
  segments: readonly Segment[]
  /** The hour that Tab leads to, in local minutes, if it is in this day. */
  tabStop: number | undefined
  openKey: string | undefined
  draggedKey: string | undefined
  actions: EventActions
  /** An hour was clicked, in local minutes. */
  onHour: (start: number) => void
}

/** The 24 hours of a day, and its events over them. */
export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { day, tint, segments, tabStop, openKey, draggedKey, actions, onHour } = props
  const name = longDay(day)
  return (
    <div className={`may-shrink relative ${styles.day}`} data-day={day} data-tint={tint}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div className={`stack ${styles.slots}`} role="group" aria-label={`Horas de ${name}`}>
        {HOURS.map((hour) => {
          const start = startOf(day) + hour * 60
          return (
            <button
              key={hour}
              type="button"
              className={`pointer no-background no-border line-below hover-wash outline-inside ${styles.slot}`}
              data-slot={start}
              tabIndex={start === tabStop ? 0 : -1}
              aria-label={`${clockOf(start)}, ${name}`}
              onClick={() => onHour(start)}
            />
          )
        })}
      </div>
      <ul className={`bare-list click-through ${styles.events}`} aria-label={`Eventos de ${name}`}>
        {segments.map((segment) => (
          <EventBlock
            key={segment.event.key}
            segment={segment}
            isOpen={segment.event.key === openKey}
            isDragged={segment.event.key === draggedKey}
            actions={actions}
          />
        ))}
      </ul>
    </div>
  )
})
