import type { Kysely } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { changeLine, type LineChange, visibleLines } from './lines.ts'

/** A change of one task under way. */
export interface TaskChange extends LineChange {
  /** The task's. */
  id: number
}

/** The tasks of the lines that the caller may see, removed ones too: what is in others is like what does not exist. */
export const chooseVisibleTasks = (context: Context) =>
  visibleLines(context).innerJoin('tasks', 'tasks.project_id', 'projects.id')

/** The line of a task that the caller may see. Throws 404, for a removed one too. */
export async function requireTask(context: Context, id: number): Promise<number> {
  const { project_id } = await chooseVisibleTasks(context)
    .select('tasks.project_id')
    .where('tasks.id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow(missingTask)
  return project_id
}

/** Changes a task or a part of it, as `changeLine`. Throws 404, for a removed task too, and what `work` throws. */
export async function changeTask<Result>(
  context: Context,
  id: number,
  work: (db: Kysely<DB>, change: TaskChange) => Promise<Result>,
): Promise<Result> {
  return changeLine(context, await requireTask(context, id), async (db, change) => {
    // It may have been removed meanwhile.
    await db
      .selectFrom('tasks')
      .select('id')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow(missingTask)
    const result = await work(db, { ...change, id })
    await db
      .updateTable('tasks')
      .set({ change: change.counter, updated_at: change.now, updated_by: change.user.id })
      .where('id', '=', id)
      .execute()
    return result
  })
}

/** A task that does not exist, or not for the caller. */
export const missingTask = () => new AppError('missing', 'Esta tarefa não existe ou não é sua.')
