import type { Kysely } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'

/** The example articles that came with the program and are still there, the newest first. */
export const listSampleArchives = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('archives')
    .select(['id', 'title', 'revision'])
    .where('sample', '=', true)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Deletes example articles in a transaction. Ids of others are left out. */
export async function removeSampleArchives(db: Kysely<DB>, ids: readonly number[]) {
  if (ids.length === 0) return
  await db.deleteFrom('archives').where('id', 'in', ids).where('sample', '=', true).execute()
}
