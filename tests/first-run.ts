import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openPool } from '#platform/db/open.ts'

/** How a first start ended, and what is there then. */
interface FirstRun {
  /** How long it took, in milliseconds. */
  ms: number
  /** Queries that it made, at any of which it may be killed. */
  queries: number
  /** Those that the printed passwords signed in: 'ID E-MAIL'. */
  accounts: string[]
  /** Whether the site has the example company. */
  seed: 'demo' | 'none'
  /** The modules that are off. */
  off: string[]
  /** Rows by table. */
  rows: Record<string, number>
}

/** How `pg` connects to a database server. */
type Server = { host?: string | undefined; user?: string | undefined; password?: unknown }

interface Starts {
  /** Starts killed at these queries. */
  killedAt?: number[]
  /** The `SEED` of an earlier start that ended well. */
  begunWith?: 'none'
}

/** Makes an installation, starts it as told, and then once more to its end, with the demonstration. */
export async function firstRun(server: Server, { killedAt = [], begunWith }: Starts = {}): Promise<FirstRun> {
  const database = `first_run_${crypto.randomUUID().replaceAll('-', '')}`
  const { host, user, password } = server
  const admin = openPool({ host, user, password: password as string, database: 'postgres', max: 1 })
  await admin.query(`create database ${database}`)
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-first-run-'))
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host ?? '')}`,
    SEED: 'demo',
    LOG_LEVEL: 'error',
  }
  const start = (more?: object) =>
    promisify(execFile)(process.execPath, ['tests/first-run-child.ts'], { env: { ...env, ...more } })
  try {
    if (begunWith) await start({ SEED: begunWith })
    for (const moment of killedAt) {
      const signal = await start({ KILL_AT: String(moment) }).then(
        () => undefined,
        (error) => error.signal,
      )
      if (signal !== 'SIGKILL') throw new Error(`The start was not killed at query ${moment}`)
    }
    return JSON.parse((await start()).stdout.split('\n')[1]!)
  } finally {
    await admin.query(`drop database ${database} with (force)`)
    await admin.end()
    rmSync(dataDir, { recursive: true })
  }
}
