import type { ShownEvent } from '../parts/shown-event.ts'
import { drawnSpan, type Place, placeSideBySide } from './columns.ts'
import { DAY_MINUTES, startOf, withinDay } from './local-minutes.ts'

/** The part of an event within one day, as it is drawn. */
export interface Segment {
  event: ShownEvent
  /** Minutes of the day. */
  top: number
  height: number
  place: Place
  /** Whether the event begins, and ends, in this part. */
  isFirst: boolean
  isLast: boolean
}

/** The parts of the events within a day, in order of their start. */
export function segmentsOf(events: readonly ShownEvent[], day: string): Segment[] {
  const first = startOf(day)
  const last = first + DAY_MINUTES
  const parts = events.flatMap((event) => {
    const part = withinDay(event, day)
    return part ? [{ event, drawn: drawnSpan(part, last) }] : []
  })
  const places = placeSideBySide(parts.map(({ drawn }) => drawn))
  return parts.map(({ event, drawn }, index) => ({
    event,
    top: drawn.start - first,
    height: drawn.end - drawn.start,
    place: places[index]!,
    isFirst: event.start >= first,
    isLast: event.end <= last,
  }))
}

/** The most events that stand side by side. */
export const mostColumns = (segments: readonly Segment[]) =>
  segments.reduce((most, { place }) => Math.max(most, place.columns), 1)
