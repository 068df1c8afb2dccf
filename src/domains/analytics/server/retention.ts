import { sql } from 'kysely'
import * as z from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'

/** Months a single view is kept, as the privacy notice says. */
const KEPT_MONTHS = 25

/** Removes views too old to be kept one by one. */
export const retentionJob = defineJob({
  name: 'forget-views',
  payload: z.object({}),
  schedule: '10 4 * * *',
  async handler({ db, clock, log }) {
    const { numDeletedRows } = await db
      .deleteFrom('page_views')
      .where('viewed_at', '<', sql<Date>`${clock.now()}::timestamptz - make_interval(months => ${KEPT_MONTHS})`)
      .executeTakeFirstOrThrow()
    log.info({ views: Number(numDeletedRows) }, 'old views removed')
  },
})
