import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  countDays,
  dateTime,
  day,
  dayMonth,
  dayOf,
  daysBetween,
  firstOfMonth,
  fromWallTime,
  isDay,
  lastOfMonth,
  listDays,
  listMonths,
  monthAndYear,
  monthsBetween,
  startOfDay,
  TIME_ZONE,
  toWallTime,
  usDay,
  wallClockAt,
  weekdayOf,
} from './time.ts'

describe('the calendar day', () => {
  test('of an instant is São Paulo’s', () => {
    expect(dayOf('2026-12-01T02:59:59.999Z')).toBe('2026-11-30')
    expect(dayOf(new Date('2026-12-01T03:00:00Z'))).toBe('2026-12-01')
    expect(dayOf(Date.parse('2026-12-01T03:00:00Z'))).toBe('2026-12-01')
    expect(dayOf('2026-12-01T10:00:00+09:00')).toBe('2026-11-30')
  })

  test('of a text without a zone is its own', () => {
    expect(dayOf('2026-12-01')).toBe('2026-12-01')
    expect(dayOf('2026-12-01T00:30')).toBe('2026-12-01')
  })

  test.each(['', 'amanhã', '2026-02-30', '2026-02-30T08:00', '2026-13-01', '2026-11-24T25:00'])(
    'of %j is none',
    (text) => {
      expect(dayOf(text)).toBe('')
      expect([day(text), dayMonth(text), dateTime(text), monthAndYear(text), usDay(text)].join('')).toBe('')
    },
  )

  test('has a weekday', () => {
    expect(weekdayOf('2026-11-22')).toBe(0)
    expect(weekdayOf('2026-11-28')).toBe(6)
    expect(weekdayOf(new Date('2026-11-23T02:00:00Z'))).toBe(0)
  })

  test.each([
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-00-10', false],
    ['2026-11-31', false],
    ['26-11-30', false],
    ['2026-11-30T00:00', false],
  ])('%s is one: %s', (text, is) => {
    expect(isDay(text)).toBe(is)
  })
})

describe('the start of a day', () => {
  test.each([
    ['2026-11-24', '2026-11-24T03:00:00.000Z'],
    ['2018-12-24', '2018-12-24T02:00:00.000Z'],
    // The clock went from 23:59:59 to 1:00.
    ['2018-11-04', '2018-11-04T03:00:00.000Z'],
    // It went from 23:59:59 back to 23:00: the day before had 25 hours.
    ['2018-02-18', '2018-02-18T03:00:00.000Z'],
    ['2019-02-17', '2019-02-17T03:00:00.000Z'],
  ])('%s is %s', (text, instant) => {
    expect(startOfDay(text).toISOString()).toBe(instant)
  })

  test('parts it from the one before, through all the years of daylight saving', () => {
    const lengths = new Set<number>()
    let before = startOfDay('1985-10-31').getTime()
    for (const text of listDays('1985-11-01', '2020-03-01')) {
      const start = startOfDay(text).getTime()
      if (dayOf(start) !== text || dayOf(start - 1) !== addDays(text, -1)) throw new Error(`${text} begins elsewhere`)
      lengths.add((start - before) / 3_600_000)
      before = start
    }
    expect([...lengths].sort()).toEqual([23, 24, 25])
  })
})

describe('a moment in a field', () => {
  test('shows the clock of São Paulo, whatever zone it is written in', () => {
    expect(toWallTime('2026-11-24T11:00:00.000Z')).toBe('2026-11-24T08:00')
    expect(toWallTime('2026-11-24T20:00:00+09:00')).toBe('2026-11-24T08:00')
    expect(toWallTime('2027-01-01T02:30:00Z')).toBe('2026-12-31T23:30')
    expect(toWallTime(null)).toBe('')
    expect(toWallTime('amanhã')).toBe('')
  })

  test('is sent in UTC', () => {
    expect(fromWallTime('2026-11-24T08:00')).toBe('2026-11-24T11:00:00.000Z')
    expect(fromWallTime('2026-12-31T23:30')).toBe('2027-01-01T02:30:00.000Z')
  })

  test('knows the summers in which the clock was put forward', () => {
    expect(fromWallTime('2018-12-24T08:00')).toBe('2018-12-24T10:00:00.000Z')
    expect(toWallTime('2018-12-24T10:00:00Z')).toBe('2018-12-24T08:00')
    // The last hour before the change, the one that was skipped, and the first after it.
    expect(fromWallTime('2018-11-03T23:30')).toBe('2018-11-04T02:30:00.000Z')
    expect(fromWallTime('2018-11-04T00:30')).toBe('2018-11-04T03:30:00.000Z')
    expect(fromWallTime('2018-11-04T01:30')).toBe('2018-11-04T03:30:00.000Z')
    // The hour that came twice, and those around it.
    expect(fromWallTime('2018-02-17T22:30')).toBe('2018-02-18T00:30:00.000Z')
    expect(fromWallTime('2018-02-17T23:30')).toBe('2018-02-18T01:30:00.000Z')
    expect(fromWallTime('2018-02-18T00:30')).toBe('2018-02-18T03:30:00.000Z')
  })

  test('comes back as it was, any minute since 2019', () => {
    for (let index = 0; index < 2000; index++) {
      const instant = Date.UTC(2019, 5) + Math.floor(index * 0.618_033_988_7 * 1e6) * 60_000
      expect(fromWallTime(toWallTime(instant))).toBe(new Date(instant).toISOString())
    }
  })

  test.each(['', '2026-11-24', '2026-13-24T08:00', '2026-02-30T08:00', '24/11/2026 08:00', '12026-11-24T08:00'])(
    '%j is none',
    (text) => expect(fromWallTime(text)).toBeNull(),
  )
})

describe('days and months', () => {
  test('follow each other over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(addDays('2018-11-03', 1)).toBe('2018-11-04')
    expect(listDays('2027-02-27', '2027-03-01')).toEqual(['2027-02-27', '2027-02-28', '2027-03-01'])
    expect(listDays('2027-03-01', '2027-02-27')).toEqual([])
    expect(() => addDays('amanhã', 1)).toThrow(RangeError)
  })

  test('are counted', () => {
    expect(countDays('2026-11-21', '2026-11-21')).toBe(1)
    expect(daysBetween('2026-11-21', '2026-11-21')).toBe(0)
    expect(daysBetween('2026-11-21', '2027-11-21')).toBe(365)
    expect(daysBetween('2018-11-05', '2018-11-03')).toBe(-2)
    let [text, index] = ['1999-12-31', 0]
    for (; index < 3000; index += 37) expect(daysBetween(text, addDays(text, index))).toBe(index)
    for (text = '2026-01-01'; text < '2029-01-01'; text = addDays(text, 1)) expect(isDay(text)).toBe(true)
  })

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -13, '2024-12-15'],
    ['2026-08-31', 0, '2026-08-31'],
  ])('%s and %d months is %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to)
  })

  test('count months by their names alone', () => {
    expect(monthsBetween('2026-01-31', '2026-02-01')).toBe(1)
    expect(monthsBetween('2026-11-01', '2027-02-28')).toBe(3)
    expect(monthsBetween('2027-01-01', '2026-12-31')).toBe(-1)
  })

  test('begin and end a month', () => {
    expect(firstOfMonth('2026-11-21')).toBe('2026-11-01')
    expect(firstOfMonth('2026-12-31', 1)).toBe('2027-01-01')
    expect(lastOfMonth('2028-02-01')).toBe('2028-02-29')
    expect(lastOfMonth('2026-12-05')).toBe('2026-12-31')
    expect(lastOfMonth('2026-01-31', -2)).toBe('2025-11-30')
    expect(listMonths('2027-01-31', 3)).toEqual(['2027-01', '2026-12', '2026-11'])
  })
})

test.each(['America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'all of it is the same on a machine in %s',
  (zone) => {
    const script = `
      import * as time from ${JSON.stringify(new URL('./time.ts', import.meta.url).href)}
      const { dayOf, weekdayOf, startOfDay, toWallTime, fromWallTime, addDays, addMonths, dateTime, parseTypedDay } = time
      console.log(JSON.stringify([
        new Date(2026, 0, 1).getTimezoneOffset(),
        dayOf('2026-12-01T02:59:59Z'), dayOf('2026-12-01T00:30'), weekdayOf('2026-11-22'),
        startOfDay('2018-11-04'), toWallTime('2018-12-24T10:00:00Z'), fromWallTime('2026-11-24T08:00'),
        addDays('2026-03-08', 1), addMonths('2026-01-31', 1), dateTime('2026-11-21T12:05:00Z'), parseTypedDay('30/11/2026'),
      ]))`
    const env = { ...process.env, TZ: zone }
    const [offset, ...answers] = JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' }),
    )
    expect(offset).not.toBe(180)
    expect(answers).toEqual([
      ...['2026-11-30', '2026-12-01', 0, '2018-11-04T03:00:00.000Z', '2018-12-24T08:00', '2026-11-24T11:00:00.000Z'],
      ...['2026-03-09', '2026-02-28', '21/11/2026 09:05', '2026-11-30'],
    ])
  },
)

test.each(['1914-01-01', '1931-10-03', '2018-02-18', '2018-11-04', '2026-11-24'])(
  'the local time of each half hour around %s is that of the zone, whichever was asked for before',
  (around) => {
    const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'medium' })
    const noon = Date.parse(`${around}T12:00:00Z`)
    const instants = Array.from({ length: 96 }, (_, half) => noon + (half - 48) * 1_800_000 - 1)
    for (const instant of instants.concat(instants.toReversed().map((one) => one + 1)))
      expect(new Date(wallClockAt(instant)).toISOString().slice(0, 19)).toBe(shown.format(instant).replace(' ', 'T'))
  },
)
