import { expect, test } from 'vitest'
import { personName } from './fields.ts'
import { comparedName } from './name.ts'

test.each([
  ['  Bia \t\n Torres ', 'Bia Torres'],
  ['Bia\u2028Torres\u0085Lima', 'Bia Torres Lima'],
  ['\u202eBia\u2066 Torres\u200f\u061c', 'Bia Torres'],
  ['D’Ávila-Łoś 山田 👩‍💻', 'D’Ávila-Łoś 山田 👩‍💻'],
])('%j is stored on one line, in its own direction', (typed, stored) => {
  expect(personName.parse(typed)).toBe(stored)
})

test.each(['', '  ', '\u202e\u2066', '\u200b\u2060'])('%j is no name', (typed) => {
  expect(personName.safeParse(typed).success).toBe(false)
})

test('names are compared as people read them', () => {
  for (const same of ['DAVI NUNES', 'Daví Nunes', 'Davi\u200b  Nunes', 'Ｄavi Nunes', 'Davi\u00a0Nunes'])
    expect(comparedName(same)).toBe(comparedName('Davi Nunes'))
  expect(comparedName('Davi Nunez')).not.toBe(comparedName('Davi Nunes'))
})
