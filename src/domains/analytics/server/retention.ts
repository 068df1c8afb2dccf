import { sql } from 'kysely'
import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { TIME_ZONE } from '#time.ts'
import { rollUpViews } from './roll-up.ts'

/** Months a single view is kept, as the privacy notice says. */
const KEPT_MONTHS = 25

/** Removes views too old to be kept one by one. Their days' totals stay. */
export const retentionJob = defineJob({
  name: 'forget-views',
  payload: z.object({}),
  schedule: '10 4 * * *',
  async handler(program) {
    const { db, clock, log } = program
    // Not left to the job that does so: what goes here must be in the totals.
    await rollUpViews(program)
    const oldest = sql<Date>`(${clock.now()}::timestamptz - make_interval(months => ${KEPT_MONTHS}))`
    const { numDeletedRows } = await db
      .deleteFrom('page_views')
      .where('viewed_at', '<', oldest)
      // The same again, for the index.
      .where('day', '<=', sql<string>`(${oldest} at time zone ${TIME_ZONE})::date`)
      .executeTakeFirstOrThrow()
    log.info({ views: Number(numDeletedRows) }, 'old views removed')
  },
})
