import type { Kysely } from 'kysely'
import type { Actor } from '#platform/auth/actor.ts'
import { type Context, requireUser } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { chooseLines, raiseCounter } from './lines.ts'

/** A change of a line under way, which no other comes between. */
export interface LineChange {
  line: number
  /** The line's counter that this change raised. */
  counter: number
  user: Actor
  now: Date
}

/** The change of one task. */
export interface TaskChange extends LineChange {
  /** The task's. */
  id: number
}

/** The tasks of the lines that the caller may see, removed ones too: what is in others is like what does not exist. */
export const chooseVisibleTasks = (context: Context) =>
  chooseLines(context).innerJoin('tasks', 'tasks.project_id', 'projects.id')

/** The line of a task that the caller may see. Throws 404, for a removed one too. */
export async function requireTask(context: Context, id: number): Promise<number> {
  const { project_id } = await chooseVisibleTasks(context)
    .select('tasks.project_id')
    .where('tasks.id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow(missingTask)
  return project_id
}

/**
 * Does something with a line in one transaction, in which its counter is raised first, so that nothing else changes the
 * line meanwhile. Throws 404, and what `work` throws.
 */
export function changeLine<Result>(
  context: Context,
  line: number,
  work: (db: Kysely<DB>, change: LineChange) => Promise<Result>,
): Promise<Result> {
  const [user, now] = [requireUser(context), context.clock.now()]
  return context.db.transaction().execute(async (db) => {
    const counter = await raiseCounter(context, db, line)
    return work(db, { line, counter, user, now })
  })
}

/** Changes a task or a part of it, likewise. Throws 404, for a removed task too, and what `work` throws. */
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
