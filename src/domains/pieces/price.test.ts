import { expect, test } from 'vitest'
import { Pieces } from '#domains/site/piece-rules.ts'
import seed from '../../../seed/site/pieces.json' with { type: 'json' }
import { fitsBed, partsOf, priceOf } from './price.ts'

const { materials, ...rules } = Pieces.parse(seed)
const asa = materials.find(({ name }) => name === 'ASA')!
const cube = { volume: 8000, surface: 2400, size: [20, 20, 20], hand: 3 } as const
const sum = (parts: object) => Object.values(parts).reduce((total: number, part: number) => total + part, 0)

test('the sum is that of the article on costs: 96 g, 7 h 20 and 25 min of ASA cost R$ 88,70', () => {
  const estimate = { grams: 96, hours: 7 + 20 / 60, hand: 25 - rules.prepare }
  const parts = partsOf(estimate, asa, 1, rules)
  expect(parts).toMatchObject({ material: 1760, machine: 2933, work: 3750 })
  expect(sum(parts) - parts.margin).toBe(8870)
  // Ten of them share the preparation; with tax and margin each is the article's R$ 98.
  expect(Math.round(sum(partsOf(estimate, asa, 10, rules)) / 100)).toBe(98)
})

test('a price is the sum of its parts, within its range, and each of more costs less', () => {
  const one = priceOf(cube, asa, 1, rules)
  expect(sum({ ...one.parts })).toBe(one.unit)
  expect(one.cost + one.parts.margin).toBe(one.unit)
  expect(one.low).toBeLessThan(one.unit)
  expect(one.high).toBeGreaterThan(one.unit)
  expect([one.low % 100, one.high % 100]).toEqual([0, 0])
  const hundred = priceOf(cube, asa, 100, rules)
  expect(hundred.unit).toBeLessThan(one.unit)
  expect(hundred.days).toBeGreaterThan(one.days)
})

test('rules of zero cost nothing and break nothing', () => {
  const none = { ...rules, machine: 0, hand: 0, waste: 0, prepare: 0, margin: 0, turn: 0, fill: 0 }
  const { parts, unit, low, high, days } = priceOf(cube, asa, 1, none)
  expect(parts).toMatchObject({ machine: 0, work: 0, margin: 0 })
  expect(unit).toBeGreaterThan(0)
  for (const value of [low, high, days]) expect(value).toBeGreaterThan(0)
})

test('what would be divided by zero is refused, and two materials of one name', () => {
  const refused = (change: object) =>
    Pieces.safeParse({ materials, ...rules, ...change }).error?.issues[0]?.path.join('.')
  for (const name of ['flow', 'layer', 'machines']) expect(refused({ [name]: 0 })).toBe(name)
  expect(refused({ materials: [{ ...asa, lost: 1 }] })).toBe('materials.0.lost')
  expect(refused({ materials: [{ ...asa, kilo: 0 }] })).toBe('materials.0.kilo')
  expect(refused({ materials: [asa, { ...asa, name: 'asa ' }] })).toBe('materials.1.name')
  expect(refused({ machine: 4.5 })).toBe('machine')
  expect(refused({ margin: Number.NaN })).toBe('margin')
  expect(refused({ materials: [] })).toBeUndefined()
})

test('what is higher than the printer does not fit its bed', () => {
  expect(fitsBed(cube, rules)).toBe(true)
  expect(fitsBed({ size: [20, 20, 221] }, rules)).toBe(false)
})
