import { useState } from 'react'
import { useSelection } from '#ui/workbench/records/use-selection.ts'

/** The attribute of a row's link, which has the focus while keys walk. */
export const ENTRY = 'data-entry'

const links = () => [...document.querySelectorAll<HTMLElement>(`[${ENTRY}]`)]
const focused = () => links().findIndex((link) => link.matches(':focus'))

/** The chosen rows of a list, or all that were found, loaded or not; and the keys by which they are chosen. */
export function useRows(ids: readonly number[], scope: string) {
  const selection = useSelection(ids)
  const [all, setAll] = useState<string>()
  // Of another month or search others are found.
  const isAll = all === scope
  function step(by: number) {
    const rows = links()
    const at = focused()
    const to = rows[at === -1 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)]
    to?.focus()
    to?.scrollIntoView({ block: 'nearest' })
    return to
  }
  const idOf = (link: Element | null | undefined) => Number(link?.getAttribute(ENTRY)) || undefined
  const clear = () => {
    setAll(undefined)
    selection.clear()
  }
  return {
    selection: {
      ...selection,
      has: (id: number) => isAll || selection.has(id),
      toggle: (id: number, upTo?: boolean) => {
        if (isAll) return clear()
        selection.toggle(id, upTo)
      },
    },
    isAll,
    chooseAll: () => setAll(scope),
    clear,
    keys: {
      j: () => step(1),
      k: () => step(-1),
      x: () => {
        const id = idOf(document.activeElement)
        if (id !== undefined) selection.toggle(id)
      },
      escape: clear,
    },
    /** Shift with an arrow chooses the rows that it passes. */
    extend(key: string) {
      const from = idOf(links()[focused()])
      const to = idOf(step(key === 'ArrowDown' ? 1 : -1))
      if (!isAll) selection.add([from, to].filter((id) => id !== undefined))
    },
  }
}

export type Rows = ReturnType<typeof useRows>
