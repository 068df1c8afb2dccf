import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { Program } from '#platform/context.ts'
import { RECEIVING } from '#platform/files/receive-form.ts'
import { removeUnused } from '#platform/files/remove-unused.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { DAY_MS } from '#time.ts'
import { RESTORE_DAYS } from '../production.ts'
import { purgeLabels } from './labels.ts'
import { FOLDER } from './pictures.ts'

/**
 * Removes for good the tasks, labels and views that were removed so long ago that they cannot be brought back; tasks that
 * somebody worked on stay, for their hours are billed and counted.
 */
export const purgeTasksJob = defineJob({
  name: 'purge-tasks',
  payload: z.object({}),
  schedule: '50 4 * * *',
  async handler({ db, clock, log }) {
    const since = new Date(clock.now().getTime() - RESTORE_DAYS * DAY_MS)
    await db.deleteFrom('line_views').where('deleted_at', '<', since).execute()
    const { numDeletedRows } = await db
      .deleteFrom('tasks')
      .where('deleted_at', '<', since)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('task_hours').select('task_hours.id').whereRef('task_id', '=', 'tasks.id'))),
      )
      .executeTakeFirst()
    await purgeLabels(db, clock.now())
    log.info({ removed: Number(numDeletedRows) }, 'removed tasks purged')
  },
})

/** Removes what saves that were cut off have left: stored pictures and files that nothing names, and half-received forms. */
export const cleanTaskFilesJob = defineJob({
  name: 'clean-task-files',
  payload: z.object({}),
  schedule: '20 5 * * 0',
  expiresIn: 3600,
  async handler(program) {
    const rows = await program.db.selectFrom('task_attachments').select(['key', 'thumbnail_key']).execute()
    const files = await program.db.selectFrom('task_files').select('key').execute()
    const named = new Set([
      ...rows.flatMap(({ key, thumbnail_key }) => [key, thumbnail_key]),
      ...files.map(({ key }) => key),
    ])
    const removed = await removeUnused(program, program.storage.private, FOLDER, ({ key }) => named.has(key))
    await removeReceived(program)
    program.log.info({ removed }, 'unnamed task files removed')
  },
})

/** Removes forms that were being received when the program was killed. */
async function removeReceived({ settings, clock }: Pick<Program, 'settings' | 'clock'>) {
  const names = (await readdir(settings.dataDir)).filter((name) => name.startsWith(RECEIVING))
  for (const folder of names.map((name) => join(settings.dataDir, name))) {
    const { mtimeMs } = await stat(folder)
    if (mtimeMs < clock.now().getTime() - DAY_MS) await rm(folder, { recursive: true, force: true })
  }
}
