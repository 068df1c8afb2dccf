import type { FileTimes } from './file-event.ts'
import { find } from './read-blocks.ts'
import type { JCal, JCalProperty } from './time-zone.ts'
import type { ZoneNames } from './zone-names.ts'

/** A moment of a file: a day, or a local time in a zone. */
export interface FileMoment {
  /** '2026-11-24' or '2026-11-24T08:00:00'. */
  local: string
  zone: string
}

const DAY = /^\d{4}-\d\d-\d\d$/

/** A moment of a property; undefined for nonsense. A time without a zone is one of the house's. */
export function readMoment(
  [, { tzid }, , first]: JCalProperty,
  names: ZoneNames,
  house: string,
  value: unknown = first,
): FileMoment | undefined {
  // Ical.js makes this of a day that is not marked as one.
  const text = String(value).replace(/T::$/, '')
  const [, local, utc] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(Z?)$/.exec(text) ?? []
  if (!isReal(local ?? text)) return undefined
  if (!local) return { local: text, zone: house }
  if (utc) return { local, zone: 'UTC' }
  return { local, zone: tzid ? names.find(tzid, Number(local.slice(0, 4))) : house }
}

/** Whether a day, or a local time, exists. */
function isReal(local: string): boolean {
  try {
    if (DAY.test(local)) Temporal.PlainDate.from(local, { overflow: 'reject' })
    else if (/T\d/.test(local)) Temporal.PlainDateTime.from(local, { overflow: 'reject' })
    else return false
    return true
  } catch {
    return false
  }
}

export const isDay = ({ local }: FileMoment) => local.length === 10

export const zoned = ({ local, zone }: FileMoment) => Temporal.PlainDateTime.from(local).toZonedDateTime(zone)

/** The same moment by another zone's clock. */
export const inZone = (moment: FileMoment, zone: string): FileMoment =>
  isDay(moment) || moment.zone === zone ? moment : localOf(zoned(moment).withTimeZone(zone))

const localOf = (at: Temporal.ZonedDateTime): FileMoment => ({
  local: at.toPlainDateTime().toString({ smallestUnit: 'second' }),
  zone: at.timeZoneId,
})

/** The end of an event that begins at `start`, by DTEND or DURATION; undefined for nonsense, and before the start. */
export function readTimes(
  component: JCal,
  start: FileMoment,
  readOther: (property: JCalProperty) => FileMoment | undefined,
): FileTimes | undefined {
  const given = find(component, 'dtend')
  const duration = find(component, 'duration')
  const allDay = isDay(start)
  const times = (end: FileMoment) => ({ allDay, start: start.local, end: inZone(end, start.zone).local })
  try {
    const length = duration && Temporal.Duration.from(String(duration[3]))
    const end = given ? readOther(given) : length ? later(start, length) : start
    if (!end || isDay(end) !== allDay) return undefined
    // In files the end of whole days is the day after them; without one, and in some files, it is the same day.
    const last = allDay && end.local > start.local ? later(end, Temporal.Duration.from({ days: -1 })) : end
    return times(last).end < start.local ? undefined : times(last)
  } catch {
    return undefined
  }
}

function later(start: FileMoment, duration: Temporal.Duration): FileMoment {
  if (!isDay(start)) return localOf(zoned(start).add(duration))
  return { ...start, local: Temporal.PlainDate.from(start.local).add(duration).toString() }
}
