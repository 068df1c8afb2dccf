import type { Program } from '../context.ts'
import type { JobRun } from '../jobs/job.ts'
import { renderMarkdown } from './render.ts'

/** Every twenty minutes: when texts whose code was left uncoloured are rendered again. */
export const COLOUR_SCHEDULE = '*/20 * * * *'

/** How long that is tried after a save, in milliseconds: by then it is the text that is slow, not the machine. */
export const COLOUR_FOR = 24 * 60 * 60 * 1000

/** Renders texts again whose code was left uncoloured, and hands over those that are coloured now. */
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
