import { privateCall } from '#platform/contract/call.ts'
import { id, searchText, z } from '#platform/contract/fields.ts'

/** A task as the calendar names it. */
const named = {
  id,
  /** '12-001'. */
  id_text: z.string(),
  nome: z.string(),
  /** The title of its line's project. */
  project: z.string(),
  /** Where it opens in the workbench. */
  to: z.string(),
}

/** A task of the caller's that is to be done, with the times they have set aside for it. */
export const PlannedTask = z.object({
  ...named,
  /** Its deadline, YYYY-MM-DD; null for none. */
  due: z.string().nullable(),
  /** Minutes that it is estimated to take; null where nobody has said. */
  estimate: z.int().nullable(),
  /** When the caller's events for it begin that are not over, ISO 8601 in UTC, the first three; of a series its start. */
  times: z.array(z.string()),
})
export type PlannedTask = z.infer<typeof PlannedTask>

/** An event that is the time for a task. */
export const TaskEvent = z.object({
  id,
  title: z.string(),
  /** ISO 8601 in UTC; of a series the start of its first. */
  start_date: z.string(),
  end_date: z.string(),
  all_day: z.boolean(),
  repeat_event: z.boolean(),
  /** The owner's name. */
  owner: z.string(),
})
export type TaskEvent = z.infer<typeof TaskEvent>

/** Events as time for tasks (`task` of an event). */
export const tasksContract = {
  mine: privateCall
    .route({
      method: 'GET',
      path: '/calendar/tasks',
      summary: 'Lista as próprias tarefas por fazer, por prazo, com as horas marcadas para elas',
    })
    .input(
      z.object({
        /** Words in the names of the tasks or their projects, or in their numbers; absent: all. */ q: searchText.optional(),
      }),
    )
    .output(
      z.object({
        /** 200 at most; those without a deadline last. */
        data: z.array(PlannedTask),
        /** How many there are, those of the answer among them. */
        total: z.int().nonnegative(),
      }),
    ),
  read: privateCall
    .route({ method: 'POST', path: '/calendar/task', summary: 'Diz que tarefa é, a quem vê a linha dela' })
    .input(z.object({ id }))
    .output(z.object({ data: z.object(named) })),
  events: privateCall
    .route({
      method: 'POST',
      path: '/calendar/task-events',
      summary: 'Lista os eventos marcados para uma tarefa que quem chama pode ver',
    })
    .input(z.object({ /** The task's. */ id }))
    .output(z.object({ /** 50 at most, the latest first. */ data: z.array(TaskEvent) })),
}
