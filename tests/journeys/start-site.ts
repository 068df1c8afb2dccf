import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { readPassword, USER } from '#platform/db/embedded/password.ts'

/** The accounts of every site under test. */
export const ADMIN = { email: 'marina@exemplo.com.br', password: 'uma-senha-da-marina' }
export const STAFF = { email: 'davi@exemplo.com.br' }

/** The built program, started as `npm start` does, on a free port and a data folder of its own. */
export interface Site {
  origin: string
  /** The ordinary member of staff's password, as printed on the first run. */
  staffPassword: string
  process: ChildProcess
  dataDir: string
}

/**
 * Starts a site and waits until it says where it listens. A site with the demo's content has the data folder that
 * prepare-site.ts made, copied; without one, and for SEED=none, it is a first run.
 */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-site-'))
  const { PREPARED_SITE, PREPARED_PASSWORD = '' } = process.env
  const isPrepared = PREPARED_SITE !== undefined && env.SEED === undefined
  // By the system's own command: Node's takes a second of processor time for these thousand files.
  if (isPrepared) execFileSync('cp', ['-a', `${PREPARED_SITE}/.`, dataDir])
  return launch(dataDir, isPrepared ? PREPARED_PASSWORD : '', env)
}

/** Starts another process of a site: on its database and its data folder, at an origin of its own. */
export async function startBeside({ dataDir, staffPassword }: Site): Promise<Site> {
  const folder = join(dataDir, 'postgres')
  const password = readPassword(`${folder}.password`)
  return launch(dataDir, staffPassword, {
    DATABASE_URL: `postgresql://${USER}:${password}@${encodeURIComponent(folder)}/postgres`,
    SEED: 'demo',
    UI_DELAYS: '0',
  })
}

async function launch(dataDir: string, staffPassword: string, env: Record<string, string>): Promise<Site> {
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const site = { origin: '', staffPassword, process: child, dataDir }
  for await (const line of createInterface({ input: child.stdout! })) {
    site.origin ||= /^Vitrine: (\S+)/.exec(line)?.[1] ?? ''
    site.staffPassword ||= /^ {2}Staff +\S+ +(\S+)/.exec(line)?.[1] ?? ''
    if (site.origin && (site.staffPassword || env.SEED === 'none')) break
  }
  child.stdout!.resume()
  if (!site.origin) throw new Error('The site did not start')
  return site
}

/** Ends a site as Ctrl+C does, its database included, and removes its folder, unless that is to stay. */
export async function stopSite({ process: child, dataDir }: Site, { keep = false } = {}) {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGINT')
    await ended
  }
  if (!keep) rmSync(dataDir, { recursive: true })
}
