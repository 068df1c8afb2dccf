import { expect, test } from 'vitest'
import { startOfDay } from '#time.ts'
import { dueGroup } from './due-groups.ts'

/** A Wednesday: its week ends on Saturday 28. */
const TODAY = '2026-11-25'
const groupOf = (day: string) => dueGroup({ meta: startOfDay(day).toISOString() }, TODAY)

test('tasks are late, of today, of this week until Saturday, of later, or without a deadline', () => {
  expect(groupOf('2026-11-24')).toBe('late')
  expect(groupOf('2026-11-25')).toBe('today')
  expect(groupOf('2026-11-26')).toBe('week')
  expect(groupOf('2026-11-28')).toBe('week')
  expect(groupOf('2026-11-29')).toBe('later')
  expect(dueGroup({ meta: null }, TODAY)).toBe('none')
})

test('on a Saturday nothing is left of the week, on a Sunday six days are', () => {
  const meta = (day: string) => ({ meta: startOfDay(day).toISOString() })
  expect(dueGroup(meta('2026-11-29'), '2026-11-28')).toBe('later')
  expect(dueGroup(meta('2026-12-05'), '2026-11-29')).toBe('week')
})
