import { backupJob } from '#platform/backup/daily-backup.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'

/** Lets a backup begin at once; one that waits or runs is enough. Throws 409 where backups are off. */
export async function backUp({ settings, jobs }: Context) {
  if (settings.backups === 0)
    throw new AppError('backups-off', 'As cópias estão desligadas (BACKUPS=0). Defina BACKUPS=7 e reinicie o programa.')
  if (!(await jobs.isUnderWay(backupJob))) await jobs.send(backupJob, {}, { key: 'now' })
  return { result: true as const }
}
