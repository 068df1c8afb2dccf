import { expect, test } from 'vitest'
import { keepable } from './kept.ts'

const SUM = ['items', 'payments']

test('a field that is wrong waits, also where only a part of it is, and the others are stored', () => {
  expect(keepable(['title', 'items'], ['items.0.total'], [])).toEqual(['title'])
  expect(keepable(['title', 'items'], ['title'], [])).toEqual(['items'])
  expect(keepable(['title', 'titles'], ['title'], [])).toEqual(['titles'])
})

test('of fields that are only right together none is stored while one is wrong, changed or not', () => {
  expect(keepable(['title', 'items'], ['payments'], SUM)).toEqual(['title'])
  expect(keepable(['items', 'payments'], ['items.3.quantity'], SUM)).toEqual([])
  expect(keepable(['items', 'payments'], [], SUM)).toEqual(['items', 'payments'])
})
