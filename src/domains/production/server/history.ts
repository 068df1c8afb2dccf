import type { Kysely } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { TaskChange } from './change-task.ts'

/** Characters of a text that the history keeps. */
const MAX_TEXT = 300
/** Changes that are shown, the newest. */
const MAX_SHOWN = 500

export interface Entry {
  /** The task's, where the change is not of one task alone. */
  id?: number
  /** A field of the form, or 'created', 'deleted', 'restored', 'line' (its numbers), 'attachment', 'file', 'subtask', 'blocker', 'comment'. */
  field: string
  before?: string | null
  after?: string | null
}

/** Writes down what was changed in a task, in the transaction of the change. Long texts are cut. */
export async function writeHistory<Id extends number | undefined>(
  db: Kysely<DB>,
  { id: task, user, now }: Pick<TaskChange, 'user' | 'now'> & { id?: Id },
  entries: readonly (Entry & (Id extends number ? unknown : { id: number }))[],
) {
  if (!entries.length) return
  await db
    .insertInto('task_history')
    .values(
      entries.map(({ id = task, field, before, after }) => ({
        task_id: id!,
        user_id: user.id,
        at: now,
        field,
        before: cut(before),
        after: cut(after),
      })),
    )
    .execute()
}

const cut = (text: string | null | undefined) => (text == null ? null : [...text].slice(0, MAX_TEXT).join(''))

/** Who changed what in a task, the newest first. People in charge are shown by name. */
export async function readHistory({ db }: Pick<Context, 'db'>, task: number) {
  const rows = await db
    .selectFrom('task_history')
    .leftJoin('users', 'users.id', 'user_id')
    .select(['users.name as by', 'at', 'field', 'before', 'after'])
    .where('task_id', '=', task)
    .orderBy('task_history.id', 'desc')
    .limit(MAX_SHOWN)
    .execute()
  const assigned = rows.flatMap(({ field, before, after }) =>
    field === 'assignee' ? [Number(before), Number(after)] : [],
  )
  const people = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(assigned))))
    .execute()
  const names = new Map(people.map(({ id, name }) => [String(id), name]))
  const show = (field: string, value: string | null) =>
    field === 'assignee' && value !== null ? (names.get(value) ?? '') : value
  return rows.map(({ by, at, field, before, after }) => ({
    by: by ?? '',
    at: at.toISOString(),
    field,
    before: show(field, before),
    after: show(field, after),
  }))
}
