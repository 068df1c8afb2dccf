// Writes src/platform/db/tables.gen.ts, the types of the tables, from a migrated database, and the SHA-256 of a new
// migration into migrations/SHA256SUMS.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#platform/db/embedded/embedded.ts'
import { migrate } from '#platform/db/migrate.ts'
import { kyselyOn, openPool } from '#platform/db/open.ts'
import { TABLE_TYPES, writeTableTypes } from '#tests/table-types.ts'
import { freezeMigrations } from './house/frozen-migrations.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-types-'))
const server = await startEmbedded(join(folder, 'postgres'))
const pool = openPool(server.connection)
const db = kyselyOn(pool)
try {
  await migrate(db)
  writeFileSync(TABLE_TYPES, await writeTableTypes(db))
  freezeMigrations()
} finally {
  await pool.end()
  await server.stop()
  rmSync(folder, { recursive: true })
}
