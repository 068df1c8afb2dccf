import { expect, test } from 'vitest'
import { longText, text } from './fields.ts'

test.each([
  ['\ufeffAna\ufeff', 'Ana'],
  ['\u0301Ana', 'Ana'],
  [' \n\u0301 \ufe0f\u20e3Ana', 'Ana'],
  ['\ud800\u0000Ana', '\ufffdAna'],
  ['A\u0301na 4\u20e3', 'A\u0301na 4\u20e3'],
])('%j is taken as %j', (typed, taken) => {
  expect(text(20).parse(typed)).toBe(taken)
})

test('what a text of Markdown begins with stays, unless a mark stands on it', () => {
  expect(longText(20).parse('    código')).toBe('    código')
  expect(longText(20).parse('  \u0301código')).toBe('código')
})

test('marks alone are no text', () => {
  expect(text(20).safeParse('\ufeff\u0301 \u20e3').success).toBe(false)
})
