import type { Context, Program } from '#platform/context.ts'

const demosOf = ({ domains }: Pick<Program, 'domains'>) => domains.flatMap(({ demo }) => demo ?? [])

/** Whether any record of the demonstration is still there. */
export async function readDemo(context: Context) {
  const rows = await Promise.all(
    demosOf(context).map(({ table }) =>
      context.db.selectFrom(table).select('demo').where('demo', '=', true).limit(1).executeTakeFirst(),
    ),
  )
  return { data: { present: rows.some(Boolean) } }
}

/**
 * Removes the demonstration's records, domain by domain: after a crash in between the rest is still offered to be
 * removed. Articles, projects and texts stay, being of use as examples.
 */
export async function removeDemo(context: Context) {
  for (const { remove } of demosOf(context)) await remove(context.db)
  return { result: true as const }
}
