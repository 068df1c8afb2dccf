import { expect, test } from 'vitest'
import { farQuestion, futureNote } from './future-day.ts'

const TODAY = '2026-11-30'

test.each([
  [null, false, false],
  [TODAY, false, false],
  ['2026-12-01', true, false],
  ['2027-11-30', true, false],
  ['2027-12-01', true, true],
  ['2062-11-30', true, true],
])('the day %s is said to be to come: %s, and asked about: %s', (day, isToCome, isAsked) => {
  expect(futureNote(day, TODAY) !== undefined).toBe(isToCome)
  expect(farQuestion(day, TODAY) !== undefined).toBe(isAsked)
})
