import { useState } from 'react'
import { api } from '#client/api.ts'
import { useSession } from '#client/session.ts'
import type { Comment, TaskView } from '../../task-contract.ts'
import { liveAttempt } from './live-attempt.ts'
import type { LiveTask } from './use-task.ts'

/** The comments of a task. Its functions resolve to false where the change failed. */
export interface CommentList {
  items: readonly Comment[]
  add: (comment: string) => Promise<boolean>
  change: (id: number, comment: string) => Promise<boolean>
  remove: (id: number) => Promise<boolean>
}

/** The comments of a stored task: each change is saved at once, by its own call. */
export function useStoredComments(task: TaskView, live: LiveTask): CommentList {
  const edit = (change: (items: Comment[]) => Comment[]) =>
    live.show((task) => ({ ...task, comments: change(task.comments) }))
  const attempt = (act: () => Promise<unknown>) => liveAttempt(live, act)
  return {
    items: task.comments,
    add: (comment) =>
      attempt(async () => {
        const { data } = await api.production.task.addComment({ id: task.id, comment })
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
  }
}

/** The comments of a new task: they are saved with it. Their ids are local, and their Markdown is not rendered yet. */
export function useNewComments(): CommentList {
  const { user } = useSession()
  const [items, setItems] = useState<Comment[]>([])
  const edit = async (change: (items: Comment[]) => Comment[]) => {
    setItems(change)
    return true
  }
  const author = user ? { id: user.id, name: user.nome, email: user.email } : null
  return {
    items,
    add: (comment) =>
      edit((items) => {
        const now = new Date().toISOString()
        const id = Math.max(0, ...items.map((item) => item.id)) + 1
        return [...items, { id, author, comment, html: '', created: now, updated: now, own: true }]
      }),
    change: (id, comment) => edit((items) => items.map((item) => (item.id === id ? { ...item, comment } : item))),
    remove: (id) => edit((items) => items.filter((item) => item.id !== id)),
  }
}
