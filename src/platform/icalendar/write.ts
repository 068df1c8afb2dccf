import ICAL from 'ical.js'
import type { FileEvent, FileOccurrence, FileTimes } from './file-event.ts'
import { describeTimeZone, type JCal, type JCalProperty } from './time-zone.ts'

/** An event to be written, with what tells other programs whether they have its newest version. */
export interface WrittenEvent extends FileEvent {
  /** Raised by each change. */
  sequence: number
  /** ISO 8601 in UTC. */
  created: string
  /** ISO 8601 in UTC. */
  changedAt: string
  /** Where it is one occurrence without its series: when the rule puts it, as `start`. */
  recurrenceId?: string
  /** Whether whose calendar it is has not accepted it yet. */
  isTentative?: boolean
}

/** Makes a file an invitation to its events, or takes it back (iTIP, RFC 5546). */
export interface Invitation {
  isCancelled: boolean
  organizer: { name: string; email: string }
  guest: { email: string; answer: 'NEEDS-ACTION' | 'ACCEPTED' | 'DECLINED' }
}

/** What a calendar file (RFC 5545) is made of. */
export interface CalendarFile {
  /** What other programs show it as; null for an object of a calendar, which may have no METHOD (RFC 4791, 4.1). */
  name: string | null
  /** Where it goes to one person by e-mail, and not to all that read a calendar. */
  invitation?: Invitation
  events: readonly WrittenEvent[]
  /** The last year for which the changes of clocks are described. */
  until: number
}

/** Names the program that wrote a file (RFC 5545, 3.7.3). */
export const PRODUCT = '-//Vitrine//Calendário//PT'
/** How often programs shall look for changes: RFC 7986, and the older name that Outlook reads. */
const REFRESH = 'PT1H'
const UTC = 'UTC'
/** Bytes of a line at most (RFC 5545, 3.1): ical.js does not count the space that begins a continued one. */
ICAL.foldLength = 74

/** A calendar file (RFC 5545). The same events always give the same text. */
export function writeCalendarFile({ name, events, until, invitation }: CalendarFile): string {
  const zones = [...new Set(events.filter(({ allDay }) => !allDay).map(({ zone }) => zone))].sort()
  const first = Math.min(until, ...events.map(({ start }) => Number(start.slice(0, 4))))
  const properties: JCalProperty[] = [
    ['version', {}, 'text', '2.0'],
    ['prodid', {}, 'text', PRODUCT],
    ['calscale', {}, 'text', 'GREGORIAN'],
    ...(invitation ? [methodOf(invitation)] : name === null ? [] : describeCalendar(name)),
  ]
  const parties = invitation ? describeParties(invitation) : []
  const components = [
    ...zones.filter((zone) => zone !== UTC).map((zone) => describeTimeZone(zone, first, until)),
    ...events.flatMap((event) => describeEvent(event, parties)),
  ]
  return `${ICAL.stringify(['vcalendar', properties, components])}\r\n`
}

const methodOf = ({ isCancelled }: Invitation): JCalProperty => [
  'method',
  {},
  'text',
  isCancelled ? 'CANCEL' : 'REQUEST',
]

const describeCalendar = (name: string): JCalProperty[] => [
  ['method', {}, 'text', 'PUBLISH'],
  ['name', {}, 'text', name],
  ['x-wr-calname', {}, 'text', name],
  ['refresh-interval', {}, 'duration', REFRESH],
  ['x-published-ttl', {}, 'duration', REFRESH],
]

/** Who invites, and who is invited. Nobody else who is invited: the guests do not know of each other. */
const describeParties = ({ isCancelled, organizer, guest }: Invitation): JCalProperty[] => [
  ['status', {}, 'text', isCancelled ? 'CANCELLED' : 'CONFIRMED'],
  ['organizer', { cn: organizer.name.replace(/\p{Cc}/gu, ' ') }, 'cal-address', `mailto:${organizer.email}`],
  ['attendee', { partstat: guest.answer, role: 'REQ-PARTICIPANT' }, 'cal-address', `mailto:${guest.email}`],
]

/** A component for the event, and one for each occurrence that differs from it. */
function describeEvent(event: WrittenEvent, parties: readonly JCalProperty[]): JCal[] {
  const { rule, removed, changed, recurrenceId, isTentative } = event
  const master = describeTimes(event, event.zone)
  if (recurrenceId) master.push(timeProperty('recurrence-id', event.zone, recurrenceId))
  if (isTentative) master.push(['status', {}, 'text', 'TENTATIVE'])
  if (rule) master.push(['rrule', {}, 'recur', { ...ICAL.Recur.fromString(rule).toJSON(), ...describeEnd(event) }])
  // An occurrence is named by the start that the rule gives it.
  const named = (day: string) => (event.allDay ? day : `${day}${event.start.slice(10)}`)
  if (removed.length > 0) master.push(timeProperty('exdate', event.zone, ...removed.map(named)))
  const series = component(event, event, [...parties, ...master])
  const others = changed.map((occurrence) =>
    component(event, occurrence, [
      ...parties,
      timeProperty('recurrence-id', event.zone, named(occurrence.day)),
      ...describeTimes(occurrence, event.zone),
    ]),
  )
  return [series, ...others]
}

function component(
  { uid, sequence, created, changedAt }: WrittenEvent,
  { title, description, location, alarms = [] }: FileEvent | FileOccurrence,
  times: JCalProperty[],
): JCal {
  const texts = { summary: title, description, location }
  return [
    'vevent',
    [
      ['uid', {}, 'text', uid],
      // Not the time of writing: the file would differ each time.
      ['dtstamp', {}, 'date-time', utc(changedAt)],
      ['created', {}, 'date-time', utc(created)],
      ['last-modified', {}, 'date-time', utc(changedAt)],
      ['sequence', {}, 'integer', sequence],
      ...times,
      ...Object.entries(texts).flatMap(([name, text]): JCalProperty[] =>
        text ? [[name, {}, 'text', text.replace(/\r\n?/g, '\n')]] : [],
      ),
    ],
    alarms.map((lead) => describeAlarm(lead, title)),
  ]
}

const describeAlarm = (lead: number, title: string): JCal => [
  'valarm',
  [
    ['action', {}, 'text', 'DISPLAY'],
    ['description', {}, 'text', title],
    ['trigger', {}, 'duration', `${lead > 0 ? '-' : ''}${durationOf(Math.abs(lead))}`],
  ],
  [],
]

/** ISO 8601, in the largest units that fit: programs show 'PT900S' as it stands. */
const durationOf = (seconds: number) => Temporal.Duration.from({ seconds }).round({ largestUnit: 'day' }).toString()

/** UNTIL is a day where the start is one, and in UTC otherwise (RFC 5545, 3.3.10). */
function describeEnd({ allDay, until, zone }: FileEvent): { until?: string } {
  if (!until || allDay) return until ? { until } : {}
  const end = Temporal.PlainDateTime.from(`${until}T23:59:59`).toZonedDateTime(zone)
  return { until: utc(end.toInstant().toString()) }
}

/** In files the end of whole days is the day after them. */
function describeTimes({ allDay, start, end }: FileTimes, zone: string): JCalProperty[] {
  const last = allDay ? Temporal.PlainDate.from(end).add({ days: 1 }).toString() : end
  return [timeProperty('dtstart', zone, start), timeProperty('dtend', zone, last)]
}

/** Days, or local times of a zone. */
function timeProperty(name: string, zone: string, ...values: string[]): JCalProperty {
  if (values[0]?.length === 10) return [name, {}, 'date', ...values]
  if (zone === UTC) return [name, {}, 'date-time', ...values.map((value) => `${value}Z`)]
  return [name, { tzid: zone }, 'date-time', ...values]
}

const utc = (iso: string) => `${iso.slice(0, 19)}Z`
