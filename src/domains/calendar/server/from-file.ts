import { isDeepStrictEqual } from 'node:util'
import { AppError } from '#platform/errors.ts'
import type { FileEvent, FileOccurrence, FileTimes } from '#platform/icalendar/file-event.ts'
import { toBrazilian } from '#platform/icalendar/said.ts'
import { DAY_MS, FIRST_DAY, LAST_DAY, TIME_ZONE } from '#time.ts'
import { MAX_ALERTS, MAX_DESCRIPTION, MAX_LOCATION, MAX_TITLE } from '../calendar.ts'
import { EventFields } from '../event-schemas.ts'
import { normalizeRule } from '../rule.ts'
import { type EventColumns, leadsOf, type Override, occurrenceOn } from './occurrences.ts'
import { instantOf } from './zoned.ts'

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
const textsOf = ({ title, description, location }: Pick<FileEvent, 'title' | 'description' | 'location'>) => ({
  title: EventFields.shape.title.safeParse(title.slice(0, MAX_TITLE)).data ?? '(sem título)',
  description: EventFields.shape.description.parse(description.slice(0, MAX_DESCRIPTION)),
  location: EventFields.shape.location.parse(location.slice(0, MAX_LOCATION)),
})

const isInYears = (day: string) => day >= FIRST_DAY && day.slice(0, 10) <= LAST_DAY

/** When an event, or an occurrence, of a file begins and ends: of days, noon of the first and of the last. */
const startOf = ({ allDay, start }: FileTimes, zone: string) => instantIn(allDay, start, zone)
const endOf = ({ allDay, end }: FileTimes, zone: string) => instantIn(allDay, end, zone)

const instantIn = (allDay: boolean, local: string, zone: string) =>
  allDay ? instantOf(`${local}T12:00`, TIME_ZONE) : instantOf(local, zone)

/** Seconds from the alerts to the start, the earliest first. Of more than the calendar has those nearest to it. */
function readLeads({ alarms = [], ...times }: FileTimes & { alarms?: readonly number[] }, zone: string) {
  // Files count from midnight.
  const midnight = times.allDay ? instantOf(times.start, TIME_ZONE) : startOf(times, zone)
  const offset = Math.round((startOf(times, zone).getTime() - midnight.getTime()) / 1000)
  const near = alarms.filter((lead) => Math.abs(lead) <= MAX_LEAD).map((lead) => lead + offset)
  return near
    .toSorted((one, other) => Math.abs(one) - Math.abs(other))
    .slice(0, MAX_ALERTS)
    .toSorted((one, other) => other - one)
}

/** An occurrence that has nothing of its own. */
export const NOTHING: Omit<Override, 'day'> = {
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
  more_alerts: null,
  alerts: null,
}

/**
 * What occurrences of a series have of their own by a file.
 * @param say takes what cannot be had, in Portuguese
 */
export function toOverrides(
  { removed, changed }: { removed: readonly string[]; changed: readonly FileOccurrence[] },
  event: EventColumns,
  say: (remark: string, title: string) => void,
): Override[] {
  const gone = removed.map((day) => ({ ...NOTHING, day, removed: true }))
  const differing = changed.flatMap((one) => {
    const override = toOverride(one, event)
    if (typeof override !== 'string') return override
    say(`a ocorrência mudada de ${toBrazilian(one.day)} fica de fora: ${override}`, one.title)
    return []
  })
  // Of two for the same day the last one counts.
  const byDay = new Map([...differing, ...gone].map((one) => [one.day, one]))
  return [...byDay.values()].filter(({ day }) => isInYears(day))
}

/** Only what differs: the rest follows the series when that is changed. Or why the calendar cannot have it. */
function toOverride(changed: FileOccurrence, event: EventColumns): Override | string {
  const { day, allDay, start, end } = changed
  if (![day, start, end].every(isInYears)) return 'as datas não ficam entre 1900 e 2199.'
  const regular = occurrenceOn(event, day)
  const [starts_at, ends_at] = [startOf(changed, event.zone), endOf(changed, event.zone)]
  if (starts_at > ends_at) return 'termina antes de começar.'
  const isMoved = Number(starts_at) !== Number(regular.starts_at) || Number(ends_at) !== Number(regular.ends_at)
  const texts = textsOf(changed)
  const differing = (name: 'title' | 'description' | 'location') => (texts[name] === event[name] ? null : texts[name])
  return {
    ...NOTHING,
    day,
    title: differing('title'),
    description: differing('description'),
    location: differing('location'),
    all_day: allDay === event.all_day ? null : allDay,
    ...(isMoved && { starts_at, ends_at }),
    ...ownAlerts(changed, event),
  }
}

/** The alerts that the file gives an occurrence, where those are not the series' own. */
function ownAlerts(changed: FileOccurrence, event: EventColumns) {
  const leads = readLeads(changed, event.zone)
  if (isDeepStrictEqual(new Set(leads), new Set(leadsOf(event)))) return {}
  const [first, ...more_alerts] = leads
  return { alert: first !== undefined, alert_lead: first ?? null, more_alerts }
}
