import { type RefObject, useRef } from 'react'
import { daysBetween } from '#time.ts'
import { DateChip, EventChip } from '../parts/chips.tsx'
import { lastDayOf, type ShownEvent } from '../parts/shown-event.ts'
import { longDay } from '../parts/titles.ts'
import type { ViewProps } from '../parts/view-props.ts'
import { placeSideBySide } from './columns.ts'
import { dayAt, startOf } from './local-minutes.ts'
import styles from './strip.module.css'
import { useGridPointer } from './use-grid-pointer.ts'

interface StripProps extends Omit<ViewProps, 'isLoading' | 'onPress'> {
  /** What lasts all day, or longer. */
  events: readonly ShownEvent[]
  scroller: RefObject<HTMLElement | null>
}

/** The strip above the hours, without a limit: events of days, and the dates of the overlays. */
export function Strip({ days, events, dates, openKey, held, scroller, actions, onPickDay, onDrop }: StripProps) {
  const area = useRef<HTMLDivElement>(null)
  const { drag, onPointerDown } = useGridPointer({
    area,
    scroller,
    minutesAt: ({ x }) => startOf(dayUnder(area.current!, x)),
    spanOf: (key) => events.find((event) => event.key === key && event.row.editable),
    onPick: () => undefined,
    onDrop,
  })
  const moved = drag?.key === undefined ? held : drag
  const items = [
    ...events.map((event) => {
      const shown = event.key === moved?.key ? { ...event, ...moved } : event
      return { event: shown, date: undefined, ...columnsOf(days, dayAt(shown.start), lastDayOf(shown)) }
    }),
    ...dates.map((date) => ({ event: undefined, date, ...columnsOf(days, date.day, date.day) })),
  ].filter(({ start, end }) => start < end)
  const rows = placeSideBySide(items)
  return (
    <div ref={area} className={`may-shrink relative scrolls ${styles.strip}`} onPointerDown={onPointerDown}>
      <div className={`stack ${styles.days}`}>
        {days.map((day) => (
          <button
            className="pointer no-background no-border hover-wash outline-inside"
            key={day}
            type="button"
            data-day={day}
            aria-label={`Dia todo, ${longDay(day)}`}
            onClick={() => onPickDay(day)}
          />
        ))}
      </div>
      <ul className={`stack content-start relative click-through ${styles.items}`} aria-label="Dia todo">
        {items.map(({ event, date, start, end }, index) => {
          const style = { gridColumn: `${start + 1} / ${end + 1}`, gridRow: rows[index]!.column + 1 }
          return event ? (
            <EventChip
              key={event.key}
              event={event}
              style={style}
              isOpen={event.key === openKey}
              isDragged={event.key === moved?.key}
              actions={actions}
            />
          ) : (
            <DateChip key={`${date.layer} ${date.id} ${date.day}`} date={date} style={style} />
          )
        })}
      </ul>
    </div>
  )
}

/** The day of the column (`data-day`) that has a place of the window, in pixels from its left; beside them the nearest. */
export function dayUnder(area: HTMLElement, x: number): string {
  const columns = [...area.querySelectorAll<HTMLElement>('[data-day]')]
  const column = columns.findLast((one) => one.getBoundingClientRect().left <= x) ?? columns[0]!
  return column.dataset.day!
}

/** The columns from `start` until before `end` that some days take among those shown; none where `start >= end`. */
const columnsOf = (days: readonly string[], first: string, last: string) => ({
  start: Math.max(0, daysBetween(days[0]!, first)),
  end: Math.min(days.length, daysBetween(days[0]!, last) + 1),
})
