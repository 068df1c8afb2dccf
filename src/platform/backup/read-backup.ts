import { Kysely, PostgresDialect } from 'kysely'
import type { ClientBase } from 'pg'
import { listMigrations, migrate } from '../db/migrate.ts'
import { type Entry, type RunOptions, readEntries, verifyArchive } from './archive.ts'
import { appliedMigrations, disableTriggers, listTables, quote, setSequences } from './catalog.ts'
import { openStores } from './file-stores.ts'
import { type Loading, loadRows } from './load-rows.ts'
import { MANIFEST, type Manifest, readManifest } from './manifest.ts'
import { openStaging, type Staging } from './staging.ts'
import type { BackupParts } from './write-backup.ts'

/** Key of an advisory lock: one restore at a time into one database. */
const LOCK = 745_500_006

/** Whoever has the backup could have its sessions and links too: neither opens anything afterwards. */
const END_ACCESS = `do $$ begin
  if to_regclass('security_log') is not null then
    delete from sessions;
    delete from password_links;
    insert into security_log (event) values ('restore');
  end if;
  if to_regclass('calendar_app_passwords') is not null then delete from calendar_app_passwords; end if;
end $$`

/** A backup whose seal was checked. */
export interface CheckedBackup {
  file: string
  digest: string
  manifest: Manifest
}

/** Checks that a backup is complete and unaltered, and reads its manifest. Throws otherwise. */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  const digest = await verifyArchive(file)
  return { file, digest, manifest: await readManifest(file, digest) }
}

/**
 * Restores a checked backup into an empty database and empty stores; the program must not run on them. In one
 * transaction the schema is brought to the migrations of the backup, the rows are loaded, and the newer migrations of
 * the folder `migrations` are run.
 * All or nothing. Throws where the backup is of a newer version, where the target is not empty, and on any failure,
 * such as a file altered since it was checked. After a kill it can be run again.
 */
export async function readBackup(
  { pool, settings, migrations = 'migrations' }: BackupParts & { migrations?: string },
  { file, digest, manifest }: CheckedBackup,
  { report = () => {}, signal }: RunOptions = {},
): Promise<void> {
  const stores = await openStores(settings)
  const known = listMigrations(migrations)
  checkFits(manifest, known, Object.keys(stores))

  const client = await pool.connect()
  client.on('error', () => {}) // the running query fails with the same error
  let staging: Staging | undefined
  let committing = false
  try {
    await client.query(`begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
      set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'`)
    const applied = await checkEmpty(client, manifest)
    staging = await openStaging(settings.dataDir, stores, report)

    report(`Restoring the backup of ${manifest.createdAt}`)
    const db = kyselyOnClient(client)
    const ran = await migrate(db, migrations, { names: manifest.migrations, inTransaction: true })
    if (ran.length !== manifest.migrations.length - applied.length) throw inUse()
    await load(client, staging, manifest, readEntries(file, digest), { report, signal })
    const newer = await migrate(db, migrations, { inTransaction: true })
    await client.query(END_ACCESS)
    if (newer.length > 0) report(`  migrated: ${newer.join(', ')}`)
    await staging.place()
    signal?.throwIfAborted()
    committing = true
    await client.query('commit')
  } catch (error) {
    client.release(true) // closes the connection: the server rolls back
    // The answer to a commit may be lost. The files stay: the next restore finds out whether it was committed.
    if (committing) throw unsure(error)
    await staging?.undo()
    throw error
  }
  client.release()
  staging.finish()
}

/** The query builder on one client, which it takes for a pool. It never closes the client. */
function kyselyOnClient(client: ClientBase) {
  const borrowed = { query: client.query.bind(client), release() {} }
  const pool = { connect: async () => borrowed, end: async () => {} }
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool: pool as never }) })
}

function checkFits({ migrations, stores }: Manifest, known: string[], places: string[]) {
  const odd = migrations.find((name, at) => known[at] !== name)
  if (odd !== undefined) {
    const reason = `it was made at migration ${migrations.at(-1)}, and this program does not know ${odd}`
    throw new Error(`The backup is of a newer version of the program: ${reason}. Update the program first.`)
  }
  const lost = stores.find((name) => !places.includes(name))
  if (lost !== undefined) throw new Error(`The backup holds files "${lost}", and this program has no place for them.`)
}

/** Throws unless the database has no rows and no newer tables. Resolves to the migrations it has seen. */
async function checkEmpty(client: ClientBase, { migrations }: Manifest): Promise<string[]> {
  const { rows: lock } = await client.query('select pg_try_advisory_xact_lock($1) as taken', [LOCK])
  if (!lock[0].taken) throw inUse()
  for (const { name } of await listTables(client)) {
    await client.query(`lock table ${quote(name)} in access exclusive mode`) // no rows can be added from here on
    const { rows } = await client.query(`select exists (select from ${quote(name)}) as filled`)
    if (!rows[0].filled) continue
    throw new Error(
      `The database is not empty: table ${name} has rows. Restore into an empty database. Nothing was changed.`,
    )
  }
  const applied = await appliedMigrations(client)
  if (applied.some((name, at) => migrations[at] !== name)) {
    throw new Error(
      'The database has newer tables than the backup. Restore into an empty database. Nothing was changed.',
    )
  }
  return applied
}

const inUse = () => new Error('Another process uses this database. Stop the program, then restore again.')

const unsure = (cause: unknown) =>
  new Error(
    `The connection was lost at the very end (${(cause as Error).message}). Restore again: if it then says that the ` +
      'database is not empty, everything was restored.',
    { cause },
  )

async function load(
  client: ClientBase,
  staging: Staging,
  manifest: Manifest,
  entries: AsyncIterable<Entry>,
  { report = () => {}, signal }: RunOptions,
) {
  const { tables } = manifest
  const enableTriggers = await disableTriggers(client)
  if (tables.length > 0) await client.query(`truncate ${tables.map(({ name }) => quote(name))}`) // rows that migrations have added
  await client.query('set constraints all deferred')
  const counts = new Map<string, number>()
  let loading: Loading | undefined
  const endTable = async () => {
    if (loading) report(`  table ${loading.name}: ${await loading.end()} rows`)
    loading = undefined
  }
  for await (const entry of entries) {
    signal?.throwIfAborted()
    const [kind, place = '', ...rest] = entry.name.split('/')
    if (kind === 'tables') {
      const name = decodeURIComponent(place)
      if (loading?.name !== name) await endTable()
      loading ??= loadRows(client, find(tables, name))
      await loading.write(entry.body)
      continue
    }
    await endTable()
    if (kind === 'files') {
      await staging.addFile(place, rest.join('/'), entry)
      counts.set(place, (counts.get(place) ?? 0) + 1)
    } else if (entry.name === 'secret') await staging.addSecret(entry)
    else if (entry.name === MANIFEST) for await (const _ of entry.body);
    else throw new Error(`The backup has an unknown entry: ${entry.name}`)
  }
  await endTable()
  for (const [store, count] of counts) report(`  ${store}: ${count} files`)
  await setSequences(client, manifest.sequences)
  await client.query('set constraints all immediate')
  await enableTriggers()
}

function find(tables: Manifest['tables'], name: string) {
  const table = tables.find((each) => each.name === name)
  if (!table) throw new Error(`The backup holds rows of a table it does not name: ${name}`)
  return table
}
