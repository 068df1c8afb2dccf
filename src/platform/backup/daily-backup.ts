import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import * as z from 'zod'
import { fileSize } from '#file-size.ts'
import { dayOf } from '#time.ts'
import { defineJob } from '../jobs/job.ts'
import type { Settings } from '../settings.ts'
import { openStores } from './file-stores.ts'
import { isBackupRunning } from './running.ts'
import type { BackupParts } from './write-backup.ts'
import { writeBackup } from './write-backup.ts'

const BACKUP_NAME = /^vitrine-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz$/

const folderOf = ({ dataDir }: Pick<Settings, 'dataDir'>) => join(dataDir, 'backups')

/**
 * Backs up the installation into the data folder, each night and when the admin asks for it, and deletes old backups.
 * Throws 507 where there is no room.
 */
export const backupJob = defineJob({
  name: 'daily-backup',
  payload: z.object({}),
  schedule: '15 3 * * *',
  retry: { limit: 3, delay: 600, maxDelay: 3600 },
  expiresIn: 6 * 3600,
  async handler({ pool, settings, rooms, clock, log }, _payload, { signal }) {
    if (settings.backups === 0) return
    const folder = folderOf(settings)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    await removeInterrupted(folder, pool)
    const name = `vitrine-${clock.now().toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz`
    const estimate = await estimateSize({ pool, settings })
    const bytes = await rooms.dataDir.reserve(estimate, `um backup de até ${fileSize(estimate)}`, (onWrite) =>
      writeBackup({ pool, settings }, join(folder, name), { signal, onWrite }),
    )
    for (const old of listOld(listBackups(settings), settings.backups)) rmSync(join(folder, old))
    log.info({ name, bytes }, 'backed up')
  },
})

/** Of how many days, the newest, all backups stay. */
const WHOLE_DAYS = 2

/**
 * Which of the backups, newest first, go when those of so many days stay. Of the newest two days all stay, of the others the
 * first and the newest: one made by hand, before a change or after a mishap, takes the place of no other at once, and of no
 * other day's.
 */
export function listOld(names: string[], days: number): string[] {
  const byDay = [...Map.groupBy(names, dayOfBackup).values()]
  return byDay.flatMap((ofDay, index) => {
    if (index >= days) return ofDay
    return index < WHOLE_DAYS ? [] : ofDay.slice(1, -1)
  })
}

/** The day in São Paulo on which a backup was begun: 'vitrine-2026-11-30T061500Z.tar.gz' says it in UTC. */
function dayOfBackup(name: string): string {
  const [, day, hour, minute, second] = /(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(name)!
  return dayOf(new Date(`${day}T${hour}:${minute}:${second}Z`))
}

/** Removes the halves of backups that were interrupted. One that runs may be writing one of them: then they wait a day. */
async function removeInterrupted(folder: string, pool: Pool) {
  // Listed first: one that begins after the question has written none of these.
  const halves = readdirSync(folder).filter((name) => name.endsWith('.part'))
  if (halves.length > 0 && !(await isBackupRunning(pool))) for (const name of halves) rmSync(join(folder, name))
}

/** When the newest backup was finished; null where there is none. */
export function lastBackup(settings: Pick<Settings, 'dataDir'>): Date | null {
  const [newest] = listBackups(settings)
  return newest ? statSync(join(folderOf(settings), newest)).mtime : null
}

/** How many backups are stored. */
export const countBackups = (settings: Pick<Settings, 'dataDir'>) => listBackups(settings).length

/** Names of the backups, newest first. */
function listBackups(settings: Pick<Settings, 'dataDir'>): string[] {
  const folder = folderOf(settings)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => BACKUP_NAME.test(name))
    .sort()
    .reverse()
}

/** The upper limit of a backup's size: the bytes of the database and of all files, uncompressed. */
export async function estimateSize({ pool, settings }: BackupParts): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
  let bytes = Number(rows[0]!.bytes)
  for (const store of Object.values(await openStores(settings)))
    for await (const { size } of store.list()) bytes += size
  return bytes
}
