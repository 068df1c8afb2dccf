import { expect, test } from 'vitest'
import { chosenPeriod, parseReportSearch, searchOf, searchOfFilter } from './chosen-period.ts'

const TODAY = '2026-11-22'

test('the address says the period, and what it says wrongly is left out', () => {
  expect(chosenPeriod(parseReportSearch({}), TODAY)).toEqual({ length: '30', from: '2026-10-24', to: TODAY })
  expect(chosenPeriod(parseReportSearch({ period: 7 }), TODAY)).toEqual({ length: '7', from: '2026-11-16', to: TODAY })
  const own = { from: '2026-10-01', to: '2026-10-31' }
  expect(chosenPeriod(parseReportSearch({ ...own, period: 7, staff: 'out' }), TODAY)).toEqual({ length: 'own', ...own })
  for (const wrong of [
    { period: 8 },
    { period: 'x' },
    { from: '2026-10-01' },
    { from: '2026-10-31', to: '2026-10-01' },
    { from: '2026-02-30', to: '2026-03-01' },
    { from: '2020-01-01', to: '2026-01-01' },
    { from: '2026-11-01', to: '2026-11-23' }, // tomorrow
  ])
    expect(chosenPeriod(parseReportSearch(wrong), TODAY).length, JSON.stringify(wrong)).toBe('30')
  expect(parseReportSearch({ staff: 'in' }).staff).toBeUndefined()
})

test('a period survives the address', () => {
  for (const search of [{}, { period: 7 }, { period: 365 }, { from: '2026-10-01', to: '2026-10-31' }])
    expect(parseReportSearch({ ...searchOf(chosenPeriod(search as never, TODAY)) })).toMatchObject(search)
})

test('filters survive the address, one of page and article, and what is none is left out', () => {
  expect(parseReportSearch({ page: 'contact', referrer: 'a.example', campaign: 2026, device: 'mobile' })).toMatchObject(
    {
      page: 'contact',
      referrer: 'a.example',
      campaign: '2026',
      device: 'mobile',
    },
  )
  expect(parseReportSearch({ page: 'contact', archive: 7 })).toMatchObject({ page: 'contact', archive: undefined })
  expect(parseReportSearch({ page: 'Oi!', archive: '7', referrer: '', campaign: {}, device: 'fridge' })).toEqual({
    ...parseReportSearch({}),
    archive: 7,
  })
  expect(searchOfFilter('archive', '7')).toEqual({ page: undefined, archive: 7 })
  expect(searchOfFilter('page', 'home')).toEqual({ page: 'home', archive: undefined })
  expect(searchOfFilter('device', undefined)).toEqual({ device: undefined })
})
