import type { Answer, Caller } from './call.ts'

/** Saves a task by the specification's form, with pictures. */
export function saveTask(
  who: Caller,
  task: object | string,
  pictures: readonly { name: string; bytes: Uint8Array | string }[] = [],
): Promise<Answer> {
  const form = new FormData()
  for (const { name, bytes } of pictures) form.append('attachments', new File([bytes as BlobPart], name))
  form.append('task', typeof task === 'string' ? task : JSON.stringify(task))
  return who.post('/api/v1/line-task', form)
}
