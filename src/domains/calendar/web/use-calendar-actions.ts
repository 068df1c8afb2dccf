import { useEffect, useState } from 'react'
import { useManners } from '#client/interface/manners.ts'
import { useChangeSearch } from '#client/page/use-change-search.ts'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import { useStable } from '#ui/workbench/use-stable.ts'
import type { EventKey } from './form/panel.tsx'
import { type Picked, spanOf } from './form/values.ts'
import { clockOf, dayAt, type Span, startOf } from './grid/local-minutes.ts'
import { focusEvent } from './parts/find-event.ts'
import type { CalendarPlace } from './parts/place.ts'
import { titleFor, type usePlanning } from './tasks/use-planning.ts'
import { plannedMinutes } from './tasks/use-task-drag.ts'

interface Shown {
  place: CalendarPlace
  day: string
  /** In local minutes. */
  now: number
  isNarrow: boolean
  planning: ReturnType<typeof usePlanning>
}

/** Which event is open or being made, and what opens, begins and closes one. */
export function useCalendarActions({ place, day, now, isNarrow, planning }: Shown) {
  const onPlace = useChangeSearch<CalendarPlace>()
  const { drawsEvents } = useManners()
  const open: EventKey | undefined = place.event ? { id: place.event, occurrence: place.occurrence ?? '' } : undefined
  const [isCreating, setCreating] = useState(false)
  const [isQuick, setQuick] = useState(false)
  const [picked, setPicked] = useState<Picked>(() => firstPick(day, now))
  const [written, setWritten] = useState<Span>()
  // A new event is of the day that is shown, until a time was chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each day, not each minute
  useEffect(() => setPicked(firstPick(day, now)), [day])

  const actions = useStable({
    open: ({ id, occurrence }: EventKey) => onPlace({ event: id, occurrence: occurrence || undefined }),
    create: (next?: Picked) => {
      if (next) setPicked(next)
      setQuick(false)
      setCreating(true)
      if (place.event) onPlace({ event: undefined, occurrence: undefined })
      if (!isNarrow) focusTitle()
    },
    pick(next: Picked) {
      if (drawsEvents && !isNarrow && 'start' in next && !isCreating) {
        setPicked(next)
        setWritten(next)
        setQuick(true)
        if (place.event) onPlace({ event: undefined, occurrence: undefined })
        return
      }
      const [at, time] = 'day' in next ? [next.day, ''] : [dayAt(next.start), ` ${clockOf(next.start)}`]
      const moment = `${at.split('-').reverse().join('/')}${time}`
      notifySuccess([`Hora Adicionada ${moment}`, `Novo evento em ${moment}`])
      actions.create(next)
    },
    /** Begins the event of a task. */
    plan(task: Parameters<typeof titleFor>[0] & { id: number; estimate?: number | null }) {
      if (isNarrow) planning.setShown(false)
      const { start } = hourOf(day, now)
      const end = start + plannedMinutes({ estimate: task.estimate ?? null })
      actions.create({ start, end, title: titleFor(task), task: task.id })
    },
    write: (values: Parameters<typeof spanOf>[0]) => setWritten(spanOf(values)),
    close() {
      setCreating(false)
      setQuick(false)
      setWritten(undefined)
      if (!open) return
      onPlace({ event: undefined, occurrence: undefined })
      focusEvent(open)
    },
  })
  return { actions, open, isCreating, isQuick, picked, written }
}
export type CalendarActions = ReturnType<typeof useCalendarActions>['actions']

/** The time of a new event: the next hour of today, nine o'clock of any other day. */
const firstPick = (day: string, now: number): Picked => ({ ...hourOf(day, now), isOffered: true })

function hourOf(day: string, now: number): Span {
  const hour = day === dayAt(now) ? Math.min(23, Math.floor((now % 1440) / 60) + 1) : 9
  const start = startOf(day) + hour * 60
  return { start, end: start + 60 }
}

const focusTitle = () =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('aside [data-path="title"]')?.focus({ preventScroll: true }),
  )
