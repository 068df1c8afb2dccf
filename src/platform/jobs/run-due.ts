import type { Pool } from 'pg'
import type { Clock } from '#clock.ts'
import { SCHEMA } from './boss.ts'

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
