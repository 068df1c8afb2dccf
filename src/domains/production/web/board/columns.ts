import { pick } from '#pick.ts'
import { DAY_MS } from '#time.ts'
import type { Board, Card } from '../../board-contract.ts'
import { DONE_DAYS, STATUSES, type TaskStatus } from '../../production.ts'

/** The cards of each column, in their order. */
export type Columns = Readonly<Record<TaskStatus, readonly Card[]>>

/** What of a card its swimlane says. */
export type LaneFields = Partial<Pick<Card, 'assignee' | 'labels'>>

/** What taking cards into a swimlane changes of each. */
export interface LaneChange {
  /** In words, for the toast; '' where a move is taken back. */
  label: string
  of: (card: Card) => LaneFields
}

/** A move of cards, in the order of `ids`, to before a card of a column; to its end where `before` is null. */
export interface Move {
  ids: readonly number[]
  status: TaskStatus
  before: number | null
  /** Absent where the cards stay in their lanes. */
  change?: LaneChange | undefined
}

/** An object with a value for each column. */
export const eachStatus = <Value>(make: (status: TaskStatus) => Value) =>
  Object.fromEntries(STATUSES.map((status) => [status, make(status)])) as Record<TaskStatus, Value>

/** The cards by column, in their order. */
export function toColumns(cards: readonly Card[]): Columns {
  const columns = eachStatus((): Card[] => [])
  for (const card of cards) columns[card.status].push(card)
  for (const column of Object.values(columns)) column.sort((a, b) => a.position - b.position || a.id - b.id)
  return columns
}

/** The columns after a move. Ids of cards that the columns do not have are ignored. */
export function applyMove(columns: Columns, { ids, status, before, change }: Move): Columns {
  const wanted = new Set(ids)
  const found = new Map<number, Card>()
  for (const column of Object.values(columns))
    for (const card of column) if (wanted.has(card.id)) found.set(card.id, card)
  if (found.size === 0) return columns
  const moved = ids.flatMap((id) => {
    const stored = found.get(id)
    if (!stored) return []
    const card = change && isChanged(stored, change) ? { ...stored, ...change.of(stored) } : stored
    return card.status === status ? card : { ...card, status, finished: null }
  })
  const left = (one: TaskStatus) =>
    columns[one].some(({ id }) => wanted.has(id)) ? columns[one].filter(({ id }) => !wanted.has(id)) : columns[one]
  const target = left(status)
  const at = before === null ? -1 : target.findIndex(({ id }) => id === before)
  const end = at < 0 ? target.length : at
  return eachStatus((one) => (one === status ? [...target.slice(0, end), ...moved, ...target.slice(end)] : left(one)))
}

/** Whether a change of lane changes anything of a card. */
export function isChanged(card: Card, { of }: LaneChange): boolean {
  const { assignee = card.assignee, labels = card.labels } = of(card)
  return assignee !== card.assignee || labels.join() !== card.labels.join()
}

/** The inverse of a move: moves that, applied in this order, put each card where it is in `columns`, into its own lane. */
export function invertMove(columns: Columns, { ids, change }: Pick<Move, 'ids' | 'change'>): Move[] {
  const wanted = new Set(ids)
  const former = new Map(
    Object.values(columns).flatMap((cards) => cards.filter(({ id }) => wanted.has(id)).map((card) => [card.id, card])),
  )
  const back = change && {
    label: '',
    of(card: Card): LaneFields {
      const before = former.get(card.id) ?? card
      return pick(before, Object.keys(change.of(before)) as (keyof LaneFields)[])
    },
  }
  return STATUSES.flatMap((status) => {
    const column = columns[status]
    const moves: Move[] = []
    let run: number[] = []
    // Cards that stood together go back together, the last first: then what each is put before is already there.
    for (let at = column.length - 1; at >= -1; at--) {
      const card = column[at]
      if (card && wanted.has(card.id)) run.unshift(card.id)
      else if (run.length) {
        moves.push({ ids: run, status, before: column[at + 1 + run.length]?.id ?? null, ...(back && { change: back }) })
        run = []
      }
    }
    return moves
  })
}

/** Whether a move would change anything. */
export function changesAnything(columns: Columns, move: Move): boolean {
  const after = applyMove(columns, move)[move.status]
  const now = columns[move.status]
  return after.length !== now.length || after.some((card, at) => card !== now[at])
}

/** The id of the card at that index or after it which is not itself moved; null for the end of the column. */
export function cardAfter(column: readonly Card[], index: number, moved: readonly number[]): number | null {
  return column.slice(index).find(({ id }) => !moved.includes(id))?.id ?? null
}

/** The ids in the order in which the board shows them: column by column, from top to bottom. */
export function inBoardOrder(columns: Columns, ids: ReadonlySet<number>): number[] {
  return STATUSES.flatMap((status) => columns[status].filter(({ id }) => ids.has(id)).map(({ id }) => id))
}

export const findCard = (columns: Columns, id: number): Card | undefined => {
  for (const column of Object.values(columns)) for (const card of column) if (card.id === id) return card
  return undefined
}

/** Whether a task was finished so long ago that it is hidden behind 'Mostrar mais'. */
export const isOldDone = ({ status, finished }: Card, now: number) =>
  status === 'Completed' && finished !== null && now - Date.parse(finished) > DONE_DAYS * DAY_MS

/** What changed in a board since its counter. */
interface Changes {
  line?: Board['line']
  cards: readonly Card[]
  removed?: readonly number[]
  counter: number
}

/** A board with later changes applied. Changes that are older than the board are ignored. */
export function mergeChanges(board: Board, { line = board.line, cards, removed = [], counter }: Changes): Board {
  if (counter < board.counter) return board
  const replaced = new Set([...removed, ...cards.map(({ id }) => id)])
  return { line, counter, cards: [...board.cards.filter(({ id }) => !replaced.has(id)), ...cards] }
}

/**
 * What cards are put before that go to an index of some of a column's cards: the next of these that is not itself moved;
 * at their end what follows the last of them in the whole column, null for its end.
 */
export function cardAfterIn(
  whole: readonly Card[],
  some: readonly Card[],
  index: number,
  moved: readonly number[],
): number | null {
  const next = cardAfter(some, index, moved)
  const last = some.findLast(({ id }) => !moved.includes(id))
  if (next !== null || !last) return next
  return cardAfter(whole, whole.findIndex(({ id }) => id === last.id) + 1, moved)
}
