import { useState } from 'react'
import { MAX_CHOSEN } from '#platform/contract/fields.ts'

const NONE: ReadonlySet<number> = new Set()

/** The selected records of a list. Those that are no longer in it drop out. */
export function useSelection(ids: readonly number[]) {
  const [chosen, setChosen] = useState(NONE)
  const [anchor, setAnchor] = useState<number>()
  const selected = ids.filter((id) => chosen.has(id))

  return {
    /** Their ids, in the list's order. */
    ids: selected,
    has: (id: number) => chosen.has(id),
    /** Selects a record or lets go of it. @param upTo with all between it and the one chosen last, as Shift does */
    toggle(id: number, upTo = false) {
      const [from, to] = [ids.indexOf(anchor ?? id), ids.indexOf(id)].toSorted((one, other) => one - other)
      const range = upTo && from! >= 0 ? ids.slice(from, to! + 1) : [id]
      const isOn = !chosen.has(id)
      const next = new Set(selected)
      for (const one of range) isOn ? next.add(one) : next.delete(one)
      setChosen(next)
      setAnchor(id)
    },
    /** Selects these beside what is selected. */
    add: (added: readonly number[]) => setChosen(new Set([...selected, ...added])),
    /** Selects all, as far as one call may change them. */
    selectAll: () => setChosen(new Set(ids.slice(0, MAX_CHOSEN))),
    clear: () => setChosen(NONE),
  }
}

export type Selection = ReturnType<typeof useSelection>
