import type { Kysely } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { changeLine, type LineChange, type LineKey, visibleLines } from './lines.ts'

/** A change of one task under way. */
export interface TaskChange extends LineChange {
  /** The task's. */
  id: number
}

/** The tasks of the lines that the caller may see, removed ones too: what is in others is like what does not exist. */
export const visibleTasks = (context: Context, db: Kysely<DB> = context.db) =>
  visibleLines(context, db).innerJoin('tasks', 'tasks.project_id', 'projects.id')

/** The line of a task that the caller may see. Throws 404, for a removed one too. */
export async function requireTask(context: Context, id: number): Promise<number> {
  const { project_id } = await visibleTasks(context)
    .select('tasks.project_id')
    .where('tasks.id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow(taskNotFound)
  return project_id
}

/** A task, or a part of one, as a change finds it. */
interface Found {
  /** The task's. */
  id: number
  /** The task's line. */
  project_id: number
}

/** Where a part of a task, or the task itself, is found. */
interface Place<Part extends Found> {
  line: LineKey
  /** Finds the task, and what else the change needs, once nobody else changes the line. It may have been removed. */
  find: (db: Kysely<DB>) => Promise<Part | undefined>
  missing: () => AppError
}

/** A task went to another line while its own was waited for. */
class TaskMoved extends Error {}

/** Changes a task or a part of it, as `changeLine`. Throws 404 as the place says, and what `work` throws. */
export async function changePart<Part extends Found, Result>(
  context: Context,
  place: Place<Part>,
  work: (db: Kysely<DB>, change: TaskChange, found: Part) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    try {
      return await changeWhereItIs(context, place, work)
    } catch (error) {
      if (!(error instanceof TaskMoved)) throw error
    }
  }
}

const changeWhereItIs = <Part extends Found, Result>(
  context: Context,
  { line, find, missing }: Place<Part>,
  work: (db: Kysely<DB>, change: TaskChange, found: Part) => Promise<Result>,
): Promise<Result> =>
  changeLine(
    context,
    line,
    async (db, change) => {
      const found = await find(db)
      if (!found) throw missing()
      const { id, project_id } = found
      if (project_id !== change.line) throw new TaskMoved()
      const result = await work(db, { ...change, id }, found)
      await db
        .updateTable('tasks')
        .set({ change: change.counter, updated_at: change.now, updated_by: change.user.id })
        .where('id', '=', id)
        .execute()
      return result
    },
    missing,
  )

/** Changes a task, as `changeLine`. Throws 404, for a removed one too, and what `work` throws. */
export const changeTask = <Result>(
  context: Context,
  id: number,
  work: (db: Kysely<DB>, change: TaskChange) => Promise<Result>,
): Promise<Result> => {
  const choose = (db: Kysely<DB>) => db.selectFrom('tasks').where('tasks.id', '=', id).where('deleted_at', 'is', null)
  const place: Place<Found> = {
    line: (db) => choose(db).select('tasks.project_id').$asScalar(),
    find: (db) => choose(db).select(['tasks.id', 'tasks.project_id']).executeTakeFirst(),
    missing: taskNotFound,
  }
  return changePart(context, place, work)
}

/** A task that does not exist, or not for the caller. */
export const taskNotFound = () => new AppError('missing', 'Esta tarefa não existe ou não é sua.')
