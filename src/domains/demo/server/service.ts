import { type Kysely, sql } from 'kysely'
import { listSampleArchives, removeSampleArchives } from '#domains/archives/server/seed.ts'
import { removeFiles } from '#domains/projects/server/remove.ts'
import { listSampleProjects, removeSampleProjects } from '#domains/projects/server/seed.ts'
import { countEvidence } from '#domains/site/server/evidence.ts'
import type { Context, Demo, Program } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'

const demosOf = ({ domains }: Pick<Program, 'domains'>) => domains.flatMap(({ demo }) => demo ?? [])

/** Whether any record of the demonstration is still there, and which articles and projects are examples. */
export async function readDemo(context: Context) {
  const [archives, projects, present] = await Promise.all([
    listSampleArchives(context),
    listSampleProjects(context),
    hasDemo(context),
  ])
  return { data: { present, archives: archives.map(toSample), projects: projects.map(toSample) } }
}

/** Whether any record of the demonstration is still there. */
export async function hasDemo(context: Context): Promise<boolean> {
  const marked = demosOf(context).map(({ table }) => sql`exists (select from ${sql.table(table)} where demo)`)
  if (marked.length === 0) return false
  const { rows } = await sql<{ any: boolean }>`select ${sql.join(marked, sql` or `)} as any`.execute(context.db)
  return rows[0]!.any
}

/** Each save raises the revision, from 1. */
const toSample = <Row extends { revision: number }>({ revision, ...row }: Row) => ({
  ...row,
  changed: revision > 1,
})

/**
 * Removes the chosen examples, all or none, and then the demonstration's records, domain by domain: after a crash in
 * between the rest is still offered to be removed. Throws 409, before anything is removed, where a chosen project was
 * sold.
 */
export async function removeDemo(
  context: Context,
  { archives, projects }: Record<'archives' | 'projects', readonly number[]>,
) {
  const gone = await context.db.transaction().execute(async (db) => {
    await removeSampleArchives(db, archives)
    return removeSampleProjects({ ...context, db }, projects)
  })
  await removeFiles(context, gone)
  for (const { table, remove = removeMarked(table) } of demosOf(context)) await remove(context.db)
  await countEvidence(context)
  return { result: true as const }
}

const removeMarked = (table: Demo['table']) => async (db: Kysely<DB>) => {
  await db.deleteFrom(table).where('demo', '=', true).execute()
}
