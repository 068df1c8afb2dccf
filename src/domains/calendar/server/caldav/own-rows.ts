import type { ReadEvent } from '#platform/icalendar/read.ts'
import { NOTHING, toOverrides } from '../from-file/overrides.ts'
import { type EventColumns, type Override, seriesOf } from '../occurrences.ts'
import { occursOn } from '../series.ts'
import { invalidData } from './refusals.ts'

/**
 * What occurrences of a series have of their own after a file has said all of them: what no file says, their tag and whether
 * they are done, stays as long as the series has their day.
 * @param event the series after the change
 * @param old what they had
 */
export function toOwnRows(read: ReadEvent, event: EventColumns, old: readonly Override[]): Override[] {
  const series = seriesOf(event)
  if (!series) return []
  const said = toOverrides(read, event, (remark) => {
    throw invalidData(remark)
  })
  const rows = new Map(said.map((row) => [row.day, row]))
  for (const { day, removed: wasRemoved, isfinish, tag_id, alerts, alert, alert_lead, more_alerts } of old) {
    if (wasRemoved || rows.get(day)?.removed) continue
    const row = rows.get(day) ?? (occursOn(series, day) ? { ...NOTHING, day } : undefined)
    // Alerts that are off have times that no file says. One that only followed its series is now off by itself.
    const isStillOff = row?.alert === false && alert === false
    if (row) rows.set(day, { ...row, isfinish, tag_id, alerts, ...(isStillOff && { alert, alert_lead, more_alerts }) })
  }
  return [...rows.values()].filter(isOwn)
}

/** Whether an occurrence has anything of its own. */
const isOwn = ({ day: _, event_id: __, removed, isfinish, ...values }: Override) =>
  removed || isfinish || Object.values(values).some((value) => value !== null)
