import { Link } from '@tanstack/react-router'
import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import busy from '#ui/workbench/busy.module.css'
import { useStable } from '#ui/workbench/use-stable.ts'
import { isInStrip } from '../parts/shown-event.ts'
import { longDay, weekdayShort } from '../parts/titles.ts'
import type { ViewProps } from '../parts/view-props.ts'
import { DayColumn, HOURS } from './day-column.tsx'
import { clockOf, DAY_MINUTES, dayAt, type Span, startOf } from './local-minutes.ts'
import { NowLine, Preview } from './overlay.tsx'
import { mostColumns, segmentsOf } from './segments.ts'
import { dayUnder, Strip } from './strip.tsx'
import styles from './time-grid.module.css'
import { type Point, useGridPointer } from './use-grid-pointer.ts'
import { useSlotKeys } from './use-slot-keys.ts'

interface TimeGridProps extends ViewProps {
  /** The chosen one of the days. */
  day: string
  /** Now, in local minutes. */
  now: number
  /** The span of the new event in the form. */
  written: Span | undefined
  /** An hour was clicked, or several were dragged over. */
  onPick: (span: Span) => void
}

/** Hour that is at the top at first, where the days shown are without today. */
const FIRST_HOUR = 7

/** The hours of a day or of several, with their events side by side, and above them what lasts all day. */
export function TimeGrid(props: TimeGridProps) {
  const { days, day, events, dates, isLoading, now, written, openKey, held, actions, onPick, onPickDay, onDrop } = props
  const hours = useStable({ pick: (start: number) => onPick({ start, end: start + 60 }) })
  const scroller = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const [timed, allDay] = useMemo(
    () => [events.filter((event) => !isInStrip(event)), events.filter(isInStrip)],
    [events],
  )
  const columns = useMemo(() => days.map((day) => ({ day, segments: segmentsOf(timed, day) })), [days, timed])
  const pointer = useGridPointer({
    area,
    scroller,
    minutesAt: (point) => minutesAt(area.current!, days, point),
    spanOf: (key) => timed.find((event) => event.key === key && event.row.editable),
    onPick,
    onDrop,
  })
  const isToday = days.includes(dayAt(now))
  const first = isToday ? Math.floor(now / 60) * 60 : startOf(days[0]!) + FIRST_HOUR * 60
  const slots = useSlotKeys(area, { days, first, onPick })

  const firstHour = useRef(isToday ? Math.max(0, (now % DAY_MINUTES) - 90) : FIRST_HOUR * 60)
  useLayoutEffect(() => {
    const { current: element } = scroller
    if (element) element.scrollTop = (firstHour.current / DAY_MINUTES) * area.current!.offsetHeight
  }, [])
  // Where the days are wider than the screen, as on a phone.
  useLayoutEffect(() => {
    const { current: element } = scroller
    if (element && !isLoading) element.scrollLeft = (days.indexOf(day) / days.length) * area.current!.offsetWidth
  }, [days, day, isLoading])
  useEffect(() => {
    if (openKey) area.current?.querySelector(`[data-event="${openKey}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [openKey])

  const dragged = pointer.drag ?? (held && timed.some(({ key }) => key === held.key) ? held : undefined)
  const selected = dragged ?? slots.selected
  const most = Math.max(...columns.map(({ segments }) => mostColumns(segments)))
  const style = {
    '--days': days.length,
    // Many at once get their width by scrolling sideways.
    '--day-width': days.length === 1 ? `${most * 3.5}rem` : `${Math.min(14, Math.max(6, most * 2.75))}rem`,
  } as CSSProperties

  return (
    <div ref={scroller} className={`relative surface outlined ${styles.scroller} ${busy.busy}`} aria-busy={isLoading}>
      <div className={`stack ${styles.frame}`} style={style}>
        <div className={`stack whole-row surface line-below ${styles.top}`}>
          {days.length > 1 && <span className={`surface ${styles.corner}`} />}
          {days.length > 1 && (
            <div className={`stack ${styles.head}`}>
              {days.map((day) => (
                <Link
                  className="soft flex align-baseline justify-center gap-35 undecorated"
                  key={day}
                  to="/dashboard/calendar"
                  search={{ date: day }}
                  title={longDay(day)}
                  data-today={day === dayAt(now) || undefined}
                >
                  {weekdayShort(day)} <b className="ink">{Number(day.slice(8))}</b>
                </Link>
              ))}
            </div>
          )}
          <span className={`soft text-end surface ${styles.allDay}`}>dia todo</span>
          <Strip
            days={days}
            events={allDay}
            dates={dates}
            openKey={openKey}
            held={held}
            scroller={scroller}
            actions={actions}
            onPickDay={onPickDay}
            onDrop={onDrop}
          />
        </div>
        <div className={`soft stack tabular text-end surface ${styles.hours}`} aria-hidden>
          {HOURS.map((hour) => (
            <span key={hour}>{clockOf(hour * 60)}</span>
          ))}
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: for what bubbles up from the buttons within */}
        <div
          ref={area}
          className={`stack relative ${styles.area}`}
          onPointerDown={(event) => {
            props.onPress()
            pointer.onPointerDown(event)
          }}
          onKeyDown={slots.onKeyDown}
          onBlur={slots.onBlur}
        >
          {columns.map(({ day, segments }) => (
            <DayColumn
              key={day}
              day={day}
              segments={segments}
              tabStop={dayAt(slots.tabStop) === day ? slots.tabStop : undefined}
              openKey={openKey}
              draggedKey={dragged?.key}
              actions={actions}
              onHour={hours.pick}
            />
          ))}
          {written && !selected && <Preview days={days} span={written} kind="written" />}
          {selected && <Preview days={days} span={selected} kind={pointer.drag ? 'dragged' : 'lifted'} />}
          {isToday && <NowLine days={days} now={now} />}
        </div>
      </div>
    </div>
  )
}

/** The local minutes under a point of the window. */
function minutesAt(area: HTMLElement, days: readonly string[], { x, y }: Point): number {
  const { top, height } = area.getBoundingClientRect()
  return startOf(dayUnder(area, days, x)) + Math.min(DAY_MINUTES - 1, Math.max(0, ((y - top) / height) * DAY_MINUTES))
}
