import { sql } from 'kysely'
import { z } from '#platform/contract/fields.ts'
import { defineJob } from '#platform/jobs/job.ts'

/** Deletes the lines of the security log that are a year old, and the counters of limits that are over. */
export const forgetLinesJob = defineJob({
  name: 'forget-security-log',
  payload: z.object({}),
  schedule: '55 4 * * *',
  async handler({ db, log }) {
    // By the database's clock, as its trigger that refuses to delete younger ones.
    const { numDeletedRows } = await db
      .deleteFrom('security_log')
      .where('at', '<', sql<Date>`now() - interval '12 months'`)
      .executeTakeFirst()
    await db.deleteFrom('rate_limits').where('expire', '<', Date.now()).execute()
    log.info({ removed: Number(numDeletedRows) }, 'old lines of the security log removed')
  },
})
