import ical, { type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import { readCalendarFile } from './read.ts'
import { type WrittenEvent, writeCalendarFile } from './write.ts'

const EVENT: WrittenEvent = {
  uid: 'one@example',
  title: 'Reunião',
  description: '',
  location: '',
  allDay: false,
  start: '2026-11-24T08:00:00',
  end: '2026-11-24T09:00:00',
  zone: 'America/Sao_Paulo',
  rule: null,
  until: null,
  removed: [],
  changed: [],
  sequence: 3,
  created: '2026-11-01T12:00:00.000Z',
  changedAt: '2026-11-02T12:00:00.123Z',
}
const write = (...events: Partial<WrittenEvent>[]) =>
  writeCalendarFile({ name: 'Davi', events: events.map((event) => ({ ...EVENT, ...event })), until: 2036 })
/** The event as an independent parser reads it. */
const parse = (event: Partial<WrittenEvent>) => ical.sync.parseICS(write(event))[EVENT.uid] as VEvent
/** The starts of its occurrences in a range, by an independent parser. */
const expand = (event: Partial<WrittenEvent>, from: string, to: string) =>
  ical
    .expandRecurringEvent(parse(event), { from: new Date(from), to: new Date(to) })
    .map(({ start }) => start.toISOString())

test('an event, with what tells which version of it is the newest', () => {
  const { summary, start, end, sequence, lastmodified, created, dtstamp } = parse({})
  expect(summary).toBe('Reunião')
  expect([start, end].map((at) => (at as Date).toISOString())).toEqual([
    '2026-11-24T11:00:00.000Z',
    '2026-11-24T12:00:00.000Z',
  ])
  expect(Number(sequence)).toBe(3)
  expect([lastmodified, dtstamp].map((at) => at!.toISOString())).toEqual(Array(2).fill('2026-11-02T12:00:00.000Z'))
  expect(created!.toISOString()).toBe('2026-11-01T12:00:00.000Z')
})

test('texts of any kind keep their characters, in lines of 75 bytes', () => {
  const description = 'Vírgula, ponto e vírgula; "aspas" \\ barra\nlinha 📅👩‍💻 BEGIN:VEVENT: '.repeat(20)
  const text = write({ title: 'a\r\nEND:VCALENDAR', description, location: '日本' })
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text).not.toMatch(/[^\r]\n/)
  expect(parse({ title: 'a\r\nEND:VCALENDAR', description }).summary).toBe('a\nEND:VCALENDAR')
  const [event] = readCalendarFile({ text, house: 'America/Sao_Paulo' })!.events
  expect(event).toMatchObject({ description: description.trim(), location: '日本' })
})

test('whole days end on the day after them', () => {
  const event = { allDay: true, start: '2026-11-24', end: '2026-11-26' }
  expect(write(event)).toContain('DTSTART;VALUE=DATE:20261124\r\nDTEND;VALUE=DATE:20261127\r\n')
  expect(write(event)).not.toContain('VTIMEZONE')
})

test('a series, without what was removed, and with what was moved', () => {
  const occurrence = { title: 'Mais tarde', description: '', location: '', allDay: false }
  const moved = { ...occurrence, day: '2026-11-26', start: '2026-11-26T15:00:00', end: '2026-11-26T16:00:00' }
  const event = { rule: 'FREQ=DAILY', until: '2026-11-28', removed: ['2026-11-25'], changed: [moved] }
  expect(expand(event, '2026-11-01', '2026-12-31').sort()).toEqual([
    '2026-11-24T11:00:00.000Z',
    '2026-11-26T18:00:00.000Z',
    '2026-11-27T11:00:00.000Z',
    '2026-11-28T11:00:00.000Z',
  ])
})

test('a series of whole days ends with its last day', () => {
  const event = { allDay: true, start: '2026-11-24', end: '2026-11-24', rule: 'FREQ=WEEKLY', until: '2026-12-08' }
  expect(write(event)).toContain('RRULE:FREQ=WEEKLY;UNTIL=20261208')
  expect(expand(event, '2026-11-01', '2026-12-31')).toHaveLength(3)
})

test('a series holds the clock of its zone', () => {
  const event = { zone: 'America/New_York', start: '2026-03-01T09:00:00', end: '2026-03-01T10:00:00' }
  expect(expand({ ...event, rule: 'FREQ=WEEKLY' }, '2026-03-01', '2026-03-16')).toEqual([
    '2026-03-01T14:00:00.000Z',
    '2026-03-08T13:00:00.000Z',
    '2026-03-15T13:00:00.000Z',
  ])
})

test.each([
  ['America/New_York', 2024],
  ['Europe/Lisbon', 2026],
  ['America/Sao_Paulo', 2015],
  ['Australia/Lord_Howe', 2026],
  ['Africa/Casablanca', 2026],
  ['Asia/Kolkata', 2026],
])('the clocks of %s are described for who does not know the zone', (zone, year) => {
  // Under a name that nobody knows, only the description tells the zone.
  const start = `${year}-01-10T09:00:00`
  const text = write({ zone, start, end: start }).replaceAll(zone, 'Unknown')
  const read = readCalendarFile({ text, house: zone })!
  expect(read.unknownZones).toEqual([])
  expect(read.events[0]!.zone).toBe(zone)
})

test('times in UTC need no zone', () => {
  const text = write({ zone: 'UTC', rule: 'FREQ=DAILY', until: '2026-11-25' })
  expect(text).toContain('DTSTART:20261124T080000Z')
  expect(text).toContain('UNTIL=20261125T235959Z')
  expect(text).not.toContain('VTIMEZONE')
})

test('what is written is read back as it was', () => {
  const occurrence = { day: '2026-11-26', title: 'Outra', description: 'x', location: 'y' }
  const events: Partial<WrittenEvent>[] = [
    {},
    { uid: 'two', allDay: true, start: '2026-11-24', end: '2026-11-25' },
    { uid: 'three', zone: 'Asia/Tokyo', rule: 'FREQ=MONTHLY;BYDAY=-1FR', until: '2027-11-24' },
    {
      uid: 'four',
      rule: 'FREQ=DAILY',
      removed: ['2026-11-25'],
      changed: [{ ...occurrence, allDay: true, start: '2026-11-27', end: '2026-11-28' }],
    },
    {
      uid: 'five',
      allDay: true,
      start: '2026-11-24',
      end: '2026-11-24',
      rule: 'FREQ=DAILY',
      changed: [{ ...occurrence, allDay: false, start: '2026-11-26T10:00:00', end: '2026-11-26T11:00:00' }],
    },
  ]
  const { events: read, refused } = readCalendarFile({ text: write(...events), house: 'America/Sao_Paulo' })!
  expect(refused).toEqual([])
  expect(read).toEqual(
    events.map((event) => {
      const { created, changedAt, ...written } = { ...EVENT, ...event }
      const changed = written.changed.map((one) => ({ ...one, alarms: [] }))
      return { ...written, changed, exrules: [], following: [], alarms: [] }
    }),
  )
})

test('no events are a calendar too', () => {
  expect(ical.sync.parseICS(writeCalendarFile({ name: 'Davi', events: [], until: 2036 }))).toBeTruthy()
})
