import { api } from '#client/api.ts'
import { useSession } from '#client/session.ts'
import { systemClock } from '#clock.ts'
import type { Comment, TaskView } from '../../task-contract.ts'
import { useLocalList } from './use-local-list.ts'
import type { LiveTask } from './use-task.ts'

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
