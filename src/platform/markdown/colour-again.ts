import type { Program } from '../context.ts'
import type { JobRun } from '../jobs/job.ts'
import { renderMarkdown } from './render.ts'

/** When texts with uncoloured code are rendered again: every twenty minutes. */
export const COLOUR_SCHEDULE = '*/20 * * * *'

/** For how long after a save that is tried, in milliseconds. */
export const COLOUR_FOR = 24 * 60 * 60 * 1000

/** Renders texts with uncoloured code again, and calls `store` with those that are coloured now. */
export async function colourAgain<Row extends { id: number; markdown: string }>(
  { worker, log }: Pick<Program, 'worker' | 'log'>,
  { signal }: JobRun,
  rows: readonly Row[],
  store: (row: Row, html: string) => Promise<unknown>,
): Promise<void> {
  for (const row of rows)
    try {
      const { html, uncoloured } = await renderMarkdown({ worker, signal }, row.markdown, 'save')
      if (uncoloured) continue
      await store(row, html)
    } catch (err) {
      if (signal.aborted) throw err
      log.warn({ err, id: row.id }, 'a text could not be coloured')
    }
}
