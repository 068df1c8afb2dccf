import { useState } from 'react'
import type { CommentList, SubtaskList } from './use-lists.ts'
import { useTextEdits } from './use-text-edits.ts'

/** What is typed of a task's subtasks and comments: the next of each, and those that are being changed. */
export function useTypedParts(subtasks: SubtaskList, comments: CommentList) {
  /** Texts typed as the next subtask and comment, and not added yet. */
  const [typed, setTyped] = useState({ subtask: '', comment: '' })
  const edits = {
    subtasks: useTextEdits(
      subtasks.items.map(({ id, task }) => ({ id, text: task })),
      (id, task) => subtasks.change(id, { task }),
    ),
    comments: useTextEdits(
      comments.items.map(({ id, comment }) => ({ id, text: comment })),
      comments.change,
    ),
  }

  /** Adds the typed subtask or comment to its list; a blank text adds nothing. False where that failed. */
  async function addTyped(field: 'subtask' | 'comment'): Promise<boolean> {
    const text = typed[field].trim()
    setTyped((now) => ({ ...now, [field]: '' }))
    if (!text) return true
    const isAdded = await (field === 'subtask' ? subtasks : comments).add(text)
    // What could not be saved comes back, unless something else is being typed.
    if (!isAdded) setTyped((now) => ({ ...now, [field]: now[field] || text }))
    return isAdded
  }

  return {
    typed,
    type: (field: keyof typeof typed, text: string) => setTyped((now) => ({ ...now, [field]: text })),
    addTyped,
    edits,
    /** Whether something is typed that is not added yet, or a comment is being changed. */
    isUnsaved: Boolean(typed.subtask.trim() || typed.comment.trim()) || edits.comments.isDirty,
    /** Adds and saves all that is typed. False where some of it failed. */
    saveAll: async () =>
      (await addTyped('subtask')) &&
      (await addTyped('comment')) &&
      (await edits.subtasks.saveAll()) &&
      (await edits.comments.saveAll()),
    /** All of it as a new task is made with. */
    toNew: () => ({
      subtasks: [
        ...subtasks.items.map(({ id, task, checked }) => ({
          task: edits.subtasks.textOf({ id, text: task }),
          checked,
        })),
        ...itemOf(typed.subtask, (task) => ({ task })),
      ],
      comentarios: [
        ...comments.items.map(({ id, comment }) => ({ comment: edits.comments.textOf({ id, text: comment }) })),
        ...itemOf(typed.comment, (comment) => ({ comment })),
      ],
    }),
  }
}

/** The typed text as a list of one item; an empty list for a blank text. */
const itemOf = <Item>(typed: string, toItem: (text: string) => Item): Item[] =>
  typed.trim() ? [toItem(typed.trim())] : []
