import * as z from 'zod'
import { raiseRevision } from '#platform/db/revisions.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { colourJob } from '#platform/markdown/colour-job.ts'
import { toFields } from './save.ts'

/** Stands as the author of the change, for forms that report a conflict with it. */
const SCHEDULE = { id: 0, name: 'A publicação agendada' }

/** Publishes the articles that are due; of one that was never public the scheduled time becomes its date. */
export const publishJob = defineJob({
  name: 'publish-archives',
  payload: z.object({}),
  schedule: '* * * * *',
  retry: { limit: 0, delay: 1, maxDelay: 1 }, // the next scheduled run is the retry
  async handler({ db, clock }) {
    const now = clock.now()
    await db.transaction().execute(async (db) => {
      const due = await db
        .selectFrom('archives')
        .select(['id', 'public', 'publish_at', 'date', 'dated', 'revision', 'field_revisions'])
        .where('publish_at', '<=', now)
        .forUpdate()
        .execute()
      for (const article of due) {
        const date = article.dated ? {} : { date: article.publish_at!, dated: true }
        const changes = { public: true, publish_at: null, ...date }
        const { columns } = await raiseRevision({
          stored: article,
          before: toFields(article),
          after: toFields(changes),
          by: SCHEDULE,
          at: now,
        })
        await db
          .updateTable('archives')
          .set({ ...changes, ...columns, updated_at: now, updated_by: SCHEDULE.name })
          .where('id', '=', article.id)
          .execute()
      }
    })
  },
})

export const colourCodeJob = colourJob('colour-archive-code', {
  table: 'archives',
  markdown: 'markdown',
  html: 'html',
  saved: 'updated_at',
})
