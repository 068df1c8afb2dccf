import { expect, test } from 'vitest'
import { listDays } from '#time.ts'
import { compareWith, percentOf } from './change.ts'
import { spansOf } from './spans.ts'

const days = (from: string, to: string) => listDays(from, to).map((dia) => ({ dia, views: 2, visitors: 1 }))

test('few days are drawn one by one, many by weeks that end with the last', () => {
  expect(spansOf([])).toEqual([])
  expect(spansOf(days('2026-11-20', '2026-11-21'))).toEqual([
    { from: '2026-11-20', to: '2026-11-20', views: 2, visitors: 1 },
    { from: '2026-11-21', to: '2026-11-21', views: 2, visitors: 1 },
  ])
  const year = spansOf(days('2025-11-22', '2026-11-21'))
  expect(year).toHaveLength(53)
  expect(year[0]).toEqual({ from: '2025-11-22', to: '2025-11-22', views: 2, visitors: 1 })
  expect(year.at(-1)).toEqual({ from: '2026-11-15', to: '2026-11-21', views: 14, visitors: 7 })
})

test('a share of nothing is nothing', () => {
  expect(percentOf(0, 0)).toBe(0)
  expect(percentOf(50, 200)).toBe(25)
  expect(compareWith(0, 0)).toEqual({ percent: 0 })
  expect(compareWith(5, 0)).toEqual({ percent: null })
  expect(compareWith(112, 100)).toEqual({ percent: 12 })
})
