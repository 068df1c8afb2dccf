import { expect, test } from 'vitest'
import { addDays } from '#time.ts'
import { cashCurve, cashDay, causesOf, daysBelow, lastCashDay, offeredOn, type Planned, WEEKS } from './cash.ts'

const TODAY = '2026-11-23'
let count = 0
const plan = (fields: Partial<Planned>): Planned => ({
  ...{ key: `k${++count}`, due: TODAY, type: 'despesa', amount: 1000, description: 'Luz', promised: null, usually: 0 },
  ...fields,
})
const income = (fields: Partial<Planned>) => plan({ type: 'receita', description: 'Parcela', ...fields })
const balances = (planned: Planned[], opening = 0) => cashCurve(TODAY, opening, planned).days.map((day) => day.balance)

test('what is planned moves the balance on its day, and not before', () => {
  const all = balances([plan({ due: '2026-11-25', amount: 301 }), income({ due: '2026-11-26', amount: 100 })], 1000)
  expect(all.slice(0, 5)).toEqual([1000, 1000, 699, 799, 799])
  expect(all).toHaveLength(91)
})

test('what is late to pay counts today, what is late to be received on a promised day to come alone', () => {
  const late = income({ due: '2026-11-01', amount: 500 })
  expect(cashDay(plan({ due: '2026-11-01' }), TODAY)).toBe(TODAY)
  expect(cashDay(late, TODAY)).toBeNull()
  expect(cashDay({ ...late, promised: '2026-11-30' }, TODAY)).toBe('2026-11-30')
  expect(cashDay({ ...late, promised: TODAY }, TODAY)).toBe(TODAY)
  expect(cashDay({ ...late, promised: '2026-11-22' }, TODAY)).toBeNull()
  const curve = cashCurve(TODAY, 0, [late, plan({ due: '2026-10-01', amount: 70 })])
  expect(curve.days[0]!.balance).toBe(-70)
  expect(curve.left_out).toEqual([late])
})

test('the days of a custom count where they are asked for, on no promised day and on no bill', () => {
  const usual = { usual: true }
  expect(cashDay(income({ due: '2026-12-01', usually: 12 }), TODAY)).toBe('2026-12-01')
  expect(cashDay(income({ due: '2026-12-01', usually: 12 }), TODAY, usual)).toBe('2026-12-13')
  expect(cashDay(income({ due: '2026-12-01', usually: 12, promised: '2026-12-03' }), TODAY, usual)).toBe('2026-12-03')
  expect(cashDay(plan({ due: '2026-12-01', usually: 12 }), TODAY, usual)).toBe('2026-12-01')
  expect(cashDay(income({ due: '2026-11-22', usually: 12 }), TODAY, usual)).toBeNull()
})

test('the lowest point is the first of the smallest, with what made it', () => {
  const curve = cashCurve(TODAY, 10_000, [
    plan({ due: '2026-11-24', amount: 2000, description: 'Aluguel' }),
    plan({ due: '2026-11-26', amount: 6000, description: 'Folha' }),
    plan({ due: '2026-11-26', amount: 500, description: 'Luz' }),
    income({ due: '2026-12-10', amount: 8000 }),
    plan({ due: '2026-12-12', amount: 8000, description: 'Placas' }),
  ])
  expect(curve.lowest).toMatchObject({ day: '2026-11-26', balance: 1500 })
  expect(causesOf(curve).map(({ description }) => description)).toEqual(['Folha', 'Aluguel', 'Luz'])
  expect(daysBelow(curve, 1501).map(({ day }) => day)[0]).toBe('2026-11-26')
  expect(daysBelow(curve, 1500)).toEqual([])
  // What came in between does not hide a purchase; what repeats is named once.
  const slow = cashCurve(TODAY, 10_000, [
    plan({ due: TODAY, amount: 100, description: 'Luz' }),
    plan({ due: '2026-11-25', amount: 500, description: 'Aluguel' }),
    plan({ due: '2026-11-30', amount: 7000, description: 'Fresadora' }),
    income({ due: '2026-12-10', amount: 400 }),
    plan({ due: '2026-12-25', amount: 600, description: 'Aluguel' }),
  ])
  expect(causesOf(slow).map(({ description }) => description)).toEqual(['Fresadora', 'Aluguel', 'Luz'])
  // Nothing makes a lowest point that is where it begins.
  expect(causesOf(cashCurve(TODAY, 5, [income({ due: '2026-11-24' })]))).toEqual([])
})

test('today counts from what is there, and what goes out before what has not come', () => {
  const curve = cashCurve(TODAY, 4_725_878, [
    plan({ amount: 150_075, description: 'Luz' }),
    income({ amount: 334_449 }),
    income({ due: '2026-12-01', amount: 100 }),
  ])
  expect(curve.lowest).toMatchObject({ day: TODAY, low: 4_575_803, balance: 4_910_252 })
  expect(causesOf(curve).map(({ description }) => description)).toEqual(['Luz'])
  expect(daysBelow(curve, 4_600_000).map(({ day }) => day)).toEqual([TODAY])
  // What is there already, and below the floor.
  const poor = cashCurve(TODAY, 100, [income({ amount: 900 })])
  expect([poor.lowest.low, daysBelow(poor, 500).length]).toEqual([100, 1])
  expect(causesOf(poor)).toEqual([])
})

test('weeks begin today, and say what moves most', () => {
  const { weeks } = cashCurve(TODAY, 0, [
    plan({ due: addDays(TODAY, 6), amount: 9 }),
    income({ due: addDays(TODAY, 7), amount: 20 }),
    plan({ due: addDays(TODAY, 8), amount: 30 }),
    plan({ due: lastCashDay(TODAY), amount: 1 }),
    plan({ due: addDays(lastCashDay(TODAY), 1), amount: 999 }),
  ])
  expect(weeks).toHaveLength(WEEKS)
  expect(weeks[0]).toMatchObject({ from: TODAY, to: addDays(TODAY, 6), income: 0, expenses: 9, balance: -9 })
  expect(weeks[1]).toMatchObject({ income: 20, expenses: 30, balance: -19, largest: { amount: 30 } })
  expect(weeks[1]!.lowest.day).toBe(addDays(TODAY, 8))
  expect(weeks[12]).toMatchObject({ to: lastCashDay(TODAY), expenses: 1, balance: -20 })
})

test('what is tried changes the curve by exactly that, and a quote that is accepted late pays nothing in the past', () => {
  const late = income({ key: 'late', due: '2026-11-01', amount: 430_000 })
  const bought = plan({ key: 'bought', due: '2026-12-02', amount: 286_860 })
  const terms = [
    { due: '', amount: 100_001 },
    { due: '2026-11-25', amount: 2 },
    { due: '2026-12-20', amount: 99_999 },
  ]
  const more = offeredOn('2026-11-30', { id: 10, description: 'Orçamento 0010', terms })
  expect(more.map(({ due, description }) => [due, description])).toEqual([
    ['2026-11-30', 'Orçamento 0010, parcela 1'],
    ['2026-11-30', 'Orçamento 0010, parcela 2'],
    ['2026-12-20', 'Orçamento 0010, parcela 3'],
  ])
  const counted = [0, 7].map((days) => ({ due: '', days, amount: 1 }))
  expect(offeredOn('2026-11-30', { id: 10, description: 'x', terms: counted }).map(({ due }) => due)).toEqual([
    '2026-11-30',
    '2026-12-07',
  ])
  const days = new Map([
    ['late', '2026-11-27'],
    ['bought', '2026-12-14'],
  ])
  const [plain, tried] = [cashCurve(TODAY, 1, [late, bought]), cashCurve(TODAY, 1, [late, bought], { days, more })]
  const at = (curve: typeof plain, day: string) => curve.days.find((one) => one.day === day)!.balance
  expect(at(tried, '2026-11-27') - at(plain, '2026-11-27')).toBe(430_000)
  expect(at(tried, '2026-12-02') - at(plain, '2026-12-02')).toBe(430_000 + 100_003 + 286_860)
  expect(at(tried, '2026-12-31') - at(plain, '2026-12-31')).toBe(430_000 + 200_002)
  expect(tried.left_out).toEqual([])
})

test('every cent of any plan is counted once: against a sum of another kind', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  for (let round = 0; round < 200; round++) {
    const planned = Array.from({ length: random(60) }, () =>
      plan({
        due: addDays(TODAY, random(140) - 30),
        type: random(2) ? 'receita' : 'despesa',
        amount: random(10_000_000),
        promised: random(4) ? null : addDays(TODAY, random(60) - 10),
        usually: random(20),
      }),
    )
    const usual = random(2) === 1
    const opening = random(2_000_000) - 1_000_000
    const curve = cashCurve(TODAY, opening, planned, { usual })
    for (const { day, balance } of curve.days) {
      const before = planned.filter((one) => (cashDay(one, TODAY, { usual }) ?? '9') <= day)
      expect(balance).toBe(
        before.reduce((sum, { type, amount }) => sum + (type === 'receita' ? amount : -amount), opening),
      )
    }
    expect(curve.weeks.reduce((sum, week) => sum + week.income - week.expenses, opening)).toBe(curve.weeks[12]!.balance)
    // Against the balances that each day begins with.
    const begins = [opening, ...curve.days.map(({ balance }) => balance)]
    const lows = curve.days.map(({ expenses }, index) => begins[index]! - expenses)
    expect(curve.lowest.low).toBe(Math.min(...lows))
  }
})
