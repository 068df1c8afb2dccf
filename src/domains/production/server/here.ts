import { type Context, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { notifyHere } from '#platform/events/hub.ts'
import type { taskContract } from '../task-contract.ts'
import { chooseVisibleTasks, requireTask } from './change-task.ts'

const topicOf = (task: number) => `task:${task}`

/** Says that the caller has a task open, or no longer; who else has it open, by name. Throws 404. */
export async function beHere(context: Context, { id, leaves }: InputOf<typeof taskContract.here>) {
  await requireTask(context, id)
  const user = requireUser(context)
  const now = context.clock.now().getTime()
  await notifyHere(context.db, topicOf(id), user.id, leaves ? 0 : now)
  const others = context.events.presence.list(topicOf(id), now).filter((person) => person !== user.id)
  if (leaves || others.length === 0) return { data: [] }
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
  const seen = chooseVisibleTasks(context).select('tasks.id').where('tasks.id', '=', task)
  return (await seen.executeTakeFirst()) && context.events.presence.changes
}
