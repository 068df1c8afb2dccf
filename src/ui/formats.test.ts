import { describe, expect, test } from 'vitest'
import { plural, wholeNumber } from './formats.ts'

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
