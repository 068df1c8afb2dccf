import { openStores } from './file-stores.ts'
import type { BackupParts } from './write-backup.ts'

/** About how many bytes a backup will have at most: those of the database and of all files, without compression. */
export async function estimateSize({ pool, settings }: BackupParts): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
  let bytes = Number(rows[0]!.bytes)
  for (const store of Object.values(await openStores(settings)))
    for await (const { size } of store.list()) bytes += size
  return bytes
}
