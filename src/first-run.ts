import { sql } from 'kysely'
import { seedAccounts } from './domains/accounts/server/seed.ts'
import type { Program } from './platform/context.ts'

/** Key of the lock that lets one process at a time look whether this is the first run. */
const LOCK = 7455

/**
 * The first run's content. What is already there stays untouched; what a start killed in the middle had not brought yet
 * does not come later, for it cannot be told from what the owner removed. Answers with lines for the operator on the
 * first run, else with nothing.
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
