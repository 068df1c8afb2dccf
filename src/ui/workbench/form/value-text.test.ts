import { expect, test } from 'vitest'
import { savedText, valueText } from './value-text.ts'

test.each([
  ['Um texto', 'Um texto'],
  ['', ''],
  [null, ''],
  [true, 'Sim'],
  [false, 'Não'],
  [1290, '1.290'],
  [49.99, '49,99'],
  ['2026-11-30', '30/11/2026'],
  ['2026-11-21T12:05:00.000Z', '21/11/2026 09:05'],
  [['Um', 'Dois'], 'Um\nDois'],
  [[{ name: 'Instagram', url: 'https://a.example' }], 'Instagram, https://a.example'],
  [{ title: 'Fale', button: 'Escrever', image: '' }, 'Fale, Escrever'],
])('%j reads %j', (value, text) => {
  expect(valueText(value)).toBe(text)
})

test('who saved has the hour, and the date where it was not today', () => {
  const now = Date.parse('2026-11-22T01:00:00Z')
  expect(savedText('Marina', '2026-11-22T00:14:00Z', now)).toBe('Marina salvou às 21:14')
  expect(savedText('Marina', '2026-11-20T00:14:00Z', now)).toBe('Marina salvou em 19/11/2026 às 21:14')
})
