import { expect, test } from 'vitest'
import { parsePixKey } from './pix-key.ts'

test.each([
  ['529.982.247-25', 'cpf', '52998224725'],
  ['52998224725', 'cpf', '52998224725'],
  ['11.222.333/0001-81', 'cnpj', '11222333000181'],
  ['12.abc.345/01de-35', 'cnpj', '12ABC34501DE35'],
  [' Contato@Exemplo.COM.br ', 'email', 'contato@exemplo.com.br'],
  ['+55 (48) 90000-0000', 'phone', '+5548900000000'],
  ['+55 48 3333-0000', 'phone', '+554833330000'],
  ['123E4567-E12B-12D1-A456-426655440000', 'random', '123e4567-e12b-12d1-a456-426655440000'],
])('%s is a key: %s %s', (typed, kind, key) => {
  expect(parsePixKey(typed)).toEqual({ kind, key })
})

test.each([
  '',
  '529.982.247-26',
  '11.222.333/0001-82',
  '48 90000-0000',
  '+1 202 555 0100',
  '+55 48 900',
  'contato@',
  '@exemplo.com',
  'a b@exemplo.com',
  `${'x'.repeat(70)}@exemplo.com`,
  '123e4567-e12b-12d1-a456',
  'chave',
])('%j is none', (typed) => {
  expect(parsePixKey(typed)).toBeUndefined()
})
