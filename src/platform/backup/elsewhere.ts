import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { systemClock } from '#clock.ts'
import { kyselyOn } from '../db/open.ts'
import { noteInstallation } from '../installation.ts'
import type { BackupParts } from './write-backup.ts'

/**
 * Stores that a backup was written to another file system than that of the data folder, where it was: what is on the
 * same disk is lost with it.
 */
export async function noteIfElsewhere({ pool, settings }: BackupParts, file: string): Promise<void> {
  if (statSync(dirname(file)).dev === statSync(settings.dataDir).dev) return
  const { rows } = await pool.query<{ known: boolean }>(`select to_regclass('installation') is not null as known`)
  // The command also backs up what an older version of the program made, without starting it.
  if (rows[0]?.known) await noteInstallation(kyselyOn(pool), { backed_up_elsewhere_at: systemClock.now() })
}
