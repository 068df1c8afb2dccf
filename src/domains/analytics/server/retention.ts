import { sql } from 'kysely'
import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { TIME_ZONE } from '#time.ts'
import { rollUpViews } from './roll-up.ts'

/** Months for which single views are stored, as the privacy notice says. */
const RETENTION_MONTHS = 25

/** Deletes single views past their retention. Their days' totals stay. */
export const retentionJob = defineJob({
  name: 'forget-views',
  payload: z.object({}),
  schedule: '10 4 * * *',
  async handler(program) {
    const { db, clock, log } = program
    // Views must be in the totals before they are deleted, even if the roll-up job has not run.
    await rollUpViews(program)
    const oldest = sql<Date>`(${clock.now()}::timestamptz - make_interval(months => ${RETENTION_MONTHS}))`
    const { numDeletedRows } = await db
      .deleteFrom('page_views')
      .where('viewed_at', '<', oldest)
      // Implied by the line above; lets the query use the index on `day`.
      .where('day', '<=', sql<string>`(${oldest} at time zone ${TIME_ZONE})::date`)
      .executeTakeFirstOrThrow()
    log.info({ views: Number(numDeletedRows) }, 'old views removed')
  },
})
