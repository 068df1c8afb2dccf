import { type Kysely, sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { TaskChange } from './change-task.ts'
import { type CommentText, insertComment, renderComment, updateComment } from './comments.ts'
import { type Entry, writeHistory } from './history.ts'
import { describe, insertSubtask, orderSubtasks } from './subtasks.ts'
import type { TaskInput } from './task-input.ts'

/** Comments of a save, rendered: with an id one of the caller's own that is changed, without a new one. */
export type NewComments = readonly (CommentText & { id?: number })[]

/** Renders those comments of a save that are new, or the caller's own and changed. Throws as `renderComment`. */
export async function renderComments(
  context: Context,
  { id: task = 0, comentarios = [] }: TaskInput,
): Promise<NewComments> {
  if (comentarios.length === 0) return []
  const rows = await context.db
    .selectFrom('task_comments')
    .select(['id', 'comment'])
    .where('task_id', '=', task)
    .where('user_id', '=', requireUser(context).id)
    .execute()
  const own = new Map(rows.map(({ id, comment }) => [id, comment]))
  const rendered: (CommentText & { id?: number })[] = []
  for (const { id, comment } of comentarios) {
    if (id === undefined) rendered.push(await renderComment(context, comment))
    else if (own.has(id) && own.get(id) !== comment) rendered.push({ id, ...(await renderComment(context, comment)) })
  }
  return rendered
}

/** Adds and changes comments by the user who makes the change; returns the ids of those whose text changed. */
export async function writeComments(db: Kysely<DB>, change: TaskChange, comments: NewComments): Promise<number[]> {
  const written: number[] = []
  for (const { id, ...text } of comments)
    if (id === undefined) written.push((await insertComment(db, change, text)).id)
    else if (await updateComment(db, change, { id, ...text })) written.push(id)
  return written
}

/** Makes a task's subtasks those of a list, in its order. Throws 422 where there are too many. */
export async function writeSubtasks(db: Kysely<DB>, change: TaskChange, wanted: NonNullable<TaskInput['subtasks']>) {
  const gone = await db
    .deleteFrom('task_subtasks')
    .where('task_id', '=', change.id)
    .where(sql<boolean>`id <> all (${wanted.flatMap(({ id }) => id ?? [])}::int[])`)
    .returning(['task', 'checked'])
    .execute()
  const stored = await db
    .selectFrom('task_subtasks')
    .select(['id', 'task', 'checked', 'description_extra'])
    .where('task_id', '=', change.id)
    .execute()
  const history: Entry[] = gone.map((subtask) => ({ field: 'subtask', before: describe(subtask) }))
  const order: number[] = []
  for (const { id, ...fields } of wanted) {
    const before = stored.find((subtask) => subtask.id === id)
    if (!before) {
      const added = await insertSubtask(db, change, fields)
      order.push(added.id)
      history.push({ field: 'subtask', after: describe(added) })
      continue
    }
    order.push(before.id)
    const after = {
      task: fields.task,
      checked: fields.checked ?? before.checked,
      description_extra: fields.description_extra ?? before.description_extra,
    }
    if (describe(before) === describe(after) && before.description_extra === after.description_extra) continue
    await db
      .updateTable('task_subtasks')
      .set({ ...after, updated_at: change.now })
      .where('id', '=', before.id)
      .execute()
    history.push({ field: 'subtask', before: describe(before), after: describe(after) })
  }
  await orderSubtasks(db, order)
  await writeHistory(db, change, history)
}
