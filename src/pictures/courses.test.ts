import { expect, test } from 'vitest'
import { drawCourses } from './courses.ts'

test('a piece is built from the bed up, as far as it is done, with one layer on top', () => {
  const states = (done: number) => drawCourses('pedido-8', done).map(({ state }) => state)
  const half = states(0.5)
  const top = half.indexOf('top')
  expect(half).toEqual(half.map((_, layer) => (layer < top ? 'built' : layer === top ? 'top' : 'ahead')))
  expect(top / (half.length - 1)).toBeCloseTo(0.5, 1)
  expect(states(1).at(-1)).toBe('top')
  expect(states(0)[0]).toBe('top')
})

test('an order has its own piece, and the same one each time', () => {
  const [own, again, other] = ['pedido-8', 'pedido-8', 'pedido-9'].map((seed) => JSON.stringify(drawCourses(seed, 0.5)))
  expect(again).toBe(own)
  expect(other).not.toBe(own)
  expect(own).not.toMatch(/NaN|null/)
})
