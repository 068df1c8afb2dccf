import { expect, test } from 'vitest'
import { readDayHours, writeDayHours } from './day-hours.ts'

test.each([
  ['9-12, 13h30 às 18', '09:00-12:00, 13:30-18:00'],
  ['14:00-18:00; 9h-12h', '09:00-12:00, 14:00-18:00'],
  ['8 a 10 e 10 até 11:15', '08:00-10:00, 10:00-11:15'],
  ['0-24', '00:00-24:00'],
  [' , ', ''],
  ['', ''],
])('%j are hours', (typed, written) => {
  expect(writeDayHours(readDayHours(typed)!)).toBe(written)
  expect(writeDayHours(readDayHours(written)!)).toBe(written)
})

test.each(['9', '12-9', '9-9', '9-25', '9:60-10', '9-12, 11-13', 'manhã', '1-2,3-4,5-6,7-8,9-10,11-12,13-14'])(
  '%j are none',
  (typed) => {
    expect(readDayHours(typed)).toBeUndefined()
  },
)
