import { dayOf } from '#time.ts'
import type { EventRow } from '../../event-schemas.ts'
import { DAY_MINUTES, dayAt, type Span, startOf, toMinutes } from '../grid/local-minutes.ts'

/** An event, or an occurrence of a series, with its place in the views. */
export interface ShownEvent extends Span {
  /** Unique among all events and occurrences. */
  key: string
  row: EventRow
}

export const keyOf = ({ id, occurrence }: Pick<EventRow, 'id' | 'occurrence'>) => `${id}/${occurrence}`

/** An event of days lasts from the first minute of its first day to the end of its last. */
export function toShown(row: EventRow): ShownEvent {
  const { start_date, end_date } = row
  const span = row.all_day
    ? { start: startOf(dayOf(start_date)), end: startOf(dayOf(end_date)) + DAY_MINUTES }
    : { start: toMinutes(start_date), end: toMinutes(end_date) }
  return { key: keyOf(row), row, ...span }
}

/** Whether it stands in the strip above the hours: an event of days, or of 24 hours and more. */
export const isInStrip = ({ row, start, end }: ShownEvent) => row.all_day || end - start >= DAY_MINUTES

/** The order within a day: events of days before those with a time. */
export const daysFirst = (a: ShownEvent, b: ShownEvent) =>
  Number(b.row.all_day) - Number(a.row.all_day) || a.start - b.start

/** The last day of a span. */
export const lastDayOf = ({ start, end }: Span) => dayAt(Math.max(start, end - 1))
