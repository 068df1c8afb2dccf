import type { Context } from '#platform/context.ts'
import { findKept, removeRows } from './remove.ts'

/** The example projects that came with the program and are still there, the newest first. */
export async function listSampleProjects(context: Pick<Context, 'db' | 'domains'>) {
  const rows = await context.db
    .selectFrom('projects')
    .select(['id', 'title', 'revision'])
    .where('sample', '=', true)
    .orderBy('date_created', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const sold = await findKept(
    context,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, sold: sold.has(row.id) }))
}

/**
 * Deletes example projects in the transaction `context.db`, and answers the files that are to be removed after it. Ids of
 * others are left out. Throws 409 where one was sold.
 */
export async function removeSampleProjects(context: Pick<Context, 'db' | 'domains'>, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await context.db
    .selectFrom('projects')
    .select('id')
    .where('id', 'in', ids)
    .where('sample', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length === 0) return []
  return removeRows(
    context,
    rows.map(({ id }) => id),
  )
}
