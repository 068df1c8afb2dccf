import { dayOf, TIME_ZONE } from '#time.ts'
import type { Stored } from '#ui/workbench/form/record-form-options.ts'
import { type CalendarEvent, type EventFields, NEW_EVENT } from '../../event-schemas.ts'
import { DAY_MINUTES, type Span, toLocalTime, toMinutes } from '../grid/local-minutes.ts'

/** When a new event is: hours, or a day, or those from that one to the last. `isOffered`: nobody has chosen it. */
export type PickedTime = ((Span & { isOffered?: true }) | { day: string; last?: string; isOffered?: undefined }) & {
  repeat?: { rule: string; until?: string }
}

/** What a new event begins with: its time, and what was already said of it. */
export type Picked = PickedTime & { title?: string; tag?: string; task?: number }

/** The fields that say when it is. */
export const whenOf = (picked: PickedTime): Pick<EventFields, 'all_day' | 'start_date' | 'end_date'> =>
  'day' in picked
    ? { all_day: true, start_date: picked.day, end_date: picked.last ?? picked.day }
    : { all_day: false, start_date: toLocalTime(picked.start), end_date: toLocalTime(picked.end) }

export const newEvent = (picked: PickedTime): EventFields => ({
  title: '',
  ...NEW_EVENT,
  ...whenOf(picked),
  ...(picked.repeat && {
    repeat_event: true,
    rule: picked.repeat.rule,
    repeat_end_date: picked.repeat.until ?? '',
  }),
})

/** A moment as the local time '2026-11-24T08:00' of a zone; '' for none. */
function localTimeIn(moment: string, zone: string): string {
  if (!moment) return ''
  const shown = new Date(moment).toLocaleString('sv-SE', { timeZone: zone })
  return shown.slice(0, 16).replace(' ', 'T')
}

/** The values that the form edits, with their revision. Times are those of the event's zone. */
export function toStored(event: CalendarEvent): Stored<EventFields> {
  const { zone, all_day } = event
  const when = (moment: string) => (all_day ? dayOf(moment) : localTimeIn(moment, zone))
  const day = (moment: string) => (moment.includes('T') ? localTimeIn(moment, zone).slice(0, 10) : moment)
  return {
    values: {
      title: event.title,
      description: event.description,
      location: event.location,
      all_day,
      start_date: when(event.start_date),
      end_date: when(event.end_date),
      zone,
      repeat_event: event.repeat_event,
      rule: event.rule,
      repeat_star_date: day(event.repeat_star_date),
      repeat_end_date: day(event.repeat_end_date),
      alert: event.alert,
      alert_date: localTimeIn(event.alert_date, zone),
      more_alerts: event.more_alerts,
      alerts: event.alerts,
      calendar_tag: event.calendar_tag,
      task: event.task,
    },
    revision: event.revision,
  }
}

/** The changes as the server takes them: times are read in the zone, so they go together. */
export function toChange(values: EventFields, changes: Partial<EventFields>): Partial<EventFields> {
  const { all_day, start_date, end_date, zone, alert_date } = values
  const isMoved = ['all_day', 'start_date', 'end_date', 'zone'].some((name) => name in changes)
  return {
    ...changes,
    ...(isMoved && { all_day, start_date, end_date, zone, ...(values.alert && { alert_date }) }),
  }
}

/** The span of the form's values in local minutes; undefined while its dates are incomplete. */
export function spanOf({ all_day, start_date, end_date, zone }: EventFields): Span | undefined {
  if (zone !== TIME_ZONE) return undefined
  const [start, end] = [toMinutes(start_date), toMinutes(end_date)]
  if (Number.isNaN(start) || Number.isNaN(end) || start > end) return undefined
  return all_day ? { start, end: end + DAY_MINUTES } : { start, end }
}
