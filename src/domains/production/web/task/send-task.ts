import { sendForm } from '#client/send.ts'
import type { TaskFields } from '../../task-contract.ts'
import { toPayload } from './form-values.ts'

/** The input of `/line-task`; see the contract. */
export interface TaskInput extends Partial<TaskFields> {
  /** Undefined for a new one. */
  id?: number | undefined
  id_project?: number
  isRemove?: true
  revision?: number | undefined
  removed_attachments?: readonly number[]
  subtasks?: readonly { task: string; checked?: boolean }[]
  comentarios?: readonly { comment: string }[]
}

interface Sending {
  /** New pictures. */
  files?: readonly File[]
  signal?: AbortSignal
  /** Receives the part that has been sent, 0 to 1. */
  onProgress?: (part: number) => void
}

/** Creates, changes or removes a task by the multipart call `/line-task`. Throws as `sendForm`. */
export async function sendTask(
  { id, id_project, isRemove, revision, removed_attachments, subtasks, comentarios, ...fields }: TaskInput,
  { files = [], signal, onProgress }: Sending = {},
) {
  const lists = { removed_attachments, subtasks, comentarios }
  const form = new FormData()
  form.append('task', JSON.stringify({ id, id_project, isRemove, revision, ...lists, ...toPayload(fields) }))
  for (const file of files) form.append('attachments', file)
  await sendForm({ path: '/api/v1/line-task', form, signal, onProgress })
}
