import { AppError } from '#platform/errors.ts'
import type { FileOccurrence } from '#platform/icalendar/file-event.ts'
import type { ReadEvent } from '#platform/icalendar/read.ts'
import type { FileExrule } from '#platform/icalendar/read-exceptions.ts'
import { hashOf, MAX_UID, remarkOn } from '#platform/icalendar/said.ts'
import { addDays } from '#time.ts'
import { MAX_ALERTS } from '../../calendar.ts'
import type { EventFields } from '../../event-schemas.ts'
import { normalizeRule } from '../../rule.ts'
import { changeFields, startingFields, toColumns } from '../fields.ts'
import { toFields, toOverrides } from '../from-file.ts'
import { nextAlertAt } from '../next-alert.ts'
import { seriesOf } from '../occurrences.ts'
import { lifetimeOf, searchColumn } from '../refresh.ts'
import { listSeriesDays, type Series } from '../series.ts'
import { columnsOf, splitSeries } from './split-series.ts'

/** How the UID of a part ends that was split off a series. */
export const FOLLOWING = '/following'

/** An event of a file as it is stored. */
export type NewEvent = ReturnType<typeof toNewEvent>

type Say = (remark: string, title?: string) => void

/**
 * An event of a file as it is stored: of a series that is changed from an occurrence on each part, the first before those
 * that were split off. Throws AppError with the reason, where the calendar cannot have it.
 * @param say takes what is read otherwise than the file says it, in Portuguese
 */
export function toNewEvents(read: ReadEvent, now: Date, say: (remark: string) => void): NewEvent[] {
  const sayOf: Say = (remark, title = read.title) => say(remarkOn(title, remark))
  if (read.alarms.length > MAX_ALERTS)
    sayOf(`tem ${read.alarms.length} alertas; ficam os ${MAX_ALERTS} mais próximos do começo.`)
  const patch = toFields(read)
  const whole = changeFields(startingFields(patch), patch)
  const { parts, single } = splitSeries(whole, read.following, (remark, changed) => sayOf(remark, changed?.title))
  const removed = [...read.removed, ...excludedOf(read, whole, sayOf)]
  const changed = [...read.changed, ...single]
  const events = parts.flatMap(({ fields, since, days }, index) => {
    const until = parts[index + 1]?.since ?? '9999'
    const own = <Row extends { day: string }>(rows: readonly Row[]) =>
      rows.filter(({ day }) => day >= since && day < until).map((row) => ({ ...row, day: addDays(row.day, days) }))
    const exceptions = { removed: own(removed.map((day) => ({ day }))).map(({ day }) => day), changed: own(changed) }
    return fields ? toNewEvent({ ...exceptions, uid: uidOf(read.uid, since), fields }, read.sequence, now, sayOf) : []
  })
  if (events.length === 0) throw new AppError('invalid', 'Está cancelado.')
  return events
}

/** What identifies a part of a series that was split, the same each time the file is read. */
function uidOf(uid: string, since: string): string {
  if (!since) return uid
  const own = `${uid}/${since}${FOLLOWING}`
  return own.length > MAX_UID ? `${hashOf(uid)}/${since}${FOLLOWING}` : own
}

/** The days of a series that its EXRULEs exclude. */
function excludedOf({ exrules }: ReadEvent, whole: EventFields, say: Say): string[] {
  const series = seriesOf(columnsOf(whole))
  return exrules.flatMap((rule) => {
    const days = series && listExcluded(series, rule)
    if (!days) say('a regra de exceções (EXRULE) não é aplicada; exclua esses dias à mão.')
    return days ?? []
  })
}

interface Own {
  uid: string
  fields: EventFields
  removed: readonly string[]
  changed: readonly FileOccurrence[]
}

function toNewEvent({ uid, fields, ...exceptions }: Own, sequence: number, now: Date, say: Say) {
  // No file says which task it is the time for.
  const { task_id: _, ...stored } = toColumns(fields)
  const event = columnsOf(fields)
  const overrides = event.rule === null ? [] : toOverrides(exceptions, event, say)
  const { from, to } = lifetimeOf(event, overrides)
  return {
    uid,
    fields,
    overrides,
    columns: {
      ...stored,
      first_at: from,
      last_at: to,
      next_alert_at: nextAlertAt(event, overrides, now),
      search: searchColumn(event, overrides),
      imported_sequence: sequence,
      // One more as long as nobody has changed it here: see 0047_imported_sequence.sql.
      revision: sequence + 1,
      updated_at: now,
    },
  }
}

/** Days from the first that a rule of exceptions is followed for, 22 years: a tenth of a second where each has an occurrence. */
const MAX_SPAN = 8000
/** Days that one rule may exclude: as many as an import counts for a COUNT. */
const MAX_DAYS = 5000

/**
 * The days of a series that a rule of exceptions excludes (EXRULE, RFC 2445, 4.8.5.2). Undefined: neither of the two
 * has an end, it is too far away or has too many days (`MAX_SPAN`, `MAX_DAYS`), or the calendar does not have such a
 * rule.
 */
function listExcluded(series: Series, { rule: text, until, count }: FileExrule): string[] | undefined {
  const rule = normalizeRule(text)
  const furthest = addDays(series.from, MAX_SPAN)
  const end = [until, series.until].filter((day) => day !== null).sort()[0]
  if (!rule || (count === null && (end === undefined || end > furthest))) return undefined
  const last = end !== undefined && end < furthest ? end : furthest
  const all = listSeriesDays({ ...series, rule, until: null }, series.from, last)
  // Not all of so many are near enough.
  if (count !== null && all.length < count && last !== end) return undefined
  const excluded = new Set(count === null ? all : all.slice(0, count))
  if (excluded.size === 0) return []
  const days = listSeriesDays(series, series.from, [...excluded].at(-1)!).filter((day) => excluded.has(day))
  return days.length > MAX_DAYS ? undefined : days
}
