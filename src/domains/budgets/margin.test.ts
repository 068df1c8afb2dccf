import { describe, expect, test } from 'vitest'
import { type CostedLine, lineCost, lineMargin, marginOf, marginOfLines } from './margin.ts'

const line = (quantity: number, unit_price: number | null, total: number, cost: number | null): CostedLine => ({
  ...{ quantity, unit_price, total, cost },
})
const chosen = (one: CostedLine, chosen: boolean, name = '') => ({
  ...one,
  choice: { kind: name ? ('alternative' as const) : ('optional' as const), name, chosen },
})

describe('what a line costs', () => {
  test.each([
    [line(6, 45_000, 270_000, 20_000), 120_000],
    // A line with its total alone has the cost of all of it, whatever its quantity.
    [line(3, null, 90_000, 50_000), 50_000],
    // Halves go up.
    [line(0.5, 100, 50, 1), 1],
    [line(2.5, 0, 0, 3_333), 8_333],
    [line(1_000_000, 99_999_999_999, 1, 99_999_999_999), 99_999_999_999_000_000],
    [line(1, 100, 100, 0), 0],
    [line(1, 100, 100, null), null],
  ])('%j: %s cents', (one, cents) => expect(lineCost(one)).toBe(cents))
})

describe('the margin', () => {
  test.each([
    [10_000, 7_500, 2_500, 2_500],
    [10_000, 0, 10_000, 10_000],
    [30_000, 20_000, 10_000, 3_333],
    [30_000, 10_000, 20_000, 6_667],
    // A loss, rounded away from 0 as a gain is.
    [30_000, 50_000, -20_000, -6_667],
    [20_000, 20_001, -1, -1],
    [0, 500, -500, null],
  ])('%s less %s: %s cents, %s hundredths of a percent', (charged, cost, margin, rate) =>
    expect(marginOf(charged, cost)).toEqual({ charged, cost, margin, rate, unknown: 0 }),
  )

  test('of a line is of what is left after its discount', () => {
    expect(lineMargin(line(2, 10_000, 18_000, 6_000))).toMatchObject({ cost: 12_000, margin: 6_000, rate: 3_333 })
    expect(lineMargin(line(2, 10_000, 18_000, null))).toBeNull()
  })

  test('of a quote is of its total, discount and additional value in it, and of the lines that are taken', () => {
    const lines = [
      line(1, 100_000, 100_000, 60_000),
      chosen(line(1, 40_000, 40_000, 10_000), false),
      chosen(line(1, 30_000, 30_000, 5_000), true, 'Como se entra'),
      chosen(line(1, 50_000, 50_000, 45_000), false, 'Como se entra'),
    ]
    expect(marginOfLines(lines)).toMatchObject({ charged: 130_000, cost: 65_000, margin: 65_000, rate: 5_000 })
    expect(marginOfLines(lines, 117_000)).toMatchObject({ cost: 65_000, margin: 52_000, rate: 4_444 })
  })

  test('says of how many lines that count nobody has given the cost', () => {
    const lines = [line(1, 100, 100, 40), line(1, 100, 100, null), chosen(line(1, 100, 100, null), false)]
    expect(marginOfLines(lines)).toMatchObject({ charged: 200, cost: 40, unknown: 1 })
    expect(marginOfLines([])).toEqual({ charged: 0, cost: 0, margin: 0, rate: null, unknown: 0 })
  })
})
