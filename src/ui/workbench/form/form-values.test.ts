import { describe, expect, test } from 'vitest'
import { settleConflict } from './conflict.ts'
import { changedPaths, changesBetween, fitChanges, pathsOf, sameValues, valueAt, withChanges } from './form-values.ts'

const BASE = { title: 'a', tags: ['x'], sale: { title: 'b', value: 1, text: { one: 1 } } }
const CHANGED = { title: 'a', tags: ['x', 'y'], sale: { title: 'c', value: 1, text: { one: 2 } } }

test('fields are values, lists, and groups within a group', () => {
  expect(pathsOf(BASE)).toEqual(['title', 'tags', 'sale.title', 'sale.value', 'sale.text'])
  expect(valueAt(BASE, 'sale.text.one')).toBe(1)
  expect(valueAt(BASE, 'sale.none.one')).toBeUndefined()
})

test('changes hold of a group the changed fields alone, and lead from one form to the other', () => {
  expect(changedPaths(CHANGED, BASE)).toEqual(['tags', 'sale.title', 'sale.text'])
  const changes = changesBetween(CHANGED, BASE)
  expect(changes).toEqual({ tags: ['x', 'y'], sale: { title: 'c', text: { one: 2 } } })
  expect(withChanges(BASE, changes)).toEqual(CHANGED)
  expect(changesBetween(BASE, structuredClone(BASE))).toEqual({})
})

test.each([
  [Number.NaN, Number.NaN, true],
  [[], [], true],
  [[1], [1, 2], false],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: [{ b: null }] }, { a: [{ b: null }] }, true],
  [null, {}, false],
])('%j and %j are the same: %s', (one, other, same) => {
  expect(sameValues(one, other)).toBe(same)
})

const PLAIN = { name: 'Placa', choice: null }
const CHOSEN = { name: 'Caixa', choice: { kind: 'optional', chosen: false } }
const COSTED = { ...PLAIN, cost: '12,00' }

test.each([
  ['of a group where the first has none', PLAIN, CHOSEN, true],
  ['without a group where the first has one', CHOSEN, PLAIN, true],
  ['without a field that the first has', COSTED, CHOSEN, true],
  ['with a field more', PLAIN, COSTED, true],
  ['with another type', PLAIN, { ...PLAIN, name: 3 }, false],
  ['with a list for a group', PLAIN, { ...PLAIN, choice: [] }, false],
  ['that is none', PLAIN, 'Placa', false],
])('a stored list fits by its first item: an item %s', (_, first, item, fits) => {
  expect(fitChanges({ items: [first] }, { items: [first, item] })).toEqual(fits ? { items: [first, item] } : {})
})

describe('after a conflict the form holds', () => {
  const base = { title: 'base', text: 'base', link: 'base' }
  const mine = { title: 'mine', text: 'mine', link: 'base' }
  const stored = { title: 'theirs', text: 'base', link: 'theirs' }

  test('what I chose to keep, what only I changed, and what only they changed', () => {
    expect(settleConflict({ mine, stored }, base, {})).toEqual({ title: 'mine', text: 'mine', link: 'theirs' })
    expect(settleConflict({ mine, stored }, base, { title: 'stored' })).toEqual({
      title: 'theirs',
      text: 'mine',
      link: 'theirs',
    })
  })
})
