import type { FileOccurrence } from '#platform/icalendar/file-event.ts'
import type { ReadEvent } from '#platform/icalendar/read.ts'
import { TIME_ZONE } from '#time.ts'
import { toOverrides } from '../import/new-event.ts'
import { type EventColumns, type Override, seriesOf } from '../occurrences.ts'
import { occursOn } from '../series.ts'
import { instantOf } from '../zoned.ts'
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
  const { removed, changed } = read
  const said = toOverrides({ removed, changed }, event, (remark) => {
    throw invalidData(remark)
  })
  const alarms = new Map(changed.map((one) => [one.day, one]))
  const rows = new Map(said.map((row) => [row.day, withAlert(row, alarms.get(row.day), event)]))
  for (const { day, removed: wasRemoved, isfinish, tag_id, alerts, alert, alert_lead } of old) {
    if (wasRemoved || rows.get(day)?.removed) continue
    const hasOwn = isfinish || tag_id !== null || alerts !== null
    const row = rows.get(day)
    if (row)
      rows.set(day, { ...row, isfinish, tag_id, alerts, ...(row.alert === false && !alert && { alert, alert_lead }) })
    else if (hasOwn && occursOn(series, day)) rows.set(day, { ...PLAIN, day, isfinish, tag_id, alerts })
  }
  return [...rows.values()].filter(isOwn)
}

const PLAIN: Omit<Override, 'day'> = {
  event_id: 0,
  removed: false,
  isfinish: false,
  tag_id: null,
  title: null,
  description: null,
  location: null,
  all_day: null,
  starts_at: null,
  ends_at: null,
  alert: null,
  alert_lead: null,
  alerts: null,
}

/** Whether an occurrence has anything of its own. */
const isOwn = ({ day: _, event_id: __, removed, isfinish, ...values }: Override) =>
  removed || isfinish || Object.values(values).some((value) => value !== null)

/** An occurrence with the alert that its file gives it, where that is not the series' own. */
function withAlert(row: Override, changed: FileOccurrence | undefined, event: EventColumns): Override {
  if (row.removed || !changed) return row
  const begin = changed.allDay ? instantOf(changed.start, TIME_ZONE) : instantOf(changed.start, event.zone)
  const start = changed.allDay ? instantOf(`${changed.start}T12:00`, TIME_ZONE) : begin
  const [lead] = (changed.alarms ?? []).map((one) => one + Math.round((start.getTime() - begin.getTime()) / 1000))
  const alert = lead !== undefined
  const isSame = alert === event.alert && (!alert || lead === (event.alert_lead ?? 0))
  return isSame ? row : { ...row, alert, alert_lead: lead ?? null }
}
