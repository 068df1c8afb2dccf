import { type Context, requireUser } from '#platform/context.ts'
import type { ReadEvent } from '#platform/icalendar/read.ts'
import { TooHeavy } from '#platform/worker/worker-pool.ts'
import { TIME_ZONE } from '#time.ts'
import { MAX_DESCRIPTION, MAX_LOCATION, MAX_TITLE } from '../../calendar.ts'
import { NOTHING, toOverrides } from '../from-file.ts'
import { type EventColumns, type Override, seriesOf } from '../occurrences.ts'
import { occursOn } from '../series.ts'
import { invalidData, Refusal } from './refusals.ts'

/** Occurrences of a series that differ from it, and that are left out. */
const MAX_EXCEPTIONS = 5000

/**
 * Reads the file of one event with all its occurrences. What the calendar cannot have whole is refused with 403, and not
 * changed: nobody would see a remark.
 */
export async function readObject({ worker, signal, ...context }: Context, text: string): Promise<ReadEvent> {
  const order = { lane: 'preview' as const, person: requireUser(context as Context).id, signal }
  const file = await worker.runInThread('readCalendar', { text, house: TIME_ZONE }, order).catch((error) => {
    if (error instanceof TooHeavy) throw invalidData('O evento é complicado demais para ser lido.')
    throw error
  })
  if (!file) throw invalidData('Isto não é um calendário (.ics).')
  const [refused] = file.refused
  if (refused) throw invalidData(refused.reason)
  if (file.others > 0) throw new Refusal(403, '<c:supported-calendar-component/>', 'O calendário só tem eventos.')
  const [event] = file.events
  if (!event || file.events.length > 1)
    throw new Refusal(403, '<c:valid-calendar-object-resource/>', 'Cada recurso tem um evento, com um UID.')
  const [zone] = file.unknownZones
  if (zone) throw invalidData(`O fuso “${zone.slice(0, 60)}” não é conhecido.`)
  if (!file.isWhole) throw invalidData(file.remarks[0] ?? 'Uma ocorrência vem sem a sua série.')
  if (event.exrules.length > 0 || event.following.length > 0)
    throw invalidData('O calendário não tem EXRULE nem RANGE=THISANDFUTURE.')
  if (event.changed.length + event.removed.length > MAX_EXCEPTIONS)
    throw invalidData(`A série tem mais de ${MAX_EXCEPTIONS} exceções.`)
  for (const one of [event, ...event.changed])
    if (one.title.length > MAX_TITLE || one.description.length > MAX_DESCRIPTION || one.location.length > MAX_LOCATION)
      throw invalidData('Um dos textos é longo demais.')
  return event
}

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
