import type { Card, LinePerson } from '../../board-contract.ts'
import type { TaskStatus } from '../../production.ts'
import { type QuickOption, QuickPicker, type QuickPickerProps } from './quick-picker.tsx'
import type { LineOf, useMany } from './use-many.ts'

/** What a list changes, and of which cards. */
export interface QuickProps {
  /** Where it opens. */
  at: DOMRect
  /** Those who may be put in charge of all of the cards. */
  people: readonly LinePerson[]
  lineOf: LineOf
  cards: readonly Card[]
  many: ReturnType<typeof useMany>
  /** Moves cards to the end of a column. */
  onMove: (ids: readonly number[], status: TaskStatus) => void
  /** Offers a column and a place in it; absent where there is no board. */
  onPlace?: ((ids: readonly number[]) => void) | undefined
  /** Offers the other lines. */
  onLine: () => void
  /** Opens the editor of labels. */
  onEdit: () => void
  onClose: () => void
}

/** Whether all of the cards have it, or some. */
export function hasOf(cards: readonly Card[], has: (card: Card) => boolean): QuickOption['has'] {
  const count = cards.filter(has).length
  return count === 0 ? undefined : count === cards.length ? 'all' : 'some'
}

type Rest = Omit<QuickPickerProps, 'at' | 'onClose'>

/** The list itself, for one of the kinds. */
export const ListPicker = ({ at, onClose, ...rest }: QuickProps & Rest) => (
  <QuickPicker {...{ at, onClose }} {...pickRest(rest)} />
)
const pickRest = ({ title, placeholder, options, isNumbered, optionsOf, maxLength, onChoose }: Rest): Rest => ({
  ...{ title, placeholder, options, isNumbered, optionsOf, maxLength, onChoose },
})
