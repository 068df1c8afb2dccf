import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { COLOUR_FOR, COLOUR_SCHEDULE, colourAgain } from '#platform/markdown/colour-again.ts'

/** Colours the code in projects' details that was left plain at their save. */
export const colourCodeJob = defineJob({
  name: 'colour-project-code',
  payload: z.object({}),
  schedule: COLOUR_SCHEDULE,
  retry: { limit: 0, delay: 1, maxDelay: 1 }, // the next run tries again by itself
  async handler(program, _, run) {
    const { db, clock } = program
    const rows = await db
      .selectFrom('projects')
      .select(['id', 'details_markedown as markdown'])
      .where('uncoloured', '=', true)
      .where('date_update', '>', new Date(clock.now().getTime() - COLOUR_FOR))
      .execute()
    await colourAgain(program, run, rows, ({ id, markdown }, html) =>
      db
        .updateTable('projects')
        .set({ details_html: html, uncoloured: false })
        .where('id', '=', id)
        .where('details_markedown', '=', markdown) // unless it was saved meanwhile
        .execute(),
    )
  },
})
