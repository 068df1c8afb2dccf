import { defaultStringifySearch } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { parseQuery, stringifyQuery } from './address-query.ts'

const TEXTS = [
  '1-4',
  'backlog',
  'true',
  'null',
  'nulo',
  '12',
  '-3',
  '1.5e3',
  '01',
  '1e',
  '"a"',
  '{"a":1}',
  '{a',
  '[1',
  ' 7 ',
  '',
]

test('a query is what the router makes of it, and read as it was', () => {
  for (const task of TEXTS) {
    expect(stringifyQuery({ task })).toBe(defaultStringifySearch({ task }))
    expect(parseQuery(stringifyQuery({ task, late: true, who: 3 }))).toEqual({ task, late: true, who: 3 })
  }
  expect(stringifyQuery({ task: undefined })).toBe('')
})

test('what somebody typed stays as it is', () => {
  for (const q of TEXTS) expect(parseQuery(stringifyQuery({ q, tab: 'backlog' }))).toEqual({ q, tab: 'backlog' })
  expect(stringifyQuery({ q: '12' })).toBe('?q=12')
})
