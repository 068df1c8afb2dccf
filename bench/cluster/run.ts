// npm run bench:cluster: two processes of the program on three PostgreSQL under Patroni. While people write through both,
// the primary is killed, switched over and frozen, and one process of ours is killed; then every write that was
// acknowledged must be there. Needs Debian's packages, as up.sh says, and root.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPool } from '#platform/db/open.ts'
import { type Caller, callAs } from '#tests/call.ts'
import { serverProcesses, startServer, stopServer } from '../processes.ts'

const ADMIN = { email: 'marina@exemplo.com.br', password: 'uma-senha-da-marina' }
const BASE = Number(process.env.PORT_BASE ?? 21_000)
/** How long each fault is written through, in ms: a fail-over takes up to 20 s by the settings of up.sh. */
const THROUGH = 45_000
const FROZEN = 35_000

/** What is written: the call, what it says it wrote, and where that is found afterwards. */
const WRITES: { path: string; body: (mark: string) => object; find: string }[] = [
  { path: '/api/v1/client/new', body: (name) => ({ name }), find: 'select name as mark from clients' },
  { path: '/api/v1/new-archive', body: (title) => ({ title }), find: 'select title as mark from archives' },
  { path: '/api/v1/new-project', body: (title) => ({ title }), find: 'select title as mark from projects' },
  {
    path: '/api/v1/finance/report/addreport',
    body: (description) => ({
      description,
      amount: '12.50',
      category: 'Servidores',
      type: 'despesa',
      date: '2026-11-05',
    }),
    find: 'select description as mark from finance_reports',
  },
]

interface Outcome {
  written: Set<string>[]
  /** How often each status was answered that is not 200; 0 is no answer. */
  refused: Map<number, number>
  /** Other bodies than 200 and 503, for the reader. */
  odd: Set<string>
  /** When each write was acknowledged, in ms of this process. */
  moments: number[]
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-cluster-'))
chmodSync(folder, 0o755) // the servers run as another user
const { cluster, url } = await bringUp()
const env = {
  PORT: '0',
  DATABASE_URL: url,
  DATA_DIR: join(folder, 'data'),
  SEED: 'none',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  LOG_LEVEL: 'error',
}
const servers = [await startServer(['scripts/serve.mjs'], env, report)]
servers.push(await startServer(['scripts/serve.mjs'], env, report))
let failed = false
try {
  const admin = await callAs({ origin: servers[0]!.origin }).signIn(ADMIN.email, ADMIN.password)
  const callers = () => servers.map(({ origin }) => callAs({ origin }, admin.cookie))
  const total: Outcome = { written: WRITES.map(() => new Set()), refused: new Map(), odd: new Set(), moments: [] }
  const faults: [string, () => Promise<unknown>][] = [
    ['a killed primary', async () => process.kill(postmasterOf(await leader()), 'SIGKILL')],
    ['a switch-over', switchOver],
    ['a frozen primary', freeze],
    ['a killed process of ours', killOurs],
  ]
  for (const [name, happen] of faults) {
    const before = total.written.reduce((sum, { size }) => sum + size, 0)
    total.moments.length = 0
    total.refused.clear()
    const over = new AbortController()
    const writing = writeUntil(over.signal, callers(), total, name)
    await sleep(5000)
    await happen()
    await sleep(THROUGH)
    over.abort()
    await writing
    const acknowledged = total.written.reduce((sum, { size }) => sum + size, 0) - before
    const statuses = [...total.refused].map(([status, times]) => `${times} x ${status}`).join(', ')
    const pause = Math.round(longestPause(total.moments) / 1000)
    console.log(`${name}: ${acknowledged} acknowledged, longest pause ${pause} s; otherwise: ${statuses || 'nothing'}`)
    failed ||= [...total.refused.keys()].some((status) => status !== 0 && status !== 503)
    failed ||= (await tellLost(total)) > 0
  }
  for (const body of total.odd) console.log(body)
} finally {
  for (const { child } of servers) await stopServer(child)
  const ended = once(cluster, 'exit')
  cluster.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true })
}
process.exitCode = failed ? 1 : 0

async function bringUp(): Promise<{ cluster: ChildProcess; url: string }> {
  const child = spawn(join(import.meta.dirname, 'up.sh'), [join(folder, 'cluster')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /^DATABASE_URL=(.+)/.exec(line)?.[1]
    if (found) return { cluster: child, url: found }
  }
  throw new Error('The cluster did not start')
}

/** Prints what the program logs as an error, but for calls answered 503, which are counted. */
function report(line: string) {
  if (line.startsWith('{') && !line.includes('"status":503')) console.log(line.slice(0, 300))
}

/** Each kind of write by one person at each process, one after the other, with a mark of its own. */
async function writeUntil(over: AbortSignal, callers: Caller[], total: Outcome, round: string) {
  const writer = async (caller: Caller, process: number, kind: number) => {
    for (let n = 0; !over.aborted; n++) {
      const { path, body } = WRITES[kind]!
      const mark = `${round} ${process}.${n}`
      const answer = await caller.post(path, body(mark)).catch(() => undefined)
      if (answer?.status === 200) {
        total.written[kind]!.add(mark)
        total.moments.push(performance.now())
        continue
      }
      const status = answer?.status ?? 0
      total.refused.set(status, (total.refused.get(status) ?? 0) + 1)
      if (status !== 0 && status !== 503)
        total.odd.add(`${status} ${path} ${JSON.stringify(answer?.body)}`.slice(0, 300))
      await sleep(100)
    }
  }
  await Promise.all(callers.flatMap((caller, process) => WRITES.map((_, kind) => writer(caller, process, kind))))
}

function longestPause(moments: number[]): number {
  return moments.reduce((longest, moment, n) => Math.max(longest, n ? moment - moments[n - 1]! : 0), 0)
}

/** Prints and counts what was acknowledged since the start and is not there. */
async function tellLost({ written }: Outcome): Promise<number> {
  const pool = openPool({ connectionString: url, max: 1 })
  try {
    let lost = 0
    for (const [kind, marks] of written.entries()) {
      const { path, find } = WRITES[kind]!
      const { rows } = await pool.query<{ mark: string }>(find)
      const found = new Set(rows.map(({ mark }) => mark))
      const missing = [...marks].filter((mark) => !found.has(mark))
      lost += missing.length
      if (missing.length > 0)
        console.log(`${path}: ${missing.length} lost, the first ${missing[0]}, the last ${missing.at(-1)}`)
    }
    console.log(`lost of all acknowledged so far: ${lost}`)
    return lost
  } finally {
    await pool.end()
  }
}

/** The number of the node that is the primary, as Patroni says. */
async function leader(): Promise<number> {
  for (const n of [1, 2, 3]) {
    const answer = await fetch(`http://127.0.0.1:${BASE + 20 + n}/cluster`).catch(() => undefined)
    const { members } = ((await answer?.json()) ?? { members: [] }) as { members: { name: string; role: string }[] }
    const found = members.find(({ role }) => role === 'leader')?.name
    if (found) return Number(found.at(-1))
  }
  throw new Error('No primary')
}

function postmasterOf(node: number): number {
  return Number(readFileSync(join(folder, 'cluster', `node${node}`, 'postmaster.pid'), 'utf8').split('\n')[0])
}

async function switchOver() {
  const node = await leader()
  const answer = await fetch(`http://127.0.0.1:${BASE + 20 + node}/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader: `node${node}` }),
  })
  console.log(`switch-over: ${(await answer.text()).trim()}`)
}

/** Stops Patroni and every process of the primary for longer than the leader's lease, then lets them go on. */
async function freeze() {
  const node = await leader()
  const patroni = Number(readFileSync(join(folder, 'cluster', 'pids', `node${node}`), 'utf8'))
  const processes = [patroni, ...serverProcesses(join(folder, 'cluster', `node${node}`))]
  for (const pid of processes) process.kill(pid, 'SIGSTOP')
  await sleep(FROZEN)
  for (const pid of processes) process.kill(pid, 'SIGCONT')
}

/** Ends one process of ours at once, and starts another in its place. */
async function killOurs() {
  const { child } = servers.pop()!
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  servers.push(await startServer(['scripts/serve.mjs'], env, report))
}
