import * as z from 'zod'
import { removeUnused } from '#platform/files/remove-unused.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { FOLDER } from './versions.ts'

/** Files removed by one run at most, so that it ends in time. */
const MAX_REMOVED = 5_000

/** Removes the files of versions and events that were deleted with their quote (migrations/0025_budgets.sql). */
export const removeBudgetFilesJob = defineJob({
  name: 'remove-budget-files',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  async handler({ db, storage }) {
    const rows = await db.selectFrom('removed_budget_files').select('key').orderBy('key').limit(MAX_REMOVED).execute()
    for (const { key } of rows) {
      await storage.private.delete(key)
      await db.deleteFrom('removed_budget_files').where('key', '=', key).execute()
    }
  },
})

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
