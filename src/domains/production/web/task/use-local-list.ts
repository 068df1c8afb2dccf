import { useState } from 'react'

/** A list that is saved with its new task: the ids of its items are local. Its functions resolve to true. */
export function useLocalList<Item extends { id: number }>() {
  const [items, setItems] = useState<readonly Item[]>([])
  const edit = async (change: (items: readonly Item[]) => readonly Item[]) => {
    setItems(change)
    return true
  }
  return {
    items,
    edit,
    append: (make: (id: number) => Item) =>
      edit((items) => [...items, make(Math.max(0, ...items.map(({ id }) => id)) + 1)]),
    change: (id: number, change: Partial<Item>) =>
      edit((items) => items.map((item) => (item.id === id ? { ...item, ...change } : item))),
    remove: (id: number) => edit((items) => items.filter((item) => item.id !== id)),
  }
}
