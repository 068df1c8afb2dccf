import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { COLOUR_FOR, COLOUR_SCHEDULE, colourAgain } from '#platform/markdown/colour-again.ts'

/** Highlights the code of articles whose highlighting timed out when they were saved. */
export const colourCodeJob = defineJob({
  name: 'colour-archive-code',
  payload: z.object({}),
  schedule: COLOUR_SCHEDULE,
  retry: { limit: 0, delay: 1, maxDelay: 1 }, // the next scheduled run is the retry
  async handler(program, _, run) {
    const { db, clock } = program
    const rows = await db
      .selectFrom('archives')
      .select(['id', 'markdown'])
      .where('uncoloured', '=', true)
      .where('updated_at', '>', new Date(clock.now().getTime() - COLOUR_FOR))
      .execute()
    await colourAgain(program, run, rows, ({ id, markdown }, html) =>
      db
        .updateTable('archives')
        .set({ html, uncoloured: false })
        .where('id', '=', id)
        .where('markdown', '=', markdown) // unless it was saved meanwhile
        .execute(),
    )
  },
})
