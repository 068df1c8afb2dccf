import type { Context } from '#platform/context.ts'
import { demos } from './demos.ts'

/** Whether any figure of the demonstration is still there. */
export async function readDemo({ db }: Context) {
  const rows = await Promise.all(
    demos.map(({ table }) => db.selectFrom(table).select('demo').where('demo', '=', true).limit(1).executeTakeFirst()),
  )
  return { data: { present: rows.some(Boolean) } }
}

/**
 * Removes the demonstration's figures, domain by domain: after a crash in between the rest is still offered to be
 * removed. Articles, projects and texts stay, being of use as examples.
 */
export async function removeDemo({ db, pages }: Context) {
  for (const { remove } of demos) await remove(db)
  pages.drop()
  return { result: true as const }
}
