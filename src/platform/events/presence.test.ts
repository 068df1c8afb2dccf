import { expect, test } from 'vitest'
import { FORGOTTEN, Presence } from './presence.ts'

const NOW = 1_000_000

test('who gives signs is there, and goes by saying so or by giving none', () => {
  const presence = new Presence()
  expect(presence.note('task:1', 2, NOW)).toBe(true)
  expect(presence.note('task:1', 2, NOW + 1000)).toBe(false)
  expect(presence.note('task:1', 3, NOW + 1000)).toBe(true)
  expect(presence.list('task:1', NOW + 2000)).toEqual([2, 3])
  expect(presence.list('task:2', NOW)).toEqual([])
  expect(presence.note('task:1', 3, 0)).toBe(true)
  expect(presence.note('task:1', 3, 0)).toBe(false)
  expect(presence.list('task:1', NOW + 999 + FORGOTTEN)).toEqual([2])
  expect(presence.list('task:1', NOW + 1000 + FORGOTTEN)).toEqual([])
  expect(presence.changes).toBe(3)
})

test('who comes back after a silence has come anew', () => {
  const presence = new Presence()
  presence.note('task:1', 2, NOW)
  expect(presence.note('task:1', 2, NOW + FORGOTTEN)).toBe(true)
})

test('what nobody looks at any more is not remembered', () => {
  const presence = new Presence()
  for (let task = 1; task <= 1000; task++) presence.note(`task:${task}`, 2, NOW + task * 1000)
  expect(presence.size).toBe(FORGOTTEN / 1000)
  presence.note('task:1000', 2, 0)
  expect(presence.size).toBe(FORGOTTEN / 1000 - 1)
})
