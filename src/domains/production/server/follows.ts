import { type Kysely, sql } from 'kysely'
import { isAdminUser } from '#platform/auth/administrators.ts'
import { type Context, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { taskContract } from '../task-contract.ts'
import { listPeople } from './board.ts'
import { requireTask } from './change-task.ts'

/** Says whether the caller follows a task. Throws 404. */
export async function setFollow(context: Context, { id, follows }: InputOf<typeof taskContract.follow>) {
  await requireTask(context, id)
  await context.db
    .insertInto('task_follows')
    .values({ task_id: id, user_id: requireUser(context).id, follows })
    .onConflict((conflict) => conflict.columns(['task_id', 'user_id']).doUpdateSet({ follows }))
    .execute()
  return { result: true as const }
}

interface FollowedTask {
  id: number
  created_by: number | null
  assignee_id: number | null
}

/** The people who follow a task, as far as they have an account: by choice, or as who made it or is in charge. */
const chooseFollowers = (db: Kysely<DB>, { id, created_by, assignee_id }: FollowedTask) =>
  db
    .selectFrom('users')
    .leftJoin('task_follows', (join) =>
      join.onRef('task_follows.user_id', '=', 'users.id').on('task_follows.task_id', '=', id),
    )
    .where(sql<boolean>`coalesce(follows, users.id = ${created_by}::int or users.id = ${assignee_id}::int, false)`)

/** Whether the caller follows a task. */
export async function readFollow(context: Context, db: Kysely<DB>, task: FollowedTask): Promise<boolean> {
  const row = await chooseFollowers(db, task)
    .select('users.id')
    .where('users.id', '=', requireUser(context).id)
    .executeTakeFirst()
  return row !== undefined
}

/** The ids of those who follow a task and see its line. */
export async function listFollowers(
  { settings }: Pick<Context, 'settings'>,
  db: Kysely<DB>,
  { project_id, id_user, ...task }: FollowedTask & { project_id: number; id_user: number },
): Promise<number[]> {
  const followers = await chooseFollowers(db, task).select(['users.id', 'users.email', 'administers']).execute()
  const people = new Set((await listPeople(db, { id: project_id, id_user })).map(({ id }) => id))
  return followers.filter((one) => people.has(one.id) || isAdminUser(one, settings)).map(({ id }) => id)
}
