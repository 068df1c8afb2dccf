import { useRef, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { useSession } from '#client/session/session.ts'
import { systemClock } from '#clock.ts'
import { placed } from '#ui/workbench/use-row-drag.ts'
import { useUndo } from '#ui/workbench/use-undo.ts'
import type { Comment, Subtask, TaskView } from '../../task-contract.ts'
import { type LiveTask, useLatest } from './use-task.ts'

/** A list that is saved with its new task: the ids of its items are local. Its functions resolve to true. */
function useLocalList<Item extends { id: number }>() {
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

/** The subtasks of a task. Its functions resolve to false where the change failed. */
export interface SubtaskList {
  items: readonly Subtask[]
  add: (task: string) => Promise<boolean>
  change: (id: number, change: Partial<Omit<Subtask, 'id'>>) => Promise<boolean>
  remove: (id: number) => Promise<boolean>
  /** Moves one to before another; null for the end. */
  place: (id: number, before: number | null) => Promise<boolean>
}

/** The subtasks of a stored task: each change is saved at once, by its own call. */
export function useStoredSubtasks(task: TaskView, { show, attempt }: LiveTask): SubtaskList {
  const edit = (change: (items: Subtask[]) => Subtask[]) =>
    show((task) => ({ ...task, subtasks: change(task.subtasks) }))
  const undo = useUndo()
  const latest = useLatest(task)
  /** The ids that those have which came back, by those of before. */
  const renewed = useRef(new Map<number, number>())
  const idNow = (id: number): number => {
    const next = renewed.current.get(id)
    return next === undefined ? id : idNow(next)
  }
  /** Adds one that was removed anew, before the first that is there of those that stood after it. */
  const restore = (item: Subtask, after: readonly Subtask[]) =>
    attempt(async () => {
      const there = new Set(latest.current.subtasks.map(({ id }) => id))
      const before = after.map(({ id }) => idNow(id)).find((id) => there.has(id)) ?? null
      // Where it was added and then not placed, it is not added again.
      const id =
        renewed.current.get(item.id) ?? (await api.production.task.addSubtask({ id: task.id, task: item.task })).data.id
      renewed.current.set(item.id, id)
      if (item.checked || before !== null)
        await api.production.task.changeSubtask({ id, checked: item.checked, before })
      edit((items) => placed([...items.filter((one) => one.id !== id), { ...item, id }], id, before))
    })
  return {
    items: task.subtasks,
    add: (text) =>
      attempt(async () => {
        const { data } = await api.production.task.addSubtask({ id: task.id, task: text })
        edit((items) => (items.some(({ id }) => id === data.id) ? items : [...items, data]))
      }),
    change: (id, change) =>
      attempt(async () => {
        edit((items) => items.map((item) => (item.id === id ? { ...item, ...change } : item)))
        await api.production.task.changeSubtask({ id, ...change })
      }),
    remove: (id) =>
      attempt(async () => {
        const at = task.subtasks.findIndex((item) => item.id === id)
        const [item, ...after] = task.subtasks.slice(at)
        edit((items) => items.filter((item) => item.id !== id))
        await api.production.task.removeSubtask({ id })
        if (item) undo.offer(`Passo removido: ${item.task}`, () => restore(item, after))
      }),
    place: (id, before) =>
      attempt(async () => {
        edit((items) => placed(items, id, before))
        await api.production.task.changeSubtask({ id, before })
      }),
  }
}

/** The subtasks of a new task: they are saved with it. Their ids are local. */
export function useNewSubtasks(): SubtaskList {
  const { items, edit, append, change, remove } = useLocalList<Subtask>()
  return {
    items,
    add: (task) => append((id) => ({ id, task, checked: false })),
    change,
    remove,
    place: (id, before) => edit((items) => placed(items, id, before)),
  }
}

/** The comments of a task. Its functions resolve to false where the change failed. */
export interface CommentList {
  items: readonly Comment[]
  /** `tell`: whether those who follow the task are told; by default they are. */
  add: (comment: string, tell?: boolean) => Promise<boolean>
  change: (id: number, comment: string) => Promise<boolean>
  remove: (id: number) => Promise<boolean>
  /** Puts somebody into the line whom a comment mentions; absent where the comments are not stored yet. */
  letIn?: (id: number, person: number) => Promise<boolean>
}

/** The comments of a stored task: each change is saved at once, by its own call. */
export function useStoredComments(task: TaskView, { show, attempt }: LiveTask): CommentList {
  const edit = (change: (items: Comment[]) => Comment[]) =>
    show((task) => ({ ...task, comments: change(task.comments) }))
  return {
    items: task.comments,
    add: (comment, tell = true) =>
      attempt(async () => {
        const { data } = await api.production.task.addComment({ id: task.id, comment, tell })
        edit((items) => (items.some(({ id }) => id === data.id) ? items : [...items, data]))
      }),
    change: (id, comment) =>
      attempt(async () => {
        const { data } = await api.production.task.changeComment({ id, comment })
        edit((items) => items.map((item) => (item.id === id ? data : item)))
      }),
    remove: (id) =>
      attempt(async () => {
        await api.production.task.removeComment({ id })
        edit((items) => items.filter((item) => item.id !== id))
      }),
    letIn: (id, person) =>
      attempt(async () => {
        await api.production.task.letIn({ id, person })
        edit((items) => items.map((item) => ({ ...item, outside: item.outside.filter((one) => one.id !== person) })))
      }),
  }
}

/** The comments of a new task: they are saved with it. Their ids are local, and their Markdown is not rendered yet. */
export function useNewComments(): CommentList {
  const { user } = useSession()
  const { items, append, change, remove } = useLocalList<Comment>()
  const author = user ? { id: user.id, name: user.nome, email: user.email } : null
  return {
    items,
    add: (comment) => {
      const now = systemClock.now().toISOString()
      return append((id) => ({ id, author, comment, html: '', created: now, updated: now, own: true, outside: [] }))
    },
    change: (id, comment) => change(id, { comment }),
    remove,
  }
}
