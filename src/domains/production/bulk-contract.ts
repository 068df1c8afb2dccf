import { privateCall } from '#platform/contract/call.ts'
import { day, done, id, z } from '#platform/contract/fields.ts'
import { revision } from '#platform/contract/revision.ts'
import { MAX_TASK_LABELS } from './labels.ts'
import { MAX_CHOSEN, STATUSES } from './production.ts'
import { TaskFields } from './task-contract.ts'

const ids = z.array(id).min(1).max(MAX_CHOSEN)
const labels = z.array(id).max(MAX_TASK_LABELS)

/** What changes in one of many tasks; what is absent stays. */
const TaskChange = z.object({
  id,
  /** The deadline's day, YYYY-MM-DD in São Paulo; null for none. */
  meta: day.nullable().optional(),
  prioridade: TaskFields.shape.prioridade.optional(),
  /** One of the people of the task's line; null for nobody. */
  assignee: id.nullable().optional(),
  /** Ids of labels; those that name none any more are left out. */
  add_labels: labels.optional(),
  remove_labels: labels.optional(),
  /** Refused with 409 where one of these fields was saved since, as when a change is taken back. */
  revision: revision.optional(),
})
export type TaskChange = z.infer<typeof TaskChange>

const answerOf = <Item extends z.ZodType>(item: Item) => z.object({ result: z.literal(true), data: z.array(item) })

/**
 * Many tasks at once, of one line or of several: all of them or none. Where one is gone or not the caller's, the call is
 * refused with 404, and `fields` names which by their places: `ids.0`, `ids.7`.
 */
export const bulkContract = {
  /** Answers with the revision of each task. The new people in charge are told, once each. */
  change: privateCall
    .route({
      method: 'POST',
      path: '/line-tasks-change',
      summary: 'Muda prazo, prioridade, responsável e etiquetas de várias tarefas',
    })
    .input(z.object({ tasks: z.array(TaskChange).min(1).max(MAX_CHOSEN) }))
    .output(answerOf(z.object({ id, revision }))),
  /**
   * Moves tasks to the end of the columns of another line, under its next numbers; back in a line, a task has the number
   * it had there. Who is in charge and does not work on that line no longer is.
   */
  moveToLine: privateCall
    .route({ method: 'POST', path: '/line-tasks-line', summary: 'Leva várias tarefas a outra linha' })
    .input(
      z.object({
        ids,
        /** The line's. */ line: id,
        /** Their column; each keeps its own where absent. */ status: z.enum(STATUSES).optional(),
      }),
    )
    .output(
      answerOf(
        z.object({
          id,
          id_text: z.string(),
          /** Whether its person in charge does not work on that line, and was taken off. */
          unassigned: z.boolean(),
        }),
      ),
    ),
  remove: privateCall
    .route({
      method: 'POST',
      path: '/line-tasks-remove',
      summary: 'Exclui várias tarefas, que podem voltar durante 30 dias',
    })
    .input(
      z.object({
        ids,
        /** Refused with 409 where somebody has worked on one since its name was typed, as when its making is taken back. */
        as_made: z.boolean().optional(),
      }),
    )
    .output(done),
  restore: privateCall
    .route({ method: 'POST', path: '/line-tasks-restore', summary: 'Traz de volta várias tarefas excluídas' })
    .input(z.object({ ids }))
    .output(done),
}
