import { openStores } from './file-stores.ts'
import type { BackupParts } from './write-backup.ts'

/** The upper limit of a backup's size: the bytes of the database and of all files, uncompressed. */
export async function estimateSize({ pool, settings }: BackupParts): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
  let bytes = Number(rows[0]!.bytes)
  for (const store of Object.values(await openStores(settings)))
    for await (const { size } of store.list()) bytes += size
  return bytes
}
