import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DataFolder, processOptions } from './data-folder.ts'
import { logSize, logTail, trimLog } from './log.ts'
import { SERVER_SETTINGS } from './settings.ts'

/** A running server. `exited` resolves to its exit code, null when a signal ended it; it never rejects. */
export interface Server {
  pid: number
  exited: Promise<number | null>
  stop(): Promise<void>
}

/** Crash recovery of a database of this size takes seconds. */
const READY_WITHIN = 5 * 60_000
/** A clean shutdown writes one checkpoint. After this the server stops at once, and recovers at its next start. */
const STOP_WITHIN = 30_000
const LOG_CHECK = 60 * 60_000

/**
 * Starts a server on a prepared folder and resolves once it takes connections; `signal` gives up on that.
 * Throws, with the end of its log, when it does not come up.
 */
export async function launchServer(dataFolder: DataFolder, settings: string[], signal?: AbortSignal): Promise<Server> {
  trimLog(dataFolder.log)
  const loggedBefore = logSize(dataFolder.log)
  // A file, never our own stderr: a server that outlives a killed program would keep that pipe open for its reader for ever.
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
    child.once('error', () => resolve(null)) // it could not be started at all
  })
  const stop = stopper(child, exited)
  const endWithProgram = () => child.kill('SIGINT')
  const trimming = setInterval(() => trimLog(dataFolder.log), LOG_CHECK).unref()
  process.once('exit', endWithProgram)
  void exited.then(() => {
    process.off('exit', endWithProgram)
    clearInterval(trimming)
  })
  try {
    await untilReady(dataFolder, child, exited, signal)
  } catch (error) {
    await stop()
    const said = logTail(dataFolder.log, loggedBefore)
    throw new Error(
      `PostgreSQL did not start on ${dataFolder.folder}: ${(error as Error).message}\n${said}\n(from ${dataFolder.log})`,
    )
  }
  return { pid: child.pid!, exited, stop }
}

/** Waits for `ready` in the pid file's eighth line: asking by connections would fill the log with refusals meanwhile. */
async function untilReady(
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
  for (const end = Date.now() + READY_WITHIN; Date.now() < end; await sleep(10)) {
    if (failed) throw failed
    if (signal?.aborted) throw new Error('the program is stopping.')
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    if (lines[0] === String(child.pid) && lines[7]?.trim() === 'ready') return
  }
  throw new Error(`it was not ready within ${READY_WITHIN / 60_000} minutes.`)
}

/** Stops a server by PostgreSQL's fast shutdown: clients are disconnected, everything is written, nothing needs recovery. */
function stopper(child: ChildProcess, exited: Promise<number | null>) {
  return async () => {
    child.kill('SIGINT')
    const impatient = setTimeout(() => child.kill('SIGQUIT'), STOP_WITHIN)
    await exited
    clearTimeout(impatient)
  }
}
