import ICAL from 'ical.js'
import { findAll } from './read-blocks.ts'
import { lastDay } from './read-rule.ts'
import { type FileMoment, inZone, isDay } from './read-times.ts'
import { toBrazilian } from './said.ts'
import type { JCal, JCalProperty } from './time-zone.ts'

/** Exceptions that a remark names. */
const MAX_NAMED = 5

interface Exceptions {
  /** Days on which the rule puts an occurrence that does not take place. */
  removed: string[]
  /** EXDATEs, as Brazil writes them, at which the series has no occurrence: by RFC 5545, 3.8.5.1, they exclude nothing. */
  strange: string[]
}

/** What EXDATE excludes of a series. A day alone excludes that of a series with times too, as programs write it. */
export function readExdates(
  component: JCal,
  start: FileMoment,
  read: (property: JCalProperty, value?: unknown) => FileMoment | undefined,
): Exceptions {
  const removed: string[] = []
  const strange: string[] = []
  for (const property of findAll(component, 'exdate'))
    for (const value of property.slice(3)) {
      const moment = read(property, value)
      if (!moment) {
        strange.push(String(value).slice(0, 40))
        continue
      }
      const { local } = inZone(moment, start.zone)
      if (isDay(moment) || isDay(start) || local.slice(10) === start.local.slice(10)) removed.push(local.slice(0, 10))
      else strange.push(`${toBrazilian(local)} ${local.slice(11, 16)}`)
    }
  return { removed, strange }
}

/** A rule of exceptions: EXRULE of RFC 2445, 4.8.5.2; RFC 5545 has it no longer. */
export interface FileExrule {
  /** Without UNTIL and COUNT; '' for nonsense. */
  rule: string
  /** The last day on which it may exclude an occurrence; null where it does not say it. */
  until: string | null
  /** How many days it has, from the start on; null where it does not say it. */
  count: number | null
}

export const readExrules = (component: JCal, start: FileMoment): FileExrule[] =>
  findAll(component, 'exrule').map(([, , , value]) => {
    const { until, count, ...parts } = value as { until?: string; count?: number }
    const rule = ICAL.Recur.fromData(parts)
    return {
      rule: rule.freq ? rule.toString() : '',
      until: until ? lastDay(until, start) : null,
      count: count ?? null,
    }
  })

/** The first of a list, and how many there are besides. */
export const listSome = (texts: readonly string[]) =>
  texts.slice(0, MAX_NAMED).join(', ') + (texts.length > MAX_NAMED ? ` e outras ${texts.length - MAX_NAMED}` : '')
