import { describe, expect, test } from 'vitest'
import { calledName, paymentAmounts } from './budget.ts'

const share = (percent: number) => ({ due: null, percent, amount: null })
const fixed = (amount: number) => ({ due: null, percent: null, amount })

describe('payment terms', () => {
  test.each([[[99.6]], [[50, 49.99]], [[33.33, 33.33, 33.33]], [[100.01]], [[50.4, 50]]])(
    'percents %j do not come to 100, however small the total',
    (percents) => {
      for (const total of [1, 50, 100, 1_000_000]) expect(paymentAmounts(total, percents.map(share))).toBeUndefined()
    },
  )

  test('percents that come to 100 come to the total to the cent', () => {
    expect(paymentAmounts(100, [33.34, 33.33, 33.33].map(share))).toEqual([34, 33, 33])
    expect(paymentAmounts(99_999, [0.1, 0.2, 99.7].map(share))?.reduce((one, other) => one + other)).toBe(99_999)
  })

  test('an amount takes up what a percent leaves', () => {
    expect(paymentAmounts(10_001, [share(33.33), fixed(6668)])).toEqual([3333, 6668])
    expect(paymentAmounts(10_001, [share(33.33), fixed(6670)])).toBeUndefined()
  })
})

test.each([
  ['Helena Prado', 'Helena'],
  ['Dra. Márcia Teles', 'Dra. Márcia'],
  ['Exmo. Sr. Dr. João', 'Exmo. Sr. Dr. João'],
  ['Ana', 'Ana'],
  ['', ''],
])('%s is called %s', (name, called) => {
  expect(calledName(name)).toBe(called)
})
