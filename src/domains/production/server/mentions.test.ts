import { expect, test } from 'vitest'
import { findMentions } from './mentions.ts'

const people = [
  { id: 1, name: 'Dona Marina' },
  { id: 2, name: 'Davi Rocha' },
  { id: 3, name: 'Nina Prado' },
  { id: 4, name: 'Nina Prado Lima' },
  { id: 5, name: 'José d’Ávila (ABS)' },
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
])('%s', (text, ids) => {
  expect(findMentions(text, people)).toEqual(ids)
})

test('nobody is mentioned where nobody is', () => {
  expect(findMentions('@Davi', [])).toEqual([])
})
