import { expect, test } from 'vitest'
import { findProblems, LONGEST } from './message.ts'

test('what is empty or longer than is taken is named, and nothing else', () => {
  const typed = { name: 'Ana', contact: '@ana_souza', message: 'x'.repeat(LONGEST.message) }
  expect(findProblems(typed)).toEqual({})
  expect(findProblems({ ...typed, name: ' ', message: `${typed.message}x` })).toEqual({
    name: 'Preencha este campo.',
    message: 'Passou 1 caractere: cabem 5.000.',
  })
  expect(findProblems({ ...typed, message: typed.message.repeat(2) })).toEqual({
    message: 'Passou 5.000 caracteres: cabem 5.000.',
  })
})
