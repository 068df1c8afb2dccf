import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { weekdayOf } from '#time.ts'
import { plural } from '#ui/formats.ts'
import busy from '#ui/workbench/busy.module.css'
import { startOf, withinDay } from '../grid/local-minutes.ts'
import { useGridPointer } from '../grid/use-grid-pointer.ts'
import type { Point } from '../grid/use-pointer-drag.ts'
import { DateChip, EventChip } from '../parts/chips.tsx'
import { daysFirst, type ShownEvent } from '../parts/shown-event.ts'
import { longDay, weekdayLong, weekdayShort } from '../parts/titles.ts'
import type { ViewProps } from '../parts/view-props.ts'
import styles from './month.module.css'

interface MonthViewProps extends ViewProps {
  /** Whole weeks, but for days before or after those that may be chosen. */
  days: readonly string[]
  /** A day of the month. */
  day: string
  today: string
}

/** Lines of a day; the others are behind a link to it. */
const MOST = 4

/** A month in weeks. Events are dragged from day to day and keep their time. */
export function MonthView(props: MonthViewProps) {
  const { days, day: shown, today, dates, isLoading, openKey, held, actions, onPickDay, onDrop, onPress } = props
  const area = useRef<HTMLDivElement>(null)
  /** The day that the pointer was over last: a drag may leave the month. */
  const last = useRef(shown)
  const { drag, onPointerDown } = useGridPointer({
    area,
    scroller: area,
    minutesAt(point) {
      last.current = dayUnder(point) ?? last.current
      return startOf(last.current)
    },
    spanOf: (key) => props.events.find((event) => event.key === key && event.row.editable),
    onPick: () => undefined,
    onDrop,
  })
  const moved = drag?.key === undefined ? held : drag
  const firstSunday = days.findIndex((day) => weekdayOf(day) === 0)
  const events = useMemo(
    () => props.events.map((event) => (event.key === moved?.key ? { ...event, ...moved } : event)),
    [props.events, moved],
  )
  // A lifted event is another element in each day.
  useLayoutEffect(() => {
    if (held) area.current?.querySelector<HTMLElement>(`[data-event="${held.key}"] button`)?.focus()
  }, [held])

  return (
    <div
      ref={area}
      className={`column surface outlined ${styles.month} ${busy.busy}`}
      aria-busy={isLoading}
      onPointerDown={(event) => {
        onPress()
        onPointerDown(event)
      }}
    >
      <ul className={`stack soft tiny text-center line-below ${styles.weekdays}`} aria-hidden>
        {days.slice(firstSunday, firstSunday + 7).map((day) => (
          <li key={day}>
            <span>{weekdayLong(day)}</span>
            <span>{weekdayShort(day)}</span>
          </li>
        ))}
      </ul>
      <ol className={`stack grow bare-list ${styles.days}`}>
        <Blanks count={weekdayOf(days[0]!)} />
        {days.map((day) => {
          const own = events.filter((event) => withinDay(event, day)).sort((a, b) => order(a, b, moved?.key))
          const marked = dates.filter((date) => date.day === day)
          const count = own.length + marked.length
          // One line more than fits takes the link's place.
          const most = count > MOST ? MOST - 1 : MOST
          return (
            <li
              key={day}
              className={`may-shrink relative ${styles.day}`}
              data-day={day}
              data-other={day.slice(0, 7) !== shown.slice(0, 7) || undefined}
            >
              <button
                type="button"
                className={`pointer no-background no-border outline-inside ${styles.add}`}
                aria-label={`Novo evento em ${longDay(day)}`}
                onClick={() => onPickDay(day)}
              />
              <Link
                to="/dashboard/calendar"
                search={{ date: day }}
                className={`ink tiny tabular relative undecorated hover-wash ${styles.number}`}
                aria-label={`${longDay(day)}, ${plural(count, 'item', 'itens')}`}
                data-today={day === today || undefined}
              >
                {Number(day.slice(8))}
              </Link>
              <ul className={`stack gap-12 relative bare-list click-through ${styles.items}`}>
                {marked.slice(0, most).map((date) => (
                  <DateChip key={`${date.layer} ${date.id}`} date={date} />
                ))}
                {own.slice(0, Math.max(0, most - marked.length)).map((event) => (
                  <EventChip
                    key={event.key}
                    event={event}
                    isOpen={event.key === openKey}
                    isDragged={event.key === moved?.key}
                    actions={actions}
                  />
                ))}
              </ul>
              {count > MOST && (
                <Link to="/dashboard/calendar" search={{ date: day }} className={`soft relative ${styles.more}`}>
                  mais {count - most}
                </Link>
              )}
              {count > 0 && (
                <span className={styles.count} aria-hidden>
                  {count}
                </span>
              )}
            </li>
          )
        })}
        <Blanks count={6 - weekdayOf(days.at(-1)!)} />
      </ol>
    </div>
  )
}

/** Places of days that may not be chosen. */
const Blanks = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and never move
    <li key={index} className={`may-shrink relative ${styles.day}`} data-other aria-hidden />
  ))

const dayUnder = ({ x, y }: Point) => document.elementFromPoint(x, y)?.closest<HTMLElement>('li[data-day]')?.dataset.day

/** The dragged event first, so that it is in sight. */
const order = (a: ShownEvent, b: ShownEvent, dragged: string | undefined) =>
  Number(b.key === dragged) - Number(a.key === dragged) || daysFirst(a, b)
