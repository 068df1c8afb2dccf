import { type RefObject, useRef, useState } from 'react'
import { useKeys } from '#ui/workbench/keys/use-keys.ts'
import type { BudgetRow } from '../../budget-schemas.ts'
import type { Situation } from '../../situation.ts'
import type { FilterProps } from './filters.ts'

/** As the help of the screen says them. */
export const LIST_KEYS = [
  [['j', 'k'], 'Andar pela lista'],
  [['Enter'], 'Próximo passo do marcado'],
  [['o'], 'Abrir o orçamento'],
  [['v'], 'Quando foi aberto'],
  [['1', '…', '9'], 'Só uma situação, na ordem mostrada'],
  [['0'], 'Todos'],
  [['/'], 'Buscar'],
] as const

interface Listed {
  /** Whether the list has keys: as specified it has none. */
  isUsed: boolean
  /** The rows that are shown, in their order; undefined while there are none. */
  budgets: readonly BudgetRow[] | undefined
  /** The situations that are shown, in their order. */
  shown: readonly Situation[]
  chosen: Situation | undefined
  search: RefObject<HTMLInputElement | null>
  onFilter: FilterProps['onFilter']
}

/** The keys of the list: a row is marked, the first of it by default, and its next step gets the focus. */
export function useListKeys({ isUsed, budgets = [], shown, chosen, search, onFilter }: Listed) {
  const list = useRef<HTMLTableElement>(null)
  const [mark, setMark] = useState<number>()
  const ids = budgets.map(({ id }) => id)
  const marked = mark !== undefined && ids.includes(mark) ? mark : ids[0]
  const inRow = (id: number | undefined, what: string) =>
    list.current?.querySelector<HTMLElement>(`[data-budget="${id}"] ${what}`)

  const step = (by: number) => () => {
    const hasFocus = list.current?.contains(document.activeElement) ?? false
    const at = marked === undefined ? 0 : ids.indexOf(marked)
    const id = ids[hasFocus ? Math.max(0, Math.min(ids.length - 1, at + by)) : at]
    if (id === undefined) return
    setMark(id)
    inRow(id, '[data-step] > *')?.focus()
  }
  const choose = (situation: Situation | undefined) =>
    situation && onFilter({ situation: situation === chosen ? undefined : situation })
  const actions = {
    j: step(1),
    k: step(-1),
    o: () => inRow(marked, '[data-open]')?.click(),
    // Not where they are not shown.
    v: () =>
      inRow(marked, '[data-openings]:not(:empty)')?.checkVisibility() && inRow(marked, '[data-openings] > *')?.click(),
    '/': () => search.current?.focus(),
    0: () => onFilter({ situation: undefined, waits: undefined }),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((place) => [place, () => choose(shown[place - 1])])),
  }
  const { isOn, setOn } = useKeys('budgets_keys', isUsed ? actions : {})
  return { list, marked, setMark, isOn, setOn }
}
