import { type Insertable, type Kysely, sql } from 'kysely'
import type { DB, Tasks } from '#platform/db/tables.gen.ts'
import type { ImportedRow } from '#platform/record-import/imports.ts'
import type { BoardCard } from '#trello/board.ts'
import { MAX_SUBTASK, MAX_SUBTASKS, STATUSES, type TaskStatus } from '../../production.ts'
import { insertTasks } from '../add-tasks.ts'
import type { LineChange } from '../lines.ts'
import type { PlannedComment } from './comments.ts'
import { cut } from './plan.ts'

export interface PlannedTask {
  status: TaskStatus
  task: Omit<Insertable<Tasks>, 'project_id' | 'number' | 'id_text' | 'position'>
  steps: BoardCard['steps']
  comments: readonly PlannedComment[]
}

/** Rows of one statement: each has some twenty parameters, of which one may have 65,535. */
const AT_ONCE = 1000

/** Inserts tasks at the ends of their columns, with their subtasks and comments. In the transaction of the change. */
export async function writeTasks(
  db: Kysely<DB>,
  change: LineChange,
  planned: readonly PlannedTask[],
): Promise<ImportedRow[]> {
  const rows: ImportedRow[] = []
  for (const status of STATUSES) {
    const column = planned.filter((task) => task.status === status)
    for (let from = 0; from < column.length; from += AT_ONCE) {
      const some = column.slice(from, from + AT_ONCE)
      const cards = await insertTasks(db, change, { status, tasks: some.map(({ task }) => task) })
      const ids = cards.map(({ id }) => id)
      await writeSteps(db, change, ids, some)
      await writeComments(db, ids, some)
      rows.push(...ids.map((record_id) => ({ record_id, revision: 1, before: null })))
    }
  }
  return rows
}

async function writeSteps(db: Kysely<DB>, { now }: LineChange, ids: readonly number[], tasks: readonly PlannedTask[]) {
  const steps = tasks.flatMap(({ steps }, place) =>
    steps.slice(0, MAX_SUBTASKS).map(({ task, checked }, position) => ({
      ...{ task_id: ids[place]!, task: cut(task, MAX_SUBTASK), checked, position: position + 1 },
    })),
  )
  if (steps.length === 0) return
  await sql`
    insert into task_subtasks (task_id, task, checked, position, created_at, updated_at)
    select task_id, task, checked, position, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
      as given (task_id integer, task text, checked boolean, position double precision)
    order by task_id, position`.execute(db)
}

async function writeComments(db: Kysely<DB>, ids: readonly number[], tasks: readonly PlannedTask[]) {
  const comments = tasks.flatMap(({ comments }, place) =>
    comments.map((comment) => ({ task_id: ids[place]!, ...comment })),
  )
  if (comments.length === 0) return
  await sql`
    insert into task_comments (task_id, user_id, comment, html, created_at, updated_at)
    select task_id, user_id, comment, html, at, at
    from jsonb_to_recordset(${JSON.stringify(comments)}::jsonb)
      as given (task_id integer, user_id integer, comment text, html text, at timestamptz)
    order by task_id, at`.execute(db)
}
