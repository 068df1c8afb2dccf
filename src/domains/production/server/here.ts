import { type Context, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { notifyHere } from '#platform/events/hub.ts'
import type { taskContract } from '../task-contract.ts'
import { requireTask, visibleTasks } from './change-task.ts'

const topicOf = (task: number) => `task:${task}`

/**
 * Says that the caller has a task open, and who else has, by name. Throws 404. That it is open no longer is said also of
 * a task that was removed, or is no longer the caller's.
 */
export async function beHere(context: Context, { id, leaves }: InputOf<typeof taskContract.here>) {
  const user = requireUser(context)
  if (leaves) {
    await notifyHere(context.db, topicOf(id), user.id, 0)
    return { data: [] }
  }
  await requireTask(context, id)
  const now = context.clock.now().getTime()
  await notifyHere(context.db, topicOf(id), user.id, now)
  const others = context.events.presence.list(topicOf(id), now).filter((person) => person !== user.id)
  if (others.length === 0) return { data: [] }
  const people = context.db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', 'in', others)
    .where('banned', 'is not', true)
    .orderBy('name')
    .orderBy('id')
  return { data: await people.execute() }
}

/** The counter of who has a task open; undefined where it is not the caller's. */
export async function readHereCounter(context: Context, task: number): Promise<number | undefined> {
  const seen = visibleTasks(context).select('tasks.id').where('tasks.id', '=', task)
  return (await seen.executeTakeFirst()) && context.events.presence.changes
}
