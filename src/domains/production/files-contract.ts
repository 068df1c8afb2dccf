import { privateCall } from '#platform/contract/call.ts'
import { done, id, queryId, z } from '#platform/contract/fields.ts'
import { describeFile, describeForm, fileAnswer } from '#platform/contract/files.ts'
import { MAX_FILES, MAX_TASK_FILE_SIZE } from './production.ts'

/** A file of any kind of a task. */
export const TaskFile = z.object({
  id,
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** Name of who added it; '' where they are gone. */
  by: z.string(),
  /** What a browser shows it as; '' for one that is only saved. */
  preview: z.enum(['', 'picture', 'pdf', 'text']),
})
export type TaskFile = z.infer<typeof TaskFile>

/** Files of tasks, in the order in which they were added: for who sees the line. The specified attachments are pictures alone. */
export const taskFilesContract = {
  /** A form (multipart/form-data) of `id`, the task's, and of one file or several in `file`: 50 MB each, 10 at once, 50 in all. */
  add: privateCall
    .meta({ access: 'staff', raw: true, bodyLimit: MAX_FILES * MAX_TASK_FILE_SIZE + 64 * 1024 })
    .route({
      method: 'POST',
      path: '/line-task-file-send',
      summary: 'Guarda arquivos de qualquer tipo em uma tarefa',
      inputStructure: 'detailed',
      spec: describeForm({ id: { type: 'string' }, file: { type: 'string', format: 'binary' } }),
    })
    .output(z.object({ data: z.array(TaskFile) })),
  remove: privateCall
    .route({ method: 'POST', path: '/line-task-file-remove', summary: 'Remove um arquivo de uma tarefa' })
    .input(z.object({ /** The file's. */ id }))
    .output(done),
  /** To be saved; with `preview` to be shown, where a browser can without running anything of it. */
  download: privateCall
    .route({
      method: 'GET',
      path: '/line-task-file',
      summary: 'Traz um arquivo de uma tarefa',
      spec: describeFile,
      outputStructure: 'detailed',
    })
    .input(z.object({ /** The file's. */ id: queryId, preview: z.literal('1').optional() }))
    .output(fileAnswer),
}
