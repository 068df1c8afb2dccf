import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { useTopic } from '#client/calls/events.ts'
import { query } from '#client/calls/query.ts'
import { readAgain } from '#client/calls/read-again.ts'
import { useSession } from '#client/session/session.ts'
import type { CalendarView } from './parts/place.ts'
import { toShown } from './parts/shown-event.ts'
import { daysOf } from './parts/titles.ts'
import { useShownOverlays } from './parts/use-shown-overlays.ts'

/** What a view shows around a day: its days, their events and the dates of the overlays. Undefined until loaded. */
export function useCalendar(view: CalendarView, day: string) {
  const days = useMemo(() => daysOf(view, day), [view, day])
  const range = { from: days[0]!, to: days.at(-1)! }
  const isDay = view === 'day'
  const ofDay = useQuery(query.calendar.day.queryOptions({ input: { date: day }, enabled: isDay }))
  const ofRange = useQuery(query.calendar.range.events.queryOptions({ input: range, enabled: !isDay }))
  const { layers, isHidden } = useShownOverlays()
  const ofOverlays = useQuery(
    query.calendar.range.dates.queryOptions({
      input: { ...range, layers: [...layers] },
      enabled: layers.length > 0,
      // The dates stay while another overlay is read; those of other days are left out below.
      placeholderData: keepPreviousData,
    }),
  )
  const rows = isDay ? ofDay.data?.result : ofRange.data?.data
  const events = useMemo(
    () => rows?.filter(({ id_calendar_tag }) => !isHidden(id_calendar_tag)).map(toShown),
    [rows, isHidden],
  )
  const read = ofOverlays.data?.data
  const dates = useMemo(
    () => read?.filter((date) => layers.includes(date.layer) && days.includes(date.day)) ?? [],
    [read, layers, days],
  )
  return {
    days,
    query: isDay ? ofDay : ofRange,
    events,
    dates,
    datesError: layers.length > 0 ? ofOverlays.error : null,
    isTruncated: !isDay && ofRange.data?.truncated === true,
  }
}

/** Reads the calendar again whenever it changes elsewhere, and once at first: it may have changed while it was read. */
export function useLiveCalendar() {
  const client = useQueryClient()
  const { user } = useSession()
  const known = useRef<number>(undefined)
  useTopic(user && `calendar:${user.id}`, (counter) => {
    if (counter === undefined || counter === known.current) return
    known.current = counter
    void readAgain(client, { queryKey: query.calendar.key(), counter })
  })
}
