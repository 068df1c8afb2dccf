import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Signals for an orphaned server, by milliseconds waited: fast shutdown, immediate shutdown, kill. */
const SIGNALS = new Map<number, NodeJS.Signals>([
  [0, 'SIGINT'],
  [10_000, 'SIGQUIT'],
  [20_000, 'SIGKILL'],
])
const SHUTDOWN_GRACE = 60_000
const POLL_INTERVAL = 20

/**
 * Stops the server that a killed program left running on `folder`, then removes its lock files. Call it only while holding
 * the claim on the folder: a server found then is an orphan. Throws where one does not end within a minute, or where a
 * process in another container uses the folder.
 */
export async function clearOrphan(folder: string): Promise<void> {
  await stopProcesses(folder)
  if (process.platform !== 'linux') return // there is no claim: PostgreSQL checks its lock files itself
  await refuseForeignServer(folder)
  // Stale by now: their process id may belong to another program, which PostgreSQL would take for a running server. Not
  // removed earlier, since postmaster.pid prevents two servers on one folder.
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) rmSync(join(folder, name), { force: true })
}

/** Ends all PostgreSQL processes on `folder`: by `SIGNALS`, or with `signal` first. */
export async function stopProcesses(folder: string, signal?: NodeJS.Signals): Promise<void> {
  const find = process.platform === 'linux' ? processesIn : orphanByPidFile
  let left = find(folder)
  for (let waited = 0; left.length > 0; waited += POLL_INTERVAL) {
    const due = waited === 0 && signal ? signal : SIGNALS.get(waited)
    if (due) for (const pid of left) sendSignal(pid, due)
    if (waited > SHUTDOWN_GRACE) {
      const pids = left.join(', ')
      throw new Error(
        `An orphaned PostgreSQL on ${folder} does not end: end process ${pids} by hand, then start again.`,
      )
    }
    await sleep(POLL_INTERVAL)
    left = find(folder)
  }
}

/**
 * All PostgreSQL processes with the folder as working directory, or as descriptor 3 (initdb, and a server that has just
 * started).
 */
function processesIn(folder: string): number[] {
  const { dev, ino } = statSync(folder)
  const isFolder = (path: string) => {
    try {
      const found = statSync(path)
      return found.dev === dev && found.ino === ino
    } catch {
      return false // gone, a zombie, or another user's
    }
  }
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const ours = pids.filter((pid) => (isFolder(`/proc/${pid}/cwd`) || isFolder(`/proc/${pid}/fd/3`)) && isPostgres(pid))
  const foreign = ours.find((pid) => inOtherNetwork(pid))
  if (foreign) throw inUseElsewhere(folder, `process ${foreign}`)
  return ours.map(Number)
}

function isPostgres(pid: string) {
  try {
    const program = readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, '') // after an update of the packages
    return ['postgres', 'initdb'].includes(basename(program))
  } catch {
    return false
  }
}

/** Claims are seen within one network namespace: a server in another one may well have its living program. */
function inOtherNetwork(pid: string) {
  try {
    return readlinkSync(`/proc/${pid}/ns/net`) !== readlinkSync('/proc/self/ns/net')
  } catch {
    return false
  }
}

/**
 * Throws where a server answers on the folder's socket though none of its processes is visible: it runs in another
 * container with the same volume. A socket file works across containers of one machine, not across machines.
 */
async function refuseForeignServer(folder: string) {
  const socket = connect(join(folder, '.s.PGSQL.5432'))
  const answered = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  if (answered) throw inUseElsewhere(folder, 'a process in another container')
}

function inUseElsewhere(folder: string, who: string) {
  const remedy = 'Stop it first: two servers on one folder destroy the data.'
  return new Error(`The data folder ${folder} is in use by ${who}. ${remedy}`)
}

/** Without /proc: the server that postmaster.pid names, where its program has ended (its parent is launchd then). */
function orphanByPidFile(folder: string): number[] {
  let pid: number
  try {
    pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return []
  }
  if (!pid) return []
  const [parent, program = ''] = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
    .stdout.trim()
    .split(/\s+/)
  return parent === '1' && basename(program) === 'postgres' ? [pid] : []
}

function sendSignal(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended already.
  }
}
