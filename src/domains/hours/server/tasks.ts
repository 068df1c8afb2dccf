import type { Kysely } from 'kysely'
import { taskPath } from '#domains/production/production.ts'
import { shownTitle } from '#domains/projects/project.ts'
import { type Context, requireUser } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'

/** What is read of a task to name it. */
export const TASK_COLUMNS = [
  'tasks.id as task',
  'tasks.id_text',
  'tasks.nome',
  'tasks.project_id',
  'projects.title',
] as const

interface NamedTask {
  task: number
  id_text: string
  nome: string
  project_id: number
  title: string
}

/** A task as the calls name it. */
export const toTask = ({ task, id_text, nome, project_id, title }: NamedTask) => ({
  ...{ task, id_text, nome, project_id },
  project: shownTitle(title),
  to: taskPath({ project_id, id_text }),
})

/** Keeps all other changes of a person's hours and timers out until the transaction ends. */
export const lockPerson = (context: Context, db: Kysely<DB>) =>
  db.selectFrom('users').select('id').where('id', '=', requireUser(context).id).forNoKeyUpdate().execute()
