import { z } from '#platform/contract/fields.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { DAY_MS } from '#time.ts'
import { RETENTION_DAYS } from '../notice.ts'
import { raiseCounters } from './counter.ts'

/** Deletes notices past the retention that the privacy notice states. */
export const forgetNoticesJob = defineJob({
  name: 'forget-notices',
  payload: z.object({}),
  schedule: '55 4 * * *',
  async handler({ db, clock, log }) {
    const removed = await db.transaction().execute(async (db) => {
      const rows = await db
        .deleteFrom('notices')
        .where('created_at', '<', new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS))
        .returning('user_id')
        .execute()
      await raiseCounters(
        db,
        rows.map(({ user_id }) => user_id),
      )
      return rows.length
    })
    log.info({ removed }, 'old notices removed')
  },
})
