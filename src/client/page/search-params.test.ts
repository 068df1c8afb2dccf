import { expect, test } from 'vitest'
import { readRecordId } from './search-params.ts'

test.each([7, '7', '007', Number.MAX_SAFE_INTEGER])('%j is the id of a record', (value) => {
  expect(readRecordId(value)).toBe(Number(value))
})

test.each([
  true,
  [5],
  ['5'],
  null,
  undefined,
  {},
  '',
  ' 7',
  '7 ',
  '0x5',
  '1e3',
  '-7',
  '+7',
  'abc',
  0,
  -1,
  1.5,
  2 ** 53,
])('%j is none', (value) => {
  expect(readRecordId(value)).toBeUndefined()
})
