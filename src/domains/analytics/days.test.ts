import { expect, test } from 'vitest'
import { addDays, countDays, listDays, listMonths, wholeMonths } from './days.ts'

test('days follow each other over months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(countDays('2026-11-21', '2026-11-21')).toBe(1)
  expect(listDays('2027-02-27', '2027-03-01')).toEqual(['2027-02-27', '2027-02-28', '2027-03-01'])
  expect(listMonths('2027-01-31', 3)).toEqual(['2027-01', '2026-12', '2026-11'])
})

test.each([
  ['2026-11-01', '2026-11-30', '2026-11-01', '2026-12-01'],
  ['2026-11-02', '2026-11-30', '2026-12-01', '2026-12-01'],
  ['2026-11-02', '2026-12-30', '2026-12-31', '2026-12-31'],
  ['2026-10-31', '2026-12-01', '2026-11-01', '2026-12-01'],
  ['2025-11-22', '2026-11-21', '2025-12-01', '2026-11-01'],
  ['2026-01-31', '2026-02-28', '2026-02-01', '2026-03-01'],
  ['2026-11-05', '2026-11-06', '2026-11-07', '2026-11-07'],
])('from %s to %s the whole months are from %s up to %s', (from, to, first, end) => {
  expect(wholeMonths(from, to)).toEqual({ first, end })
})
