import { expect, test } from 'vitest'
import { choiceQuery, parseChoice } from './choice-address.ts'
import { splitItems } from './sections.ts'

const item = (
  group: string | undefined,
  total: number,
  choice?: { kind: 'optional' | 'alternative'; name: string; chosen: boolean },
) => ({
  ...{ description: 'Item', quantity: 1, total },
  ...(group && { group }),
  ...(choice && { choice }),
})
const either = (name: string, chosen: boolean) => ({ kind: 'alternative', name, chosen }) as const
const extra = (chosen: boolean) => ({ kind: 'optional', name: '', chosen }) as const

test('items stand by their groups, and in these by what is chosen of them; what is left out is in no sum', () => {
  const items = [
    item('Placas', 100),
    item('Placas', 10, either('Como se entra', true)),
    item('Placas', 20, either('Como se entra', false)),
    item('Placas', 30, either('Cor', true)),
    item(undefined, 40, extra(true)),
    item(undefined, 50, extra(false)),
    item('Placas', 60),
  ]
  expect(splitItems(items)).toEqual([
    {
      ...{ name: 'Placas', sum: 140 },
      runs: [
        { choice: undefined, places: [0] },
        { choice: either('Como se entra', true), places: [1, 2] },
        { choice: either('Cor', true), places: [3] },
      ],
    },
    { name: '', sum: 40, runs: [{ choice: extra(true), places: [4, 5] }] },
    { name: 'Placas', sum: 60, runs: [{ choice: undefined, places: [6] }] },
  ])
  expect(splitItems([])).toEqual([])
})

test('a choice in an address is of one version, and nothing else is one', () => {
  expect(parseChoice(choiceQuery(2, [1, 30]))).toEqual({ version: 2, taken: [1, 30] })
  expect(parseChoice(choiceQuery(1, []))).toEqual({ version: 1, taken: [] })
  for (const wrong of ['', 'i1', 'v1', 'v1i1-', 'v1i1234', `v1i${'1-'.repeat(600)}1`, 7, undefined])
    expect(parseChoice(wrong)).toBe(undefined)
})
