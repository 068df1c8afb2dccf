import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Caller, callAs } from './call.ts'
import { makeZip, sendZip } from './zip.ts'

/** What a crash ends. */
export type Victim = 'node' | 'postgres' | 'both'

const ADMIN = { email: 'marina@exemplo.com.br', password: 'uma-senha-da-marina' }
const WRITERS = 4

/** Writes of a round that are acknowledged before its crash, however slow the machine is. */
const WRITTEN = 8

export interface Running {
  child: ChildProcess
  origin: string
  admin: Caller
}

/**
 * Writes by several callers at once while the program is killed, once for each victim, and counts the acknowledged
 * writes that are not there afterwards.
 * @param prepare fills the data folder before the first start
 */
export async function crash(
  victims: Victim[],
  prepare: (dataDir: string) => void = () => {},
): Promise<{ acknowledged: number; lost: number; restarts: number[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-crash-'))
  const titles = new Map<number, string>()
  const restarts: number[] = []
  prepare(dataDir)
  let running = await start(dataDir)
  try {
    for (const [round, victim] of victims.entries()) {
      const crashed = new AbortController()
      const before = titles.size
      const writing = write(running.admin, round, titles, crashed.signal)
      while (titles.size < before + WRITTEN) await sleep(10)
      await sleep(Math.random() * 500) // the moment of the crash is what is being tried
      const started = performance.now()
      if (victim !== 'node') process.kill(postmasterOf(dataDir), 'SIGKILL')
      if (victim !== 'postgres') running = await startAgain(running, dataDir)
      await untilServing(running.admin)
      crashed.abort()
      await writing
      restarts.push(Math.round(performance.now() - started))
    }
    return { acknowledged: titles.size, lost: await countLost(running.admin, titles), restarts }
  } finally {
    const ended = once(running.child, 'exit')
    running.child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true })
  }
}

/** Articles of an import that is killed. */
const IMPORTED = 300

/**
 * Kills the program while a ZIP of articles is imported, at each part of the time that one took, and imports it anew after.
 * @param prepare fills the data folder before the first start
 * @returns the numbers of articles that were neither none nor all
 */
export async function crashImport(parts: number[], prepare: (dataDir: string) => void = () => {}): Promise<number[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-crash-'))
  prepare(dataDir)
  let running = await start(dataDir)
  const send = async (round: number) => sendZip(running.admin, 'import', await zipOf(round)).catch(() => undefined)
  const torn: number[] = []
  try {
    const began = performance.now()
    if ((await send(0))?.status !== 200) throw new Error('The import was refused')
    const took = performance.now() - began
    for (const [index, part] of parts.entries()) {
      const round = index + 1
      const before = await countArticles(running.admin)
      const sending = send(round)
      await sleep(took * part)
      running = await startAgain(running, dataDir)
      await sending
      await untilServing(running.admin)
      const made = (await countArticles(running.admin)) - before
      if (made !== 0 && made !== IMPORTED) torn.push(made)
      if (made === 0 && (await send(round))?.body.data?.made !== IMPORTED) throw new Error('It could not be done again')
    }
    return torn
  } finally {
    const ended = once(running.child, 'exit')
    running.child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true })
  }
}

const zipOf = (round: number) =>
  makeZip(
    Object.fromEntries(
      Array.from({ length: IMPORTED }, (_, n) => [
        `${n}.md`,
        `---\ntitle: Artigo ${round}.${n}\n---\n## Parte\n\nTexto com [link](${(n + 1) % IMPORTED}.md).`,
      ]),
    ),
  )

const countArticles = async (admin: Caller): Promise<number> =>
  (await admin.get('/api/v1/list-archive?all=1&limit=1')).body.total

/** Begins to start the program on a data folder, in a process of its own. */
export function spawnProgram(dataDir: string, settings: Record<string, string> = {}) {
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    SEED: 'none',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'error',
    ...settings,
  }
  return spawn(process.execPath, ['tests/program-child.ts'], { env, stdio: ['ignore', 'pipe', 'ignore'] })
}

/** Starts the program so, and signs its admin in. */
export async function start(dataDir: string, settings?: Record<string, string>): Promise<Running> {
  const child = spawnProgram(dataDir, settings)
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /^listening (\d+)$/.exec(line)?.[1]
    if (!port) continue
    child.stdout.resume()
    const origin = `http://127.0.0.1:${port}`
    return { child, origin, admin: await callAs({ origin }).signIn(ADMIN.email, ADMIN.password) }
  }
  throw new Error('The program did not start')
}

/** Kills the program and starts it again. */
export async function startAgain({ child }: Running, dataDir: string, settings?: Record<string, string>) {
  const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
  child.kill('SIGKILL')
  await ended
  return start(dataDir, settings)
}

/** Adds articles until the crash is over, noting each only once it is acknowledged. */
async function write(admin: Caller, round: number, titles: Map<number, string>, over: AbortSignal) {
  const writer = async (_: unknown, number: number) => {
    for (let n = 0; !over.aborted; n++) {
      const title = `${round}.${number}.${n}`
      const answer = await admin.post('/api/v1/new-archive', { title }).catch(() => undefined)
      if (answer?.status === 200) titles.set(answer.body.data.id, title)
      else await sleep(20) // the server is away
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, writer))
}

async function untilServing(admin: Caller) {
  for (;;) {
    const { status, body } = await admin.get('/readyz')
    if (status === 200) return
    if (status !== 503) throw new Error(`/readyz says ${status}: ${JSON.stringify(body)}`)
    await sleep(20)
  }
}

async function countLost(admin: Caller, titles: Map<number, string>): Promise<number> {
  const found = new Map<number, string>()
  for (let next: string | undefined = ''; next !== undefined; ) {
    const { body } = await admin.get(`/api/v1/list-archive?all=1${next && `&cursor=${next}`}`)
    for (const { id, title } of body.data.result) found.set(id, title)
    next = body.next
  }
  return [...titles].filter(([id, title]) => found.get(id) !== title).length
}

/** Every process of a server works in its data folder; the postmaster's number is in its pid file. */
function postmasterOf(dataDir: string): number {
  const folder = join(dataDir, 'postgres')
  const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
  if (!readdirSync('/proc').includes(String(pid)) || readlinkSync(`/proc/${pid}/cwd`) !== folder)
    throw new Error('No postmaster there')
  return pid
}
