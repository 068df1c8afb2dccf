import { expect, test } from 'vitest'
import { findMentions } from './mentions.ts'

const people = [
  { id: 1, name: 'Dona Marina', email: 'marina@exemplo.com.br' },
  { id: 2, name: 'Davi Rocha', email: 'davi.rocha@exemplo.com.br' },
  { id: 3, name: 'Nina Prado', email: 'nina@exemplo.com' },
  { id: 4, name: 'Nina Prado Lima', email: 'nina@exemplo.com.br' },
  { id: 5, name: 'José d’Ávila (ABS)', email: 'davi@exemplo.com.br' },
  { id: 6, name: 'marina@exemplo.com.br', email: 'outra@exemplo.com.br' },
]

test.each([
  ['@Davi, veja isto', [2]],
  ['veja isto, @davi rocha.', [2]],
  ['**@DAVI** e @Dona Marina', [2, 1]],
  ['@dona @dona', [1]],
  ['@Nina é de duas pessoas', []],
  ['@Nina Prado', [3]],
  ['@Nina Prado Lima', [4]],
  ['@jose', [5]],
  ['@José d’Ávila (ABS)!', [5]],
  ['@Davidson e davi@davi.com', []],
  ['', []],
  // By e-mail address.
  ['@davi.rocha@exemplo.com.br, veja isto', [2]],
  ['**@NINA@exemplo.com**.', [3]],
  ['@nina@exemplo.com. Veja.', [3]],
  ['@nina@exemplo.com.br', [4]],
  ['@nina@exemplo.com.br.', [4]],
  ['@nina@exemplo.com-br @nina@exemplo.comum @nina@exemplo.com.ar', []],
  // The longer of name and address, and the name of two that read the same.
  ['@davi@exemplo.com.br', [5]],
  ['@marina@exemplo.com.br', [6]],
  // An address of nobody here mentions nobody by what stands before its '@'.
  ['@davi@outra.com.br', []],
  ['davi.rocha@exemplo.com.br', []],
])('%s', (text, ids) => {
  expect(findMentions(text, people)).toEqual(ids)
})

test('nobody is mentioned where nobody is', () => {
  expect(findMentions('@Davi', [])).toEqual([])
})
