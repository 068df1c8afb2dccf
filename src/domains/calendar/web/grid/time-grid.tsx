import { Link } from '@tanstack/react-router'
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useManners } from '#client/interface/manners.ts'
import { weekdayOf } from '#time.ts'
import busy from '#ui/workbench/busy.module.css'
import { useStable } from '#ui/workbench/use-stable.ts'
import { isInStrip } from '../parts/shown-event.ts'
import { longDay, weekdayShort } from '../parts/titles.ts'
import type { ViewProps } from '../parts/view-props.ts'
import { DayColumn, HOURS } from './day-column.tsx'
import { clockOf, DAY_MINUTES, dayAt, type Span, startOf } from './local-minutes.ts'
import { minutesAt } from './minutes-at.ts'
import { NowLine, Preview } from './overlay.tsx'
import { mostColumns, type Segment, segmentsOf } from './segments.ts'
import { Strip } from './strip.tsx'
import styles from './time-grid.module.css'
import { useGridPointer } from './use-grid-pointer.ts'
import { useSlotKeys } from './use-slot-keys.ts'

interface TimeGridProps extends ViewProps {
  /** The chosen one of the days. */
  day: string
  /** Now, in local minutes. */
  now: number
  /** The span of the new event in the form. */
  written: Span | undefined
  /** Where a task that is dragged from beside would stand. */
  coming: Span | undefined
  /** What stands at that span. */
  quick: ReactNode
  /** An hour was clicked, or several were dragged over. */
  onPick: (span: Span) => void
}

/** Width of a day's part at least, in rem. */
const LEAST = 5.5
/** Hour that is at the top at first, where the days shown are without today. */
const FIRST_HOUR = 7
/** The same where events are drawn, unless one begins before. */
const FIRST_OF_WORK = 8 * 60

/** The hours of a day or of several, with their events side by side, and above them what lasts all day. */
export function TimeGrid(props: TimeGridProps) {
  const {
    days,
    day,
    events,
    dates,
    isLoading,
    now,
    written,
    coming,
    openKey,
    held,
    actions,
    onPick,
    onPickDay,
    onDrop,
  } = props
  const hours = useStable({ pick: (start: number) => onPick({ start, end: start + 60 }) })
  const { drawsEvents } = useManners()
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
    isPrecise: drawsEvents,
    minutesAt: (point) => minutesAt(area.current!, point),
    spanOf: (key) => timed.find((event) => event.key === key && event.row.editable),
    onPick,
    onDrop,
  })
  const isToday = days.includes(dayAt(now))
  const first = isToday ? Math.floor(now / 60) * 60 : startOf(days[0]!) + FIRST_HOUR * 60
  const slots = useSlotKeys(area, { days, first, onPick })

  const firstHour = useRef(isToday ? Math.max(0, (now % DAY_MINUTES) - 90) : FIRST_HOUR * 60)
  const hasOpened = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the events say the hour when they are there
  useLayoutEffect(() => {
    const { current: element } = scroller
    if (!element || hasOpened.current) return
    hasOpened.current = !drawsEvents || !isLoading
    const first = drawsEvents ? earliest(columns.flatMap(({ segments }) => segments)) : firstHour.current
    element.scrollTop = (first / DAY_MINUTES) * area.current!.offsetHeight
  }, [isLoading])
  // Where the days are wider than the screen, as on a phone.
  useLayoutEffect(() => {
    const { current: element } = scroller
    if (!element || isLoading) return
    const column = area.current!.querySelector<HTMLElement>(`[data-day="${day}"]`)
    if (!column) return
    const gutter = element.scrollWidth - area.current!.offsetWidth
    const isThere = gutter + column.offsetLeft + column.offsetWidth <= element.clientWidth
    const isReached = column.offsetLeft <= element.scrollWidth - element.clientWidth
    // Where it cannot come first and is in sight anyway, no other day is cut for it.
    element.scrollLeft = isThere && !isReached ? 0 : column.offsetLeft
  }, [day, isLoading])
  useEffect(() => {
    if (openKey) area.current?.querySelector(`[data-event="${openKey}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [openKey])

  const dragged = pointer.drag ?? (held && timed.some(({ key }) => key === held.key) ? held : undefined)
  const selected = dragged ?? coming ?? slots.selected
  const widths = columns.map(({ segments }) => widthOf(mostColumns(segments)))
  const style = {
    '--columns': widths.map(({ share, least }) => `minmax(${least}, ${share}fr)`).join(' '),
    // Where the window is narrower it scrolls sideways.
    '--width': `calc(${widths.map(({ least }) => least).join(' + ')})`,
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
          data-hours
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
              tint={columns.length > 1 ? tintOf(day, dayAt(now)) : undefined}
              segments={segments}
              tabStop={dayAt(slots.tabStop) === day ? slots.tabStop : undefined}
              openKey={openKey}
              draggedKey={dragged?.key}
              actions={actions}
              onHour={hours.pick}
            />
          ))}
          {written && !selected && (
            <Preview days={days} span={written} kind="written">
              {props.quick}
            </Preview>
          )}
          {selected && <Preview days={days} span={selected} kind={pointer.drag || coming ? 'dragged' : 'lifted'} />}
          {isToday && <NowLine days={days} now={now} />}
        </div>
      </div>
    </div>
  )
}

const tintOf = (day: string, today: string) =>
  day === today ? 'today' : [0, 6].includes(weekdayOf(day)) ? 'weekend' : undefined

/** The width of a day: in parts of one on which nothing stands side by side, and at least. */
function widthOf(abreast: number) {
  const share = Math.min(3, 1 + (abreast - 1) / 2)
  return { share, least: `max(${share * LEAST}rem, ${abreast} * var(--abreast))` }
}

/** The minute of the day at which work begins, or the first event before, less some room above its line. */
const earliest = (segments: readonly Segment[]) =>
  Math.max(0, Math.min(FIRST_OF_WORK, ...segments.map(({ top }) => top)) - 15)
