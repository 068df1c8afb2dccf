import ICAL from 'ical.js'
import type { JCalProperty } from './time-zone.ts'
import { PRODUCT } from './write.ts'

/** A time at which somebody is busy. */
export interface BusyTime {
  from: Date
  to: Date
  isTentative: boolean
}

interface FreeBusy {
  from: Date
  to: Date
  /** In any order; they may overlap. */
  busy: readonly BusyTime[]
  /** When it is written. */
  at: Date
}

const utc = (date: Date) => `${date.toISOString().slice(0, 19)}Z`

/** When somebody is busy, and nothing more (RFC 5545, 3.6.4). */
export function writeFreeBusy({ from, to, busy, at }: FreeBusy): string {
  const periods = (isTentative: boolean): JCalProperty[] => {
    const merged = merge(busy.filter((one) => one.isTentative === isTentative))
    const type = isTentative ? 'BUSY-TENTATIVE' : 'BUSY'
    return merged.map((one) => ['freebusy', { fbtype: type }, 'period', [utc(one.from), utc(one.to)]])
  }
  const times: JCalProperty[] = [
    ['dtstamp', {}, 'date-time', utc(at)],
    ['dtstart', {}, 'date-time', utc(from)],
    ['dtend', {}, 'date-time', utc(to)],
  ]
  const component = ['vfreebusy', [...times, ...periods(false), ...periods(true)], []]
  const head: JCalProperty[] = [
    ['version', {}, 'text', '2.0'],
    ['prodid', {}, 'text', PRODUCT],
  ]
  return `${ICAL.stringify(['vcalendar', head, [component]])}\r\n`
}

/** Times by start, those that touch as one. */
function merge(times: readonly BusyTime[]): BusyTime[] {
  const merged: BusyTime[] = []
  for (const one of times.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const last = merged.at(-1)
    if (last && one.from <= last.to) last.to = one.to > last.to ? one.to : last.to
    else merged.push({ ...one })
  }
  return merged
}
