import { useKeys } from '#ui/workbench/keys/use-keys.ts'
import type { Card } from '../../board-contract.ts'
import { STATUSES, type TaskStatus } from '../../production.ts'
import { TASK_PANEL_ID } from '../task/panel-id.ts'
import { type Columns, findCard } from './columns.ts'

/** Cards that Page Up and Page Down move by. */
const PAGE = 10

interface BoardKeys {
  /** The cards shown, by column, those of a lane together. */
  columns: Columns
  /** The lane of a card; the same for all on a board without lanes. */
  laneOf: (card: Card) => string
  isFolded: (status: TaskStatus) => boolean
  /** The card that has the focus, or had it last. */
  current: number | undefined
  onGoTo: (id: number) => void
  onAdd: (status: TaskStatus) => void
  onOpen: (card: Card) => void
  onSelect: (card: Card) => void
  /** What else a key does, with the focused card or the chosen ones. */
  others: Readonly<Record<string, () => unknown>>
}

/** What a key is meant for itself, and not the card that had the focus last. */
const ELSEWHERE = 'a[href], button, input, summary, [role="button"], [role="tab"], [contenteditable="true"]'

/** Whether a letter pressed there is meant for the board: on a card, on what is no control, but not in an open task. */
export const meansBoard = (target: Element) =>
  target.closest('[data-card]') !== null || target.closest(`#${TASK_PANEL_ID}, ${ELSEWHERE}`) === null

/** Whether j and k go from card to card there: also from an open task, which shows the next one. */
const walksCards = (target: Element) => meansBoard(target) || target.closest(`#${TASK_PANEL_ID}`) !== null

/** Moves the focus from card to card, and handles the letter shortcuts. */
export function useBoardKeys(props: BoardKeys) {
  const { columns, laneOf, isFolded, current, onGoTo, onAdd, onOpen, onSelect, others } = props
  const card = current === undefined ? undefined : findCard(columns, current)
  const open = STATUSES.filter((status) => !isFolded(status) && columns[status].length > 0)
  const goTo = (to: Card | undefined) => to && onGoTo(to.id)

  /** Moves the focus from a card by an arrow key and the like. False where the key has no meaning here. */
  function step(key: string, from: Card): boolean {
    const column = columns[from.status]
    const at = column.findIndex(({ id }) => id === from.id)
    const inLane = (status: TaskStatus) => columns[status].filter((card) => laneOf(card) === laneOf(from))
    const beside = (by: number) => {
      const beyond = open.slice(...(by < 0 ? [0, open.indexOf(from.status)] : [open.indexOf(from.status) + 1]))
      const cards = (by < 0 ? beyond.reverse() : beyond).map(inLane).find(({ length }) => length > 0) ?? []
      return cards[Math.min(inLane(from.status).indexOf(from), cards.length - 1)]
    }
    const steps: Record<string, () => Card | undefined> = {
      ArrowUp: () => column[at - 1],
      ArrowDown: () => column[at + 1],
      PageUp: () => column[Math.max(0, at - PAGE)],
      PageDown: () => column[Math.min(column.length - 1, at + PAGE)],
      Home: () => column[0],
      End: () => column.at(-1),
      ArrowLeft: () => beside(-1),
      ArrowRight: () => beside(1),
    }
    const find = steps[key]
    if (!find) return false
    goTo(find())
    return true
  }

  const first = () => open[0] && columns[open[0]][0]
  const goToColumn = (status: TaskStatus) => () => goTo(columns[status][0])
  const walk = {
    j: () => (card ? step('ArrowDown', card) : goTo(first())),
    k: () => (card ? step('ArrowUp', card) : goTo(first())),
  }
  const letters = {
    n: () => onAdd(card?.status ?? STATUSES.find((status) => !isFolded(status)) ?? 'inBacklog'),
    e: () => card && onOpen(card),
    x: () => card && onSelect(card),
    ...others,
    ...Object.fromEntries(STATUSES.map((status, index) => [String(index + 1), goToColumn(status)])),
  }
  useKeys('board_keys', walk, walksCards)
  useKeys('board_keys', letters, meansBoard)
  return { step }
}
