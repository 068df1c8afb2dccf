import { useRef } from 'react'
import { copyText } from '#ui/prose/copy-text.ts'
import { SelectionBar } from '#ui/workbench/records/selection-bar.tsx'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import type { Undo } from '#ui/workbench/use-undo.ts'
import type { Card, LinePerson } from '../../board-contract.ts'
import { type TaskStatus, taskPath } from '../../production.ts'
import { productionWords } from '../../words.ts'
import { QUICK, QuickBar } from './quick-bar.tsx'
import type { LineOf, useMany } from './use-many.ts'
import { type QuickKind, useQuick } from './use-quick.tsx'
import type { CardSelection } from './use-selection.ts'

interface ChosenOptions {
  selection: CardSelection
  /** The card that has the focus or had it last, or is open. */
  current: number | undefined
  /** The card of that id, as it is now; undefined once it is gone. */
  find: (id: number) => Card | undefined
  /** Where a card's list opens. */
  elementOf: (id: number) => Element | null
  lineOf: LineOf
  /** Who may be put in charge. */
  people: readonly LinePerson[]
  many: ReturnType<typeof useMany>
  undo: Undo
  /** Moves cards to the end of a column. */
  onMove: (ids: readonly number[], status: TaskStatus) => void
  /** Chooses their column and place; absent where there is no board. */
  onPlace?: (ids: readonly number[]) => void
  /** Whether the bar stays at the bottom of the window; it then comes after the cards. */
  floats?: boolean
}

/** What keys, bar and menus do with the chosen cards, else with the current one: on a board and in a list of tasks. */
export function useChosen({ selection, current, find, elementOf, undo, many, floats, ...quickly }: ChosenOptions) {
  const bar = useRef<HTMLDivElement>(null)
  const quick = useQuick({ ...quickly, find, many })
  const cardsOf = (ids: readonly number[]) => ids.flatMap((id) => find(id) ?? [])
  const targets = () => (selection.ids.length > 0 || current === undefined ? selection.ids : [current])

  const openQuick = (kind: QuickKind, ids: readonly number[]) =>
    quick.open(kind, ids, ids.length === 1 ? elementOf(ids[0]!) : bar.current)
  const copy = (ids: readonly number[]) => copyLinks(quickly.lineOf, cardsOf(ids))
  const remove = (ids: readonly number[]) => {
    selection.clear()
    if (ids.length > 0) void many.remove(cardsOf(ids))
  }
  return {
    ...{ openQuick, copy, remove },
    /** By key, as `useKeys` takes them. */
    keys: {
      ...Object.fromEntries(QUICK.map(([kind, key]) => [key, () => openQuick(kind, targets())])),
      y: () => copy(targets()),
      z: undo.undoLast,
      delete: () => remove(targets()),
    },
    bar: (
      <SelectionBar count={selection.ids.length} onClear={selection.clear} {...(floats && { floats })}>
        <QuickBar ref={bar} onQuick={(kind) => openQuick(kind, selection.ids)} onRemove={() => remove(selection.ids)} />
      </SelectionBar>
    ),
    /** The list that is open. */
    list: quick.element,
  }
}

/** Copies the addresses of tasks, a line each. */
async function copyLinks(lineOf: LineOf, cards: readonly Card[]) {
  if (cards.length === 0) return
  const links = cards.map((card) => location.origin + taskPath({ project_id: lineOf(card), id_text: card.id_text }))
  if (await copyText(links.join('\n'))) notifySuccess(productionWords.copied)
  else notifyError('O link não pôde ser copiado.')
}
