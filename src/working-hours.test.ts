import { expect, test } from 'vitest'
import { addWorkingHours, isWithinWorkingDay, workingHours } from './working-hours.ts'

const at = (text: string) => new Date(`${text}:00-03:00`)

test.each([
  ['2026-11-25T10:00', '2026-11-25T12:30', 2.5],
  ['2026-11-25T17:00', '2026-11-26T10:00', 2],
  // From Friday evening to Monday morning.
  ['2026-11-27T20:00', '2026-11-30T09:45', 0.75],
  // Zumbi is a holiday, Carnaval is none by law.
  ['2026-11-19T17:00', '2026-11-23T10:00', 2],
  ['2026-02-16T09:00', '2026-02-17T09:00', 9],
  ['2026-12-31T17:30', '2027-01-04T09:30', 1],
  ['2026-11-25T12:00', '2026-11-25T11:00', 0],
])('from %s to %s people work %d hours', (from, to, hours) => {
  expect(workingHours(at(from), at(to))).toBeCloseTo(hours)
})

test('a working day is over at the same hour of the next one', () => {
  expect(isWithinWorkingDay(at('2026-11-27T15:00'), at('2026-11-30T15:00'))).toBe(true)
  expect(isWithinWorkingDay(at('2026-11-27T15:00'), at('2026-11-30T15:01'))).toBe(false)
  expect(isWithinWorkingDay(at('2026-11-28T03:00'), at('2026-11-30T18:00'))).toBe(true)
})

test('added working hours are those counted', () => {
  for (const from of ['2026-11-25T10:00', '2026-11-27T22:00', '2026-11-28T13:00', '2026-11-19T17:59'])
    for (const hours of [0.5, 8.9, 9, 27])
      expect(workingHours(at(from), addWorkingHours(at(from), hours))).toBeCloseTo(hours)
})
