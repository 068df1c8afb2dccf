import { expect, test } from 'vitest'
import { readCalendarFile } from './read.ts'

const read = (...lines: string[]) =>
  readCalendarFile({ text: ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'), house: 'America/Sao_Paulo' })!
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one@example', 'SUMMARY:Reunião', ...lines, 'END:VEVENT']
const readOne = (...lines: string[]) => read(...event(...lines)).events[0]
const reasons = (...lines: string[]) => read(...event(...lines)).refused.map(({ reason }) => reason)

test('an event in a zone that has a name', () => {
  const lines = ['DTSTART;TZID=Europe/Lisbon:20261124T080000', 'DTEND;TZID=Europe/Lisbon:20261124T093000']
  expect(readOne(...lines, 'DESCRIPTION:Uma\\, duas\\nlinhas\\;', 'LOCATION:Sala 2')).toEqual({
    uid: 'one@example',
    title: 'Reunião',
    description: 'Uma, duas\nlinhas;',
    location: 'Sala 2',
    allDay: false,
    start: '2026-11-24T08:00:00',
    end: '2026-11-24T09:30:00',
    zone: 'Europe/Lisbon',
    rule: null,
    until: null,
    removed: [],
    changed: [],
    exrules: [],
    following: [],
    alarms: [],
    sequence: 0,
  })
})

test.each([
  ['in UTC', ['DTSTART:20261124T080000Z', 'DTEND:20261124T090000Z'], '05:00', '06:00'],
  ['without a zone', ['DTSTART:20261124T080000', 'DTEND:20261124T090000'], '08:00', '09:00'],
  ['with a duration', ['DTSTART:20261124T080000', 'DURATION:PT1H30M'], '08:00', '09:30'],
  ['with neither end nor duration', ['DTSTART:20261124T080000'], '08:00', '08:00'],
  ['that ends in another zone', ['DTSTART:20261124T080000', 'DTEND:20261124T130000Z'], '08:00', '10:00'],
])('an event %s has the times of the house', (_, lines, start, end) => {
  const times = { start: `2026-11-24T${start}:00`, end: `2026-11-24T${end}:00`, zone: 'America/Sao_Paulo' }
  expect(readOne(...lines)).toMatchObject({ ...times, allDay: false })
})

test.each([
  ['one day', ['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261125'], '2026-11-24'],
  ['three days', ['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261127'], '2026-11-26'],
  ['no end', ['DTSTART;VALUE=DATE:20261124'], '2026-11-24'],
  ['the same day as end', ['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261124'], '2026-11-24'],
  ['two days as duration', ['DTSTART;VALUE=DATE:20261124', 'DURATION:P2D'], '2026-11-25'],
  ['days that are not marked', ['DTSTART:20261124', 'DTEND:20261126'], '2026-11-25'],
])('an event of days: %s', (_, lines, end) =>
  expect(readOne(...lines)).toMatchObject({ allDay: true, start: '2026-11-24', end }),
)

test.each([
  ['RRULE:FREQ=WEEKLY;BYDAY=TU,TH', 'FREQ=WEEKLY;BYDAY=TU,TH', null],
  ['RRULE:FREQ=DAILY;UNTIL=20261201', 'FREQ=DAILY', '2026-12-01'],
  // 22:59 UTC is 19:59 in São Paulo, before the occurrence of that day at 20:00.
  ['RRULE:FREQ=DAILY;UNTIL=20261201T225900Z', 'FREQ=DAILY', '2026-11-30'],
  ['RRULE:FREQ=DAILY;UNTIL=20261201T230000Z', 'FREQ=DAILY', '2026-12-01'],
  ['RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=3', 'FREQ=MONTHLY;BYDAY=-1FR', '2027-01-29'],
  ['RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4;WKST=SU', 'FREQ=WEEKLY;INTERVAL=2;WKST=SU', '2027-01-05'],
])('%s', (line, rule, until) =>
  expect(readOne('DTSTART;TZID=America/Sao_Paulo:20261124T200000', line)).toMatchObject({ rule, until }),
)

test('a series with occurrences removed, changed and cancelled', () => {
  const named = (day: string) => `RECURRENCE-ID;TZID=America/Sao_Paulo:${day}T200000`
  const { events, refused } = read(
    ...event(
      'DTSTART;TZID=America/Sao_Paulo:20261124T200000',
      'DTEND;TZID=America/Sao_Paulo:20261124T210000',
      'RRULE:FREQ=DAILY',
      'EXDATE;TZID=America/Sao_Paulo:20261125T200000,20261126T200000',
      'EXDATE:20261127T230000Z',
    ),
    // 01:00 UTC of the 29th is 22:00 of the 28th in São Paulo.
    ...event(named('20261128'), 'SUMMARY:Outra', 'DTSTART:20261129T010000Z', 'DTEND:20261129T020000Z'),
    ...event(named('20261129'), 'DTSTART;TZID=America/Sao_Paulo:20261129T200000', 'STATUS:CANCELLED'),
  )
  expect(refused).toEqual([])
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({
    removed: ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-29'],
    changed: [{ day: '2026-11-28', start: '2026-11-28T22:00:00', end: '2026-11-28T23:00:00', allDay: false }],
  })
})

test.each([
  ['TRIGGER:-PT15M', 900],
  ['TRIGGER:-P1D', 86_400],
  ['TRIGGER:PT5M', -300],
  ['TRIGGER;VALUE=DATE-TIME:20261124T103000Z', 1800],
  ['TRIGGER;RELATED=END:-PT15M', null],
  ['TRIGGER:nonsense', null],
])('the alarm %s', (line, lead) =>
  expect(readOne('DTSTART:20261124T110000Z', 'BEGIN:VALARM', 'ACTION:DISPLAY', line, 'END:VALARM')).toMatchObject({
    alarms: lead === null ? [] : [lead],
  }),
)

/** As Outlook writes it, with the daylight saving time that Brazil had until 2019. */
const windowsZone = (tzid: string, standard: string, daylight: string) => [
  'BEGIN:VTIMEZONE',
  `TZID:${tzid}`,
  'BEGIN:STANDARD',
  'DTSTART:16010101T020000',
  `TZOFFSETFROM:${daylight}`,
  `TZOFFSETTO:${standard}`,
  'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  `TZOFFSETFROM:${standard}`,
  `TZOFFSETTO:${daylight}`,
  'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

test.each([
  ['/softwarestudio.org/Olson_20011030_5/America/Manaus', 'America/Manaus', []],
  ['"Eastern Standard Time"', 'America/New_York', []],
  ['E. South America Standard Time', 'America/Sao_Paulo', []],
  ['Hora de Marte', 'America/Sao_Paulo', ['Hora de Marte']],
  ['+03:00', 'America/Sao_Paulo', ['+03:00']],
  ['../../../etc/passwd', 'America/Sao_Paulo', ['../../../etc/passwd']],
])('the zone %s is %s', (tzid, zone, unknown) => {
  const file = read(
    ...windowsZone('Eastern Standard Time', '-0500', '-0400'),
    ...windowsZone('E. South America Standard Time', '-0300', '-0300'),
    ...event(`DTSTART;TZID=${tzid.includes(':') ? `"${tzid}"` : tzid}:20261124T080000`),
  )
  expect(file.unknownZones).toEqual(unknown)
  // The first zone of the same clocks counts, whose name is not always the expected one.
  const clock = (name: string) => Temporal.PlainDateTime.from('2026-07-01T12:00').toZonedDateTime(name).offset
  expect(clock(file.events[0]!.zone)).toBe(clock(zone))
})

test.each([
  ['no start', []],
  ['a start of nonsense', ['DTSTART:nonsense']],
  ['a day that does not exist', ['DTSTART;VALUE=DATE:20260230']],
  ['an end before its start', ['DTSTART:20261124T080000', 'DTEND:20261124T070000']],
  ['a negative duration', ['DTSTART:20261124T080000', 'DURATION:-PT1H']],
  ['days that end at a time', ['DTSTART;VALUE=DATE:20261124', 'DTEND:20261124T070000']],
  ['a duration beyond all calendars', ['DTSTART:20261124T080000', 'DURATION:P99999999999D']],
])('an event with %s is left out', (_, lines) => expect(reasons(...lines)).toEqual(['As datas não fazem sentido.']))

test.each([
  [['RRULE:FREQ=DAILY', 'RRULE:FREQ=WEEKLY']],
  [['RDATE:20261125T080000']],
  [['RRULE:FREQ=SECONDLY;COUNT=3155760000']],
])('an event that repeats by %s is left out', (lines) =>
  expect(reasons('DTSTART:20261124T080000', ...lines)).toEqual(['Repete-se de um modo que o calendário não tem.']),
)

test('nonsense in one event spoils no other', () => {
  const file = read(
    'X-SOMETHING;;;',
    ...event('DTSTART:20261124T080000', 'RRULE:FREQ=WAT'),
    'BEGIN:VEVENT',
    'SUMMARY:Sem fim',
    ...event('DTSTART:20261124T080000').with(1, 'UID:two@example'),
    'BEGIN:VTODO',
    'END:VTODO',
    'BEGIN:VEVENT',
    'nonsense',
  )
  expect(file.events.map(({ uid }) => uid)).toEqual(['two@example'])
  expect(file.refused.map(({ title }) => title)).toEqual(['Reunião', 'Sem fim', ''])
  expect(file.others).toBe(1)
})

test('an event without a UID has the same one each time', () => {
  const lines = event('DTSTART:20261124T080000').filter((line) => !line.startsWith('UID'))
  expect(read(...lines).events[0]!.uid).toMatch(/^[\da-f]{32}$/)
  expect(read(...lines).events[0]!.uid).toBe(read(...lines).events[0]!.uid)
})

test.each(['', 'hello', '{"a": 1}', '\u0000\u0001', 'BEGIN:VCARD\nEND:VCARD'])('%j is no calendar file', (text) =>
  expect(readCalendarFile({ text, house: 'America/Sao_Paulo' })).toBeNull(),
)
