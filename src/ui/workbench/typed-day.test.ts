import { expect, test } from 'vitest'
import { parseTypedDay } from './typed-day.ts'

test.each([
  ['30/11/2026', '2026-11-30'],
  [' 1.2.2026 ', '2026-02-01'],
  ['29-02-2028', '2028-02-29'],
  ['30112026', '2026-11-30'],
])('%s is the day %s', (typed, day) => {
  expect(parseTypedDay(typed)).toBe(day)
})

test.each(['', '30/11', '30/11/26', '31/11/2026', '29/02/2026', '11/30/2026', 'amanhã'])('%s is no day', (typed) => {
  expect(parseTypedDay(typed)).toBeNull()
})
