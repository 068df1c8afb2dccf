import { expect, test } from 'vitest'
import { findPeople, mentionAt } from './mentions.ts'

test.each([
  ['@', { start: 0, typed: '' }],
  ['veja, @da', { start: 6, typed: 'da' }],
  ['(@José d', { start: 1, typed: 'José d' }],
  ['davi@exemplo', undefined],
  ['@davi, veja', undefined],
  ['sem nada', undefined],
])('“%s”', (text, found) => {
  expect(mentionAt(text, text.length)).toEqual(found)
})

test('people are found by any word of their name, whatever its accents', () => {
  const people = [{ name: 'Davi Rocha' }, { name: 'José d’Ávila' }]
  expect(findPeople(people, 'ro')).toEqual([people[0]])
  expect(findPeople(people, 'jose')).toEqual([people[1]])
  expect(findPeople(people, '')).toEqual(people)
})
