import { expect, test } from 'vitest'
import { noDayText, readTypedDay } from './typed-day.ts'

const today = '2026-11-27'

test.each([
  ['24/12', '2026-12-24'],
  ['1/2', '2027-02-01'],
  ['27.11', '2026-11-27'],
  ['26/11', '2027-11-26'],
  ['29/2', null],
  ['24/12/2030', '2030-12-24'],
  ['+3', '2026-11-30'],
  ['31/11', null],
  ['amanhã', '2026-11-28'],
  [' Depois de  Amanha', '2026-11-29'],
  ['HOJE', '2026-11-27'],
  ['ontem', '2026-11-26'],
  ['depois', null],
  ['3', null],
])('“%s” is %s with its year chosen forward', (typed, day) => {
  expect(readTypedDay(typed, { today, isYearForward: true })).toBe(day)
})

test.each([
  ['26/11', {}, '2026-11-26'],
  ['1/2', {}, '2027-02-01'],
  ['30/12', { max: today }, '2025-12-30'],
  ['26/11', { min: today }, '2027-11-26'],
  ['26/11', { min: '2028-01-01' }, '2026-11-26'],
  ['3/1', { near: '2025-12-28' }, '2026-01-03'],
  ['27/12', { near: '2025-12-28' }, '2025-12-27'],
  ['27/12', { near: '2025-12-28', isYearForward: true }, '2026-12-27'],
  ['20/6', { near: '2025-12-28', isYearForward: true }, '2026-06-20'],
])('“%s” with %j is %s, the nearest', (typed, limits, day) => {
  expect(readTypedDay(typed, { today, ...limits })).toBe(day)
})

test('what no month has is said as such', () => {
  expect(['31/11/2026', ' 31/11', '30-13-2026'].map(noDayText)).toEqual([
    '31/11/2026 não existe.',
    '31/11 não existe.',
    '30-13-2026 não existe.',
  ])
  expect(noDayText('logo')).toBe('Use uma data como 30/11/2026.')
})
