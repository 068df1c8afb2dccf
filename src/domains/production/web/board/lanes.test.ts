import { expect, test } from 'vitest'
import type { Card } from '../../board-contract.ts'
import { applyMove, type Columns, cardAfterIn, changesAnything, eachStatus, invertMove } from './columns.ts'
import { inLaneOrder, lanesByAssignee, lanesByLabel, partByLane } from './lanes.ts'

const PEOPLE = [
  { id: 1, name: 'Ana', email: 'ana@exemplo.com.br' },
  { id: 2, name: 'Davi', email: 'davi@exemplo.com.br' },
]
const card = (id: number, assignee: number | null) =>
  ({ id, assignee, labels: [], status: 'inBacklog', position: id, finished: null }) as unknown as Card
const columns: Columns = {
  ...eachStatus(() => []),
  inBacklog: [card(1, 2), card(2, null), card(3, 9), card(4, 1), card(5, 2)],
}
const lanes = lanesByAssignee(PEOPLE, columns)
const changeOf = (key: string) => lanes.all.find((lane) => lane.key === key)?.change
const ids = (cards: readonly Card[]) => cards.map(({ id }) => id)

test('lanes are the people of the line, who has left it with cards, and nobody', () => {
  expect(lanes.all.map(({ label }) => label)).toEqual(['Ana', 'Davi', 'Alguém que saiu do quadro', 'Sem responsável'])
  expect(changeOf('9')).toBe(undefined)
  expect(ids(inLaneOrder(columns, lanes).inBacklog)).toEqual([4, 1, 5, 3, 2])
  expect(ids(partByLane(columns, lanes).get('2')!.inBacklog)).toEqual([1, 5])
  expect(partByLane({ ...columns, inBacklog: [] }, lanes).size).toBe(0)
})

test('a move into a lane changes who is in charge, and its inverse gives each card back to whose it was', () => {
  const move = { ids: [1, 2], status: 'inTest', before: null, change: changeOf('1') } as const
  const after = applyMove(columns, move)
  expect(after.inTest.map(({ id, assignee }) => [id, assignee])).toEqual([
    [1, 1],
    [2, 1],
  ])
  expect(invertMove(columns, move).reduce(applyMove, after)).toEqual(columns)
  const stays = { ids: [4], status: 'inBacklog', before: 5, change: changeOf('1') } as const
  expect(changesAnything(columns, stays)).toBe(false)
  expect(changesAnything(columns, { ...stays, change: changeOf('0') })).toBe(true)
})

test('cards go to the end of their lane, not of the whole column', () => {
  const [first, , , , last] = columns.inBacklog
  const lane = [first!, last!]
  expect(cardAfterIn(columns.inBacklog, lane, 0, [4])).toBe(1)
  expect(cardAfterIn(columns.inBacklog, lane, 2, [4])).toBe(null)
  expect(cardAfterIn(columns.inBacklog, [first!], 1, [4])).toBe(2)
  expect(cardAfterIn(columns.inBacklog, [first!], 1, [2, 3])).toBe(4)
  expect(cardAfterIn(columns.inBacklog, [], 0, [4])).toBe(null)
})

test('by label a card is in the lane of its first one, has another instead there, and none in the last', () => {
  const label = (id: number, name: string) => ({ id, name, hue: 'green' as const, revision: 1, tasks: 1 })
  const labelled = (id: number, labels: number[]) => ({ ...card(id, null), labels })
  const some: Columns = { ...columns, inBacklog: [labelled(1, [9, 2, 3]), labelled(2, [3]), labelled(3, [9])] }
  const { all, of } = lanesByLabel([label(2, 'campo'), label(3, 'rádio'), label(4, 'solta')], some)
  expect(all.map(({ label }) => label)).toEqual(['campo', 'rádio', 'Sem etiqueta'])
  expect(some.inBacklog.map(of)).toEqual(['2', '3', '0'])
  const take = (id: number, lane: number) =>
    ({ ids: [id], status: 'inTest', before: null, change: all[lane]?.change }) as const
  const labelsOf = (after: Columns, id: number) => after.inTest.find((one) => one.id === id)?.labels
  expect(labelsOf(applyMove(some, take(2, 0)), 2)).toEqual([2])
  expect(labelsOf(applyMove(some, take(1, 1)), 1)).toEqual([3, 9])
  expect(labelsOf(applyMove(some, take(1, 2)), 1)).toEqual([])
  expect(labelsOf(applyMove(some, take(1, 0)), 1)).toEqual([9, 2, 3])
  const move = take(1, 1)
  expect(invertMove(some, move).reduce(applyMove, applyMove(some, move))).toEqual(some)
})
