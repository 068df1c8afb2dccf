import { expect, test } from 'vitest'
import { MAX_LATE_REMINDERS } from '#domains/site/billing.ts'
import { addDays, listDays } from '#time.ts'
import { dueRange, isSentOn, listReminders, sendingDay, sendingDays } from './reminders.ts'

const plan = (remindBefore: number, remindLate: number, remindWorkdays = false) => ({
  remindBefore,
  remindLate,
  remindWorkdays,
})
const OPEN = { late_reminders: 0, reminded_on: null, promised: null, charged_on: null }
/** The days on which a parcela of that day is reminded of. */
const daysOf = (due: string, of: ReturnType<typeof plan>, fields: object = {}) =>
  listReminders({ ...OPEN, due, ...fields }, of, sendingDays(addDays(due, -40), addDays(due, 190), of)).map(
    ({ day }) => day,
  )

test('so many days before it is due, and each so many days of delay, four times', () => {
  expect(daysOf('2026-12-03', plan(3, 7))).toEqual([
    '2026-11-30',
    '2026-12-10',
    '2026-12-17',
    '2026-12-24',
    '2026-12-31',
  ])
  expect(daysOf('2026-12-03', plan(0, 0))).toEqual([])
})

test('on working days alone what falls on a weekend or a national holiday goes on the next', () => {
  // A Saturday; Christmas, a Friday, and New Year's Day after it.
  expect(daysOf('2026-12-11', plan(0, 1, true))).toEqual(['2026-12-14', '2026-12-15'])
  expect(daysOf('2026-12-18', plan(0, 7, true))).toEqual(['2026-12-28', '2027-01-04', '2027-01-08', '2027-01-15'])
  // Good Friday, the weekend, and Tiradentes on the Monday after it.
  expect(daysOf('2025-04-22', plan(4, 0, true))).toEqual(['2025-04-22'])
})

test('one that was to go before its day and would go after that is left out', () => {
  // Sunday is a day before a Monday; Saturday one before a Sunday.
  expect(daysOf('2026-12-14', plan(1, 0, true))).toEqual(['2026-12-14'])
  expect(daysOf('2026-12-13', plan(1, 0, true))).toEqual([])
})

test('one that went on a day off does not go again on the working day after it, where the firm changes its plan', () => {
  // Due on a Friday, reminded of on the Saturday.
  const fields = { reminded_on: '2026-12-12', late_reminders: 1 }
  expect(daysOf('2026-12-11', plan(0, 1, true), fields).slice(0, 2)).toEqual(['2026-12-14', '2026-12-15'])
  expect(daysOf('2026-12-05', plan(0, 7, true), fields)).toEqual(['2026-12-21', '2026-12-28', '2027-01-04'])
})

test('a promise, a person’s own reminder and those that went count', () => {
  const held = (fields: object, from: string, to: string) =>
    listReminders({ ...OPEN, due: '2026-12-03', ...fields }, plan(3, 7), sendingDays(from, to, plan(3, 7)))
  expect(held({ promised: '2026-12-17' }, '2026-12-04', '2026-12-25')).toEqual([
    { day: '2026-12-10', held: 'promised' },
    { day: '2026-12-17', held: 'promised' },
    { day: '2026-12-24', held: null },
  ])
  expect(held({ charged_on: '2026-12-09' }, '2026-12-04', '2026-12-11')).toEqual([
    { day: '2026-12-10', held: 'charged' },
  ])
  expect(held({ reminded_on: '2026-12-10' }, '2026-12-10', '2026-12-11')).toEqual([])
  expect(daysOf('2026-12-03', plan(0, 7), { late_reminders: 3 })).toEqual(['2026-12-10'])
})

test('whatever the plan, no more than four go of a late parcela, one a day, and all are due within the range', () => {
  for (const workdays of [false, true])
    for (let round = 0; round < 61; round++) {
      const of = plan(round % 31, (round * 7) % 40, workdays)
      const due = addDays('2025-03-15', round)
      const sent = daysOf(due, of)
      expect(sent.filter((day) => day > due).length).toBeLessThanOrEqual(MAX_LATE_REMINDERS)
      for (const day of sent) {
        const { from, to } = dueRange(day, of)
        expect(from <= due && due <= to, `${due} on ${day}`).toBe(true)
      }
    }
  for (const day of listDays('2025-04-18', '2025-04-21'))
    expect(isSentOn(sendingDay(day, plan(1, 0, true)), { ...OPEN, due: '2025-04-22' }, plan(1, 0, true))).toBe(false)
})
