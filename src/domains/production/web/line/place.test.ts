import { expect, test } from 'vitest'
import { MAX_TASK_SEARCH } from '../../production.ts'
import { parsePlace } from './place.ts'

test('an address has no longer text to search for than the call takes', () => {
  expect(parsePlace({ q: `  mancal ${'x'.repeat(300)}` }).q).toHaveLength(MAX_TASK_SEARCH - 2)
  expect(parsePlace({ q: `${'x'.repeat(MAX_TASK_SEARCH - 1)}🙂` }).q).toHaveLength(MAX_TASK_SEARCH)
  expect(parsePlace({ q: 12 }).q).toBe('12')
  expect(parsePlace({ q: ' ' }).q).toBeUndefined()
})
