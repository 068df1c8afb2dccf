import type { Kysely } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { removeRows, wasSold } from './remove.ts'

/** The example projects that came with the program and are still there, the newest first. */
export const listSampleProjects = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('projects')
    .select((eb) => ['id', 'title', 'revision', wasSold(eb).$castTo<boolean>().as('sold')])
    .where('sample', '=', true)
    .orderBy('date_created', 'desc')
    .orderBy('id', 'desc')
    .execute()

/**
 * Deletes example projects in a transaction, and answers the files that are to be removed after it. Ids of others are
 * left out. Throws 409 where one was sold.
 */
export async function removeSampleProjects(db: Kysely<DB>, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('projects')
    .select('id')
    .where('id', 'in', ids)
    .where('sample', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length === 0) return []
  return removeRows(
    db,
    rows.map(({ id }) => id),
  )
}
