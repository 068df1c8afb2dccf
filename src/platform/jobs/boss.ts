import type { Pool } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { TIME_ZONE } from '#time.ts'
import type { AnyJob } from './job.ts'

/** Where the jobs' tables are. A backup leaves them out: docs/operations.md says what that means after a restore. */
export const SCHEMA = 'jobs'

/** Intervals in seconds; tests use shorter ones. */
export const INTERVALS = {
  /** Between two looks into a queue. */
  poll: 2,
  /** Between two searches for jobs whose process died. */
  supervise: 10,
  /** Without a heartbeat for so long, a running job counts as interrupted; pg-boss takes 10 at least. */
  heartbeat: 20,
}
export type Intervals = typeof INTERVALS

const RETRY = { limit: 5, delay: 10, maxDelay: 3600 }
/** Seconds that jobs are stored after they were done or failed for the last time: e-mails hold personal data. */
const RETENTION = 86_400
/** Milliseconds between two log lines about the database being unreachable. */
const LOG_INTERVAL = 30_000

/** Loads pg-boss, which takes a while; the program begins it while the database starts. */
export const loadBoss = () => import('pg-boss')

/**
 * Opens the queues on our own pool, creates their tables where missing, and sets each job's queue and schedule as its
 * definition says.
 * `active`: whether this process also sends scheduled jobs and finds those whose process died.
 */
export async function openBoss(
  { pool, log }: { pool: Pool; log: Logger },
  jobs: readonly AnyJob[],
  { active, intervals }: { active: boolean; intervals: Intervals },
): Promise<PgBoss> {
  const { PgBoss } = await loadBoss()
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: SCHEMA,
    supervise: active,
    schedule: active,
    superviseIntervalSeconds: intervals.supervise,
    monitorIntervalSeconds: intervals.supervise,
    maintenanceIntervalSeconds: 3600,
  })
  let silentUntil = 0
  boss.on('error', (err) => {
    if (performance.now() < silentUntil) return // every worker fails at every poll
    silentUntil = performance.now() + LOG_INTERVAL
    log.error({ err }, 'jobs wait for the database')
  })
  boss.on('warning', ({ message }) => log.warn(`jobs: ${message}`))
  try {
    await boss.start()
    await Promise.all(jobs.map((job) => prepareQueue(boss, job, intervals)))
    await scheduleJobs(boss, jobs)
  } catch (cause) {
    await boss.stop({ graceful: false, close: false })
    throw new Error(`The jobs' tables could not be prepared: ${(cause as Error).message}`, { cause })
  }
  return boss
}

async function prepareQueue(boss: PgBoss, job: AnyJob, { heartbeat }: Intervals) {
  const { limit, delay, maxDelay } = job.retry ?? RETRY
  const options = {
    retryLimit: limit,
    retryDelay: delay,
    retryBackoff: true,
    retryDelayMax: maxDelay,
    expireInSeconds: job.expiresIn ?? 300,
    heartbeatSeconds: heartbeat,
    deleteAfterSeconds: RETENTION,
  }
  // 'short': at most one waiting job of each key. Jobs sent without a key get a unique one.
  await boss.createQueue(job.name, { policy: 'short', ...options })
  await boss.updateQueue(job.name, options) // where it existed already
}

/** The schedules of the definitions, and no others. */
async function scheduleJobs(boss: PgBoss, jobs: readonly AnyJob[]) {
  for (const { name, schedule } of jobs)
    if (schedule) await boss.schedule(name, schedule, {}, { tz: TIME_ZONE, missed: 'once' })
  const scheduled = new Set(jobs.filter(({ schedule }) => schedule).map(({ name }) => name))
  for (const { name, key } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name, key)
}
