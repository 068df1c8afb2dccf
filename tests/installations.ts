import { createHash, randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, beforeAll, inject, vi } from 'vitest'
import { listTables } from '#platform/backup/catalog.ts'
import { checkBackup, readBackup } from '#platform/backup/read-backup.ts'
import { writeBackup } from '#platform/backup/write-backup.ts'
import type { Program } from '#platform/context.ts'
import { openPool } from '#platform/db/open.ts'
import { startApp } from './app.ts'
import { addArchive } from './factories.ts'

type Parts = Parameters<typeof readBackup>[0]

let folder: string | undefined
const pools: Pool[] = []
let count = 0

/** A path where nothing is yet, in a folder of this test file's own. */
export function newPath(name = 'part') {
  folder ??= mkdtempSync(join(tmpdir(), 'vitrine-backup-'))
  return join(folder, `${++count}-${name}`)
}

/** Ends and removes all that was made here. */
export async function removeInstallations() {
  for (const pool of pools.splice(0)) await pool.end()
  if (folder) rmSync(folder, { recursive: true })
  folder = undefined // the next test file of this worker gets its own
}

/** An installation with an empty database and an empty data folder. */
export async function newTarget() {
  const database = `backup_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = openPool({ ...inject('database'), max: 1 })
  await admin.query(`create database ${database}`)
  await admin.end()
  const pool = openPool({ ...inject('database'), database, max: 3 })
  pools.push(pool)
  const dataDir = newPath('data')
  mkdirSync(dataDir)
  return { pool, settings: { dataDir }, dataDir, database }
}

/** A database of the run's server as DATABASE_URL. */
export function databaseUrl(database: string): string {
  const { host, user, password } = inject('database')
  return `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host!)}`
}

/** Checks a file and restores it. */
export const restore = async (target: Parts, file: string) => readBackup(target, await checkBackup(file))

/** The path of a new backup. */
export async function backUp(parts: Parts) {
  const file = newPath('backup.tar.gz')
  await writeBackup(parts, file)
  return file
}

/** Every table's rows as text, by table. */
export async function rowsOf({ pool }: Pick<Parts, 'pool'>) {
  const client = await pool.connect()
  const tables = await listTables(client)
  client.release()
  const rows: Record<string, unknown[]> = {}
  for (const { name } of tables)
    rows[name] = (await pool.query(`select t::text as row from public."${name}" t order by 1`)).rows
  return rows
}

/** What a restored installation must have of those rows: all but what gave access, and the line that says it was restored. */
export const withoutAccess = ({
  sessions: _,
  password_links: __,
  security_log: ___,
  ...rows
}: Record<string, unknown[]>) => rows

/** Every file below a folder, by name, as a hash. */
export const filesOf = (dataDir: string) =>
  Object.fromEntries(
    readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(dataDir, name)).isFile())
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(dataDir, name)))
          .digest('hex'),
      ]),
  )

/** Writes a file, and its folders. */
export function put(path: string, content: string | Buffer) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** A folder of migrations: those of another one, and more. */
export function newMigrations(more: Record<string, string>, base?: string) {
  const made = newPath('migrations')
  mkdirSync(made)
  if (base) cpSync(base, made, { recursive: true })
  for (const [name, text] of Object.entries(more)) writeFileSync(join(made, `${name}.sql`), text)
  return made
}

const ODD_NAMES = [
  'foto de março – 100%.png',
  'a  b.txt',
  ' leading and trailing ',
  'new\nline and \\back\\slash',
  '"quotes" and \'apostrophes\'',
  '-rf',
  '..hidden',
  'trailing.',
  '日本語/🦊/deep',
  `${'long'.repeat(60)}.webp`,
]

/** Gives the program rows and files that are hard to keep, and a password link that is open. */
export async function fillInstallation(
  { pool, settings: { dataDir } }: Pick<Program, 'pool' | 'settings'>,
  archive: number,
) {
  await pool.query('insert into archive_likes (archive_id, device) values ($1, $2)', [archive, 'a device'])
  await pool.query(`insert into site_settings (section, value) values ('odd', $1)`, [{ a: '\u2028 "\\n" é' }])
  await pool.query(`insert into password_links (hash, user_id, expires_at) values ('of a link', 1, '2199-12-31')`)
  await pool.query(
    `insert into page_views (page, staff) select 'página ' || n || repeat('x', 500), false from generate_series(1, 8000) n`,
  )
  put(join(dataDir, 'secret'), 'k'.repeat(64))
  put(join(dataDir, 'uploads', 'large.webp'), randomBytes(2_000_000))
  put(join(dataDir, 'uploads', 'empty'), '')
  for (const name of ODD_NAMES) put(join(dataDir, 'uploads', name), `content of ${name}`)
  put(join(dataDir, 'private', 'payslips', 'março.pdf'), randomBytes(1000))
}

/** Starts the program, filled with what each kind of table and file can have, for tests that back it up. */
export function startFilled() {
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
  const app = startApp()
  beforeAll(async () => {
    const text = { title: 'Aço\t"inox"\\N\n', markdown: 'Linha\r\n\\.\n\\N\n'.repeat(1000) }
    await fillInstallation(app, await addArchive(app, text))
  })
  afterAll(removeInstallations)
  return {
    app,
    /** The program as `writeBackup` takes it. */
    source: () => ({ pool: app.pool, settings: app.settings }),
  }
}
