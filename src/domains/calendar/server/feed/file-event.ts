import type { FileOccurrence, FileTimes } from '#platform/icalendar/file-event.ts'
import type { WrittenEvent } from '#platform/icalendar/write.ts'
import { dayOf } from '#time.ts'
import {
  extentOf,
  leadsOf,
  type Occurrence,
  type Override,
  occurrenceOn,
  onlyOccurrence,
  seriesOf,
} from '../occurrences.ts'
import type { ShownEvent } from '../read.ts'
import { nextSeriesDay } from '../series.ts'

/**
 * An event as a calendar file has it; undefined for a series without occurrences. Without `withAlarms` its alerts are not
 * in it: a guest has their own.
 */
export function toFileEvent(
  event: ShownEvent,
  overrides: readonly Override[],
  { withAlarms = false }: { withAlarms?: boolean } = {},
): WrittenEvent | undefined {
  const { uid, zone, rule } = event
  const describe = (occurrence: Occurrence) => ({
    ...describeOccurrence(occurrence, zone),
    ...(withAlarms && { alarms: alarmsOf(occurrence) }),
  })
  const series = seriesOf(event)
  const first = series && nextSeriesDay(series, series.from)
  if (series && !first) return undefined
  const differing = overrides.filter(({ removed }) => !removed)
  return {
    uid,
    zone,
    ...describe(first ? occurrenceOn(event, first) : onlyOccurrence(event)),
    // What it leaves open follows from its first occurrence as from its start.
    rule,
    until: series?.until ?? null,
    removed: overrides.filter(({ removed }) => removed).map(({ day }) => day),
    changed: differing
      .filter((one) => isVisible(one) || (withAlarms && hasOwnAlert(one)))
      .map(
        ({ day, ...override }): FileOccurrence => ({
          day,
          ...describe(occurrenceOn(event, day, { day, ...override })),
        }),
      ),
    sequence: event.revision,
    created: event.created_at.toISOString(),
    changedAt: event.updated_at.toISOString(),
  }
}

/** Whether an occurrence differs in what a file says: not that it is finished, or when its alert is. */
const isVisible = ({ title, description, location, all_day, starts_at }: Override) =>
  [title, description, location, all_day, starts_at].some((value) => value !== null)

const hasOwnAlert = ({ alert, alert_lead, more_alerts }: Override) =>
  [alert, alert_lead, more_alerts].some((value) => value !== null)

/** The earliest first; of whole days to the midnight that begins the first. */
function alarmsOf(occurrence: Occurrence): number[] {
  const offset = Math.round((occurrence.starts_at.getTime() - extentOf(occurrence).from.getTime()) / 1000)
  return leadsOf(occurrence)
    .map((lead) => lead - offset)
    .toSorted((one, other) => other - one)
}

export const describeOccurrence = (occurrence: Occurrence, zone: string) => ({
  title: occurrence.title,
  description: occurrence.description,
  location: occurrence.location,
  ...timesOf(occurrence, zone),
})

function timesOf({ all_day, starts_at, ends_at }: Occurrence, zone: string): FileTimes {
  if (all_day) return { allDay: true, start: dayOf(starts_at), end: dayOf(ends_at) }
  return { allDay: false, start: localTime(starts_at, zone), end: localTime(ends_at, zone) }
}

const localTime = (instant: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
