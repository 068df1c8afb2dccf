import { type KeyboardEvent, useState } from 'react'
import { sayNow } from '#client/interface/say.ts'
import type { Card } from '../../board-contract.ts'
import { STATUS_LABELS, STATUSES, type TaskStatus } from '../../production.ts'
import { type Columns, cardAfter, cardAfterIn, findCard, type LaneChange, type Move } from './columns.ts'
import type { Lane, Lanes } from './lanes.ts'

/** Cards that Page Up and Page Down move by. */
const PAGE = 10

interface Board {
  /** All cards by column, and those of them that the filters show. */
  columns: Columns
  visible: Columns
  /** The swimlanes; undefined without. */
  lanes: Lanes | undefined
  isFolded: (status: TaskStatus) => boolean
  /** Ids of the cards that move together with this one, in board order. */
  idsOf: (card: Card) => readonly number[]
  onMove: (move: Move) => void
  /** Puts the focus on a card. */
  onGoTo: (id: number) => void
}

export interface Held {
  card: number
  move: Move
  /** The key of the lane that it is in now. */
  lane: string | undefined
  /** The place where it was lifted, in words for screen readers. */
  from: string
}

/**
 * Moves cards by keyboard: Space lifts a card, the arrows move it, Space or Enter drops it, Esc puts it back. The board
 * shows `held.move` applied to its columns; nothing is sent before the drop. `spoken` is the text for screen readers.
 */
export function useKeyMove(held: Held | undefined, setHeld: (held: Held | undefined) => void, board: Board) {
  const [spoken, setSpoken] = useState('')
  const { visible, lanes } = board
  /** The lanes that a card can be taken into. */
  const open = lanes?.all.filter(({ change }) => change)

  /** The cards of a column that stay; of a lane in it alone where there are lanes. */
  const othersIn = (status: TaskStatus, { ids }: Move, lane: string | undefined) =>
    visible[status].filter((card) => !ids.includes(card.id) && (!lanes || lanes.of(card) === lane))

  /** The index at which a move puts its cards among those that stay, which may not have the one they are put before. */
  const indexIn = (others: readonly Card[], { status, before }: Move) => {
    if (before === null) return others.length
    const found = others.findIndex(({ id }) => id === before)
    if (found >= 0 || !lanes) return found < 0 ? others.length : found
    const whole = board.columns[status].map(({ id }) => id)
    return others.filter(({ id }) => whole.indexOf(id) < whole.indexOf(before)).length
  }

  /** What the cards of a move are put before so that they have that index among the others. */
  const beforeAt = (status: TaskStatus, others: readonly Card[], index: number, { ids }: Move) =>
    lanes ? cardAfterIn(board.columns[status], others, index, ids) : (others[index]?.id ?? null)

  const placeOf = (move: Move, lane: string | undefined) => {
    const others = othersIn(move.status, move, lane)
    const name = lanes?.all.find(({ key }) => key === lane)?.label
    const column = sayNow(STATUS_LABELS[move.status])
    const place = name === undefined ? column : `${column}, ${name}`
    return `${place}, posição ${indexIn(others, move) + 1} de ${others.length + move.ids.length}`
  }

  function lift(card: Card) {
    const ids = board.idsOf(card)
    const column = (lanes ? board.columns : visible)[card.status]
    const at = column.findIndex(({ id }) => id === card.id)
    const move = { ids, status: card.status, before: cardAfter(column, at, ids) }
    const lane = lanes?.of(card)
    const from = placeOf(move, lane)
    setHeld({ card: card.id, move, lane, from })
    setSpoken(`${nameOf(card, ids)} na mão. ${from}. As setas movem, Espaço solta, Esc desiste.`)
  }

  function step(key: string, { card, move, lane, from }: Held) {
    const others = othersIn(move.status, move, lane)
    const index = indexIn(others, move)
    const sideways = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
    const by = { ArrowUp: -1, ArrowDown: 1, PageUp: -PAGE, PageDown: PAGE, Home: -index, End: others.length }[key]
    if (by === undefined && sideways === 0) return
    const columns = STATUSES.filter((status) => !board.isFolded(status))
    const status = sideways ? (columns[columns.indexOf(move.status) + sideways] ?? move.status) : move.status
    const beside = by === undefined || !open ? undefined : nextLane(open, lane, index + by, others.length)
    const to = beside ? beside.key : lane
    const column = othersIn(status, move, to)
    const next = beside ? (by! < 0 ? column.length : 0) : Math.max(0, Math.min(column.length, index + (by ?? 0)))
    const change: LaneChange | undefined = beside ? beside.change : move.change
    const moved = { ...move, status, before: beforeAt(status, column, next, move), change }
    setHeld({ card, move: moved, lane: to, from })
    setSpoken(placeOf(moved, to))
  }

  /** Handles a key pressed on a card. False where the key has no meaning here. */
  function handleKey(event: KeyboardEvent, card: Card): boolean {
    if (!held) {
      if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey) return false
      event.preventDefault()
      lift(card)
      return true
    }
    event.preventDefault()
    if (event.key === ' ' || event.key === 'Enter') {
      setHeld(undefined)
      board.onMove(held.move)
      setSpoken(`Solto: ${placeOf(held.move, held.lane)}.`)
    } else if (event.key === 'Escape') {
      setHeld(undefined)
      setSpoken(`Desistiu. De volta a ${held.from}.`)
    } else step(event.key, held)
    board.onGoTo(held.card)
    return true
  }

  /** Drops a lifted card that somebody else has removed. */
  function check() {
    if (held && !findCard(board.columns, held.card)) {
      setHeld(undefined)
      setSpoken('Este cartão foi excluído por outra pessoa.')
    }
  }

  return { handleKey, check, spoken }
}

/** The lane above or below that a card is taken into where its next place is beyond its own; undefined where it stays. */
function nextLane(open: readonly Lane[], lane: string | undefined, next: number, length: number): Lane | undefined {
  if (next >= 0 && next <= length) return undefined
  const at = open.findIndex(({ key }) => key === lane)
  return open[next < 0 ? at - 1 : at + 1]
}

const nameOf = ({ id_text, nome }: Card, ids: readonly number[]) =>
  ids.length > 1 ? `${ids.length} cartões` : `Cartão ${id_text}, ${nome},`
