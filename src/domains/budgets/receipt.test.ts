import { expect, test } from 'vitest'
import { MAX_CENTS } from '#money.ts'
import { inWords, receiptFile, receiptNumber } from './receipt.ts'

test.each([
  [1, 'um centavo'],
  [99, 'noventa e nove centavos'],
  [100, 'um real'],
  [150, 'um real e cinquenta centavos'],
  [10_000, 'cem reais'],
  [10_101, 'cento e um reais e um centavo'],
  [100_000, 'mil reais'],
  [110_000, 'mil e cem reais'],
  [123_456, 'mil duzentos e trinta e quatro reais e cinquenta e seis centavos'],
  [1_005_050, 'dez mil e cinquenta reais e cinquenta centavos'],
  [100_000_000, 'um milhão de reais'],
  [100_000_100, 'um milhão e um reais'],
  [200_000_050, 'dois milhões de reais e cinquenta centavos'],
  [MAX_CENTS, 'dez trilhões de reais'],
])('%i cents in words: %s', (cents, words) => {
  expect(inWords(cents)).toBe(words)
})

test('a number has its year, and its file a name without a slash', () => {
  expect(receiptNumber({ number: 12, year: 2026 })).toBe('0012/2026')
  expect(receiptFile('0012/2026')).toBe('recibo-0012-2026.pdf')
})
