import { expect, test } from 'vitest'
import { pickTests } from '../scripts/pick-tests.mjs'

test('everything runs where no file is named', () => {
  expect(pickTests([])).toBeUndefined()
  expect(pickTests(['--workers=1'])).toBeUndefined()
})

test('each named file runs by the program it is written for', () => {
  expect(
    pickTests([
      'src/csv.test.ts',
      'tests/screens/reset.test.ts',
      'tests/journeys/login.spec.ts:12',
      'look.spec.ts',
      '--bail=1',
    ]),
  ).toEqual({
    vitest: ['src/csv.test.ts', 'tests/screens/reset.test.ts'],
    journeys: ['tests/journeys/login.spec.ts:12', 'look.spec.ts'],
    options: ['--bail=1'],
  })
})

test('a folder is one of Vitest, or of journeys', () => {
  expect(pickTests(['src/domains/finance', 'tests/journeys/'])).toEqual({
    vitest: ['src/domains/finance'],
    journeys: ['tests/journeys/'],
    options: [],
  })
})
