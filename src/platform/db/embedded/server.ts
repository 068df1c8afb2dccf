import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DataFolder, processOptions } from './data-folder.ts'
import { logSize, logTail, trimLog } from './log.ts'
import { SERVER_SETTINGS } from './settings.ts'

/** A running server. `exited` resolves to its exit code, null where a signal ended it; it never rejects. */
export interface Server {
  pid: number
  exited: Promise<number | null>
  stop(): Promise<void>
}

// Milliseconds. Crash recovery of a small database takes seconds.
const START_TIMEOUT = 5 * 60_000
/** After this a shutdown becomes an immediate one, with recovery at the next start. */
const STOP_TIMEOUT = 30_000
const LOG_CHECK_INTERVAL = 60 * 60_000

/**
 * Starts a server on a prepared folder and resolves once it accepts connections; `signal` aborts that. Throws, with the
 * end of its log, where it does not start.
 */
export async function launchServer(dataFolder: DataFolder, settings: string[], signal?: AbortSignal): Promise<Server> {
  trimLog(dataFolder.log)
  const loggedBefore = logSize(dataFolder.log)
  // Not our own stderr: a server that outlives a killed program would keep that pipe open.
  const log = openSync(dataFolder.log, 'a', 0o600)
  const options = [...SERVER_SETTINGS, `unix_socket_directories=${dataFolder.data}`, ...settings].flatMap((each) => [
    '-c',
    each,
  ])
  const child = spawn(join(dataFolder.bin, 'postgres'), ['-D', dataFolder.data, ...options], {
    ...processOptions(dataFolder.owner),
    stdio: ['ignore', log, log, dataFolder.fd],
  })
  closeSync(log)
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
    child.once('error', () => resolve(null)) // it could not be started
  })
  const stop = makeStop(child, exited)
  const endWithProgram = () => child.kill('SIGINT')
  const trimming = setInterval(() => trimLog(dataFolder.log), LOG_CHECK_INTERVAL).unref()
  process.once('exit', endWithProgram)
  void exited.then(() => {
    process.off('exit', endWithProgram)
    clearInterval(trimming)
  })
  try {
    await waitUntilReady(dataFolder, child, exited, signal)
  } catch (error) {
    await stop()
    const said = logTail(dataFolder.log, loggedBefore)
    throw new Error(
      `PostgreSQL did not start on ${dataFolder.folder}: ${(error as Error).message}\n${said}\n(from ${dataFolder.log})`,
    )
  }
  return { pid: child.pid!, exited, stop }
}

/** Waits for `ready` in the eighth line of postmaster.pid: failed connections would fill the log. */
async function waitUntilReady(
  { folder }: DataFolder,
  child: ChildProcess,
  exited: Promise<number | null>,
  signal?: AbortSignal,
) {
  const file = join(folder, 'postmaster.pid')
  let failed: Error | undefined
  child.once('error', (error) => {
    failed = error
  })
  void exited.then((code) => {
    failed ??= new Error(`it ended ${code === null ? `by ${child.signalCode}` : `with code ${code}`}.`)
  })
  for (const end = performance.now() + START_TIMEOUT; performance.now() < end; await sleep(10)) {
    if (failed) throw failed
    if (signal?.aborted) throw new Error('the program is stopping.')
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    if (lines[0] === String(child.pid) && lines[7]?.trim() === 'ready') return
  }
  throw new Error(`it was not ready within ${START_TIMEOUT / 60_000} minutes.`)
}

/** Stops a server by PostgreSQL's fast shutdown: clients are disconnected, and the next start needs no recovery. */
function makeStop(child: ChildProcess, exited: Promise<number | null>) {
  return async () => {
    child.kill('SIGINT')
    const timer = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT)
    await exited
    clearTimeout(timer)
  }
}
