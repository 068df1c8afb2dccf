import { z } from '#platform/contract/fields.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { oldestUnconfirmed } from './links.ts'

/** Removes the addresses that nobody has confirmed in time. */
export const forgetUnconfirmedJob = defineJob({
  name: 'forget-newsletter',
  payload: z.object({}),
  schedule: '25 4 * * *',
  async handler(program) {
    const { numDeletedRows } = await program.db
      .deleteFrom('newsletter_subscribers')
      .where('confirmed_at', 'is', null)
      .where('asked_at', '<=', oldestUnconfirmed(program))
      .executeTakeFirst()
    if (numDeletedRows > 0n) program.log.info({ removed: Number(numDeletedRows) }, 'unconfirmed subscribers removed')
  },
})
