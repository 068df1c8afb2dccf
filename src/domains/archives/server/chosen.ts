import type { Context } from '#platform/context.ts'
import { writeChange } from './save.ts'

/** Publishes the chosen articles that are not public, or takes those off the site that are public or scheduled. All or none. */
export async function publishChosen(
  context: Context,
  { ids, archive_public }: { ids: readonly number[]; archive_public: boolean },
) {
  const count = await context.db.transaction().execute(async (db) => {
    const rows = await db
      .selectFrom('archives')
      .select('id')
      .where('id', 'in', ids)
      .where((eb) => eb.or([eb('public', '!=', archive_public), eb('publish_at', 'is not', null)]))
      .orderBy('id') // so that two such calls never wait for each other
      .forUpdate()
      .execute()
    for (const { id } of rows) await writeChange({ ...context, db }, { id, archive_public, publish_at: null })
    return rows.length
  })
  return { result: true as const, data: { count } }
}

/** Deletes the chosen articles with their likes, views and versions. */
export async function removeChosen({ db, sayChanged }: Context, ids: readonly number[]) {
  const gone = await db.deleteFrom('archives').where('id', 'in', ids).returning('id').execute()
  sayChanged?.(gone.map(({ id }) => id))
  return { result: true as const, data: { count: gone.length } }
}
