import * as z from 'zod'
import { removeUnused } from '#platform/files/remove-unused.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { FOLDER } from './piece.ts'

/** Removes what was stored for a request that failed: files that no message names. */
export const cleanMessageFilesJob = defineJob({
  name: 'clean-message-files',
  payload: z.object({}),
  schedule: '50 5 * * 0',
  expiresIn: 3600,
  async handler(program) {
    const rows = await program.db
      .selectFrom('contact_messages')
      .select('file_key')
      .where('file_key', 'is not', null)
      .execute()
    const named = new Set(rows.map(({ file_key }) => file_key))
    const removed = await removeUnused(program, program.storage.private, FOLDER, ({ key }) => named.has(key))
    program.log.info({ removed }, 'unnamed message files removed')
  },
})
