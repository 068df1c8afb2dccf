import type { ReactNode } from 'react'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import { useStable } from '#ui/workbench/use-stable.ts'
import type { Undo } from '#ui/workbench/use-undo.ts'
import { AgendaView } from './agenda/agenda-view.tsx'
import type { EventKey } from './form/panel.tsx'
import type { Picked } from './form/values.ts'
import type { Drop } from './grid/drag.ts'
import type { EventActions } from './grid/event-block.tsx'
import { dayAt, type Span } from './grid/local-minutes.ts'
import { TimeGrid } from './grid/time-grid.tsx'
import { useKeyDrag } from './grid/use-key-drag.ts'
import { MonthView } from './month/month-view.tsx'
import type { CalendarPlace, CalendarView } from './parts/place.ts'
import { isInStrip, type ShownEvent } from './parts/shown-event.ts'
import { SearchResults } from './search/results.tsx'
import { useCalendar } from './use-calendar.ts'
import { useChanges } from './use-changes.ts'
import type { RemoveEvent } from './use-removal.ts'

interface CalendarViewsProps {
  place: CalendarPlace
  view: CalendarView
  day: string
  /** Now, in local minutes. */
  now: number
  openKey: string | undefined
  /** The span of the new event in the form. */
  written: Span | undefined
  /** Where a task that is dragged from beside would stand. */
  coming: Span | undefined
  /** What stands at that span among the hours. */
  quick: ReactNode
  undo: Undo
  onOpen: (event: EventKey) => void
  onRemove: RemoveEvent
  onPick: (picked: Picked) => void
}

const NONE: readonly ShownEvent[] = []

/** The view that the address names, or what the search found. */
export function CalendarViews(props: CalendarViewsProps) {
  const { place, view, day, now, openKey, written, coming, quick, undo, onOpen, onRemove, onPick } = props
  const calendar = useCalendar(view, day)
  const changes = useChanges(undo)
  const events = changes.withPending(calendar.events)
  const drop = (dropped: Drop) => {
    const event = events?.find(({ key }) => key === dropped.key)
    if (event) void changes.move(event, dropped)
  }
  const keys = useKeyDrag(drop)
  const actions: EventActions = useStable({
    open: (event: ShownEvent) => onOpen(event.row),
    finish: (event: ShownEvent) => void changes.finish(event),
    key(pressed, event) {
      if (!event.row.editable) return false
      if (pressed.key === 'Delete' && keys.held === undefined) {
        // Held, it would remove the next one too, which has the focus once this one is gone.
        if (!pressed.repeat) void onRemove(event.row)
        return true
      }
      return keys.handleKey(pressed, {
        key: event.key,
        start: event.start,
        end: event.end,
        title: event.row.title,
        // Of a list the next line is the next day.
        days: view === 'agenda' ? 1 : view === 'month' || isInStrip(event) ? 7 : undefined,
      })
    },
  } satisfies EventActions)

  if (place.q !== undefined)
    return (
      <div className="column gap-50 may-shrink">
        <SearchResults q={place.q} openKey={openKey} actions={{ open: actions.open, finish: actions.finish }} />
      </div>
    )
  const { query, days, dates } = calendar
  if (!events && query.error)
    return (
      <div className="column gap-50 may-shrink">
        <QueryState query={query} failed="O calendário não veio" loading={null} />
      </div>
    )
  const shared = {
    days,
    events: events ?? NONE,
    dates,
    isLoading: query.isPending,
    openKey,
    held: keys.held,
    actions,
    onDrop: drop,
    onPress: keys.release,
    onPickDay: (day: string) => onPick({ day }),
  }
  const today = dayAt(now)
  return (
    <div className="column gap-50 may-shrink">
      {view === 'month' ? (
        <MonthView {...shared} day={day} today={today} />
      ) : view === 'agenda' ? (
        !events ? (
          <LoadingRows rows={6} height={36} label="Carregando a agenda…" />
        ) : events.length + dates.length === 0 ? (
          <EmptyState title="Nada nestes 30 dias">Crie um evento, ou ligue outras datas em Mostrar.</EmptyState>
        ) : (
          <AgendaView {...shared} today={today} />
        )
      ) : (
        <TimeGrid
          key={view}
          {...shared}
          day={day}
          now={now}
          written={written}
          coming={coming}
          quick={quick}
          onPick={onPick}
        />
      )}
      {calendar.isTruncated && (
        <p role="status" className="soft">
          São eventos demais para uma tela: aqui estão os primeiros.
        </p>
      )}
      {calendar.datesError && <p className="soft">As outras datas não vieram.</p>}
      <p role="status" aria-live="assertive" className="hidden">
        {keys.spoken}
      </p>
    </div>
  )
}
