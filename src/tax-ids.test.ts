import { expect, test } from 'vitest'
import { formatTaxId, isCnpj, isCpf, maskTaxId, parseTaxId } from './tax-ids.ts'

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

test.each(['111.444.777-35', '11144477735', '529.982.247-25', '000.000.001-91'])('%s is a CPF', (text) => {
  expect(isCpf(text)).toBe(true)
})

test.each(['111.444.777-36', '111.444.777-53', '111.111.111-11', '1114447773', '', 'A1144477735'])(
  '%j is no CPF',
  (text) => {
    expect(isCpf(text)).toBe(false)
  },
)

test('both are stored bare and shown with their punctuation; a CPF is masked, a CNPJ is public', () => {
  expect(parseTaxId(' 529.982.247-25 ')).toBe('52998224725')
  expect(parseTaxId('12.abc.345/01de-35')).toBe('12ABC34501DE35')
  expect(parseTaxId('529.982.247-24')).toBeUndefined()
  expect(formatTaxId('52998224725')).toBe('529.982.247-25')
  expect(formatTaxId('12ABC34501DE35')).toBe('12.ABC.345/01DE-35')
  expect(maskTaxId('52998224725')).toBe('***.982.247-**')
  expect(maskTaxId('11222333000181')).toBe('11.222.333/0001-81')
})
