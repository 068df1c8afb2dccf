import { expect, test } from 'vitest'
import { startOfDay } from '#time.ts'
import { isLate, isThisWeek } from './filter-cards.ts'

const at = (day: string, plus = 0) => new Date(startOfDay(day).getTime() + plus).toISOString()
const task = (meta: string | null) => ({ meta, status: 'inProgress' as const })

test('a task is late from the moment its day is over in São Paulo, and never once it is done', () => {
  // A Thursday.
  const today = '2026-03-12'
  expect(isLate(task(at(today, -1)), today)).toBe(true)
  expect(isLate(task(at(today)), today)).toBe(false)
  expect(isLate(task(null), today)).toBe(false)
  expect(isLate(task('nonsense'), today)).toBe(false)
  expect(isLate({ meta: at('2026-03-01'), status: 'Completed' }, today)).toBe(false)
  expect(isLate(task(at(today)), '2026-03-13')).toBe(true)
})

test('a week is from Sunday to Saturday', () => {
  const of = (meta: string) => isThisWeek(task(meta), '2026-03-12')
  expect([at('2026-03-08', -1), at('2026-03-08'), at('2026-03-15', -1), at('2026-03-15')].map(of)).toEqual([
    ...[false, true, true, false],
  ])
})
