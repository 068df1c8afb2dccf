import { useLayoutEffect, useRef } from 'react'
import { dayAt, startOf } from '../grid/local-minutes.ts'
import { useGridPointer } from '../grid/use-grid-pointer.ts'
import type { ViewProps } from '../parts/view-props.ts'
import { AgendaDay, EmptyDays } from './agenda-day.tsx'
import { groupDays } from './group-days.ts'

interface AgendaViewProps
  extends Pick<ViewProps, 'days' | 'events' | 'dates' | 'openKey' | 'held' | 'actions' | 'onDrop' | 'onPress'> {
  today: string
}

/**
 * The days that have something, one below the other, and between them those that have nothing. Events are dragged from day to
 * day and keep their time; the day that one would go to is marked, and nothing else moves.
 */
export function AgendaView(props: AgendaViewProps) {
  const { days, today, events, dates, openKey, held, actions, onDrop, onPress } = props
  const area = useRef<HTMLOListElement>(null)
  const scroller = useRef(document.documentElement)
  const last = useRef(days[0]!)
  const { drag, onPointerDown } = useGridPointer({
    area,
    scroller,
    minutesAt(point) {
      last.current = dayUnder(point.x, point.y) ?? last.current
      return startOf(last.current)
    },
    spanOf: (key) => events.find((event) => event.key === key && event.row.editable),
    onPick: () => undefined,
    onDrop,
  })
  const moved = drag?.key === undefined ? held : drag
  const from = events.find(({ key }) => key === moved?.key)
  // Of an event of several days that of the first one.
  const target = moved && from && moved.start !== from.start ? dayAt(moved.start) : undefined

  const lifted = useRef<string>(undefined)
  useLayoutEffect(() => {
    const { current: list } = area
    if (held) {
      lifted.current = held.key
      list?.querySelector(`[data-day="${dayAt(held.start)}"]`)?.scrollIntoView({ block: 'nearest' })
    } else if (lifted.current) {
      // Where it was dropped it is another element.
      if (document.activeElement === document.body)
        list?.querySelector<HTMLElement>(`[data-event="${lifted.current}"] button[data-line]`)?.focus()
      lifted.current = undefined
    }
  }, [held])

  const shared = { today, openKey, target, draggedKey: moved?.key, actions }
  return (
    <ol
      ref={area}
      className="stack one-column gap-125 bare-list"
      onPointerDown={(event) => {
        onPress()
        onPointerDown(event)
      }}
    >
      {groupDays(days, events, dates).map((group) =>
        Array.isArray(group) ? (
          <EmptyDays key={group[0]} days={group} target={target} />
        ) : (
          <AgendaDay key={group.day} {...group} {...shared} />
        ),
      )}
    </ol>
  )
}

const dayUnder = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('li[data-day]')?.dataset.day
