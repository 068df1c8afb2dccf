import { mkdirSync } from 'node:fs'
import { systemClock } from '#clock.ts'
import { jobs as definitions, domains } from './domains/server.ts'
import { readMailSender } from './domains/site/server/mail-sender.ts'
import { seed, withFirstSeed } from './first-run.ts'
import { makeAuth } from './platform/auth/auth.ts'
import type { Program } from './platform/context.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open.ts'
import { refuseWhenFull } from './platform/db/refuse-when-full.ts'
import { EventHub } from './platform/events/hub.ts'
import { openRooms } from './platform/files/room.ts'
import { openStorage } from './platform/files/storage.ts'
import { makeLimits } from './platform/http/limits.ts'
import { PageCache } from './platform/http/page-cache.ts'
import { subscribeToInvalidation } from './platform/http/page-invalidation.ts'
import { loadBoss } from './platform/jobs/boss.ts'
import { openJobs } from './platform/jobs/jobs.ts'
import { openLog } from './platform/log.ts'
import { makeMail } from './platform/mail/mail.ts'
import { readSecret } from './platform/secrets.ts'
import type { Settings } from './platform/settings.ts'
import { makeStripe } from './platform/stripe-account.ts'
import { WorkerPool } from './platform/worker/worker-pool.ts'

/** Starts everything but HTTP: database, migrations, files, jobs; on the first run it adds the first content. */
export async function startProgram(given: Settings) {
  mkdirSync(given.dataDir, { recursive: true, mode: 0o700 })
  const log = openLog(given.logLevel)
  const secret = readSecret(given.dataDir)
  const [{ connection, pool, close, ...database }] = await Promise.all([openDatabase(given, log), loadBoss()])
  await migrate(database.db)
  const settings = await withFirstSeed(database, given)
  const jobs = openJobs({ pool, log, clock: systemClock }, definitions)
  const rooms = openRooms(settings)
  const db = database.db.withPlugin(refuseWhenFull(rooms.database))
  const pages = new PageCache()
  const mail = makeMail({ jobs, clock: systemClock, settings, db, secret }, (own) =>
    readMailSender({ db: own, settings }),
  )
  const stripe = makeStripe({ settings, db, secret })
  await Promise.all([mail.reload(), stripe.reload()])
  const program: Program = {
    settings,
    domains,
    pool,
    db,
    secret,
    log,
    auth: makeAuth(db, secret, settings.publicUrl ?? `http://localhost:${settings.port}`, log),
    clock: systemClock,
    storage: await openStorage(settings, rooms.files),
    rooms,
    worker: new WorkerPool(),
    jobs,
    mail,
    stripe,
    limits: makeLimits({ pool, secret }),
    pages,
    invalidation: subscribeToInvalidation(connection, { pages, held: { mail, stripe }, log }),
    events: new EventHub(),
  }
  program.storage.uploads.exists('probe').catch((err) => log.error({ err }, 'the files cannot be reached'))
  const eventListener = program.events.listen(connection, log)
  await Promise.all([jobs.start(program), seed(program)])
  return {
    ...program,
    async close() {
      program.events.close()
      await Promise.all([eventListener.close(), program.invalidation.close()])
      await jobs.stop()
      await program.worker.close()
      await close()
    },
  }
}
