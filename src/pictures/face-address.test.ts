import { expect, test } from 'vitest'
import { namedFaceAddress } from './face-address.ts'

const initialsOf = (name: string) =>
  new URL(namedFaceAddress({ name, email: 'd@exemplo.com.br' }), 'http://x').searchParams.get('initials')

test.each([
  ['Davi Rocha', 'DR'],
  ['Diego', 'Di'],
  ['João da Silva Ébano', 'JÉ'],
  ['  ana-maria  ', 'am'],
  ['D', 'D'],
  ['𝒜na', '𝒜n'],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a name without letters leaves the address as it is, and a version makes it another', () => {
  const person = { name: '42', email: 'd+x@exemplo.com.br' }
  expect(namedFaceAddress(person)).toBe('/uploads/d%2Bx@exemplo.com.br.png')
  expect(namedFaceAddress(person, 2)).toBe('/uploads/d%2Bx@exemplo.com.br.png?version=2')
  expect(namedFaceAddress({ ...person, name: 'Davi Rocha' }, 2)).toBe(
    '/uploads/d%2Bx@exemplo.com.br.png?initials=DR&version=2',
  )
})
