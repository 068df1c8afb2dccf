import { expect, test } from 'vitest'
import { compareTexts } from './text-changes.ts'

/** As a person would write it: ' ' same, '-' gone, '+' new, changed words in brackets. */
const written = (older: string, newer: string) =>
  compareTexts(older, newer)?.map((line) =>
    line.kind === 'gap'
      ? `(${line.count})`
      : { same: ' ', gone: '-', new: '+' }[line.kind] +
        line.parts.map(({ text, changed }) => (changed ? `[${text}]` : text)).join(''),
  )

test('a line that became another shows which of its words changed', () => {
  expect(written('Quente: 210 °C.\nFim', 'Quente: 215 °C.\nFim\n')).toEqual([
    '-Quente: [210] °C.',
    '+Quente: [215] °C.',
    ' Fim',
  ])
})

test('lines that came or went show whole', () => {
  expect(written('a\nb', 'a\nx\ny\nb')).toEqual([' a', '+x', '+y', ' b'])
  expect(written('a\nx\nb', 'a\nb')).toEqual([' a', '-x', ' b'])
  expect(written('', 'a')).toEqual(['+a'])
  expect(written('a', '')).toEqual(['-a'])
})

test('equal lines far from a change are counted, not shown', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `linha ${index}`)
  expect(written(lines.join('\n'), lines.with(10, 'outra').join('\n'))).toEqual([
    '(8)',
    ' linha 8',
    ' linha 9',
    '-[linha 10]',
    '+[outra]',
    ' linha 11',
    ' linha 12',
    '(7)',
  ])
})

test('equal texts have nothing to show', () => {
  expect(written('a\nb\nc', 'a\nb\nc')).toEqual(['(3)'])
  expect(written('', '')).toEqual([])
})

test('two long texts with nothing in common are not compared', () => {
  const long = (word: string) => Array.from({ length: 30_000 }, (_, index) => `${word} ${index}`).join('\n')
  expect(compareTexts(long('um'), long('dois'))).toBeUndefined()
})
