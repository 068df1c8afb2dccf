import { z } from '#platform/contract/fields.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { DAY_MS } from '#time.ts'
import { RETENTION_DAYS } from '../notice.ts'
import { lockCounters, raiseNotices } from './counter.ts'

/** Deletes notices past the retention that the privacy notice states. */
export const forgetNoticesJob = defineJob({
  name: 'forget-notices',
  payload: z.object({}),
  schedule: '55 4 * * *',
  async handler({ db, clock, log }) {
    const before = new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS)
    const removed = await db.transaction().execute(async (db) => {
      const owners = await db
        .selectFrom('notices')
        .select('user_id')
        .distinct()
        .where('created_at', '<', before)
        .execute()
      const users = owners.map(({ user_id }) => user_id)
      await lockCounters(db, users)
      const { numDeletedRows } = await db
        .deleteFrom('notices')
        .where('created_at', '<', before)
        .where(({ eb, fn, val }) => eb('user_id', '=', fn.any(val(users))))
        .executeTakeFirst()
      await raiseNotices(db, users)
      return Number(numDeletedRows)
    })
    log.info({ removed }, 'old notices removed')
  },
})
