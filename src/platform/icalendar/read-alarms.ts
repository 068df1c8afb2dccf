import { find } from './read-blocks.ts'
import { type FileMoment, isDay, zoned } from './read-times.ts'
import type { JCal } from './time-zone.ts'

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
