import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { PoolConfig } from 'pg'
import { holdsCluster } from '../db/embedded/cluster.ts'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { findRunning } from '../db/embedded/running.ts'
import { databaseFolder, openPool } from '../db/open.ts'
import type { Settings } from '../settings.ts'
import type { BackupParts } from './write-backup.ts'

/** An installation that a command at the terminal works on until `close`. */
type Reached = BackupParts & { close(): Promise<void> }

/**
 * Reaches an existing installation: the database server of the running program, else one started until `close`. Throws
 * where there is no database.
 */
export async function reachExisting(settings: Settings): Promise<Reached> {
  if (settings.databaseUrl) return parts(settings, { connectionString: settings.databaseUrl })
  const folder = databaseFolder(settings)
  if (!holdsCluster(folder)) throw new Error(`There is no database in ${resolve(settings.dataDir)}: check DATA_DIR.`)
  const running = findRunning(folder)
  if (running) {
    const reached = parts(settings, running)
    try {
      await reached.pool.query('select 1')
      return reached
    } catch {
      await reached.close() // a killed server left its socket behind
    }
  }
  return startOwn(settings)
}

/** Reaches an installation to restore into, made where missing. Throws while the program runs on the embedded database. */
export async function reachToRestore(settings: Settings): Promise<Reached> {
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 })
  return settings.databaseUrl ? parts(settings, { connectionString: settings.databaseUrl }) : startOwn(settings)
}

async function startOwn(settings: Settings): Promise<Reached> {
  const server = await startEmbedded(databaseFolder(settings))
  return parts(settings, server.connection, server.stop)
}

function parts(settings: Settings, connection: PoolConfig, stop?: () => Promise<void>): Reached {
  const pool = openPool({ ...connection, max: 1, connectionTimeoutMillis: 30_000 })
  return {
    pool,
    settings,
    async close() {
      await pool.end()
      await stop?.()
    },
  }
}
