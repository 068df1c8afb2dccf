import { AppError } from '#platform/errors.ts'
import type { FileOccurrence } from '#platform/icalendar/file-event.ts'
import type { ReadEvent } from '#platform/icalendar/read.ts'
import { hashOf, MAX_UID, remarkOn, toBrazilian } from '#platform/icalendar/said.ts'
import { addDays, DAY_MS, FIRST_DAY, LAST_DAY, TIME_ZONE } from '#time.ts'
import { MAX_DESCRIPTION, MAX_LOCATION, MAX_TITLE } from '../../calendar.ts'
import { EventFields } from '../../event-schemas.ts'
import { normalizeRule } from '../../rule.ts'
import { changeFields, startingFields, toColumns } from '../fields.ts'
import { nextAlert } from '../next-alert.ts'
import { type EventColumns, type Override, occurrenceOn, seriesOf } from '../occurrences.ts'
import { lifetimeOf, searchColumn } from '../refresh.ts'
import { instantOf } from '../zoned.ts'
import { listExcluded } from './excluded-days.ts'
import { columnsOf, splitSeries } from './split-series.ts'

/** Most milliseconds between an alert and the start; one further away is left out. */
const MAX_LEAD = 366 * DAY_MS
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
    if (!days) say('a regra de exceções (EXRULE) não é aplicada; remova esses dias à mão.')
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
  const stored = toColumns(fields)
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
      next_alert_at: nextAlert(event, overrides, now)?.at ?? null,
      search: searchColumn(event, overrides),
      imported_sequence: sequence,
      // One more as long as nobody has changed it here: see 0047_imported_sequence.sql.
      revision: sequence + 1,
      updated_at: now,
    },
  }
}

/** The fields that an event of a file says. Throws AppError with the reason, where the calendar cannot have them. */
export function toFields(event: ReadEvent): Partial<EventFields> {
  const { allDay, start, end, zone, rule, until, alarms } = event
  checkYears(start, end)
  const accepted = rule === null ? '' : normalizeRule(rule)
  if (accepted === undefined) throw new AppError('invalid', 'Repete-se de um modo que o calendário não tem.')
  const begin = instantOf(start, allDay ? TIME_ZONE : zone)
  const alertLead = alarms.find((lead) => Math.abs(lead) * 1000 <= MAX_LEAD)
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
    alert: alertLead !== undefined,
    alert_date: alertLead === undefined ? '' : new Date(begin.getTime() - alertLead * 1000).toISOString(),
  }
}

/** Texts as calls accept them, cut where they are too long. */
const textsOf = ({ title, description, location }: Pick<ReadEvent, 'title' | 'description' | 'location'>) => ({
  title: EventFields.shape.title.safeParse(title.slice(0, MAX_TITLE)).data ?? '(sem título)',
  description: EventFields.shape.description.parse(description.slice(0, MAX_DESCRIPTION)),
  location: EventFields.shape.location.parse(location.slice(0, MAX_LOCATION)),
})

function checkYears(...days: string[]) {
  if (days.every(isInYears)) return
  throw new AppError('invalid', 'As datas não ficam entre 1900 e 2199.')
}

const isInYears = (day: string) => day >= FIRST_DAY && day.slice(0, 10) <= LAST_DAY

const NOTHING: Omit<Override, 'event_id' | 'day'> = {
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

/**
 * What occurrences of a series have of their own by a file.
 * @param say takes what cannot be had, in Portuguese
 */
export function toOverrides(
  { removed, changed }: Omit<Own, 'uid' | 'fields'>,
  event: EventColumns,
  say: Say,
): Override[] {
  const gone = removed.map((day) => ({ ...NOTHING, event_id: 0, day, removed: true }))
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
  const instant = (local: string) => (allDay ? instantOf(`${local}T12:00`, TIME_ZONE) : instantOf(local, event.zone))
  const [starts_at, ends_at] = [instant(start), instant(end)]
  if (starts_at > ends_at) return 'termina antes de começar.'
  const isMoved = Number(starts_at) !== Number(regular.starts_at) || Number(ends_at) !== Number(regular.ends_at)
  const texts = textsOf(changed)
  const differing = (name: 'title' | 'description' | 'location') => (texts[name] === event[name] ? null : texts[name])
  return {
    ...NOTHING,
    event_id: 0,
    day,
    title: differing('title'),
    description: differing('description'),
    location: differing('location'),
    all_day: allDay === event.all_day ? null : allDay,
    ...(isMoved && { starts_at, ends_at }),
  }
}
