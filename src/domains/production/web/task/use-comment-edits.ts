import { useState } from 'react'
import type { CommentList } from './use-comments.ts'

/** The comments that are being changed: what is typed for each, by its id, until it is saved or given up. */
export function useCommentEdits({ items, change }: Pick<CommentList, 'items' | 'change'>) {
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const changed = items.filter(({ id, comment }) => {
    const text = typed.get(id)?.trim()
    return text !== undefined && text !== '' && text !== comment
  })

  /** Undefined ends the change of a comment. */
  function type(id: number, text: string | undefined) {
    setTyped((before) => {
      const next = new Map(before)
      if (text === undefined) next.delete(id)
      else next.set(id, text)
      return next
    })
  }

  /** Saves what is typed for a comment; a blank or unchanged text only ends the change. False where that failed. */
  async function save(id: number): Promise<boolean> {
    const isSaved = !changed.some((comment) => comment.id === id) || (await change(id, typed.get(id)!.trim()))
    if (isSaved) type(id, undefined)
    return isSaved
  }

  /** Saves all of them. False where one failed. */
  async function saveAll(): Promise<boolean> {
    const answers = await Promise.all(changed.map(({ id }) => save(id)))
    return answers.every(Boolean)
  }

  return { typed, type, save, saveAll, isDirty: changed.length > 0 }
}

export type CommentEdits = ReturnType<typeof useCommentEdits>
