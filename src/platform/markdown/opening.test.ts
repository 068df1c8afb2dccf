import { expect, test } from 'vitest'
import { openingOf } from './opening.ts'

test('an opening is the text without headings and markup, cut between words', () => {
  expect(openingOf('')).toBe('')
  expect(openingOf('# Título\n\nUma **placa** [nova](https://a.b).\n\n- um\n- dois')).toBe('Uma placa nova. um dois')
  const long = openingOf(`## Começo\n\n${'palavra '.repeat(60)}`)
  expect(long).toMatch(/^palavra (palavra )+palavra\.\.\.$/)
  expect(long.length).toBeLessThanOrEqual(155)
  expect(openingOf('x'.repeat(400)).length).toBeLessThanOrEqual(155)
})

test('an opening has no table, no code and no heading of any kind', () => {
  const article = [
    ...[
      'Começo',
      '======',
      'Uma lição.',
      '',
      '| a | b |',
      '|---|:-:|',
      '| 1 | 2 |',
      '',
      '## Sensor',
      '```js',
      'const a = 1',
    ],
    ...[
      '```',
      'Depois:',
      'c | d',
      '--- | ---',
      '3 | 4',
      '',
      'Outra',
      '-----',
      '',
      '- um',
      '- dois',
      '---',
      '',
      '> a \\| b',
    ],
  ]
  expect(openingOf(article.join('\n'))).toBe('Uma lição. Depois: um dois a | b')
  expect(openingOf('## Só\n\n~~~\nx\n~~~\n')).toBe('')
})
