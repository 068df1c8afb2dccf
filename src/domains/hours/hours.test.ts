import { expect, test } from 'vitest'
import { hoursText, readHours, splitByDay, toHours } from './hours.ts'

test.each([
  ['1,5', 90],
  ['1.5', 90],
  ['1,5h', 90],
  ['1:30', 90],
  ['1h30', 90],
  ['2h', 120],
  ['2', 120],
  ['90m', 90],
  ['45 min', 45],
  [',25', 15],
  ['0', 0],
  ['', 0],
  [' 0:07 ', 7],
])('%j are %i minutes', (typed, minutes) => expect(readHours(typed)).toBe(minutes))

test.each(['abc', '1:75', '-1', '1:30:00', '1,5 dias', ',', 'h'])('%j is no duration', (typed) =>
  expect(readHours(typed)).toBeUndefined(),
)

test('a duration is written as it is read', () => {
  expect([0, 7, 90, 1440].map(hoursText)).toEqual(['', '0:07', '1:30', '24:00'])
  for (const minutes of [1, 59, 60, 61, 1439]) expect(readHours(hoursText(minutes))).toBe(minutes)
  expect([20, 30, 80].map(toHours)).toEqual([0.333, 0.5, 1.333])
})

test('a stretch over midnight in São Paulo is split, and its parts come to the whole', () => {
  const [from, to] = [new Date('2026-11-24T01:30:40Z'), new Date('2026-11-24T04:10:20Z')]
  expect(splitByDay(from, to)).toEqual([
    { day: '2026-11-23', minutes: 89 },
    { day: '2026-11-24', minutes: 71 },
  ])
  expect(splitByDay(from, from)).toEqual([])
})
