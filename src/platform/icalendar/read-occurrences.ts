import type { FileOccurrence } from './file-event.ts'
import { find, textOf } from './read-blocks.ts'
import { type FileMoment, inZone, isDay, readTimes, zoned } from './read-times.ts'
import type { JCal, JCalProperty } from './time-zone.ts'

/** An occurrence from which on a series is changed or ends: RECURRENCE-ID with RANGE=THISANDFUTURE (RFC 5545, 3.2.13). */
export interface Following {
  /** The day on which the rule of the event puts it. */
  day: string
  /** How it and those after it are; null where they do not take place. */
  changed: FileOccurrence | null
}

interface Occurrences {
  removed: string[]
  changed: FileOccurrence[]
  following: Following[]
}

/** The occurrences of a series that its file has as components of their own. */
export function readOccurrences(
  others: readonly { component: JCal; occurrence: JCalProperty | undefined }[],
  start: FileMoment,
  read: (property: JCalProperty, value?: unknown) => FileMoment | undefined,
  say: (component: JCal, remark: string) => void,
): Occurrences {
  const found: Occurrences = { removed: [], changed: [], following: [] }
  for (const { component, occurrence } of others) {
    const moment = read(occurrence!)
    const day = moment && inZone(moment, start.zone).local.slice(0, 10)
    const isRange = occurrence![1].range?.toUpperCase() === 'THISANDFUTURE'
    if (day && isCancelled(component)) {
      if (isRange) found.following.push({ day, changed: null })
      else found.removed.push(day)
      continue
    }
    const at = find(component, 'dtstart')
    const begin = at && read(at)
    const times = begin && readTimes(component, inZone(begin, start.zone), read)
    const changed = day && times && { day, ...times, ...textsOf(component), alarms: readAlarms(component, begin!) }
    if (!changed) say(component, 'uma ocorrência mudada fica de fora: as datas não fazem sentido.')
    else if (isRange) found.following.push({ day, changed })
    else found.changed.push(changed)
  }
  return found
}

export const textsOf = (component: JCal) => ({
  title: textOf(component, 'summary'),
  description: textOf(component, 'description'),
  location: textOf(component, 'location'),
})

export const isCancelled = (component: JCal) => textOf(component, 'status').toUpperCase() === 'CANCELLED'

/** Seconds from each alarm of a component to its start, each once, the earliest first. Those by its end are left out. */
export function readAlarms([, , components]: JCal, start: FileMoment): number[] {
  const leads = components.filter(([name]) => name === 'valarm').flatMap((alarm) => readLead(alarm, start) ?? [])
  return [...new Set(leads)].toSorted((one, other) => other - one)
}

function readLead(alarm: JCal, start: FileMoment): number | undefined {
  const trigger = find(alarm, 'trigger')
  if (!trigger || trigger[1].related?.toUpperCase() === 'END') return undefined
  try {
    const value = String(trigger[3])
    if (trigger[2] !== 'date-time') return -secondsOf(Temporal.Duration.from(value))
    const begin = isDay(start) ? Temporal.PlainDate.from(start.local).toZonedDateTime(start.zone) : zoned(start)
    return Math.round((begin.epochMilliseconds - Temporal.Instant.from(value).epochMilliseconds) / 1000)
  } catch {
    return undefined
  }
}

/** A day of a duration is 24 hours here. */
const secondsOf = ({ weeks, days, hours, minutes, seconds }: Temporal.Duration) =>
  (((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds
