import ical, { type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { type CaldavClient, openCaldav } from '#tests/caldav.ts'
import { addDays, daysBetween } from '#time.ts'

const app = startApp()
const CALENDAR = '/caldav/2/calendario/'
const EVENTS = 300
const FIRST = '2026-11-24'
/** Days that are read back. */
const LAST = addDays(FIRST, 99)

/** Random numbers that are the same each time (mulberry32). */
function randomOf(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (most: number) => Math.floor(next() * most)
  return {
    below,
    one: <Item>(items: readonly Item[]) => items[below(items.length)]!,
    chance: (of: number) => next() < of,
  }
}
const { below, one, chance } = randomOf(4141)

const ZONES = ['America/Sao_Paulo', 'Europe/Lisbon', 'America/New_York', 'Asia/Tokyo'] as const
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const WORDS = [
  'Reunião',
  'Café, com leite',
  'Revisão; parte 2',
  'Visita\\fim',
  'Ligação “urgente”',
  '☎ Cliente',
  'Almoço',
]

interface Times {
  /** '2026-11-24', and with times '2026-11-24T09:00:00' local. */
  start: string
  end: string
}

interface Event extends Times {
  uid: string
  allDay: boolean
  zone: string
  title: string
  place: string
  rule: string
  /** Days of the rule. */
  removed: string[]
  changed: (Times & { day: string; title: string })[]
}

const digits = (text: string) => text.replaceAll(/[-:]/g, '')
const prop = (name: string, { allDay, zone }: Event, value: string) =>
  allDay ? `${name};VALUE=DATE:${digits(value)}` : `${name};TZID=${zone}:${digits(value)}`
const text = (value: string) => value.replace(/[\\;,]/g, '\\$&')

function fileOf(event: Event): string {
  const end = (value: string) => (event.allDay ? addDays(value, 1) : value)
  const component = (times: Times, title: string, lines: string[]) => [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    'DTSTAMP:20261123T120000Z',
    `SUMMARY:${text(title)}`,
    ...(event.place ? [`LOCATION:${text(event.place)}`] : []),
    prop('DTSTART', event, times.start),
    prop('DTEND', event, end(times.end)),
    ...lines,
    'END:VEVENT',
  ]
  const named = (day: string) => (event.allDay ? day : `${day}${event.start.slice(10)}`)
  const series = [
    ...(event.rule ? [`RRULE:${event.rule}`] : []),
    ...event.removed.map((day) => prop('EXDATE', event, named(day))),
  ]
  const others = event.changed.flatMap((own) =>
    component(own, own.title, [prop('RECURRENCE-ID', event, named(own.day))]),
  )
  const lines = [...component(event, event.title, series), ...others]
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//T//T//', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

function makeTimes(allDay: boolean, day: string): Times {
  if (allDay) return { start: day, end: addDays(day, below(3)) }
  const minute = below(96) * 15
  const at = (minutes: number) =>
    `${addDays(day, Math.floor(minutes / 1440))}T${String(Math.floor((minutes % 1440) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`
  return { start: at(minute), end: at(minute + 15 + below(12) * 15) }
}

/** A rule of a day, and the days that follow it, as far as they are known without reckoning: of whole steps. */
function makeRule(start: string): { rule: string; step: number } {
  const weekday = WEEKDAYS[new Date(`${start}T12:00:00Z`).getUTCDay()]!
  const step = 1 + below(3)
  const interval = step > 1 ? `;INTERVAL=${step}` : ''
  const end = one(['', `;COUNT=${5 + below(20)}`, `;UNTIL=${digits(addDays(start, 20 + below(60)))}`])
  return one([
    { rule: `FREQ=DAILY${interval}${end}`, step },
    { rule: `FREQ=WEEKLY${interval}${end}`, step: 7 * step },
    { rule: `FREQ=WEEKLY${interval};BYDAY=${weekday}${end}`, step: 7 * step },
  ])
}

const otherDay = (day: string) => addDays(day, below(5) - 2)

function makeEvent(index: number): Event {
  const allDay = chance(0.2)
  const day = addDays(FIRST, below(70))
  const times = makeTimes(allDay, day)
  const { rule, step } = makeRule(day)
  const isSeries = chance(0.5)
  const exceptions = isSeries ? [1, 2, 3].filter(() => chance(0.4)).map((count) => addDays(day, count * step)) : []
  const split = below(exceptions.length + 1)
  return {
    ...times,
    uid: `evento-${index}@teste`,
    allDay,
    // A day is one of São Paulo here.
    zone: allDay ? 'America/Sao_Paulo' : one(ZONES),
    title: `${one(WORDS)} ${index}`,
    place: chance(0.3) ? one(WORDS) : '',
    rule: isSeries ? (allDay ? rule : rule.replace(/UNTIL=(\d{8})/, 'UNTIL=$1T235959Z')) : '',
    removed: exceptions.slice(0, split),
    changed: exceptions.slice(split).map((own) => ({
      ...makeTimes(allDay, otherDay(own)),
      day: own,
      title: `${one(WORDS)} ${index}, outra`,
    })),
  }
}

/** The same event at another time: a series keeps its rule, and its exceptions where it stays on its day. */
function moveEvent(event: Event): Event {
  const day = event.start.slice(0, 10)
  const isOther = !event.rule && chance(0.5)
  const times = makeTimes(event.allDay, isOther ? otherDay(day) : day)
  return { ...event, ...times, title: `${event.title}, mudada` }
}

const listed = (title: string, start: string, end: string) => `${start} ${end} ${title}`

/** By the calendar's own call. */
async function listByCalls(): Promise<string[]> {
  const { body } = await app.people.staff.get(`/api/v1/calendar/events?from=${FIRST}&to=${LAST}`)
  expect(body.truncated ?? false).toBe(false)
  return body.data
    .map(({ title, all_day, start_date, end_date }: Record<string, string>) =>
      all_day
        ? listed(title!, start_date!.slice(0, 10), end_date!.slice(0, 10))
        : listed(title!, start_date!, end_date!),
    )
    .sort()
}

const pad = (part: number) => String(part).padStart(2, '0')
const localDay = (date: Date) => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`

/** What files have in the range, by an independent reader. */
function listInFiles(files: readonly string[]): string[] {
  const [from, to] = [new Date(`${FIRST}T00:00:00-03:00`), new Date(`${addDays(LAST, 1)}T00:00:00-03:00`)]
  return files
    .flatMap((file) => Object.values(ical.sync.parseICS(file)))
    .filter((part): part is VEvent => part?.type === 'VEVENT')
    .flatMap((event) =>
      ical.expandRecurringEvent(event, {
        from: new Date(from.getTime() - 5 * 86_400_000),
        to: new Date(to.getTime() + 5 * 86_400_000),
      }),
    )
    .filter(({ start, end, isFullDay }) =>
      isFullDay
        ? localDay(start) <= LAST && addDays(localDay(end), -1) >= FIRST
        : start < to && (end > from || start >= from),
    )
    .map(({ start, end, summary, isFullDay }) =>
      isFullDay
        ? listed(String(summary), localDay(start), addDays(localDay(end), -1))
        : listed(String(summary), start.toISOString(), end.toISOString()),
    )
    .sort()
}

const unescapeXml = (xml: string) =>
  xml
    .replaceAll('&#13;', '\r')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

async function listByCaldav(davi: CaldavClient): Promise<string[]> {
  const time = (day: string) => `${digits(day)}T030000Z`
  const body = `<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><c:calendar-data/></d:prop><c:filter>
    <c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT">
    <c:time-range start="${time(FIRST)}" end="${time(addDays(LAST, 1))}"/></c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`
  const answer = await davi.send('REPORT', CALENDAR, body, { depth: '1' })
  const files = Array.from(answer.body.matchAll(/<c:calendar-data>([^<]*)</g), ([, data]) => unescapeXml(data!))
  return listInFiles(files)
}

async function listByFeed(): Promise<string[]> {
  const { body } = await app.people.staff.post('/api/v1/calendar/feed')
  return listInFiles([await (await app.people.visitor.fetch(body.data.path)).text()])
}

test('300 random events and series, made, moved and some removed by CalDAV, are the same by the calls, the feed and CalDAV', async () => {
  expect(daysBetween(FIRST, LAST)).toBe(99)
  const davi = await openCaldav(app.people.staff, 'davi@exemplo.com.br')
  const put = async (event: Event) => {
    const name = `${CALENDAR}${encodeURIComponent(event.uid)}.ics`
    const { status, body } = await davi.send('PUT', name, fileOf(event), { 'content-type': 'text/calendar' })
    expect([201, 204], body + fileOf(event)).toContain(status)
  }
  let events = Array.from({ length: EVENTS }, (_, index) => makeEvent(index))
  for (const event of events) await put(event)
  const check = async () => {
    const wanted = listInFiles(events.map(fileOf))
    expect(wanted.length).toBeGreaterThan(EVENTS)
    expect(await listByCalls()).toEqual(wanted)
    expect(await listByCaldav(davi)).toEqual(wanted)
    expect(await listByFeed()).toEqual(wanted)
  }
  await check()
  const moved = events.map((event) => (chance(0.5) ? moveEvent(event) : event))
  for (const [index, event] of moved.entries()) if (event !== events[index]) await put(event)
  events = moved
  await check()
  const gone = events.filter(() => chance(0.1))
  for (const { uid } of gone)
    expect((await davi.send('DELETE', `${CALENDAR}${encodeURIComponent(uid)}.ics`)).status).toBe(204)
  events = events.filter((event) => !gone.includes(event))
  await check()
}, 120_000)
