import { describe, expect, test } from 'vitest'
import { fileSize, plural, wholeNumber } from './formats.ts'

test('sizes count a kB as a thousand bytes', () => {
  const sizes = [0, 900, 12_345, 840_000, 3_210_000, 48_000_000, 1_500_000_000]
  expect(sizes.map(fileSize)).toEqual(['1 kB', '1 kB', '12 kB', '840 kB', '3,2 MB', '48 MB', '1,5 GB'])
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
