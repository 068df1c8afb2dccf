import { sql } from 'kysely'
import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** Makes what a day's changes added to the kept sums one row for each sum: migrations/0049_growth.sql. */
export const foldSumsJob = defineJob({
  name: 'fold-sums',
  payload: z.object({}),
  schedule: '20 4 * * *',
  async handler({ db }) {
    await sql`select fold_sums()`.execute(db)
  },
})
