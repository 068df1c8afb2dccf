import { afterEach, expect, test, vi } from 'vitest'
import { ON_APPROVAL } from './form-values.ts'
import { nextPayment, QUICK_CHOICES, shareOut } from './payment-choices.ts'

const part = (due: string) => ({ due, unit: 'percent' as const, value: '10' })

afterEach(() => void vi.useRealTimers())

test.each([
  // A part on approval, today, is the first of a series only where the others continue it.
  ['2028-02-29', [ON_APPROVAL, '2055-01-31', '2055-02-28'], '2055-03-31'],
  ['2026-11-30', [ON_APPROVAL, '2027-01-31', '2027-02-28'], '2027-03-31'],
  ['2027-01-31', [ON_APPROVAL, '2027-02-28'], '2027-03-31'],
  ['2026-11-24', ['2027-01-31', '2027-02-28', '2027-05-15'], '2027-06-15'],
])('on %s after %j comes %s', (today, days, next) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00-03:00`) })
  expect(nextPayment(days.map(part), 0).due).toBe(next)
})

test('a year of months is in equal sums to the cent, and in percents while there are no items', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2028-01-31T12:00-03:00') })
  const year = QUICK_CHOICES.find(({ label }) => label === '12 mensais')!
  const parts = year.make({ deadline: null, total: 600_005 })
  expect(parts.map(({ due }) => due).slice(0, 4)).toEqual([ON_APPROVAL, '2028-02-29', '2028-03-31', '2028-04-30'])
  expect(parts.map(({ value }) => value)).toEqual(['500,05', ...Array(11).fill('500,00')])
  const percents = year.make({ deadline: null, total: 100 })
  expect(percents.every(({ unit }) => unit === 'percent')).toBe(true)
  expect(percents.reduce((sum, { value }) => sum + Number(value.replace(',', '.')), 0)).toBeCloseTo(100)
})

test('the total is shared out in proportion to the cent, and alike where nothing was said', () => {
  const days = ['2027-01-31', '2027-02-28', '2027-03-31']
  const share = (amounts: (number | undefined)[], total: number) =>
    shareOut(days.map(part), amounts, total).map(({ due, unit, value }) => [due, unit, value])
  const shown = (values: string[]) => days.map((day, index) => [day, 'amount', values[index]])
  expect(share([50_000, 30_000, 20_000], 110_001)).toEqual(shown(['550,01', '330,00', '220,00']))
  expect(share([undefined, 0, 0], 100)).toEqual(shown(['0,34', '0,33', '0,33']))
})
