import * as z from 'zod'
import { removeUnused } from '#platform/files/remove-unused.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { FOLDER } from './versions.ts'

/** Removes what was stored for a transaction that failed: files that no version, event or receipt names, and that are attached to nothing. */
export const cleanBudgetFilesJob = defineJob({
  name: 'clean-budget-files',
  payload: z.object({}),
  schedule: '35 5 * * 0',
  expiresIn: 3600,
  async handler(program) {
    const [versions, events, receipts, attached] = await Promise.all([
      program.db.selectFrom('budget_versions').select('pdf_key').execute(),
      program.db.selectFrom('budget_events').select(['file_key', 'pdf_key', 'accepted_pdf_key']).execute(),
      program.db.selectFrom('budget_receipts').select('pdf_key').execute(),
      program.db.selectFrom('budget_files').select('key').execute(),
    ])
    const named = new Set<string | null>([
      ...[...versions, ...receipts].map(({ pdf_key }) => pdf_key),
      ...attached.map(({ key }) => key),
      ...events.flatMap(({ file_key, pdf_key, accepted_pdf_key }) => [file_key, pdf_key, accepted_pdf_key]),
    ])
    const removed = await removeUnused(program, program.storage.private, FOLDER, ({ key }) => named.has(key))
    program.log.info({ removed }, 'unnamed quote files removed')
  },
})
