import { describe, expect, test } from 'vitest'
import {
  dateTime,
  day,
  dayMonth,
  fileSize,
  monthAndYear,
  monthSpan,
  plural,
  reais,
  wholeNumber,
  wholeReais,
} from './formats.ts'

describe('dates', () => {
  test('are written by the clock of São Paulo, whatever the machine says', () => {
    expect(monthAndYear('2026-11-21T12:00:00.000Z')).toBe('novembro de 2026')
    expect(day('2026-11-21T12:00:00.000Z')).toBe('21/11/2026')
    expect(dayMonth('2026-11-21T12:00:00.000Z')).toBe('21/11')
    expect(dateTime('2026-11-21T12:05:00.000Z')).toBe('21/11/2026 09:05')
  })

  test('stay in the old month while it lasts in São Paulo', () => {
    expect(monthAndYear('2026-12-01T02:59:59.000Z')).toBe('novembro de 2026')
    expect(dateTime('2026-12-01T03:00:00.000Z')).toBe('01/12/2026 00:00')
  })

  test('without a time keep their day', () => {
    expect(day('2026-01-01')).toBe('01/01/2026')
    expect(monthAndYear('2026-03-01')).toBe('março de 2026')
  })

  test('that are none are left out', () => {
    expect(day('')).toBe('')
    expect(monthAndYear('amanhã')).toBe('')
    expect(dateTime('')).toBe('')
  })
})

describe('spans of months', () => {
  test('name the year once where it is the same', () => {
    expect(monthSpan('2026-03-10', '2026-06-02')).toBe('de março a junho de 2026')
    expect(monthSpan('2025-11-30', '2026-03-01')).toBe('de novembro de 2025 a março de 2026')
    expect(monthSpan('2026-03-01', '2026-03-31')).toBe('em março de 2026')
  })

  test('say what is known', () => {
    expect(monthSpan('2026-03-10', null)).toBe('desde março de 2026')
    expect(monthSpan(null, '2026-06-02')).toBe('até junho de 2026')
    expect(monthSpan(null, null)).toBe('')
  })
})

describe('money and sizes', () => {
  test('are written as in Brazil', () => {
    expect(reais(1290.5)).toBe('R$\u00a01.290,50')
    expect(wholeReais(1290)).toBe('R$\u00a01.290,00')
    expect(wholeReais(49.99)).toBe('R$\u00a050,00')
  })

  test('count a kB as a thousand bytes', () => {
    const sizes = [0, 900, 12_345, 840_000, 3_210_000, 48_000_000, 1_500_000_000]
    expect(sizes.map(fileSize)).toEqual(['1 kB', '1 kB', '12 kB', '840 kB', '3,2 MB', '48 MB', '1,5 GB'])
  })
})

describe('numbers', () => {
  test('have a point at the thousands', () => {
    expect(wholeNumber(0)).toBe('0')
    expect(wholeNumber(1204)).toBe('1.204')
    expect(wholeNumber(1234567)).toBe('1.234.567')
  })

  test('bring the noun that fits', () => {
    expect(plural(0, 'curtida', 'curtidas')).toBe('0 curtidas')
    expect(plural(1, 'curtida', 'curtidas')).toBe('1 curtida')
    expect(plural(86, 'curtida', 'curtidas')).toBe('86 curtidas')
    expect(plural(1204, 'leitura', 'leituras')).toBe('1.204 leituras')
  })
})
