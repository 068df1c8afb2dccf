import { afterEach, expect, test, vi } from 'vitest'
import { paymentAmounts } from '../../budget.ts'
import { BudgetForm, ON_APPROVAL, type PaymentValues } from './form-values.ts'
import { countedFrom, followTotal, nextPayment, QUICK_CHOICES, shareOut, turnBack } from './payment-choices.ts'

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
  expect(nextPayment(days.map(part), 0, false).due).toBe(next)
})

test('a year of months is in equal sums to the cent, and in percents while there are no items', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2028-01-31T12:00-03:00') })
  const year = QUICK_CHOICES.find(({ label }) => label === '12 mensais')!
  const parts = year.make({ deadline: null, total: 600_005, counted: false })
  expect(parts.map(({ due }) => due).slice(0, 4)).toEqual([ON_APPROVAL, '2028-02-29', '2028-03-31', '2028-04-30'])
  expect(parts.map(({ value }) => value)).toEqual(['500,05', ...Array(11).fill('500,00')])
  const percents = year.make({ deadline: null, total: 100, counted: false })
  expect(percents.every(({ unit }) => unit === 'percent')).toBe(true)
  expect(percents.reduce((sum, { value }) => sum + Number(value.replace(',', '.')), 0)).toBeCloseTo(100)
})

test('thirds are equal to the cent and say no percent, and fifths are percents that come to equal sums', () => {
  const made = (name: string, total: number) =>
    QUICK_CHOICES.find(({ label }) => label === name)!
      .make({ deadline: null, total, counted: false })
      .map(({ unit, value }) => `${value} ${unit}`)
  expect(made('3 parcelas', 290_000)).toEqual(['966,68 amount', '966,66 amount', '966,66 amount'])
  expect(made('3 parcelas', 100)).toEqual(['33,34 percent', '33,33 percent', '33,33 percent'])
  const fifths = made('40% + 3 parcelas', 290_003)
  expect(fifths).toEqual(['40 percent', '20 percent', '20 percent', '20 percent'])
  const terms = [40, 20, 20, 20].map((percent) => ({ due: null, percent, amount: null }))
  expect(paymentAmounts(290_003, terms)).toEqual([116_000, 58_001, 58_001, 58_001])
})

test('equal sums follow the total while nobody has changed them, through any total, and nothing else does', () => {
  const [, , thirds] = QUICK_CHOICES
  const made = thirds!.make({ deadline: null, total: 290_000, counted: false })
  const valuesOf = (parts: readonly PaymentValues[] | undefined) => parts?.map(({ value }) => value)
  const nothing = followTotal(made, { before: 290_000, total: 0 })!
  expect(valuesOf(nothing)).toEqual(['0,00', '0,00', '0,00'])
  const followed = followTotal(nothing, { before: 0, total: 300_001 })!
  expect(valuesOf(followed)).toEqual(['1.000,01', '1.000,00', '1.000,00'])
  expect(followed.map(({ due }) => due)).toEqual(made.map(({ due }) => due))
  const typed = made.with(1, { ...made[1]!, value: '900,00' })
  for (const others of [
    typed,
    made.slice(1),
    made.slice(0, 1),
    thirds!.make({ deadline: null, total: 100, counted: false }),
  ])
    expect(followTotal(others, { before: 290_000, total: 300_001 })).toBeUndefined()
  expect(followTotal(made, { before: 290_000, total: 290_000 })).toBeUndefined()
})

test('the total is shared out in proportion to the cent, and alike where nothing was said', () => {
  const days = ['2027-01-31', '2027-02-28', '2027-03-31']
  const share = (amounts: (number | undefined)[], total: number) =>
    shareOut(days.map(part), amounts, total).map(({ due, unit, value }) => [due, unit, value])
  const shown = (values: string[]) => days.map((day, index) => [day, 'amount', values[index]])
  expect(share([50_000, 30_000, 20_000], 110_001)).toEqual(shown(['550,01', '330,00', '220,00']))
  expect(share([undefined, 0, 0], 100)).toEqual(shown(['0,34', '0,33', '0,33']))
})

test('a plan that counts from the acceptance has months of thirty days, and stays one', () => {
  const made = (name: string, total = 1_000) =>
    QUICK_CHOICES.find(({ label }) => label === name)!.make({ deadline: '2027-01-31', total, counted: true })
  const daysOf = (parts: readonly { due: string; days?: string | undefined }[]) => parts.map(({ days }) => days)
  expect(daysOf(made('À vista'))).toEqual(['0'])
  expect(daysOf(made('50% + 50%'))).toEqual(['0', '30'])
  const year = made('12 mensais', 120_000)
  expect(daysOf(year)).toEqual(Array.from({ length: 12 }, (_, month) => String(30 * month)))
  expect(year[11]).toEqual({ due: ON_APPROVAL, days: '330', unit: 'amount', value: '100,00' })
  expect(daysOf(shareOut(year, [], 240_000))).toEqual(daysOf(year))
  expect(nextPayment(year, 5_000, true)).toEqual({ due: ON_APPROVAL, days: '360', unit: 'amount', value: '50,00' })
  expect(nextPayment([], 0, true).days).toBe('0')
  expect(nextPayment([{ ...year[0]!, days: '3640' }], 0, true).days).toBe('3650')
})

test('a plan changes its way and back by the days from today', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T22:00-03:00') })
  const fixed = [part(ON_APPROVAL), part('2026-12-07')]
  const counted = [...fixed, part('2026-11-01')].map((payment) => countedFrom(payment, true))
  expect(counted.map(({ due, days }) => [due, days])).toEqual(['0', '7', '0'].map((days) => [ON_APPROVAL, days]))
  expect(counted.slice(0, 2).map((payment) => countedFrom(payment, false))).toEqual(fixed)
  // One that is so already stays.
  expect(countedFrom(counted[1]!, true)).toEqual(counted[1])
  expect(countedFrom(fixed[1]!, false)).toEqual(fixed[1])
})

test('where no day was chosen, or none can be read, there is none after the change either', () => {
  const isRefused = (payment: PaymentValues) => !BudgetForm.shape.payments.safeParse([payment]).success
  for (const due of ['', '2026-13']) {
    const counted = countedFrom(part(due), true)
    expect([counted, isRefused(counted)]).toEqual([{ ...part(ON_APPROVAL), days: '' }, true])
  }
  for (const days of ['', 'x', '9999']) {
    const fixed = countedFrom({ ...part(ON_APPROVAL), days }, false)
    expect([fixed, isRefused(fixed)]).toEqual([part(''), true])
  }
})

test('what was made of some fields is taken back, but where they were changed since', () => {
  const before = part('2026-12-07')
  const after = { ...part(ON_APPROVAL), days: '7' }
  const back = (payment: typeof after) => turnBack(payment, { before, after }, ['due', 'days'])
  expect(back({ ...after, value: '50' })).toEqual({ ...before, value: '50' })
  expect(back({ ...after, days: '8' })).toEqual({ ...after, days: '8' })
})
