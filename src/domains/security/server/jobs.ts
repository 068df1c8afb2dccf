import { sql } from 'kysely'
import { nowMs } from '#clock.ts'
import { z } from '#platform/contract/fields.ts'
import { forgetKeys } from '#platform/http/idempotency.ts'
import { defineJob } from '#platform/jobs/job.ts'

/** Deletes the lines of the security log that are a year old, the counters of limits that are over, and old keys of calls. */
export const forgetLinesJob = defineJob({
  name: 'forget-security-log',
  payload: z.object({}),
  schedule: '55 4 * * *',
  async handler({ db, clock, log }) {
    // A day later than the trigger allows, which goes by the database's clock.
    const { numDeletedRows } = await db
      .deleteFrom('security_log')
      .where('at', '<', sql<Date>`${clock.now()}::timestamptz - interval '12 months 1 day'`)
      .executeTakeFirst()
    await forgetKeys({ db, clock })
    // The limiter's own clock is the machine's.
    await db.deleteFrom('rate_limits').where('expire', '<', nowMs()).execute()
    log.info({ removed: Number(numDeletedRows) }, 'old lines of the security log removed')
  },
})
