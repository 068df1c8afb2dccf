import { sql } from 'kysely'
import * as z from 'zod'
import { removeUnused } from '#platform/files/remove-unused.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { removeFromOutbox } from '#platform/mail/outbox.ts'
import { RETENTION_MONTHS } from '../message.ts'
import { FOLDER } from './piece.ts'
import { outboxName } from './service.ts'

/** Deletes messages past their retention. */
export const forgetJob = defineJob({
  name: 'forget-messages',
  payload: z.object({}),
  schedule: '40 4 * * *',
  async handler({ db, clock, log, settings }) {
    const rows = await db
      .deleteFrom('contact_messages')
      .where('created_at', '<', sql<Date>`${clock.now()}::timestamptz - make_interval(months => ${RETENTION_MONTHS})`)
      .returning('id')
      .execute()
    await removeFromOutbox({ settings }, rows.map(outboxName))
    log.info({ removed: rows.length }, 'old messages removed')
  },
})

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
