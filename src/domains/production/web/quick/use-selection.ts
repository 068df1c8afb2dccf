import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { Card } from '../../board-contract.ts'

const NONE: ReadonlySet<number> = new Set()

interface SelectionOptions {
  /** Those of the chosen ids that are still there, in the order in which they are shown. */
  inOrder: (chosen: ReadonlySet<number>) => readonly number[]
  /** The cards that stand with a card in one row: those between two of them can be chosen at once. */
  listOf: (card: Card) => readonly Card[]
}

/** The chosen cards of a board or a list; those that are no longer on it drop out. */
export function useSelection({ inOrder, listOf }: SelectionOptions) {
  const [chosen, setChosen] = useState(NONE)
  const [anchor, setAnchor] = useState<number>()
  const ids = chosen.size ? inOrder(chosen) : []
  const selected = ids.length === chosen.size ? chosen : new Set(ids)

  const toggle = ({ id }: Card) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
    setAnchor(id)
  }
  /** Adds all cards from the one chosen last, or from the one given, to this one, where both stand in one row. */
  const extend = (card: Card, start: Card = card) => {
    const row = listOf(card).map(({ id }) => id)
    const last = anchor === undefined || !row.includes(anchor) ? start.id : anchor
    const [from, to] = [row.indexOf(last), row.indexOf(card.id)]
    if (from < 0) return toggle(card)
    setAnchor(last)
    setChosen(new Set([...selected, ...row.slice(Math.min(from, to), Math.max(from, to) + 1)]))
  }
  const clear = () => setChosen(NONE)
  return {
    ...{ selected, ids, toggle, extend, clear },
    selectAll: (cards: readonly Card[]) => setChosen(new Set([...selected, ...cards.map(({ id }) => id)])),
    /** Ids that are changed together with a card: the whole selection where the card is in it, else the card alone. */
    idsWith: (id: number): readonly number[] => (selected.has(id) ? ids : [id]),
    /** Chooses by a click with Shift or Ctrl. False for any other click. */
    pick(event: MouseEvent, card: Card): boolean {
      if (event.shiftKey) extend(card)
      else if (event.ctrlKey || event.metaKey) toggle(card)
      else return false
      event.preventDefault()
      return true
    },
    /** Lets go by Escape, extends by Shift with an arrow. False for any other key. */
    handleKey(event: KeyboardEvent, card: Card, goTo: (card: Card) => void): boolean {
      const by = event.shiftKey && (event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0)
      if (event.key === 'Escape') clear()
      else if (by) {
        event.preventDefault()
        const row = listOf(card)
        const to = row[row.findIndex(({ id }) => id === card.id) + by]
        if (to) {
          extend(to, card)
          goTo(to)
        }
      } else return false
      return true
    },
  }
}

export type CardSelection = ReturnType<typeof useSelection>
