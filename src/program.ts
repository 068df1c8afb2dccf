import { mkdirSync } from 'node:fs'
import { pino } from 'pino'
import { seed } from './domains/seed.ts'
import { makeAuth } from './platform/auth/auth.ts'
import { systemClock } from './platform/clock.ts'
import type { Program } from './platform/context.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open.ts'
import { makeLimits } from './platform/http/limits.ts'
import { PageCache } from './platform/http/page-cache.ts'
import { hearPageNews } from './platform/http/page-news.ts'
import { readSecret } from './platform/secrets.ts'
import type { Settings } from './platform/settings.ts'
import { openStorage } from './platform/storage/storage.ts'

/** Opens all the program stands on: database, schema, accounts, files; on the first run, its first content. */
export async function startProgram(settings: Settings) {
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 })
  const log = pino({ name: 'vitrine', level: settings.logLevel })
  const secret = readSecret(settings.dataDir)
  const { connection, pool, db, close } = await openDatabase(settings, log)
  await migrate(db)
  const program: Program = {
    settings,
    pool,
    db,
    secret,
    log,
    auth: makeAuth(db, secret, settings.publicUrl ?? `http://localhost:${settings.port}`, log),
    clock: systemClock,
    storage: openStorage(settings.dataDir),
    limits: makeLimits(),
    pages: new PageCache(),
  }
  const stopListening = hearPageNews(connection, program)
  /** What the first run has to tell the operator, absent on all others. */
  const welcome = await seed(program)
  return {
    ...program,
    welcome,
    async close() {
      await stopListening()
      await close()
    },
  }
}
