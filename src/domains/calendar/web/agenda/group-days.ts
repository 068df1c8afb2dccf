import type { OverlayDate } from '../../range-contract.ts'
import { withinDay } from '../grid/local-minutes.ts'
import { daysFirst, type ShownEvent } from '../parts/shown-event.ts'

/** A day that has something. */
export interface DayItems {
  day: string
  events: readonly ShownEvent[]
  dates: readonly OverlayDate[]
}

/** The days in order: each that has something, and as one those in a row that have nothing. */
export function groupDays(
  days: readonly string[],
  events: readonly ShownEvent[],
  dates: readonly OverlayDate[],
): (DayItems | string[])[] {
  const groups: (DayItems | string[])[] = []
  for (const day of days) {
    const own = events.filter((event) => withinDay(event, day)).sort(daysFirst)
    const marked = dates.filter((date) => date.day === day)
    const last = groups.at(-1)
    if (own.length + marked.length > 0) groups.push({ day, events: own, dates: marked })
    else if (Array.isArray(last)) last.push(day)
    else groups.push([day])
  }
  return groups
}
