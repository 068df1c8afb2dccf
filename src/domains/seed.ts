import { sql } from 'kysely'
import { seedAccounts } from '#domains/accounts/server/seed.ts'
import { seedArchives } from '#domains/archives/server/seed.ts'
import { demos } from '#domains/demo/server/demos.ts'
import { seedProjects } from '#domains/projects/server/seed.ts'
import type { Program } from '#platform/context.ts'

/** Key of the lock that lets one process at a time look whether this is the first run. */
const LOCK = 7455

/**
 * The first run's content. What there is already stays untouched; what a start killed in the middle had not brought yet
 * does not come later, for it cannot be told from what the owner removed. Answers with lines for the operator on the first run, else with nothing.
 */
export async function seed(program: Program): Promise<string[] | undefined> {
  return program.db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection)
    try {
      const welcome = await seedAccounts(program)
      if (welcome && program.settings.seed === 'demo') {
        await seedArchives(program)
        await seedProjects(program)
        for (const demo of demos) await demo.seed(program)
      }
      return welcome
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
    }
  })
}
