import * as z from 'zod'
import { removeUnused } from '#platform/files/remove-unused.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { oldestRestored } from './access.ts'
import { FOLDER } from './files.ts'

/** Removes for good the entries, bills and waiting receipts that were deleted so long ago that they cannot be brought back, and what could undo merged categories. */
export const purgeFinanceJob = defineJob({
  name: 'purge-finance',
  payload: z.object({}),
  schedule: '55 4 * * *',
  async handler({ db, clock, log }) {
    const before = oldestRestored({ clock })
    let removed = 0
    for (const table of ['finance_reports', 'finance_bills', 'finance_attachments'] as const) {
      const { numDeletedRows } = await db.deleteFrom(table).where('deleted_at', '<', before).executeTakeFirst()
      removed += Number(numDeletedRows)
    }
    await db.deleteFrom('finance_category_merges').where('merged_at', '<', before).execute()
    log.info({ removed }, 'deleted entries purged')
  },
})

/** Removes what uploads that were cut off have left: stored files that no receipt and no import names. */
export const cleanFinanceFilesJob = defineJob({
  name: 'clean-finance-files',
  payload: z.object({}),
  schedule: '40 5 * * 0',
  expiresIn: 3600,
  async handler(program) {
    const rows = await program.db
      .selectFrom('finance_attachments')
      .select('key')
      .unionAll(({ selectFrom }) =>
        selectFrom('finance_imports')
          .select((eb) => eb.ref('file_key').$notNull().as('key'))
          .where('file_key', 'is not', null),
      )
      .execute()
    const named = new Set(rows.map(({ key }) => key))
    const removed = await removeUnused(program, program.storage.private, FOLDER, ({ key }) => named.has(key))
    program.log.info({ removed }, 'unnamed receipts and statements removed')
  },
})
