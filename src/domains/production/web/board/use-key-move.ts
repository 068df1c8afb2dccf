import { type KeyboardEvent, useState } from 'react'
import type { Card } from '../../board-contract.ts'
import { STATUS_LABELS, STATUSES, type TaskStatus } from '../../production.ts'
import { type Columns, cardAfter, findCard, type Move } from './columns.ts'

/** Cards that Page Up and Page Down move by. */
const PAGE = 10

interface Board {
  /** All cards by column, and those of them that the filters show. */
  columns: Columns
  visible: Columns
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
  /** The place where it was lifted, in words for screen readers. */
  from: string
}

/**
 * Moves cards by keyboard: Space lifts a card, the arrows move it, Space or Enter drops it, Esc puts it back. The board
 * shows `held.move` applied to its columns; nothing is sent before the drop. `spoken` is the text for screen readers.
 */
export function useKeyMove(held: Held | undefined, setHeld: (held: Held | undefined) => void, board: Board) {
  const [spoken, setSpoken] = useState('')
  const { visible } = board

  /** The cards of a column that stay. */
  const othersIn = (status: TaskStatus, { ids }: Move) => visible[status].filter(({ id }) => !ids.includes(id))

  const placeOf = (move: Move) => {
    const others = othersIn(move.status, move)
    const at = move.before === null ? others.length : others.findIndex(({ id }) => id === move.before)
    return `${STATUS_LABELS[move.status]}, posição ${at + 1} de ${others.length + move.ids.length}`
  }

  function lift(card: Card) {
    const ids = board.idsOf(card)
    const column = visible[card.status]
    const at = column.findIndex(({ id }) => id === card.id)
    const move = { ids, status: card.status, before: cardAfter(column, at, ids) }
    const from = placeOf(move)
    setHeld({ card: card.id, move, from })
    setSpoken(`${nameOf(card, ids)} na mão. ${from}. As setas movem, Espaço solta, Esc desiste.`)
  }

  function step(key: string, { card, move, from }: Held) {
    const others = othersIn(move.status, move)
    const found = move.before === null ? others.length : others.findIndex(({ id }) => id === move.before)
    const index = found < 0 ? others.length : found
    const sideways = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
    const by = { ArrowUp: -1, ArrowDown: 1, PageUp: -PAGE, PageDown: PAGE, Home: -index, End: others.length }[key]
    if (by === undefined && sideways === 0) return
    const open = STATUSES.filter((status) => !board.isFolded(status))
    const status = sideways ? (open[open.indexOf(move.status) + sideways] ?? move.status) : move.status
    const column = othersIn(status, move)
    const next = Math.max(0, Math.min(column.length, index + (by ?? 0)))
    const moved = { ...move, status, before: column[next]?.id ?? null }
    setHeld({ card, move: moved, from })
    setSpoken(placeOf(moved))
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
      setSpoken(`Solto: ${placeOf(held.move)}.`)
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
      setSpoken('Este cartão foi removido por outra pessoa.')
    }
  }

  return { handleKey, check, spoken }
}

const nameOf = ({ id_text, nome }: Card, ids: readonly number[]) =>
  ids.length > 1 ? `${ids.length} cartões` : `Cartão ${id_text}, ${nome},`
