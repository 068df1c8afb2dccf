import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** Makes public what was to be published by now, dated to the moment asked for. */
export const publishJob = defineJob({
  name: 'publish-archives',
  payload: z.object({}),
  schedule: '* * * * *',
  retry: { limit: 0, delay: 1, maxDelay: 1 }, // the next minute tries again by itself
  async handler({ db, clock }) {
    await db
      .updateTable('archives')
      .set((eb) => ({ public: true, date: eb.ref('publish_at').$notNull(), publish_at: null, updated_at: clock.now() }))
      .where('publish_at', '<=', clock.now())
      .execute()
  },
})
