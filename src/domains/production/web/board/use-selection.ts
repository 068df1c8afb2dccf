import { useState } from 'react'
import type { Card } from '../../board-contract.ts'
import type { TaskStatus } from '../../production.ts'
import { type Columns, inBoardOrder } from './columns.ts'

const NONE: ReadonlySet<number> = new Set()

/** The selected cards; those that are no longer on the board drop out. */
export function useSelection(columns: Columns, visible: Columns) {
  const [chosen, setChosen] = useState(NONE)
  const [anchor, setAnchor] = useState<number>()
  const ids = chosen.size ? inBoardOrder(columns, chosen) : []
  const selected = ids.length === chosen.size ? chosen : new Set(ids)

  const toggle = ({ id }: Card) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
    setAnchor(id)
  }
  /** Adds all cards from the one chosen last, or from the one given, to this one, where both are in one column. */
  const extend = (card: Card, start: Card = card) => {
    const column = visible[card.status].map(({ id }) => id)
    const last = anchor === undefined || !column.includes(anchor) ? start.id : anchor
    const [from, to] = [column.indexOf(last), column.indexOf(card.id)]
    if (from < 0) return toggle(card)
    setAnchor(last)
    setChosen(new Set([...selected, ...column.slice(Math.min(from, to), Math.max(from, to) + 1)]))
  }
  const selectAll = (status: TaskStatus) => setChosen(new Set([...selected, ...visible[status].map(({ id }) => id)]))
  const clear = () => setChosen(NONE)
  /** Ids that move together with a card: the whole selection where the card is in it, else the card alone. */
  const idsWith = (id: number): readonly number[] => (selected.has(id) ? ids : [id])
  return { selected, ids, toggle, extend, selectAll, clear, idsWith }
}
