import { AppError } from '#platform/errors.ts'
import type { FileEvent, FileTimes } from '#platform/icalendar/file-event.ts'
import { DAY_MS, FIRST_DAY, LAST_DAY, TIME_ZONE } from '#time.ts'
import { MAX_ALERTS, MAX_DESCRIPTION, MAX_LOCATION, MAX_TITLE } from '../../calendar.ts'
import { EventFields } from '../../event-schemas.ts'
import { normalizeRule } from '../../rule.ts'
import { instantOf } from '../zoned.ts'

/** Most seconds between an alert and the start; one further away is left out. */
const MAX_LEAD = (366 * DAY_MS) / 1000

/** The fields that an event of a file says. Throws AppError with the reason, where the calendar cannot have them. */
export function toFields(event: FileEvent): Partial<EventFields> {
  const { allDay, start, end, zone, rule, until } = event
  if (![start, end].every(isInYears)) throw new AppError('invalid', 'As datas não ficam entre 1900 e 2199.')
  const accepted = rule === null ? '' : normalizeRule(rule)
  if (accepted === undefined) throw new AppError('invalid', 'Repete-se de um modo que o calendário não tem.')
  const [first, ...others] = readLeads(event, zone)
  return {
    ...textsOf(event),
    all_day: allDay,
    start_date: start,
    end_date: end,
    zone,
    repeat_event: rule !== null,
    rule: accepted,
    // One that the calendar does not reach has no end.
    repeat_end_date: until && until <= LAST_DAY ? until : '',
    alert: first !== undefined,
    alert_date: first === undefined ? '' : new Date(startOf(event, zone).getTime() - first * 1000).toISOString(),
    more_alerts: others,
  }
}

/** Texts as calls accept them, cut where they are too long. */
export const textsOf = ({ title, description, location }: Pick<FileEvent, 'title' | 'description' | 'location'>) => ({
  title: EventFields.shape.title.safeParse(title.slice(0, MAX_TITLE)).data ?? '(sem título)',
  description: EventFields.shape.description.parse(description.slice(0, MAX_DESCRIPTION)),
  location: EventFields.shape.location.parse(location.slice(0, MAX_LOCATION)),
})

export const isInYears = (day: string) => day >= FIRST_DAY && day.slice(0, 10) <= LAST_DAY

/** When an event, or an occurrence, of a file begins and ends: of days, noon of the first and of the last. */
export const startOf = ({ allDay, start }: FileTimes, zone: string) => instantIn(allDay, start, zone)
export const endOf = ({ allDay, end }: FileTimes, zone: string) => instantIn(allDay, end, zone)

const instantIn = (allDay: boolean, local: string, zone: string) =>
  allDay ? instantOf(`${local}T12:00`, TIME_ZONE) : instantOf(local, zone)

/** Seconds from the alerts to the start, the earliest first. Of more than the calendar has those nearest to it. */
export function readLeads({ alarms = [], ...times }: FileTimes & { alarms?: readonly number[] }, zone: string) {
  // Files count from midnight.
  const midnight = times.allDay ? instantOf(times.start, TIME_ZONE) : startOf(times, zone)
  const offset = Math.round((startOf(times, zone).getTime() - midnight.getTime()) / 1000)
  const near = alarms.filter((lead) => Math.abs(lead) <= MAX_LEAD).map((lead) => lead + offset)
  return near
    .toSorted((one, other) => Math.abs(one) - Math.abs(other))
    .slice(0, MAX_ALERTS)
    .toSorted((one, other) => other - one)
}
