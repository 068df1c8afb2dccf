import { describe, expect, test } from 'vitest'
import {
  drawTokenSale,
  endOfPlanMonth,
  type OrderChange,
  type OrderState,
  STATES,
  stateAfter,
  TOKEN_SALE,
  totalOf,
} from './order.ts'
import { SANDBOX_CARDS, toSandboxToken } from './sandbox-card.ts'

/** The state after all changes, one after the other. */
const stateThrough = (changes: readonly OrderChange[], from: OrderState = 'created') => changes.reduce(stateAfter, from)

describe('states', () => {
  test('the usual ways', () => {
    expect(stateThrough(['begun', 'paid'])).toBe('paid')
    expect(stateThrough(['begun', 'failed', 'begun', 'paid', 'refunded'])).toBe('refunded')
    expect(stateThrough(['begun', 'expired'])).toBe('expired')
  })

  test('money that comes late pays an expired or failed order', () => {
    expect(stateThrough(['begun', 'expired', 'paid'])).toBe('paid')
    expect(stateThrough(['begun', 'failed', 'paid'])).toBe('paid')
  })

  test('notices in any order, and more than once, end in the same state', () => {
    const orders: OrderChange[][] = [
      ['paid', 'failed', 'expired'],
      ['failed', 'paid', 'expired'],
      ['expired', 'paid', 'failed'],
      ['paid', 'paid', 'failed', 'failed'],
    ]
    for (const changes of orders) expect(stateThrough(changes, 'awaiting')).toBe('paid')
  })

  test('a refund is the end', () => {
    for (const change of ['begun', 'paid', 'failed', 'expired', 'refunded'] as const)
      expect(stateAfter('refunded', change)).toBe('refunded')
    for (const state of STATES.filter((one) => one !== 'paid' && one !== 'refunded'))
      expect(stateAfter(state, 'refunded')).toBe(state)
  })
})

test('[BUY-02] a purchase token has 30 letters and digits, and no two are the same', () => {
  const tokens = Array.from({ length: 1000 }, drawTokenSale)
  for (const token of tokens) expect(token).toMatch(TOKEN_SALE)
  expect(new Set(tokens).size).toBe(1000)
  expect(new Set(tokens.join('')).size).toBe(62)
})

test('a total is exact to the cent', () => {
  const plans = [{ key: 'basic', price: 49.99 }]
  expect(totalOf({ value: 249, plans }, 'basic')).toBe(298.99)
  expect(totalOf({ value: 249, plans }, '')).toBe(249)
})

test.each([
  ['2026-11-23', '2026-12-22'],
  ['2026-12-01', '2026-12-31'],
  ['2027-01-28', '2027-02-27'],
  ['2027-01-29', '2027-02-28'],
  ['2027-01-31', '2027-02-28'],
  ['2028-01-29', '2028-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2027-03-31', '2027-04-30'],
  ['2027-02-28', '2027-03-27'],
])('a plan’s month that begins on %s ends on %s', (first, last) => {
  expect(endOfPlanMonth(first)).toBe(last)
})

test('[BUY-10] only the three printed cards become a test token', () => {
  expect(SANDBOX_CARDS.map(({ number }) => toSandboxToken(number))).toEqual([
    'sandbox_passes',
    'sandbox_declined',
    'sandbox_second_step',
  ])
  expect(toSandboxToken('4242-4242-4242-4242')).toBe('sandbox_passes')
  for (const other of ['', '4111 1111 1111 1111', '42424242424242424']) expect(toSandboxToken(other)).toBeUndefined()
})
