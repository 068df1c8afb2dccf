import { api } from '#client/api.ts'
import { placed } from '#ui/workbench/use-row-drag.ts'
import type { Subtask, TaskView } from '../../task-contract.ts'
import { useLocalList } from './use-local-list.ts'
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
export function useStoredSubtasks(task: TaskView, { show, attempt }: LiveTask): SubtaskList {
  const edit = (change: (items: Subtask[]) => Subtask[]) =>
    show((task) => ({ ...task, subtasks: change(task.subtasks) }))
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
  const { items, edit, append, change, remove } = useLocalList<Subtask>()
  return {
    items,
    add: (task) => append((id) => ({ id, task, checked: false })),
    change,
    remove,
    place: (id, before) => edit((items) => placed(items, id, before)),
  }
}
