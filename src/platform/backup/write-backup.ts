import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientBase, Pool } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { systemClock } from '#clock.ts'
import { literalPart } from '../db/like.ts'
import type { Settings } from '../settings.ts'
import { type Entry, type RunOptions, writeArchive } from './archive.ts'
import { appliedMigrations, listTables, quote, quoteColumns, readSequences } from './catalog.ts'
import type { FileStore } from './file-store.ts'
import { type FileStores, openStores } from './file-stores.ts'
import { MANIFEST, type Manifest, writeManifest } from './manifest.ts'
import { noteBackupEnd, noteBackupStart } from './running.ts'

/** An installation: its database, and the settings that say where its files and its key are. */
export interface BackupParts {
  pool: Pool
  settings: Pick<Settings, 'dataDir' | 's3'>
}

/** Bytes of a table's rows in one entry: a tar header needs the size before the content, which must fit into memory. */
const CHUNK = 4 * 1024 * 1024

/**
 * Writes the whole installation into `file`, a sealed tar.gz with mode 0600, while the program runs: all tables in one
 * snapshot, then the files. Uses one connection of the pool. Returns the archive's size in bytes. Throws, leaving no file,
 * where `file` exists, anything cannot be read or written, or a file that the rows name went away meanwhile, twice.
 */
export async function writeBackup(parts: BackupParts, file: string, options: RunOptions = {}): Promise<number> {
  try {
    return await tryBackup(parts, file, options)
  } catch (error) {
    if (!(error instanceof IncompleteBackup)) throw error
    options.report?.(`${error.message} Trying once more.`)
    return tryBackup(parts, file, options)
  }
}

async function tryBackup(
  { pool, settings }: BackupParts,
  file: string,
  { report = () => {}, onWrite, signal }: RunOptions,
): Promise<number> {
  const stores = await openStores(settings)
  const client = await pool.connect()
  client.on('error', ignore) // the running query fails with the same error
  try {
    await noteBackupStart(client)
    const size = await writeArchive(file, entries(client, stores, settings.dataDir, report), { onWrite, signal })
    await client.query('commit')
    await noteBackupEnd(client)
    client.off('error', ignore)
    client.release()
    return size
  } catch (error) {
    client.release(true) // closes the connection, which may be in a COPY
    throw error
  }
}

const ignore = () => {}

async function* entries(client: ClientBase, stores: FileStores, dataDir: string, report: (l: string) => void) {
  const listed: Record<string, string[]> = {}
  for (const [name, store] of Object.entries(stores)) listed[name] = await listKeys(store)
  const manifest = await takeSnapshot(client, Object.keys(stores))
  const text = writeManifest(manifest)
  yield { name: MANIFEST, size: text.length, body: [text] }
  for (const table of manifest.tables) yield* tableEntries(client, table, report)
  // After the rows: files that they reference existed before the snapshot, and none is removed until the backup ends.
  for (const [name, store] of Object.entries(stores)) {
    const packed = new Set<string>()
    yield* fileEntries(name, store, packed, report)
    await checkComplete(
      client,
      manifest,
      name,
      listed[name]!.filter((key) => !packed.has(key)),
    )
  }
  const secret = join(dataDir, 'secret')
  if (!existsSync(secret)) return
  const key = await readFile(secret)
  yield { name: 'secret', size: key.length, body: [key] }
}

/** Begins the snapshot on this connection, and describes its content. */
async function takeSnapshot(client: ClientBase, stores: string[]) {
  const before = await listTables(client)
  await client.query('begin isolation level repeatable read, read only')
  await client.query(
    `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
     set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local row_security = off`,
  )
  // Before the first query, which takes the snapshot: migrations cannot change tables from here on.
  if (before.length > 0) await client.query(`lock table ${before.map(({ name }) => quote(name))} in access share mode`)
  const { rows } = await client.query(`select current_setting('server_version') as postgres`)
  const manifest: Omit<Manifest, 'format' | 'version'> = {
    createdAt: systemClock.now().toISOString(),
    postgres: rows[0].postgres,
    migrations: await appliedMigrations(client),
    tables: await listTables(client),
    sequences: await readSequences(client),
    stores,
  }
  if (manifest.migrations.length === 0) throw new Error('The database is empty: the program has never run on it.')
  return manifest
}

/** A table's rows as COPY's text, in entries tables/<name>/000001.copy and so on, cut anywhere. */
async function* tableEntries(
  client: ClientBase,
  { name, columns }: Manifest['tables'][number],
  report: (line: string) => void,
): AsyncGenerator<Entry> {
  const rows = client.query(copyTo(`copy (select ${quoteColumns(columns)} from ${quote(name)}) to stdout`))
  let number = 0
  for await (const chunk of chunksOf(rows)) {
    const file = `${String(++number).padStart(6, '0')}.copy`
    yield { name: `tables/${encodeURIComponent(name)}/${file}`, size: chunk.length, body: [chunk] }
  }
  report(`  table ${name}: ${rows.rowCount} rows`)
}

async function* chunksOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = []
  let size = 0
  for await (const chunk of source) {
    parts.push(chunk)
    size += chunk.length
    if (size < CHUNK) continue
    yield Buffer.concat(parts)
    parts = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(parts)
}

async function* fileEntries(
  name: string,
  store: FileStore,
  packed: Set<string>,
  report: (line: string) => void,
): AsyncGenerator<Entry> {
  let count = 0
  let bytes = 0
  for await (const { key, size, modified, open } of store.list()) {
    const body = await open()
    if (!body) continue
    yield { name: `files/${name}/${key}`, size, modified, body }
    packed.add(key)
    count++
    bytes += size
  }
  report(`  ${name}: ${count} files, ${formatBytes(bytes)}`)
}

async function listKeys(store: FileStore): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  return keys
}

/** Throws where a row of the snapshot names one of the files that went away while the backup was made. */
async function checkComplete(client: ClientBase, { tables }: Pick<Manifest, 'tables'>, store: string, gone: string[]) {
  if (gone.length === 0) return
  const parts = gone.map(literalPart)
  for (const { name } of tables) {
    if (name === 'removed_files') continue
    const { rows } = await client.query(`select 1 from ${quote(name)} t where t::text like any ($1) limit 1`, [parts])
    if (rows.length > 0)
      throw new IncompleteBackup(`A file of ${store} that table ${name} names went away meanwhile. Nothing was kept.`)
  }
}

/** A backup that lacks a file which its rows name. Made again, it may be whole. */
class IncompleteBackup extends Error {}

/** A size for the terminal, e.g. '12.3 MB': 1 kB is 1024 bytes. */
export function formatBytes(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB']
  let power = 0
  while (bytes >= 1024 ** (power + 1) && power < units.length - 1) power++
  return `${power === 0 ? bytes : (bytes / 1024 ** power).toFixed(1)} ${units[power]}`
}
