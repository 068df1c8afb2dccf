import { sql } from 'kysely'
import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { removeFromOutbox } from '#platform/mail/outbox.ts'
import { RETENTION_MONTHS } from '../message.ts'
import { outboxName } from './service.ts'

/** Deletes messages past their retention. */
export const forgetJob = defineJob({
  name: 'forget-messages',
  payload: z.object({}),
  schedule: '40 4 * * *',
  async handler({ db, clock, log, settings }) {
    const rows = await db
      .deleteFrom('contact_messages')
      .where('created_at', '<', sql<Date>`${clock.now()}::timestamptz - make_interval(months => ${RETENTION_MONTHS})`)
      .returning('id')
      .execute()
    await removeFromOutbox({ settings }, rows.map(outboxName))
    log.info({ removed: rows.length }, 'old messages removed')
  },
})
