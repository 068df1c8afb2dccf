import { AppError } from '#platform/errors.ts'
import type { FileOccurrence } from '#platform/icalendar/file-event.ts'
import type { ReadEvent } from '#platform/icalendar/read.ts'
import { DAY_MS, FIRST_DAY, LAST_DAY, TIME_ZONE } from '#time.ts'
import { MAX_DESCRIPTION, MAX_LOCATION, MAX_TITLE } from '../../calendar.ts'
import { EventFields } from '../../event-schemas.ts'
import { normalizeRule } from '../../rule.ts'
import { changeFields, startingFields, toColumns } from '../fields.ts'
import { nextAlert } from '../next-alert.ts'
import { type EventColumns, type Override, occurrenceOn } from '../occurrences.ts'
import { lifetimeOf, searchColumn } from '../refresh.ts'
import { instantOf } from '../zoned.ts'

/** Most milliseconds between an alert and the start; one further away is left out. */
const MAX_LEAD = 366 * DAY_MS

/** An event of a file as it is stored. */
export type NewEvent = ReturnType<typeof toNewEvent>

/** Throws AppError with the reason, where the calendar cannot have it. */
export function toNewEvent(read: ReadEvent, now: Date) {
  const given = toFields(read)
  const fields = changeFields(startingFields(given), given)
  const stored = toColumns(fields)
  const event: EventColumns = { ...stored, id: 0, tag_id: 0, isfinish: false }
  const overrides = event.rule === null ? [] : toOverrides(read, event)
  const { from, to } = lifetimeOf(event, overrides)
  return {
    uid: read.uid,
    fields,
    overrides,
    columns: {
      ...stored,
      first_at: from,
      last_at: to,
      next_alert_at: nextAlert(event, overrides, now)?.at ?? null,
      search: searchColumn(event, overrides),
      // What is compared with the SEQUENCE of a later file.
      revision: Math.max(1, read.sequence),
      created_at: now,
      updated_at: now,
    },
  }
}

function toFields(event: ReadEvent): Partial<EventFields> {
  const { allDay, start, end, zone, rule, until, alertLead } = event
  checkYears(start, end)
  const accepted = rule === null ? '' : normalizeRule(rule)
  if (accepted === undefined) throw new AppError('invalid', 'Repete-se de um modo que o calendário não tem.')
  const begin = instantOf(start, allDay ? TIME_ZONE : zone)
  const hasAlert = alertLead !== null && Math.abs(alertLead) * 1000 <= MAX_LEAD
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
    alert: hasAlert,
    alert_date: hasAlert ? new Date(begin.getTime() - alertLead * 1000).toISOString() : '',
  }
}

/** Texts as calls accept them, cut where they are too long. */
const textsOf = ({ title, description, location }: Pick<ReadEvent, 'title' | 'description' | 'location'>) => ({
  title: EventFields.shape.title.safeParse(title.slice(0, MAX_TITLE)).data ?? '(sem título)',
  description: EventFields.shape.description.parse(description.slice(0, MAX_DESCRIPTION)),
  location: EventFields.shape.location.parse(location.slice(0, MAX_LOCATION)),
})

function checkYears(...days: string[]) {
  if (days.every((one) => one >= FIRST_DAY && one.slice(0, 10) <= LAST_DAY)) return
  throw new AppError('invalid', 'As datas não ficam entre 1900 e 2199.')
}

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

function toOverrides({ removed, changed }: ReadEvent, event: EventColumns): Override[] {
  const gone = removed.map((day) => ({ ...NOTHING, event_id: 0, day, removed: true }))
  const differing = changed.flatMap((one) => toOverride(one, event) ?? [])
  // Of two for the same day the last one counts.
  const byDay = new Map([...differing, ...gone].map((one) => [one.day, one]))
  return [...byDay.values()].filter(({ day }) => day >= FIRST_DAY && day <= LAST_DAY)
}

/** Only what differs: the rest follows the series when that is changed. Undefined where the calendar cannot have it. */
function toOverride(changed: FileOccurrence, event: EventColumns): Override | undefined {
  const { day, allDay, start, end } = changed
  const regular = occurrenceOn(event, day)
  const instant = (local: string) => (allDay ? instantOf(`${local}T12:00`, TIME_ZONE) : instantOf(local, event.zone))
  const [starts_at, ends_at] = [instant(start), instant(end)]
  if (start < FIRST_DAY || end.slice(0, 10) > LAST_DAY || starts_at > ends_at) return undefined
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
