import { sql } from 'kysely'
import { seedAccounts } from './domains/accounts/server/seed.ts'
import { FIRST_PAUSE } from './domains/screen-time/pause.ts'
import { countEvidence } from './domains/site/server/evidence.ts'
import { FIRST_OFF } from './modules.ts'
import type { Program } from './platform/context.ts'
import { noteInstallation } from './platform/installation.ts'
import type { Settings } from './platform/settings.ts'

/** Key of an advisory lock: one process at a time does the first run. */
const LOCK = 7455

/**
 * On the first start adds the first accounts and the demonstration, and prints the passwords; does nothing on later ones.
 * Where the first run was killed, the next start completes it: each domain adds its content in one transaction, and adds
 * nothing where it has content. Nobody can have removed any in between, for the program serves once this has ended.
 * Passwords that may not have been printed are replaced.
 */
export async function seed(program: Program): Promise<void> {
  await program.db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection)
    try {
      if (!(await isFirstRun(program))) return
      const lines = await seedAccounts(program)
      if (program.settings.seed === 'demo') {
        for (const domain of program.domains) await domain.seed?.(program)
        for (const { demo } of program.domains) await demo?.seed(program)
        await countEvidence(program)
      } else
        await noteInstallation(program.db, {
          screen_pause: FIRST_PAUSE,
          panel: 'portuguese',
          modules_off: [...FIRST_OFF],
        })
      for (const line of lines) console.log(line)
      await program.db.updateTable('first_run').set({ finished_at: program.clock.now() }).execute()
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
    }
  })
}

/** The settings of an installation: what began without the demonstration never gets its example company. */
export async function withFirstSeed({ db }: Pick<Program, 'db'>, settings: Settings): Promise<Settings> {
  const run = await db.selectFrom('first_run').select('seed').executeTakeFirst()
  return run?.seed === 'none' ? { ...settings, seed: 'none' } : settings
}

/** Whether the first run begins now, or has begun and not ended. */
async function isFirstRun({ db, settings }: Program): Promise<boolean> {
  const run = await db.selectFrom('first_run').select('finished_at').executeTakeFirst()
  if (run) return run.finished_at === null
  const anyone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (anyone) return false
  await db.insertInto('first_run').values({ seed: settings.seed }).execute()
  return true
}
