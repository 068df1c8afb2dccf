import type { Pool } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { TIME_ZONE } from '#time.ts'
import type { AnyJob } from './job.ts'

/** Where the jobs' tables are. They hold nothing that a backup needs. */
export const SCHEMA = 'jobs'

/** How often things are looked after, in seconds. Tests make it brisker. */
export const PACE = {
  /** A waiting job is noticed after this long at most. */
  poll: 2,
  /** How often jobs are looked for whose process died. */
  supervise: 10,
  /** Seconds without a sign of life after which a running job counts as interrupted; 10 at least. */
  heartbeat: 20,
}
export type Pace = typeof PACE

const RETRY = { limit: 5, delay: 10, maxDelay: 3600 }
/** Seconds what is done, or failed for good, is kept to look at: e-mails hold personal data. */
const KEPT = 86_400
/** Milliseconds between two log lines about the database being away. */
const QUIET = 30_000

/** Loads pg-boss, which takes a while: begun while the database starts, it costs the start nothing. */
export const loadBoss = () => import('pg-boss')

/**
 * Opens the queues on our own pool, makes their tables where missing, and brings each job's queue and schedule to what
 * its definition says. `active`: this process also sends what is scheduled, and looks after jobs whose process died.
 */
export async function openBoss(
  { pool, log }: { pool: Pool; log: Logger },
  jobs: readonly AnyJob[],
  { active, pace }: { active: boolean; pace: Pace },
): Promise<PgBoss> {
  const { PgBoss } = await loadBoss()
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: SCHEMA,
    supervise: active,
    schedule: active,
    superviseIntervalSeconds: pace.supervise,
    monitorIntervalSeconds: pace.supervise,
    maintenanceIntervalSeconds: 3600,
  })
  let quietUntil = 0
  boss.on('error', (err) => {
    if (performance.now() < quietUntil) return // every worker asks every other second
    quietUntil = performance.now() + QUIET
    log.error({ err }, 'jobs wait for the database')
  })
  boss.on('warning', ({ message }) => log.warn(`jobs: ${message}`))
  try {
    await boss.start()
    await Promise.all(jobs.map((job) => prepareQueue(boss, job, pace)))
    await scheduleJobs(boss, jobs)
  } catch (cause) {
    await boss.stop({ graceful: false, close: false })
    throw new Error(`The jobs' tables could not be prepared: ${(cause as Error).message}`, { cause })
  }
  return boss
}

async function prepareQueue(boss: PgBoss, job: AnyJob, pace: Pace) {
  const { limit, delay, maxDelay } = job.retry ?? RETRY
  const options = {
    retryLimit: limit,
    retryDelay: delay,
    retryBackoff: true,
    retryDelayMax: maxDelay,
    expireInSeconds: job.expiresIn ?? 300,
    heartbeatSeconds: pace.heartbeat,
    deleteAfterSeconds: KEPT,
  }
  // 'short': of those that wait, one of a key. Jobs sent without a key get one of their own.
  await boss.createQueue(job.name, { policy: 'short', ...options })
  await boss.updateQueue(job.name, options) // where it was there already
}

/** The schedules of the definitions, and no others. */
async function scheduleJobs(boss: PgBoss, jobs: readonly AnyJob[]) {
  for (const { name, schedule } of jobs)
    if (schedule) await boss.schedule(name, schedule, {}, { tz: TIME_ZONE, missed: 'once' })
  const scheduled = new Set(jobs.filter(({ schedule }) => schedule).map(({ name }) => name))
  for (const { name, key } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name, key)
}
