import { rrulestr } from 'rrule'
import { expect, test } from 'vitest'
import { addDays } from '#time.ts'
import { parseRule } from '../rule.ts'
import { completeRule, listSeriesDays, moveRule, nextSeriesDay, occursOn, previousSeriesDay } from './series.ts'

/** The same by an implementation that shares no code with ours, day by day in UTC. */
function listByRrule(rule: string, start: string, until: string, first: string, last: string): string[] {
  const compact = (day: string) => `${day.replaceAll('-', '')}T000000Z`
  const text = `DTSTART:${compact(start)}\nRRULE:${rule};UNTIL=${compact(until)}`
  const days = rrulestr(text).between(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`), true)
  return days.map((day) => day.toISOString().slice(0, 10))
}

/** [rule, start, last day of the series, first and last day asked for] */
const CASES: readonly [string, string, string, string, string][] = [
  ['FREQ=DAILY', '2026-11-24', '2026-12-03', '2026-11-01', '2026-12-31'],
  ['FREQ=DAILY', '1900-01-01', '2199-12-31', '2026-02-20', '2026-03-05'],
  ['FREQ=DAILY', '2024-02-27', '2024-03-02', '2024-02-01', '2024-03-31'],
  ['FREQ=DAILY;INTERVAL=2', '2026-02-27', '2026-12-31', '2026-02-27', '2026-03-10'],
  ['FREQ=DAILY;INTERVAL=7', '2026-12-28', '2030-01-01', '2027-12-20', '2028-01-20'],
  ['FREQ=DAILY;INTERVAL=365', '2020-03-01', '2040-01-01', '2020-01-01', '2030-01-01'],
  ['FREQ=DAILY;INTERVAL=999', '1970-01-01', '2100-01-01', '2000-01-01', '2010-01-01'],
  ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR', '2026-11-21', '2026-12-31', '2026-11-20', '2026-12-10'],
  ['FREQ=DAILY;BYMONTH=2', '2023-01-15', '2028-12-31', '2024-02-25', '2025-02-03'],
  ['FREQ=DAILY;BYMONTHDAY=29,30,31', '2026-01-01', '2028-12-31', '2026-01-01', '2028-04-30'],
  ['FREQ=DAILY;BYMONTHDAY=-1', '2026-01-01', '2028-12-31', '2027-12-01', '2028-04-30'],
  ['FREQ=DAILY;INTERVAL=3;BYDAY=SU', '2026-11-24', '2027-12-31', '2026-11-24', '2027-06-30'],
  ['FREQ=WEEKLY', '2026-11-25', '2027-12-31', '2026-11-01', '2027-02-01'],
  ['FREQ=WEEKLY;BYDAY=MO,WE,FR', '2026-11-25', '2027-12-31', '2026-11-20', '2026-12-20'],
  ['FREQ=WEEKLY;BYDAY=SU', '2026-11-25', '2027-12-31', '2026-11-20', '2026-12-20'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU', '1997-08-05', '1998-08-05', '1997-08-01', '1997-10-01'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU', '1997-08-05', '1998-08-05', '1997-08-01', '1997-10-01'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO', '2026-11-29', '2027-12-31', '2026-11-20', '2027-02-20'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=SU', '2026-11-29', '2027-12-31', '2026-11-20', '2027-02-20'],
  ['FREQ=WEEKLY;INTERVAL=3;BYDAY=WE,TH;WKST=TH', '2026-12-30', '2028-12-31', '2026-12-01', '2027-06-30'],
  ['FREQ=WEEKLY;INTERVAL=52', '2020-12-31', '2060-12-31', '2020-01-01', '2059-12-31'],
  ['FREQ=WEEKLY;INTERVAL=53;BYDAY=MO,FR', '2020-12-31', '2060-12-31', '2021-01-01', '2045-12-31'],
  ['FREQ=WEEKLY;BYDAY=MO;BYMONTH=1,12', '2026-11-02', '2029-12-31', '2026-11-01', '2028-03-01'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU', '2027-12-27', '2028-03-10', '2028-02-25', '2028-03-20'],
  ['FREQ=MONTHLY', '2026-01-31', '2028-12-31', '2026-01-01', '2028-12-31'],
  ['FREQ=MONTHLY', '2024-01-29', '2028-12-31', '2024-01-01', '2028-12-31'],
  ['FREQ=MONTHLY', '2024-01-30', '2028-12-31', '2024-01-01', '2028-12-31'],
  ['FREQ=MONTHLY;INTERVAL=2', '2025-12-31', '2030-12-31', '2025-01-01', '2029-12-31'],
  ['FREQ=MONTHLY;INTERVAL=12', '2024-02-29', '2060-12-31', '2024-01-01', '2059-12-31'],
  ['FREQ=MONTHLY;INTERVAL=13;BYMONTHDAY=31', '2024-01-31', '2060-12-31', '2024-01-01', '2059-12-31'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-01-15', '2028-12-31', '2026-01-01', '2028-12-31'],
  ['FREQ=MONTHLY;BYMONTHDAY=-3,-1,1', '2026-01-31', '2028-12-31', '2026-01-31', '2028-03-01'],
  ['FREQ=MONTHLY;BYMONTHDAY=-31', '2026-01-15', '2028-12-31', '2026-01-01', '2028-12-31'],
  ['FREQ=MONTHLY;BYMONTHDAY=15;BYDAY=SU', '2026-01-15', '2030-12-31', '2026-01-01', '2030-12-31'],
  ['FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR', '1997-09-02', '2010-12-31', '1997-09-01', '2000-12-31'],
  ['FREQ=MONTHLY;BYDAY=1FR', '1997-09-05', '1997-12-24', '1997-09-01', '1998-12-31'],
  ['FREQ=MONTHLY;BYDAY=-1FR', '2026-11-24', '2028-12-31', '2026-11-01', '2027-12-31'],
  ['FREQ=MONTHLY;BYDAY=-2MO', '1997-09-22', '1998-12-24', '1997-09-01', '1998-12-31'],
  ['FREQ=MONTHLY;INTERVAL=2;BYDAY=1SU,-1SU', '1997-09-07', '1999-12-24', '1997-09-01', '1998-12-31'],
  ['FREQ=MONTHLY;BYDAY=5MO', '2026-01-01', '2028-12-31', '2026-01-01', '2028-12-31'],
  ['FREQ=MONTHLY;BYDAY=-5SA', '2026-01-01', '2028-12-31', '2026-01-01', '2028-12-31'],
  ['FREQ=MONTHLY;BYDAY=TU', '2026-01-06', '2026-12-31', '2026-01-01', '2026-12-31'],
  ['FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13', '1997-09-13', '1999-12-31', '1997-09-01', '1998-12-31'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '2026-01-01', '2027-12-31', '2026-01-01', '2027-12-31'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,3', '2026-01-15', '2027-12-31', '2026-01-01', '2027-12-31'],
  ['FREQ=MONTHLY;BYDAY=TU,WE,TH;BYSETPOS=-2', '1997-09-29', '1999-12-31', '1997-09-01', '1998-12-31'],
  ['FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=29', '2023-01-01', '2048-12-31', '2023-01-01', '2048-12-31'],
  ['FREQ=MONTHLY;BYMONTH=1,6;BYDAY=2WE', '2026-01-01', '2030-12-31', '2026-01-01', '2030-12-31'],
  ['FREQ=YEARLY', '2024-02-29', '2060-12-31', '2024-01-01', '2059-12-31'],
  ['FREQ=YEARLY', '2096-02-29', '2110-12-31', '2096-01-01', '2110-12-31'],
  ['FREQ=YEARLY', '2026-12-31', '2040-12-31', '2026-01-01', '2040-12-31'],
  ['FREQ=YEARLY;INTERVAL=3', '2024-02-29', '2090-12-31', '2024-01-01', '2089-12-31'],
  ['FREQ=YEARLY;INTERVAL=4', '2023-02-28', '2090-12-31', '2024-01-01', '2089-12-31'],
  ['FREQ=YEARLY;BYMONTH=6,7', '1997-06-10', '2001-12-31', '1997-01-01', '2001-12-31'],
  ['FREQ=YEARLY;BYMONTH=1;BYDAY=SU,MO', '1998-01-01', '2000-01-31', '1998-01-01', '2000-12-31'],
  ['FREQ=YEARLY;BYDAY=20MO', '1997-05-19', '2005-12-31', '1997-01-01', '2005-12-31'],
  ['FREQ=YEARLY;BYDAY=-1SU', '2020-01-01', '2035-12-31', '2020-01-01', '2035-12-31'],
  ['FREQ=YEARLY;BYDAY=52TH,-52TH', '2020-01-01', '2060-12-31', '2020-01-01', '2060-12-31'],
  ['FREQ=YEARLY;BYMONTH=2,3;BYDAY=5TH,-5MO', '2020-01-01', '2060-12-31', '2020-01-01', '2060-12-31'],
  ['FREQ=YEARLY;BYMONTH=3;BYDAY=TH', '1997-03-13', '1999-12-31', '1997-01-01', '1999-12-31'],
  ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', '2020-11-01', '2035-12-31', '2020-01-01', '2035-12-31'],
  [
    'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
    '1996-11-05',
    '2030-12-31',
    '1996-01-01',
    '2030-12-31',
  ],
  ['FREQ=YEARLY;BYMONTHDAY=31', '2026-01-31', '2028-12-31', '2026-01-01', '2028-12-31'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1', '2020-01-01', '2035-12-31', '2020-01-01', '2035-12-31'],
  ['FREQ=YEARLY;BYYEARDAY=1,100,200', '1997-01-01', '2006-12-31', '1997-01-01', '2006-12-31'],
  ['FREQ=YEARLY;BYYEARDAY=366', '2020-01-01', '2048-12-31', '2020-01-01', '2048-12-31'],
  ['FREQ=YEARLY;BYYEARDAY=-1,-366', '2019-01-01', '2035-12-31', '2019-01-01', '2035-12-31'],
  ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', '1997-05-12', '2010-12-31', '1997-01-01', '2010-12-31'],
  ['FREQ=YEARLY;BYWEEKNO=20', '1997-05-12', '2010-12-31', '1997-01-01', '2010-12-31'],
  ['FREQ=YEARLY;BYWEEKNO=26;BYDAY=MO,SU;WKST=SU', '2020-01-01', '2035-12-31', '2020-01-01', '2035-12-31'],
  ['FREQ=YEARLY;BYMONTH=12;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '2020-01-01', '2035-12-31', '2020-01-01', '2035-12-31'],
  ['FREQ=YEARLY;BYDAY=MO;BYSETPOS=-1', '2020-01-01', '2035-12-31', '2020-01-01', '2035-12-31'],
  ['FREQ=YEARLY;BYMONTH=1,3,5;BYMONTHDAY=-1,1;BYSETPOS=2,-2', '2020-01-01', '2035-12-31', '2020-01-01', '2035-12-31'],
]

const series = (rule: string, start: string, until: string | null, from = start) => ({ rule, start, from, until })

test('there are at least 60 hard cases', () => expect(CASES.length).toBeGreaterThanOrEqual(60))

test.each(CASES)('%s from %s to %s', (rule, start, until, first, last) => {
  const days = listSeriesDays(series(rule, start, until), first, last)
  expect(days).toEqual(listByRrule(completeRule(rule, start), start, until, first, last))
  for (const [index, day] of days.slice(0, 20).entries()) {
    expect(occursOn(series(rule, start, until), day)).toBe(true)
    expect(nextSeriesDay(series(rule, start, until), addDays(day, 1))).toBe(
      days[index + 1] ?? nextSeriesDay(series(rule, start, until), addDays(last, 1)),
    )
    if (index > 0) expect(previousSeriesDay(series(rule, start, until), day)).toBe(days[index - 1])
  }
})

/** Numbers that are the same in every run (mulberry32). */
function seeded(seed: number) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function randomCase(seed: number) {
  const random = seeded(seed)
  const upTo = (most: number) => 1 + Math.floor(random() * most)
  const some = (most: number, count: number) => [...new Set(Array.from({ length: upTo(count) }, () => upTo(most)))]
  const signed = (values: number[]) => values.map((value) => (random() < 0.3 ? -value : value))
  const freq = (['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const)[Math.floor(random() * 4)]!
  const weekdays = some(7, 3).map((one) => ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][one - 1]!)
  const parts = [`FREQ=${freq}`]
  // Not such that never meet, e.g. every 7th day on a Wednesday: there rrule searches up to the year 9999.
  const interval = random() < 0.5 ? [2, 3, 4, 5, 11, 13][upTo(6) - 1]! : 1
  if (interval > 1) parts.push(`INTERVAL=${interval}`)
  if (random() < 0.3 && (freq !== 'MONTHLY' || interval === 1)) parts.push(`BYMONTH=${some(12, 3)}`)
  const isByDay = random() < 0.5
  const nth = freq === 'MONTHLY' && isByDay && random() < 0.5 ? signed(some(5, 2)) : []
  if (isByDay) parts.push(`BYDAY=${nth.length ? nth.map((one) => `${one}${weekdays[0]}`) : weekdays}`)
  if ((freq === 'MONTHLY' || freq === 'YEARLY') && nth.length === 0 && random() < 0.4)
    parts.push(`BYMONTHDAY=${signed(some(31, 4))}`)
  if (isByDay && freq === 'MONTHLY' && random() < 0.3) parts.push(`BYSETPOS=${random() < 0.5 ? -1 : upTo(3)}`)
  if (freq === 'WEEKLY' && random() < 0.3) parts.push('WKST=SU')
  const start = addDays('2019-12-20', Math.floor(random() * 1500))
  const first = addDays(start, Math.floor(random() * 900) - 100)
  const last = addDays(first, Math.floor(random() * 700))
  const until = addDays(start, Math.floor(random() * 2500))
  return { rule: parts.join(';'), start, until, first, last }
}

test('300 random rules occur on the same days', () => {
  let occurrences = 0
  for (let seed = 1; seed <= 300; seed++) {
    const { rule, start, until, first, last } = randomCase(seed)
    const days = listSeriesDays(series(rule, start, until), first, last)
    expect(days, `${seed}: ${rule} ${start} ${until} ${first} ${last}`).toEqual(
      listByRrule(completeRule(rule, start), start, until, first, last),
    )
    occurrences += days.length
  }
  expect(occurrences).toBeGreaterThan(5000)
})

test('a range that begins before or after the start bounds the series, and its n count from the start', () => {
  expect(
    listSeriesDays(series('FREQ=DAILY', '2026-11-24', '2026-11-26', '2026-11-22'), '2026-11-01', '2026-12-31'),
  ).toEqual(['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'])
  const everySecond = series('FREQ=WEEKLY;INTERVAL=2', '2026-11-24', null, '2026-12-01')
  expect(listSeriesDays(everySecond, '2026-11-01', '2027-01-10')).toEqual(['2026-12-08', '2026-12-22', '2027-01-05'])
  expect(nextSeriesDay(everySecond, '1990-01-01')).toBe('2026-12-08')
  expect(previousSeriesDay(everySecond, '2026-12-08')).toBeUndefined()
})

test.each([
  ['FREQ=DAILY;INTERVAL=3', '2026-11-24', '2026-11-20', ['2026-11-21', '2026-11-24', '2026-11-27']],
  ['FREQ=WEEKLY;INTERVAL=2', '2026-11-24', '2026-11-02', ['2026-11-10', '2026-11-24', '2026-12-08']],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU', '2026-11-24', '2026-11-10', ['2026-11-15', '2026-11-23', '2026-11-29']],
  ['FREQ=MONTHLY;INTERVAL=3', '2026-11-30', '2026-03-01', ['2026-05-30', '2026-08-30', '2026-11-30']],
  ['FREQ=MONTHLY;INTERVAL=12', '2026-12-31', '2026-01-01', ['2026-12-31', '2027-12-31', '2028-12-31']],
  ['FREQ=YEARLY;INTERVAL=4', '2028-02-29', '2021-01-01', ['2024-02-29', '2028-02-29', '2032-02-29']],
  ['FREQ=YEARLY;INTERVAL=999', '2199-12-31', '1900-01-01', ['2199-12-31']],
] as const)('%s from %s counts from that start also back to %s', (rule, start, from, days) => {
  const found = listSeriesDays(series(rule, start, null, from), from, '2199-12-31')
  expect(found.slice(0, days.length)).toEqual(days)
})

test('a rule without any day is found out quickly', () => {
  const never = [
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;INTERVAL=7;BYDAY=TU',
    'FREQ=DAILY;INTERVAL=7;BYMONTH=2;BYDAY=TU',
  ]
  for (const rule of never) {
    expect(nextSeriesDay(series(rule, '2026-11-23', null), '2026-11-23')).toBeUndefined()
    expect(previousSeriesDay(series(rule, '1900-01-01', null), '2199-12-31')).toBeUndefined()
  }
})

test('a rule of days with many years between them is searched that far', () => {
  const leapMonday = series('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO', '2026-11-23', null)
  expect(nextSeriesDay(leapMonday, '2026-11-23')).toBe('2044-02-29')
  expect(nextSeriesDay(leapMonday, '2073-01-01')).toBe('2112-02-29')
  expect(previousSeriesDay(leapMonday, '2112-02-29')).toBe('2072-02-29')
})

test.each([
  'FREQ=SECONDLY',
  'FREQ=HOURLY;INTERVAL=2',
  'FREQ=DAILY;BYHOUR=9',
  'FREQ=DAILY;BYMINUTE=1,2',
  'FREQ=DAILY;COUNT=3',
  'FREQ=DAILY;UNTIL=20261231',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;INTERVAL=-1',
  'FREQ=DAILY;INTERVAL=1000',
  'FREQ=DAILY;INTERVAL=1,2',
  'FREQ=DAILY;INTERVAL=2;BYMONTHDAY=1',
  'FREQ=DAILY;FREQ=WEEKLY',
  'FREQ=DAILY;BYDAY=1MO',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=WEEKLY;BYMONTHDAY=1',
  'FREQ=MONTHLY;BYDAY=6MO',
  'FREQ=MONTHLY;BYDAY=-MO',
  'FREQ=MONTHLY;BYMONTHDAY=32',
  'FREQ=MONTHLY;BYMONTHDAY=0',
  'FREQ=MONTHLY;BYYEARDAY=1',
  'FREQ=MONTHLY;BYSETPOS=1',
  'FREQ=YEARLY;BYMONTH=13',
  'FREQ=YEARLY;BYDAY=53TH',
  'FREQ=YEARLY;BYMONTH=2;BYDAY=6TH',
  'FREQ=YEARLY;BYYEARDAY=60;BYDAY=SA,SU',
  'FREQ=YEARLY;BYWEEKNO=54',
  'FREQ=YEARLY;WKST=XX',
  'FREQ=YEARLY;X-NEW=1',
  'DAILY',
  '',
  `FREQ=YEARLY;BYYEARDAY=${Array.from({ length: 366 }, (_, day) => day + 1)}`,
])('%s is no rule of ours', (text) => expect(parseRule(text)).toBeUndefined())

test('a rule goes along with its start, as far as it can', () => {
  expect(moveRule('FREQ=WEEKLY', '2026-11-23', '2026-11-25')).toBe('FREQ=WEEKLY')
  expect(moveRule('FREQ=WEEKLY;BYDAY=MO,FR', '2026-11-23', '2026-11-25')).toBe('FREQ=WEEKLY;BYDAY=WE,SU')
  expect(moveRule('FREQ=WEEKLY;BYDAY=SU', '2026-11-22', '2026-11-21')).toBe('FREQ=WEEKLY;BYDAY=SA')
  expect(moveRule('FREQ=MONTHLY;BYMONTHDAY=23', '2026-11-23', '2026-11-25')).toBe('FREQ=MONTHLY;BYMONTHDAY=25')
  expect(moveRule('FREQ=MONTHLY;BYMONTHDAY=1,23', '2026-11-23', '2026-11-25')).toBeUndefined()
  expect(moveRule('FREQ=MONTHLY;BYDAY=4MO', '2026-11-23', '2026-11-25')).toBeUndefined()
  expect(moveRule('FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=30', '2026-11-30', '2026-12-01')).toBe(
    'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=1',
  )
})
