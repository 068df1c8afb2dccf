import type { Creation } from '#client/calls/creation.ts'
import { sendForm } from '#client/calls/send.ts'
import { startOfDay } from '#time.ts'
import type { TaskFields } from '../../task-contract.ts'

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
  /** What a new task's form makes. */
  creation?: Creation
}

/** Creates, changes or removes a task by the multipart call `/line-task`. Throws as `sendForm`. */
export async function sendTask(
  { meta, ...others }: TaskInput,
  { files = [], signal, onProgress, creation }: Sending = {},
) {
  const deadline = meta === undefined ? {} : { meta: meta && startOfDay(meta).getTime() }
  const form = new FormData()
  form.append('task', JSON.stringify({ ...others, ...deadline }))
  for (const file of files) form.append('attachments', file)
  await sendForm({ path: '/api/v1/line-task', form, signal, onProgress, creation })
}
