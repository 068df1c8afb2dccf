import type { Kysely } from 'kysely'
import { z } from '#platform/contract/fields.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { defineJob } from '#platform/jobs/job.ts'
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
