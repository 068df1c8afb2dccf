import { scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import { accessibleBy } from './access.ts'
import { writeChange } from './save.ts'

/** Publishes or hides the chosen projects of the caller's. All or none: throws 422 where one to be public has no title. */
export async function publishChosen(
  context: Context,
  { ids, is_public }: { ids: readonly number[]; is_public: boolean },
) {
  const count = await context.db.transaction().execute(async (db) => {
    const rows = await db
      .selectFrom('projects')
      .select('id')
      .where('id', 'in', ids)
      .where('is_public', '!=', is_public)
      .where(accessibleBy(scopeOf(context)))
      .orderBy('id') // so that two such calls never wait for each other
      .forUpdate()
      .execute()
    for (const { id } of rows) await writeChange({ ...context, db }, { id }, { is_public })
    return rows.length
  })
  return { result: true as const, data: { count } }
}
