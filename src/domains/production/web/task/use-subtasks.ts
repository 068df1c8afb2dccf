import { useState } from 'react'
import { api } from '#client/api.ts'
import { placed } from '#ui/workbench/use-row-drag.ts'
import type { Subtask, TaskView } from '../../task-contract.ts'
import { liveAttempt } from './live-attempt.ts'
import type { LiveTask } from './use-task.ts'

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
export function useStoredSubtasks(task: TaskView, live: LiveTask): SubtaskList {
  const edit = (change: (items: Subtask[]) => Subtask[]) =>
    live.show((task) => ({ ...task, subtasks: change(task.subtasks) }))
  const attempt = (act: () => Promise<unknown>) => liveAttempt(live, act)
  return {
    items: task.subtasks,
    add: (text) =>
      attempt(async () => {
        const { data } = await api.production.task.addSubtask({ id: task.id, task: text })
        edit((items) => (items.some(({ id }) => id === data.id) ? items : [...items, data]))
      }),
    change: (id, change) =>
      attempt(async () => {
        edit((items) => changed(items, id, change))
        await api.production.task.changeSubtask({ id, ...change })
      }),
    remove: (id) =>
      attempt(async () => {
        edit((items) => items.filter((item) => item.id !== id))
        await api.production.task.removeSubtask({ id })
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
  const [items, setItems] = useState<Subtask[]>([])
  const edit = async (change: (items: Subtask[]) => Subtask[]) => {
    setItems(change)
    return true
  }
  return {
    items,
    add: (task) =>
      edit((items) => [...items, { id: Math.max(0, ...items.map(({ id }) => id)) + 1, task, checked: false }]),
    change: (id, change) => edit((items) => changed(items, id, change)),
    remove: (id) => edit((items) => items.filter((item) => item.id !== id)),
    place: (id, before) => edit((items) => placed(items, id, before)),
  }
}

const changed = (items: readonly Subtask[], id: number, change: Partial<Subtask>) =>
  items.map((item) => (item.id === id ? { ...item, ...change } : item))
