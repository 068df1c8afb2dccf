import type { KeyboardEvent, MouseEvent } from 'react'
import type { Card } from '../../board-contract.ts'
import type { TaskStatus } from '../../production.ts'
import type { QuickKind } from '../quick/use-quick.tsx'

/** Callbacks of the cards; one object for all of them, so that they are not rendered again for it. */
export interface CardActions {
  onKey: (event: KeyboardEvent, card: Card) => void
  onPick: (event: MouseEvent, card: Card) => void
  onFocus: (card: Card) => void
  onSelect: (card: Card) => void
  /** Opens a list that changes the card, or all that are selected with it. */
  onQuick: (kind: QuickKind, card: Card) => void
  onCopyLink: (card: Card) => void
  onRemove: (card: Card) => void
}

/** Callbacks of the columns; one object for all of them, so that they are not rendered again for it. */
export interface ColumnActions {
  onShowHidden: () => void
  onLimit: (status: TaskStatus, limit: number | undefined) => void
  onFold: (status: TaskStatus) => void
  /** Selects the cards of a column that are shown. */
  onSelectAll: (status: TaskStatus) => void
  /** Opens the field for new tasks of a column, or closes it. */
  onAdding: (status: TaskStatus | undefined) => void
  /** Closes that field, left by Esc: the focus goes to the last card that it made, or to that which had it. */
  onLeaveAdding: () => void
  /** Saves a new task. False where that failed. */
  onAdd: (status: TaskStatus, nome: string) => Promise<boolean>
}
