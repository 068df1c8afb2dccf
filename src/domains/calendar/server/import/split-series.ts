import { AppError } from '#platform/errors.ts'
import type { FileOccurrence } from '#platform/icalendar/file-event.ts'
import type { Following } from '#platform/icalendar/read-occurrences.ts'
import { toBrazilian } from '#platform/icalendar/said.ts'
import { addDays, FIRST_DAY, LAST_DAY, TIME_ZONE } from '#time.ts'
import type { EventFields } from '../../event-schemas.ts'
import { changeFields, type Patch, toColumns, toSeriesChange } from '../fields.ts'
import { type EventColumns, occurrenceOn, seriesOf } from '../occurrences.ts'
import { moveRule, occursOn, previousSeriesDay } from '../series.ts'
import { instantOf } from '../zoned.ts'

/** A part of a series of a file, which is a series of its own here. */
export interface Part {
  /** Null for a part that does not take place. */
  fields: EventFields | null
  /** The day of the file's rule with which it begins; '' for the first part. */
  since: string
  /** Days that its occurrences are moved by against the file's rule. */
  days: number
}

interface Split {
  parts: Part[]
  /** Those that could not be taken for more than their own day. */
  single: FileOccurrence[]
}

/** An event as its row has it, for what is computed of it. */
export const columnsOf = (fields: EventFields): EventColumns => ({
  ...toColumns(fields),
  id: 0,
  tag_id: 0,
  isfinish: false,
})

/**
 * Splits a series before each occurrence from which on its file changes it (RFC 5545, 3.2.13), as a change of "this and
 * those after" does (change-series.ts). Where that is the first one, the whole is changed.
 * @param say takes what cannot be done, in Portuguese
 */
export function splitSeries(
  whole: EventFields,
  following: readonly Following[],
  say: (remark: string, changed: FileOccurrence | null) => void,
): Split {
  const parts: Part[] = [{ fields: whole, since: '', days: 0 }]
  const single: FileOccurrence[] = []
  for (const { day: since, changed } of following.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    const part = parts.at(-1)!
    const day = addDays(since, part.days)
    const series = part.fields && seriesOf(columnsOf(part.fields))
    if (!part.fields || !series || since < FIRST_DAY || since > LAST_DAY || !occursOn(series, day)) {
      say(`a mudança “desta em diante” de ${toBrazilian(since)} fica de fora: a série não ocorre nesse dia.`, changed)
      continue
    }
    const next = tryToChange(part.fields, day, changed)
    if (next instanceof AppError) {
      say(
        `a mudança “desta em diante” vale só em ${toBrazilian(since)}; as seguintes ficam como a série. ${next.message}`,
        changed,
      )
      single.push(changed!)
      continue
    }
    const isFirst = !previousSeriesDay(series, day)
    const fields = next && changeFields(part.fields, isFirst ? next.patch : { ...next.patch, ...next.from })
    const later = { fields, since: isFirst ? part.since : since, days: part.days + (next?.days ?? 0) }
    if (isFirst) parts.pop()
    else part.fields = changeFields(part.fields, { repeat_end_date: addDays(day, -1) })
    parts.push(later)
  }
  return { parts, single }
}

/** What the occurrence of a day, changed so, means for its series; null where that ends before it; why it cannot be. */
function tryToChange(fields: EventFields, day: string, changed: FileOccurrence | null) {
  if (!changed) return null
  try {
    const regular = occurrenceOn(columnsOf(fields), day)
    const shown = {
      ...fields,
      start_date: regular.starts_at.toISOString(),
      end_date: regular.ends_at.toISOString(),
      alert_date: '',
    }
    const { title, description, location, allDay, start, end } = changed
    const zone = fields.zone
    const instant = (local: string) =>
      (allDay ? instantOf(`${local}T12:00`, TIME_ZONE) : instantOf(local, zone)).toISOString()
    const all: Patch = {
      title,
      description,
      location,
      all_day: allDay,
      start_date: instant(start),
      end_date: instant(end),
    }
    const patch = Object.fromEntries(
      Object.entries(all).filter(([name, value]) => value !== shown[name as keyof EventFields]),
    )
    const change = toSeriesChange(fields, shown, patch, moveRule)
    const from = { repeat_star_date: addDays(day, change.days) }
    // Throws what the calendar cannot have, before anything is split.
    changeFields(fields, { ...change.patch, ...from })
    return { ...change, from }
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}
