import ICAL from 'ical.js'
import { type FileMoment, inZone, isDay } from './read-times.ts'
import type { JCalProperty } from './time-zone.ts'

/** Occurrences that are counted for one COUNT. */
const MAX_COUNT = 5000

/** A rule without its end, and the last day on which it may put an occurrence; null where it has no end. */
interface ReadRule {
  rule: string
  until: string | null
}

/** Undefined for nonsense, and for a COUNT beyond 5,000. */
export function readRule(property: JCalProperty, start: FileMoment): ReadRule | undefined {
  const { until, count, ...parts } = property[3] as { until?: string; count?: number }
  const rule = ICAL.Recur.fromData(parts)
  if (!rule.freq) return undefined
  const text = rule.toString()
  if (until) return { rule: text, until: lastDay(until, start) }
  if (count === undefined) return { rule: text, until: null }
  return count >= 1 && count <= MAX_COUNT ? { rule: text, until: countDays(rule, count, start) } : undefined
}

/** The last day of an UNTIL, in the zone of the start. */
export function lastDay(until: string, start: FileMoment): string {
  if (until.length === 10 || isDay(start)) return until.slice(0, 10)
  const zone = until.endsWith('Z') ? 'UTC' : start.zone
  const { local } = inZone({ local: until.slice(0, 19), zone }, start.zone)
  const day = Temporal.PlainDate.from(local.slice(0, 10))
  return (local.slice(10) < start.local.slice(10) ? day.subtract({ days: 1 }) : day).toString()
}

/** The day of the last occurrence of so many. */
function countDays(rule: ICAL.Recur, count: number, start: FileMoment): string {
  const days = rule.iterator(ICAL.Time.fromString(start.local, undefined))
  let last = start.local.slice(0, 10)
  for (let counted = 0; counted < count; counted++) {
    const day = days.next()
    if (!day) break
    last = day.toString().slice(0, 10)
  }
  return last
}
