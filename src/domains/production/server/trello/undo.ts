import { type Kysely, sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { raiseCounter } from '../lines.ts'

/** Until the transaction ends nobody else changes labels: taken before any line, as whoever merges labels does. */
export const lockLabels = (db: Kysely<DB>) => sql`lock table label_changes in share row exclusive mode`.execute(db)

/** Removes the tasks of an import as a person does, so that open boards hear of it, and the labels that it made and no other task has. */
export async function undoTasks(context: Context, id: number): Promise<void> {
  const { db } = context
  const [user, now] = [requireUser(context).id, context.clock.now()]
  const { project_id, label_ids } = await db
    .selectFrom('task_imports')
    .select(['project_id', 'label_ids'])
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow()
  const { counter } = await raiseCounter(context, db, project_id)
  await sql`
    with removed as (
      update tasks set deleted_at = ${now}, updated_at = ${now}, updated_by = ${user}, change = ${counter}
      where id in (select record_id from record_import_rows where import_id = ${id}) and deleted_at is null
      returning id
    )
    insert into task_history (task_id, user_id, at, field) select id, ${user}::integer, ${now}::timestamptz, 'deleted' from removed
  `.execute(db)
  if (label_ids.length === 0) return
  await sql`
    update labels set deleted_at = ${now} where id = any (${label_ids}::int[]) and deleted_at is null
      and not exists (
        select from tasks where label_ids <> '{}' and label_ids @> array[labels.id] and tasks.deleted_at is null)
  `.execute(db)
}
