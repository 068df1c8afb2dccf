import { sql } from 'kysely'
import * as z from 'zod'
import { DAY_MS } from '#time.ts'
import { defineJob } from '../jobs/job.ts'
import { renderMarkdown } from './render.ts'

/** A table of texts, by the names of its columns. Its column `uncoloured` marks texts with code left unhighlighted. */
interface TextTable {
  table: string
  markdown: string
  html: string
  /** Time of the last save. */
  saved: string
}

/**
 * A job that highlights the code of texts whose highlighting timed out when they were saved. Tried for a day: by then it
 * is the text that is slow, not the machine.
 */
export const colourJob = (name: string, { table, markdown, html, saved }: TextTable) =>
  defineJob({
    name,
    payload: z.object({}),
    schedule: '*/20 * * * *',
    retry: { limit: 0, delay: 1, maxDelay: 1 }, // the next scheduled run is the retry
    async handler({ worker, db, clock, log }, _, { signal }) {
      const since = new Date(clock.now().getTime() - DAY_MS)
      const { rows } = await sql<{ id: number; text: string }>`
        select id, ${sql.ref(markdown)} as text from ${sql.table(table)}
        where uncoloured and ${sql.ref(saved)} > ${since}`.execute(db)
      for (const { id, text } of rows)
        try {
          const rendered = await renderMarkdown({ worker, signal }, text, 'save')
          if (rendered.uncoloured) continue
          // Not if the text was saved in the meantime.
          await sql`
            update ${sql.table(table)} set ${sql.ref(html)} = ${rendered.html}, uncoloured = false
            where id = ${id} and ${sql.ref(markdown)} = ${text}`.execute(db)
        } catch (err) {
          if (signal.aborted) throw err
          log.warn({ err, id }, 'a text could not be coloured')
        }
    },
  })
