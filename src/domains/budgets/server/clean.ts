import * as z from 'zod'
import { removeUnused } from '#platform/files/remove-unused.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { FOLDER } from './versions.ts'

/** Removes what was stored for a transaction that failed: files that no version or event names. */
export const cleanBudgetFilesJob = defineJob({
  name: 'clean-budget-files',
  payload: z.object({}),
  schedule: '35 5 * * 0',
  expiresIn: 3600,
  async handler(program) {
    const [versions, events] = await Promise.all([
      program.db.selectFrom('budget_versions').select('pdf_key').execute(),
      program.db.selectFrom('budget_events').select(['file_key', 'accepted_pdf_key']).execute(),
    ])
    const named = new Set<string | null>([
      ...versions.map(({ pdf_key }) => pdf_key),
      ...events.flatMap(({ file_key, accepted_pdf_key }) => [file_key, accepted_pdf_key]),
    ])
    const removed = await removeUnused(program, program.storage.private, FOLDER, ({ key }) => named.has(key))
    program.log.info({ removed }, 'unnamed quote files removed')
  },
})
