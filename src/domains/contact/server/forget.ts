import { sql } from 'kysely'
import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { RETENTION_MONTHS } from '../message.ts'

/** Deletes messages past their retention. */
export const forgetJob = defineJob({
  name: 'forget-messages',
  payload: z.object({}),
  schedule: '40 4 * * *',
  async handler({ db, clock, log }) {
    const { numDeletedRows } = await db
      .deleteFrom('contact_messages')
      .where('created_at', '<', sql<Date>`${clock.now()}::timestamptz - make_interval(months => ${RETENTION_MONTHS})`)
      .executeTakeFirst()
    log.info({ removed: Number(numDeletedRows) }, 'old messages removed')
  },
})
