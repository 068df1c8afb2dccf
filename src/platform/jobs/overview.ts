import type { Pool } from 'pg'
import { SCHEMA } from './boss.ts'
import type { FailingJob, JobsOverview } from './queue.ts'

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
