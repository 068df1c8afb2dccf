import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { failureText } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { fromWallTime } from '#time.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'
import type { Undo } from '#ui/workbench/use-undo.ts'
import { SCOPES, type Scope } from '../calendar.ts'
import type { EventRow } from '../event-schemas.ts'
import { calendarWords, movedWords, savedWords } from '../words.ts'
import { askScope } from './form/ask-scope.tsx'
import type { Drop } from './grid/drag.ts'
import { dayAt, type Span, toLocalTime } from './grid/local-minutes.ts'
import { lastDayOf, type ShownEvent } from './parts/shown-event.ts'

/** The dates of a span, as the server takes them. */
const datesOf = (span: Span, { all_day }: EventRow) =>
  all_day
    ? { start_date: dayAt(span.start), end_date: lastDayOf(span) }
    : { start_date: instantOf(span.start), end_date: instantOf(span.end) }

const instantOf = (minutes: number) => fromWallTime(toLocalTime(minutes)) ?? ''

/** Changes of events made in the views: they are shown before the server has answered, and taken back where it refuses. */
export function useChanges(undo: Undo) {
  const client = useQueryClient()
  const [pending, setPending] = useState<ReadonlyMap<string, ShownEvent>>(new Map())

  async function show(event: ShownEvent, send: () => Promise<unknown>) {
    setPending((all) => new Map(all).set(event.key, event))
    try {
      return await send()
    } catch (failure) {
      notifyError(calendarWords.notSaved, failureText(failure))
    } finally {
      await client.invalidateQueries({ queryKey: query.calendar.key() })
      setPending((all) => {
        const others = new Map(all)
        if (others.get(event.key) === event) others.delete(event.key)
        return others
      })
    }
  }

  const finish = (event: ShownEvent) => {
    const { id, occurrence, isfinish } = event.row
    const changed = { ...event, row: { ...event.row, isfinish: !isfinish } }
    const save = (isfinish: boolean) => api.calendar.save({ event: { id, occurrence, isfinish } })
    return show(changed, async () => {
      await save(!isfinish)
      undo.offer(savedWords(event.row), async () => (await show(event, () => save(isfinish))) !== undefined)
    })
  }

  /** Sends other dates. Returns the identity that the event has then. */
  const send = async (
    { id, occurrence }: Pick<EventRow, 'id' | 'occurrence'>,
    row: EventRow,
    span: Span,
    scope: Scope,
  ) => {
    const event = { id, occurrence, scope, ...datesOf(span, row) }
    const { data } = await api.calendar.save({ event })
    return data
  }

  /** Moves or resizes an event; of a series those occurrences that the person chooses. */
  const move = (event: ShownEvent, { start, end }: Drop) =>
    show({ ...event, start, end }, async () => {
      const scope = event.row.occurrence ? await askScope('Mudar o horário', SCOPES) : 'this'
      if (!scope) return
      const moved = await send(event.row, event.row, { start, end }, scope)
      undo.offer(movedWords(event.row), async () => {
        const back = await show(event, () => send(moved, event.row, event, scope))
        return back !== undefined
      })
    })

  const withPending = (events: readonly ShownEvent[] | undefined) =>
    pending.size ? events?.map((event) => pending.get(event.key) ?? event) : events
  return { withPending, finish, move }
}
