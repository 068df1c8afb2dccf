import { describe, expect, test } from 'vitest'
import {
  brl,
  fromDecimal,
  groupedMoney,
  isCents,
  MAX_CENTS,
  parseMoney,
  parseSum,
  plainMoney,
  toCents,
  toDecimal,
  toReais,
  usd,
} from './money.ts'

/** Amounts of every size, the same at each run, with the ends. */
const amounts = [0, 1, 99, 100, 435, 100_000, 129_050, 1_000_000_000, MAX_CENTS - 1, MAX_CENTS]
for (let index = 1; index < 3000; index++) amounts.push(Math.floor(10 ** ((index * 0.618_033_988_7) % 15)) + index)

describe('reais on the wire', () => {
  test('make the same cents again, as number and as text', () => {
    for (const cents of amounts) {
      for (const amount of [cents, -cents]) {
        expect(toCents(toReais(amount)) + 0).toBe(amount + 0)
        expect(isCents(toReais(amount))).toBe(true)
        expect(fromDecimal(toDecimal(amount))).toBe(amount + 0)
      }
      expect(JSON.parse(JSON.stringify(toReais(cents)))).toBe(Number(toDecimal(cents)))
    }
  })

  test.each([
    [0.1 + 0.2, 30],
    [4.35, 435],
    [1.1 + 2.2, 330],
    [10_000_000.0, 1_000_000_000],
    [8.2 - 0.2, 800],
    [-49.99, -4999],
  ])('%d are %d cents', (reais, cents) => {
    expect(toCents(reais)).toBe(cents)
  })

  test.each([1.005, 49.999, 0.001, Number.NaN, Number.POSITIVE_INFINITY, 1e13 + 1, Number.MAX_SAFE_INTEGER])(
    '%d are not whole cents within the largest amount',
    (reais) => expect(isCents(reais)).toBe(false),
  )

  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [129_050, '1290.50'],
    [-4999, '-49.99'],
    [1_000_000_000, '10000000.00'],
  ])('%d cents are the text %s', (cents, decimal) => {
    expect(toDecimal(cents)).toBe(decimal)
  })

  test('may have one decimal or none as text', () => {
    expect(fromDecimal('12.5')).toBe(1250)
    expect(fromDecimal('12')).toBe(1200)
  })

  test.each(['', '12,50', '1.005', '1e3', '.5', '5.', 'R$ 12', '1 000', '10000000000000.01', '9'.repeat(400)])(
    '%j is no such text',
    (decimal) => expect(fromDecimal(decimal)).toBeUndefined(),
  )
})

describe('money on the screen', () => {
  test('is written as Intl writes it', () => {
    const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
    const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
    for (const amount of amounts.flatMap((cents) => (cents === 0 ? [0] : [cents, -cents]))) {
      expect(brl(amount)).toBe(reais.format(amount / 100).replace('-', '−'))
      expect(usd(amount)).toBe(dollars.format(amount / 100))
    }
  })

  test('reads R$ 1.290,50, or $1,290.50 in the style of the quotes', () => {
    expect(brl(129_050)).toBe('R$\u00a01.290,50')
    expect(usd(129_050)).toBe('$1,290.50')
    expect(plainMoney(129_050)).toBe('1290,50')
    expect(groupedMoney(-129_050_000)).toBe('-1.290.500,00')
  })
})

describe('money as people type it', () => {
  test('is what fields and screens show', () => {
    for (const cents of amounts)
      for (const text of [plainMoney(cents), groupedMoney(cents), brl(cents), toDecimal(cents)])
        expect(parseMoney(text)).toBe(cents)
  })

  test.each([
    ['1.234,56', 123_456],
    ['1234,56', 123_456],
    ['1234.56', 123_456],
    ['12,5', 1250],
    ['12.5', 1250],
    ['12', 1200],
    ['0,05', 5],
    ['R$ 12', 1200],
    ['r$12,00', 1200],
    ['R$\u00a01.290,50', 129_050],
    ['  50 ', 5000],
    // Three digits after a point are thousands, as Brazilians write them.
    ['1.234', 123_400],
    ['1.234.567', 123_456_700],
    ['1 234,50', 123_450],
    ['10.000.000,00', 1_000_000_000],
  ])('%j is %d cents', (typed, cents) => {
    expect(parseMoney(typed)).toBe(cents)
  })

  test.each([
    ['nothing', ['', ' ', 'R$', ',', ',5', '12,', '.5', '12.']],
    ['letters and other currencies', ['dez', '12a', '1e3', '0x10', 'Infinity', '$12', 'US$ 12', '12 R$']],
    ['three decimals', ['4,355', '1,234', '0.123', '1234.567', '1.234,567']],
    ['wrong grouping', ['1.23,45', '12.3456', '1.2345', '1234.567.890', '1.234.56', '1,234.56', '1..234', '1.234.']],
    ['below zero', ['-1', 'R$ -1', '-R$ 1', '−1']],
    ['too much', ['10000000000000,01', '90071992547409,92', '9'.repeat(400)]],
  ])('%s: none', (_, texts) => {
    for (const typed of texts) expect(parseMoney(typed), typed).toBeUndefined()
  })

  test('may be below zero where that is allowed', () => {
    for (const typed of ['-12,50', '- 12,50', '−12.5', '-R$ 12,50', 'R$ -12,50', brl(-1250)])
      expect(parseMoney(typed, { negative: true }), typed).toBe(-1250)
    expect(parseMoney('12', { negative: true })).toBe(1200)
    for (const typed of ['--1', '-R$ -1', '1-']) expect(parseMoney(typed, { negative: true })).toBeUndefined()
    expect(parseMoney('-0', { negative: true })).toBe(0)
  })
})

describe('a typed sum', () => {
  test.each([
    ['12,50 + 3', 1550],
    ['100-2,5', 9750],
    ['1.234,56−34,56', 120_000],
    ['3*49,90', 14_970],
    ['10 + 2 × 0,05', 1010],
    ['R$ 10 + R$ 5', 1500],
    ['12,5', 1250],
  ])('%s is %d cents', (typed, cents) => {
    expect(parseSum(typed)).toBe(cents)
  })

  test.each(['', '12,50 +', '12 + dois', '1 - 2', '1++2', '3 * x', '1e3+1'])('%s is none', (typed) => {
    expect(parseSum(typed)).toBeUndefined()
  })

  test('may be below zero where an amount may', () => {
    expect(parseSum('1 - 2', { negative: true })).toBe(-100)
    expect(parseSum('-5', { negative: true })).toBe(-500)
    expect(parseSum('-5 + 2', { negative: true })).toBe(-300)
  })
})
