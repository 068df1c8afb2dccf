import { type Kysely, sql } from 'kysely'
import type { Pool } from 'pg'
import type { JobWithMetadata } from 'pg-boss'
import type { Clock } from '#clock.ts'
import type { Program } from '../context.ts'
import type { DB } from '../db/tables.gen.ts'
import { SCHEMA } from './boss.ts'
import type { AnyJob } from './job.ts'
import type { FailingJob, JobsOverview } from './queue.ts'

/** What a run needs of the job that pg-boss has fetched. */
export type Fetched = Pick<JobWithMetadata<unknown>, 'id' | 'data' | 'retryCount' | 'retryLimit' | 'signal'>

/** Runs a job once and logs how it failed; the payload is never logged. Throws what the handler threw. */
export async function runJob(program: Program, job: AnyJob, { id, data, retryCount, retryLimit, signal }: Fetched) {
  const log = program.log.child({ job: job.name, id, attempt: retryCount + 1 })
  const startedAt = performance.now()
  const report = () => log.error({ seconds: elapsed(startedAt) }, 'job aborted: it took too long, or the program ends')
  signal.addEventListener('abort', report)
  try {
    await job.handler(program, job.payload.parse(data ?? {}), { id, attempt: retryCount + 1, signal })
    log.debug({ seconds: elapsed(startedAt) }, 'job done')
  } catch (err) {
    if (retryCount < retryLimit) log.warn({ err }, 'job failed, it will be tried again')
    else log.error({ err }, 'job failed for the last time')
    throw err
  } finally {
    signal.removeEventListener('abort', report)
  }
}

const elapsed = (since: number) => Math.round(performance.now() - since) / 1000

interface Base {
  pool: Pool
  clock: Clock
}

/** pg-boss compares `start_after` with the database's clock; what is due by another is marked by its priority. */
const MARK = 1

/** Options of pg-boss's `fetch` for jobs that are marked as due. */
export const ONLY_MARKED = { includeMetadata: true, ignoreStartAfter: true, minPriority: MARK } as const

/** Marks the jobs in one of the states that are due by the program's clock. */
export const markDue = ({ pool, clock }: Base, states: ('created' | 'retry')[]) =>
  pool.query(
    `update ${SCHEMA}.job set priority = ${MARK} where state = any ($1::${SCHEMA}.job_state[]) and start_after <= $2`,
    [states, clock.now()],
  )

/** Where the job waits for another run, its delay begins now by the program's clock, and it is no longer marked. */
export const delayByClock = ({ pool, clock }: Base, id: string) =>
  pool.query(
    `update ${SCHEMA}.job set priority = 0, start_after = $2::timestamptz + (start_after - ${SCHEMA}.job_now())
      where id = $1 and state = 'retry'`,
    [id, clock.now()],
  )

/**
 * Keeps workers from taking the job that waits under a key until the transaction `db` ends: they skip locked rows. False
 * where none waits any more, because one was taken meanwhile.
 */
export async function holdWaiting(db: Kysely<DB>, name: string, key: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(`${SCHEMA}.job`)}
    where name = ${name} and coalesce(singleton_key, '') = ${key} and state = 'created' and policy = 'short'
    for key share`.execute(db)
  return rows.length > 0
}

/** Lets the job that waits under a key begin at that time, if it would do so later. */
export const bringForward = (
  { executeSql }: { executeSql(text: string, values?: unknown[]): Promise<unknown> },
  { name, key, startAfter }: { name: string; key: string; startAfter: Date },
) =>
  executeSql(
    `update ${SCHEMA}.job set start_after = $3
      where name = $1 and coalesce(singleton_key, '') = $2 and state = 'created' and policy = 'short' and start_after > $3`,
    [name, key, startAfter],
  )

/** Failing jobs that are listed at most. */
const LISTED = 50

/** How the jobs are now. Jobs that were done, or given up more than a day ago, are removed by then. */
export async function readOverview(pool: Pool, now: Date): Promise<JobsOverview> {
  const counts = `select count(*) filter (where state = 'created' and start_after <= $1)::int as waiting,
    count(*) filter (where state = 'active')::int as running from ${SCHEMA}.job`
  const failing = `select id, name, created_on as sent, retry_count + 1 as runs, coalesce(output->>'message', '') as error,
    case when state = 'retry' then start_after end as next
    from ${SCHEMA}.job where state in ('retry', 'failed') order by created_on desc, id limit ${LISTED}`
  const [counted, listed] = await Promise.all([
    pool.query<Pick<JobsOverview, 'waiting' | 'running'>>(counts, [now]),
    pool.query<FailingJob>(failing),
  ])
  return { ...counted.rows[0]!, failing: listed.rows }
}

/** Whether a job of that kind runs, or is to begin by that moment. */
export async function isUnderWay(pool: Pool, name: string, by: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from ${SCHEMA}.job
      where name = $1 and (state = 'active' or state in ('created', 'retry') and start_after <= $2) limit 1`,
    [name, by],
  )
  return rowCount === 1
}

/** Lets a failing job run at once. The name of its kind; undefined where no job of that id fails. */
export async function retryNow(pool: Pool, id: string, now: Date): Promise<string | undefined> {
  // One that was given up gets one more run, as by pg-boss's own `retry`.
  const { rows } = await pool.query<{ name: string }>(
    `update ${SCHEMA}.job set state = 'retry', start_after = $2, completed_on = null,
      retry_limit = retry_limit + (state = 'failed')::int
      where id = $1 and state in ('retry', 'failed') returning name`,
    [id, now],
  )
  return rows[0]?.name
}
