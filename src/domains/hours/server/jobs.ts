import { type Kysely, sql } from 'kysely'
import { OPEN_STATES } from '#domains/budgets/budget.ts'
import { z } from '#platform/contract/fields.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { dayOf } from '#time.ts'
import { IDLE_HOURS } from '../hours.ts'

/** Stops timers without a sign of life for too long at the last one, of one person or of all; says how many. */
export async function stopIdle(db: Kysely<DB>, now: Date, user?: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('task_timers')
    .set(({ ref }) => ({ stopped_at: ref('seen_at') }))
    .where('stopped_at', 'is', null)
    .where('seen_at', '<', new Date(now.getTime() - IDLE_HOURS * 3_600_000))
    .$if(user !== undefined, (rows) => rows.where('user_id', '=', user!))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** So that Hoje asks also where no page of that person is open. */
export const stopIdleTimersJob = defineJob({
  name: 'stop-idle-timers',
  payload: z.object({}),
  schedule: '*/15 * * * *',
  async handler({ db, clock, log }) {
    const stopped = await stopIdle(db, clock.now())
    if (stopped > 0) log.info({ stopped }, 'idle timers stopped')
  },
})

/**
 * Every night: hours of quotes that have expired, or were refused, are billed by none, unless they are approved by hand. The
 * quotes are held, so that one which is renewed meanwhile keeps its own.
 */
export const returnExpiredJob = defineJob({
  name: 'hours-of-expired-quotes',
  payload: z.object({}),
  schedule: '20 0 * * *',
  async handler({ db, clock }) {
    await sql`with expired as materialized (
        select id from budgets
        where status = 'PENDING' and exists (select from task_hours where budget_id = budgets.id)
          and (state = 'refused' or (state = any (${OPEN_STATES}) and budget_validity < ${dayOf(clock.now())}::date))
        order by id for update)
      select return_hours(id, true) from expired`.execute(db)
  },
})
