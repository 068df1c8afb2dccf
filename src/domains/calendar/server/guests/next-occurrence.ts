import type { FileOccurrence } from '#platform/icalendar/file-event.ts'
import type { WrittenEvent } from '#platform/icalendar/write.ts'
import { addDays, dayOf, daysBetween } from '#time.ts'
import { nextSeriesDay } from '../series.ts'
import { instantOf } from '../zoned.ts'

/** What a guest is shown of an event, or of one occurrence of a series: its texts, and when it is. */
export interface ShownToGuest extends Pick<FileOccurrence, 'title' | 'description' | 'location'> {
  /** ISO 8601 in UTC, or the first day where it lasts all day. */
  start: string
  /** The same; the last day. */
  end: string
  allDay: boolean
}

/**
 * The occurrence that a guest of an event is shown: of a series the next that is not over, as it was changed, else the
 * first. Removed ones do not count.
 */
export function nextOccurrence(event: WrittenEvent, now: Date): ShownToGuest {
  const { rule, until, removed, changed } = event
  const first = regularOn(event, event.start.slice(0, 10))
  if (rule === null) return first
  const taken = new Set([...removed, ...changed.map(({ day }) => day)])
  const series = { rule, start: event.start.slice(0, 10), from: event.start.slice(0, 10), until }
  const own = changed.map((one) => ({ ...textsOf(one), allDay: one.allDay, ...instantsOf(one, event.zone) }))
  // One that began days ago may still last.
  const length = daysBetween(event.start.slice(0, 10), event.end.slice(0, 10)) + 1
  let day = nextSeriesDay(series, later(series.start, addDays(dayOf(now), -length)))
  while (day && (taken.has(day) || isOver(regularOn(event, day), now))) day = nextSeriesDay(series, addDays(day, 1))
  const [next] = [...own.filter((one) => !isOver(one, now)), ...(day ? [regularOn(event, day)] : [])].sort(
    (one, other) => (one.start < other.start ? -1 : 1),
  )
  return next ?? own.find((_, index) => changed[index]!.day === series.start) ?? first
}

const later = (one: string, other: string) => (one > other ? one : other)

const textsOf = ({ title, description, location }: Pick<FileOccurrence, 'title' | 'description' | 'location'>) => ({
  ...{ title, description, location },
})

/** The occurrence of a day as the series has it. */
function regularOn(event: WrittenEvent, day: string): ShownToGuest {
  const { allDay, start, end, zone } = event
  const shared = { ...textsOf(event), allDay }
  if (allDay) return { ...shared, start: day, end: addDays(day, daysBetween(start, end)) }
  const begin = instantOf(`${day}${start.slice(10)}`, zone)
  const length = instantOf(end, zone).getTime() - instantOf(start, zone).getTime()
  return { ...shared, start: begin.toISOString(), end: new Date(begin.getTime() + length).toISOString() }
}

const instantsOf = ({ allDay, start, end }: FileOccurrence, zone: string) =>
  allDay ? { start, end } : { start: instantOf(start, zone).toISOString(), end: instantOf(end, zone).toISOString() }

const isOver = ({ allDay, end }: ShownToGuest, now: Date) => (allDay ? end < dayOf(now) : new Date(end) <= now)
