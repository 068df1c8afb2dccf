import { describe, expect, test } from 'vitest'
import type { Board, Card } from '../../board-contract.ts'
import type { TaskStatus } from '../../production.ts'
import { applyMove, cardAfter, changesAnything, invertMove, mergeChanges, toColumns } from './columns.ts'

const card = (id: number, status: TaskStatus, position: number) => ({ id, status, position, finished: null }) as Card

const CARDS = [
  card(3, 'inBacklog', 30),
  card(1, 'inBacklog', 10),
  card(2, 'inBacklog', 20),
  card(4, 'inBacklog', 40),
  card(5, 'inProgress', 10),
  card(6, 'inProgress', 10),
]
const columns = toColumns(CARDS)
const ids = (status: TaskStatus, from = columns) => from[status].map(({ id }) => id)

describe('the columns of a board', () => {
  test('hold their cards by place, of two alike the smaller id first', () => {
    expect(ids('inBacklog')).toEqual([1, 2, 3, 4])
    expect(ids('inProgress')).toEqual([5, 6])
    expect(ids('Completed')).toEqual([])
  })

  test('[BRD-04] a move puts cards before another, or at the end, and leaves the others as they are', () => {
    const moved = applyMove(columns, { ids: [4, 5], status: 'inBacklog', before: 2 })
    expect(ids('inBacklog', moved)).toEqual([1, 4, 5, 2, 3])
    expect(ids('inProgress', moved)).toEqual([6])
    expect(moved.inTest).toBe(columns.inTest)
    expect(ids('inTest', applyMove(columns, { ids: [2], status: 'inTest', before: null }))).toEqual([2])
    // The card that others were put before has gone meanwhile.
    expect(ids('inProgress', applyMove(columns, { ids: [2], status: 'inProgress', before: 99 }))).toEqual([5, 6, 2])
    expect(applyMove(columns, { ids: [99], status: 'inTest', before: null })).toBe(columns)
  })

  test('a move is taken back by what puts each card where it was', () => {
    for (const [chosen, before] of [
      [[1, 2, 6], null],
      [[1, 3, 4], 5],
      [[5, 6], 1],
    ] as const) {
      const status = before === 1 ? 'inBacklog' : 'inProgress'
      const back = invertMove(columns, { ids: chosen })
      const restored = back.reduce(applyMove, applyMove(columns, { ids: chosen, status, before }))
      expect(ids('inBacklog', restored)).toEqual([1, 2, 3, 4])
      expect(ids('inProgress', restored)).toEqual([5, 6])
    }
    expect(invertMove(columns, { ids: [2, 3] })).toEqual([{ ids: [2, 3], status: 'inBacklog', before: 4 }])
  })

  test('a card let go where it was moves nowhere', () => {
    expect(changesAnything(columns, { ids: [2], status: 'inBacklog', before: 3 })).toBe(false)
    expect(changesAnything(columns, { ids: [2], status: 'inBacklog', before: 4 })).toBe(true)
    expect(changesAnything(columns, { ids: [4], status: 'inBacklog', before: null })).toBe(false)
  })

  test('cards are put before the next one that is not among them', () => {
    expect(cardAfter(columns.inBacklog, 1, [2, 3])).toBe(4)
    expect(cardAfter(columns.inBacklog, 3, [4])).toBe(null)
    expect(cardAfter(columns.inBacklog, 4, [])).toBe(null)
  })
})

describe('changes', () => {
  const board = { line: {}, cards: CARDS, counter: 7 } as unknown as Board

  test('replace, add and remove cards', () => {
    const merged = mergeChanges(board, {
      cards: [card(1, 'inTest', 1), card(7, 'inTest', 2)],
      removed: [2],
      counter: 9,
    })
    expect(merged.counter).toBe(9)
    const after = toColumns(merged.cards)
    expect(ids('inBacklog', after)).toEqual([3, 4])
    expect(ids('inTest', after)).toEqual([1, 7])
  })

  test('that are older than the board change nothing', () => {
    expect(mergeChanges(board, { cards: [], removed: [1], counter: 6 })).toBe(board)
  })
})
