import { isDeepStrictEqual } from 'node:util'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { FieldRevisions } from '#platform/db/revisions.ts'
import type { DB, Tasks } from '#platform/db/tables.gen.ts'
import { DAY_MS, dayOf } from '#time.ts'
import { DEADLINE_DAYS } from '../production.ts'
import { toFields } from './task.ts'

/** What belongs to a task, by tables with its id as `task_id`. */
const PARTS = ['task_comments', 'task_subtasks', 'task_attachments', 'task_files', 'task_hours', 'task_timers'] as const

/**
 * Ids of those tasks on which somebody has worked since they were made by their name alone: what is written in them, belongs
 * to them, or was changed by another person than the caller. Where they stand, and what was changed and changed back, is no work.
 */
export async function listWorkedOn(
  db: Kysely<DB>,
  tasks: readonly Selectable<Tasks>[],
  user: { id: number },
): Promise<ReadonlySet<number>> {
  const { rows } = await queryBegun(tasks.map(({ id }) => id)).execute(db)
  const changed = tasks.filter((task) => isChanged(task, user))
  return new Set([...rows, ...changed].map(({ id }) => id))
}

/** Those of these tasks to which something belongs, each looked up by an index of its table. */
export function queryBegun(ids: readonly number[]) {
  const columns = [
    ...PARTS.map((table) => [table, 'task_id']),
    ['task_blockers', 'task_id'],
    ['task_blockers', 'blocker_id'],
  ]
  const has = columns.map(
    ([table, column]) => sql`exists (select from ${sql.table(table!)} where ${sql.ref(column!)} = named.id)`,
  )
  return sql<{ id: number }>`
    select id from unnest(${ids}::int[]) as named (id) where ${sql.join(has, sql` or `)}`
}

function isChanged(task: Selectable<Tasks>, user: { id: number }): boolean {
  const revisions = task.field_revisions as unknown as FieldRevisions
  if ('nome' in revisions || Object.values(revisions).some(({ by }) => by.id !== user.id)) return true
  const { nome: _, status: __, ...fields } = toFields(task)
  return !isDeepStrictEqual(fields, {
    ...{ descricao: '', tipo: 'task', prioridade: 0, assignee: null, labels: [], estimate: null, spent: null },
    meta: dayOf(task.created_at.getTime() + DEADLINE_DAYS * DAY_MS),
  })
}
