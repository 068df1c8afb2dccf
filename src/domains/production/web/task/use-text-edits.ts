import { useState } from 'react'

interface Item {
  id: number
  /** As it is saved. */
  text: string
}

/**
 * Texts of a list that are being changed in place: what is typed for each, by its id, until it is saved or given up.
 * `change` saves one, and resolves to false where that failed.
 */
export function useTextEdits(items: readonly Item[], change: (id: number, text: string) => Promise<boolean>) {
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  /** A text as it is to be saved: blank, it is not changed. */
  const textOf = ({ id, text }: Item) => typed.get(id)?.trim() || text
  const changed = items.filter((item) => textOf(item) !== item.text)

  /** Undefined ends the change of a text. */
  function type(id: number, text: string | undefined) {
    setTyped((before) => {
      const next = new Map(before)
      if (text === undefined) next.delete(id)
      else next.set(id, text)
      return next
    })
  }

  /** Saves what is typed for one; a blank or unchanged text only ends the change. False where that failed. */
  async function save(id: number): Promise<boolean> {
    const item = changed.find((one) => one.id === id)
    const isSaved = !item || (await change(id, textOf(item)))
    if (isSaved) type(id, undefined)
    return isSaved
  }

  /** Saves all of them. False where one failed. */
  async function saveAll(): Promise<boolean> {
    const answers = await Promise.all(changed.map(({ id }) => save(id)))
    return answers.every(Boolean)
  }

  return { typed, type, textOf, save, saveAll, isDirty: changed.length > 0 }
}

export type TextEdits = ReturnType<typeof useTextEdits>
