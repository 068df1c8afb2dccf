import * as z from 'zod'
import { isBackupRunning } from '../backup/running.ts'
import { defineJob } from '../jobs/job.ts'

/** Files removed by one run at most, so that it ends in time. */
const MAX_REMOVED = 5_000

/**
 * Removes the private files that no row names any more, as triggers and services note them in `removed_files`. While a
 * backup runs they stay: it may have packed the rows that named them.
 */
export const removeFilesJob = defineJob({
  name: 'remove-files',
  payload: z.object({}),
  schedule: '*/5 * * * *',
  async handler({ db, pool, storage }) {
    const rows = await db.selectFrom('removed_files').select('key').orderBy('key').limit(MAX_REMOVED).execute()
    for (const { key } of rows) {
      if (await isBackupRunning(pool)) return
      await storage.private.delete(key)
      await db.deleteFrom('removed_files').where('key', '=', key).execute()
    }
  },
})
