import * as z from 'zod'
import { raiseRevision } from '#platform/db/revisions.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { toFields } from './save.ts'

/** Who published, as a form reads it that was open meanwhile. */
const SCHEDULE = { id: 0, name: 'A publicação agendada' }

/** Makes public what was to be published by now, dated to the moment asked for. */
export const publishJob = defineJob({
  name: 'publish-archives',
  payload: z.object({}),
  schedule: '* * * * *',
  retry: { limit: 0, delay: 1, maxDelay: 1 }, // the next minute tries again by itself
  async handler({ db, clock }) {
    const now = clock.now()
    await db.transaction().execute(async (db) => {
      const due = await db
        .selectFrom('archives')
        .select(['id', 'public', 'publish_at', 'revision', 'field_revisions'])
        .where('publish_at', '<=', now)
        .forUpdate()
        .execute()
      for (const article of due) {
        const changes = { public: true, publish_at: null }
        const { columns } = await raiseRevision({
          stored: article,
          before: toFields(article),
          after: toFields(changes),
          by: SCHEDULE,
          at: now,
        })
        await db
          .updateTable('archives')
          .set({ ...changes, ...columns, date: article.publish_at!, updated_at: now })
          .where('id', '=', article.id)
          .execute()
      }
    })
  },
})
