import { privateCall } from '#platform/contract/call.ts'
import { done, id, optionalText, queryId, z } from '#platform/contract/fields.ts'
import { MAX_TASK_SEARCH, STATUSES } from './production.ts'

/** A task as another one names it. */
export const LinkedTask = z.object({
  id,
  id_project: id,
  id_text: z.string(),
  nome: z.string(),
  status: z.enum(STATUSES),
})
export type LinkedTask = z.infer<typeof LinkedTask>

const link = z.object({ /** The task's that waits. */ id, /** What it waits for. */ blocker: id })

/** What tasks wait for: others of any line that the caller sees. One that is done is waited for no more. */
export const linksContract = {
  /** Refused where the other waits for this one already, also over several tasks. */
  block: privateCall
    .meta({ access: 'staff', fails: ['waits-in-circle'] })
    .route({ method: 'POST', path: '/line-task-block', summary: 'Diz que uma tarefa espera por outra' })
    .input(link)
    .output(done),
  unblock: privateCall
    .route({ method: 'POST', path: '/line-task-unblock', summary: 'Diz que uma tarefa não espera mais por outra' })
    .input(link)
    .output(done),
  /** The newest of the caller's that are not Completed, those of the task's own line first; without itself. */
  candidates: privateCall
    .route({ method: 'GET', path: '/line-task-candidates', summary: 'Acha tarefas por que outra pode esperar' })
    .input(z.object({ /** The task's. */ id: queryId, q: optionalText(MAX_TASK_SEARCH) }))
    .output(z.object({ data: z.array(LinkedTask) })),
}
