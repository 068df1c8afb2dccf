import { expect, test } from 'vitest'
import { toOneLine } from './inbox.ts'

test('a long text becomes one line, cut only where there is more', () => {
  expect(toOneLine('  Bom dia!\n\nPreciso de\t40 peças. ', 40)).toBe('Bom dia! Preciso de 40 peças.')
  expect(toOneLine('çã'.repeat(10), 20)).toBe('çã'.repeat(10))
  expect(toOneLine('çã'.repeat(11), 20)).toBe(`${'çã'.repeat(10)}...`)
  expect(toOneLine('👍'.repeat(9), 4)).toBe('👍👍👍👍...')
})
