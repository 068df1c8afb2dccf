import { describe, expect, test } from 'vitest'
import { chargesOn, ratesOf } from './charges.ts'
import { allot, amountProblem, NO_CHARGES, withCharges } from './received.ts'

const RATES = { lateFine: 2, lateInterest: 1, earlyDiscount: 0, earlyDays: 0 }
const EARLY = { ...RATES, earlyDiscount: 5, earlyDays: 10 }
const open = (amount: number, due = '2026-11-20', charged_until: string | null = null) => ({
  amount,
  due,
  charged_until,
})

describe('fine and interest', () => {
  test.each([
    ['2026-11-20', open(100_000), 0, 0],
    ['2026-11-21', open(100_000), 2_000, 33],
    ['2026-12-20', open(100_000), 2_000, 1_000],
    ['2027-11-20', open(100_000), 2_000, 12_167],
    // Halves go up: 25 × 2 % is 0,5, and 150 × 1 % ÷ 30 is 0,05 a day.
    ['2026-11-21', open(25), 1, 0],
    ['2026-11-30', open(150), 3, 1],
    ['2026-11-29', open(150), 3, 0],
    // 29 February, and over a year's end.
    ['2028-03-01', open(300_000, '2028-02-28'), 6_000, 200],
    ['2027-01-01', open(300_000, '2026-12-31'), 6_000, 100],
    ['2026-12-20', open(999_999_999_999_99), 2_000_000_000_000, 1_000_000_000_000],
  ])('on %s, of %j: %i and %i', (day, row, fine, interest) =>
    expect(chargesOn(day, row, RATES)).toEqual({ fine, interest, discount: 0 }),
  )

  test('the fine is once, and interest goes on from the day of the last part', () => {
    expect(chargesOn('2026-12-20', open(100_000, '2026-11-20', '2026-12-10'), RATES)).toEqual({
      ...{ fine: 0, interest: 333, discount: 0 },
    })
    // Put off since, and a payment of a day before the last part.
    expect(chargesOn('2026-12-25', open(100_000, '2026-12-20', '2026-12-10'), RATES).interest).toBe(167)
    expect(chargesOn('2026-12-05', open(100_000, '2026-11-20', '2026-12-10'), RATES)).toEqual(NO_CHARGES)
  })

  test('are as the firm sets them', () => {
    expect(chargesOn('2026-12-20', open(100_000), { ...RATES, lateFine: 0.5, lateInterest: 0 })).toEqual({
      ...{ fine: 500, interest: 0, discount: 0 },
    })
  })
})

test.each([
  ['2026-11-10', open(100_000), 5_000],
  ['2026-11-11', open(100_000), 0],
  ['2026-11-10', open(10), 1],
  ['2026-11-10', open(1), 0],
])('the discount on %s, of %j, is %i', (day, row, discount) =>
  expect(chargesOn(day, row, EARLY)).toEqual({ ...NO_CHARGES, discount }),
)

describe('what came pays', () => {
  const late = { fine: 2_000, interest: 333, discount: 0 }
  const early = { fine: 0, interest: 0, discount: 5_000 }
  test.each([
    [102_333, late, { ...late, amount: 100_000 }],
    [100_000, late, { ...late, amount: 97_667 }],
    [2_334, late, { ...late, amount: 1 }],
    [2_333, late, undefined],
    [102_334, late, undefined],
    [95_000, early, { ...early, amount: 100_000 }],
    [97_000, early, { ...early, discount: 3_000, amount: 100_000 }],
    [100_000, early, { ...NO_CHARGES, amount: 100_000 }],
    [94_999, early, { ...NO_CHARGES, amount: 94_999 }],
    [100_001, early, undefined],
    [1, NO_CHARGES, { ...NO_CHARGES, amount: 1 }],
    [0, NO_CHARGES, undefined],
  ])('%i of R$ 1.000,00 with %j: %j', (came, charges, paid) => expect(allot(came, 100_000, charges)).toEqual(paid))

  test('exactly what came, whatever it is', () => {
    for (let came = 1; came <= 1_200; came++)
      for (const charges of [late, early, NO_CHARGES].map((one) => ({ ...one, fine: one.fine / 100, interest: 3 }))) {
        const paid = allot(came, 1_000, charges)
        if (paid) expect(withCharges(paid.amount, paid)).toBe(came)
      }
  })

  test('and why it cannot be is said', () => {
    expect(amountProblem(100_000, NO_CHARGES)).toContain('Em aberto há R$\u00a01.000,00')
    expect(amountProblem(100_000, late)).toMatch(/são R\$\u00a01\.023,33: .* mais do que R\$\u00a023,33/)
  })
})

test('what a quote agreed upon takes the place of the firm’s rate, each for itself; 0 is agreed upon too', () => {
  expect(ratesOf({ late_fine: null, late_interest: null }, EARLY)).toEqual(EARLY)
  expect(ratesOf({ late_fine: 0, late_interest: null }, EARLY)).toEqual({ ...EARLY, lateFine: 0 })
  expect(ratesOf({ late_fine: 1.5, late_interest: 0.25 }, EARLY)).toEqual({
    ...EARLY,
    lateFine: 1.5,
    lateInterest: 0.25,
  })
})
