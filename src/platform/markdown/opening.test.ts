import { expect, test } from 'vitest'
import { openingOf } from './opening.ts'

test('an opening is the text without headings and markup, cut between words', () => {
  expect(openingOf('')).toBe('')
  expect(openingOf('# Título\n\nUma **placa** [nova](https://a.b).\n\n- um\n- dois')).toBe(
    'Uma placa nova. um dois Título',
  )
  const long = openingOf(`## Começo\n\n${'palavra '.repeat(60)}`)
  expect(long).toMatch(/^palavra (palavra )+palavra\.\.\.$/)
  expect(long.length).toBeLessThanOrEqual(155)
  expect(openingOf('x'.repeat(400)).length).toBeLessThanOrEqual(155)
})
