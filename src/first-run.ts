import { sql } from 'kysely'
import { seedAccounts } from './domains/accounts/server/seed.ts'
import type { Program } from './platform/context.ts'

/** Key of an advisory lock: one process at a time checks whether this is the first run. */
const LOCK = 7455

/**
 * Adds the first run's content and returns lines for the operator; undefined on later runs, which change nothing. Where
 * the first run was killed, the rest is not added later: it might be what the owner has removed.
 */
export async function seed(program: Program): Promise<string[] | undefined> {
  return program.db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection)
    try {
      const welcome = await seedAccounts(program)
      if (welcome && program.settings.seed === 'demo') {
        for (const domain of program.domains) await domain.seed?.(program)
        for (const { demo } of program.domains) await demo?.seed(program)
      }
      return welcome
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
    }
  })
}
