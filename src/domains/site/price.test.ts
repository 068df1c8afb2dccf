import { expect, test } from 'vitest'
import { isCents, parseReais, toCents, typeReais } from './price.ts'

test('every amount of reais and cents is one, and comes back from its cents', () => {
  for (let cents = 0; cents <= 100_000_000; cents += 9973) {
    expect(isCents(cents / 100)).toBe(true)
    expect(toCents(cents / 100)).toBe(cents)
    expect(parseReais(typeReais(cents / 100))).toBe(cents / 100)
  }
  for (const broken of [49.999, 0.001, Number.NaN]) expect(isCents(broken)).toBe(false)
})

test.each([
  ['49,99', 49.99],
  ['R$ 1.234,50', 1234.5],
  ['49.9', 49.9],
  ['50', 50],
  ['4,355', undefined],
  ['', undefined],
  ['-1', undefined],
  ['dez', undefined],
])('%j is typed for %s', (typed, reais) => {
  expect(parseReais(typed)).toBe(reais)
})
