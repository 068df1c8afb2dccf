import type { Selectable } from 'kysely'
import type { CalendarEvents, CalendarOccurrences } from '#platform/db/tables.gen.ts'
import { addDays, dayOf, daysBetween, startOfDay } from '#time.ts'
import { listSeriesDays, type Series } from './series.ts'
import { dayIn, sameTimeOn } from './zoned.ts'

/** What an event's occurrences are computed from: columns of its row. */
export const EVENT_COLUMNS = [
  'calendar_events.id',
  'tag_id',
  'task_id',
  'title',
  'description',
  'location',
  'all_day',
  'starts_at',
  'ends_at',
  'zone',
  'rule',
  'repeat_start',
  'repeat_end',
  'alert',
  'alert_lead',
  'more_alerts',
  'alerts',
  'isfinish',
] as const

type EventColumn<Name = (typeof EVENT_COLUMNS)[number]> = Name extends 'calendar_events.id' ? 'id' : Name
export type EventColumns = Pick<Selectable<CalendarEvents>, EventColumn>

/** An occurrence that differs from its series. */
export type Override = Omit<Selectable<CalendarOccurrences>, 'updated_at'>

/** A single event, or one occurrence of a series. `alert_lead`, `more_alerts`: seconds from the alerts to the start. */
export interface Occurrence
  extends Omit<EventColumns, 'id' | 'task_id' | 'zone' | 'rule' | 'repeat_start' | 'repeat_end'> {
  /** Its identity within the series: see `calendar_occurrences.day`; '' for a single event. */
  day: string
}

/** A series' rule and bounds; undefined for a single event. */
export function seriesOf(event: EventColumns): Series | undefined {
  const { rule, repeat_start, repeat_end } = event
  if (rule === null || repeat_start === null) return undefined
  return { rule, start: startDay(event), from: repeat_start, until: repeat_end }
}

/** The day of an event's start, in its zone. */
export const startDay = ({ starts_at, zone }: Pick<EventColumns, 'starts_at' | 'zone'>) => dayIn(starts_at, zone)

/** The series' occurrence of a day, whether its rule has that day or not, with what differs from the series. */
export function occurrenceOn(event: EventColumns, day: string, override?: Override): Occurrence {
  const starts_at = sameTimeOn(day, event.starts_at, event.zone)
  return {
    day,
    tag_id: override?.tag_id ?? event.tag_id,
    title: override?.title ?? event.title,
    description: override?.description ?? event.description,
    location: override?.location ?? event.location,
    all_day: override?.all_day ?? event.all_day,
    starts_at: override?.starts_at ?? starts_at,
    ends_at: override?.ends_at ?? endFrom(event, starts_at),
    alert: override?.alert ?? event.alert,
    alert_lead: override?.alert_lead ?? event.alert_lead,
    more_alerts: override?.more_alerts ?? event.more_alerts,
    alerts: override?.alerts ?? event.alerts,
    isfinish: override?.isfinish ?? false,
  }
}

/** When an occurrence ends that begins then: as long after as the event's own end, in days where it is one of days. */
function endFrom({ starts_at, ends_at, all_day, zone }: EventColumns, start: Date): Date {
  if (!all_day) return new Date(start.getTime() + ends_at.getTime() - starts_at.getTime())
  const days = daysBetween(dayIn(starts_at, zone), dayIn(ends_at, zone))
  return sameTimeOn(addDays(dayIn(start, zone), days), ends_at, zone)
}

/** A single event as its one occurrence. */
export const onlyOccurrence = (event: EventColumns): Occurrence => ({ ...event, day: '' })

interface Instants {
  from: Date
  /** Not included. */
  to: Date
}

/**
 * The occurrences of an event that touch a range, in no order. `overrides` are the event's own: those of the days around
 * the range, and all that were moved into it.
 */
export function listOccurrences(event: EventColumns, overrides: readonly Override[], range: Instants): Occurrence[] {
  const series = seriesOf(event)
  if (!series) return [onlyOccurrence(event)].filter((one) => touches(one, range))
  const differing = new Map(overrides.map((override) => [override.day, override]))
  const duration = event.ends_at.getTime() - event.starts_at.getTime()
  const [first, last] = [dayIn(new Date(range.from.getTime() - duration), event.zone), dayIn(range.to, event.zone)]
  const days = new Set([...listSeriesDays(series, addDays(first, -1), addDays(last, 1)), ...differing.keys()])
  return [...days]
    .filter((day) => !differing.get(day)?.removed)
    .map((day) => occurrenceOn(event, day, differing.get(day)))
    .filter((one) => touches(one, range))
}

/** What an occurrence takes up: whole days in São Paulo where it is one of days. */
export function extentOf({
  all_day,
  starts_at,
  ends_at,
}: Pick<Occurrence, 'all_day' | 'starts_at' | 'ends_at'>): Instants {
  if (!all_day) return { from: starts_at, to: ends_at }
  return { from: startOfDay(dayOf(starts_at)), to: startOfDay(addDays(dayOf(ends_at), 1)) }
}

/** Whether an occurrence is in a range: one that ends as the range begins is not, one without duration is. */
function touches(occurrence: Occurrence, range: Instants): boolean {
  const { from, to } = extentOf(occurrence)
  return from < range.to && (to > range.from || from >= range.from)
}

/** The order of all lists: by start, then by end. */
export const byStart = (one: { starts_at: Date; ends_at: Date }, other: { starts_at: Date; ends_at: Date }) =>
  one.starts_at.getTime() - other.starts_at.getTime() || one.ends_at.getTime() - other.ends_at.getTime()

/** Seconds from each alert of an event, or of one occurrence, to its start; none where they are off. */
export const leadsOf = ({
  alert,
  alert_lead,
  more_alerts,
}: Pick<Occurrence, 'alert' | 'alert_lead' | 'more_alerts'>) =>
  alert ? [...new Set([alert_lead ?? 0, ...more_alerts])] : []
