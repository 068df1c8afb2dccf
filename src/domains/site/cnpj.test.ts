import { expect, test } from 'vitest'
import { isCnpj } from './cnpj.ts'

test.each(['11.222.333/0001-81', '11222333000181', '00.000.000/0001-91', '12.ABC.345/01DE-35', '12abc34501de35'])(
  '%s is a CNPJ',
  (text) => {
    expect(isCnpj(text)).toBe(true)
  },
)

test.each([
  '11.222.333/0001-82',
  '11.222.333/0001-8',
  '00.000.000/0000-00',
  '12.ABC.345/01DE-53',
  '',
  'cnpj',
  '1'.repeat(14),
])('%j is none', (text) => {
  expect(isCnpj(text)).toBe(false)
})
