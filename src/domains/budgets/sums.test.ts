import { describe, expect, test } from 'vitest'
import {
  type Discount,
  discountOf,
  grossFor,
  grossOf,
  lineTotal,
  priceFor,
  quantityFor,
  sumOf,
  totalOf,
  wholeDiscount,
} from './sums.ts'

const off = (percent: number): Discount => ({ percent, amount: null })
const cents = (amount: number): Discount => ({ percent: null, amount })
const line = (quantity: number, unit_price: number, discount?: Discount) => ({ quantity, unit_price, discount })

describe('a line', () => {
  test.each([
    [line(6, 45_000), 270_000],
    [line(6, 45_000, off(10)), 243_000],
    [line(6, 45_000, cents(5_000)), 265_000],
    // Halves go up, of the line and of its discount.
    [line(0.5, 1), 1],
    [line(0.005, 100), 1],
    [line(0.004, 100), 0],
    [line(1, 5, off(50)), 2],
    [line(0.001, 1), 0],
    [line(2.5, 16_500), 41_250],
    [line(1.005, 100), 101],
    [line(3, 100, off(100)), 0],
    [line(1, 100, cents(101)), -1],
  ])('%j comes to %s cents', (priced, total) => expect(lineTotal(priced)).toBe(total))

  test('is exact beyond the largest safe number', () => {
    expect(grossOf(line(1_000_000, 99_999_999_999))).toBe(99_999_999_999_000_000)
    expect(discountOf(99_999_999_999, off(33.33))).toBe(33_330_000_000)
  })
})

describe('any two figures give the third', () => {
  test('the price is rounded, and a total that does not divide is lost', () => {
    expect(priceFor(3, 10_000)).toBe(3_333)
    expect(lineTotal(line(3, 3_333))).toBe(9_999)
    expect(priceFor(0.001, 1)).toBe(1_000)
    expect(priceFor(0, 100)).toBeUndefined()
  })

  test('the quantity has three decimals', () => {
    expect(quantityFor(45_000, 270_000)).toBe(6)
    expect(quantityFor(300, 1_000)).toBe(3.333)
    expect(quantityFor(0, 100)).toBeUndefined()
  })

  test('what must be there before a discount', () => {
    expect(grossFor(9_000, off(10))).toBe(10_000)
    expect(grossFor(9_000, cents(500))).toBe(9_500)
    expect(grossFor(9_000, null)).toBe(9_000)
    expect(grossFor(1, off(100))).toBeUndefined()
  })
})

describe('the whole', () => {
  const quote = (total: number, additional_value: number, discount?: Discount) => ({
    ...{ items: [{ total }], additional_value, discount },
  })

  test('a percent is of the lines, and the additional value is added after it', () => {
    expect(totalOf(quote(100_000, 5_000, off(10)))).toBe(95_000)
    expect(totalOf(quote(100_005, 0, off(50)))).toBe(50_002)
    expect(totalOf(quote(100_000, 5_000, cents(1_234)))).toBe(103_766)
  })

  test('a discount goes down to one real at most, and what is shown comes to the total', () => {
    const most = quote(30_000, 20_000, cents(1_000_000))
    expect([wholeDiscount(most), sumOf(most), totalOf(most)]).toEqual([49_900, 100, 100])
    expect(wholeDiscount(quote(30_000, 0, off(100)))).toBe(29_900)
    expect([wholeDiscount(quote(50, 0, off(100))), totalOf(quote(50, 0, off(100)))]).toEqual([0, 100])
  })
})
