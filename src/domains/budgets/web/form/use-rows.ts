import { useRef, useState } from 'react'
import { placed } from '#ui/workbench/use-row-drag.ts'

/** An entry of a list within a form. Its id is the list's own, and stays while the row moves. */
export interface Row<Item> {
  id: number
  item: Item
}

/** A list within a form, whose rows stay the same while others are added, moved and removed. Begins with `first`. */
export function useRows<Item extends object>(first: readonly Item[], onChange: (items: Item[]) => void) {
  const lastId = useRef(0)
  const make = (item: Item): Row<Item> => ({ id: ++lastId.current, item })
  const [rows, setRows] = useState(() => first.map(make))
  /** Several changes may follow each other before the list is shown again. */
  const latest = useRef(rows)

  function edit(change: (rows: readonly Row<Item>[]) => Row<Item>[]) {
    latest.current = change(latest.current)
    setRows(latest.current)
    onChange(latest.current.map(({ item }) => item))
  }
  const indexOf = (id: number) => latest.current.findIndex((row) => row.id === id)

  return {
    rows,
    count: () => latest.current.length,
    at: (index: number): Row<Item> | undefined => latest.current[index],
    indexOf,
    /** Puts items at that place. */
    insert: (items: readonly Item[], index: number) => {
      const added = items.map(make)
      edit((rows) => rows.toSpliced(index, 0, ...added))
    },
    change: (id: number, change: Partial<Item>) =>
      edit((rows) => rows.map((row) => (row.id === id ? { id, item: { ...row.item, ...change } } : row))),
    /** Makes another item of each, in its row. */
    map: (make: (item: Item, id: number) => Item) =>
      edit((rows) => rows.map(({ id, item }) => ({ id, item: make(item, id) }))),
    /** Puts a row before another, or at the end where `before` is null. */
    place: (id: number, before: number | null) => edit((rows) => placed(rows, id, before)),
    remove: (id: number) => edit((rows) => rows.filter((row) => row.id !== id)),
    replace: (items: readonly Item[]) => {
      const added = items.map(make)
      edit(() => added)
    },
  }
}
