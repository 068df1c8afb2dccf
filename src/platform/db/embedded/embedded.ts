import { closeSync, existsSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { clearOrphan } from './orphan.ts'
import { type Connection, prepareFolder } from './prepare.ts'
import { launchServer, type Server } from './server.ts'

/** A running server; `stop` also releases its folder. */
export interface Embedded extends Server {
  connection: Connection
}

/** A server that is restarted when it dies. `pid` is that of the last one started. */
type Supervised = Omit<Embedded, 'exited'>

/** `ready`: the server accepts connections again. `down`: it has ended, and is started again in `retryIn` ms. */
export type ServerState = { state: 'ready' } | { state: 'down'; reason: string; retryIn: number }

const ballastOf = (folder: string) => `${folder}.ballast`

/** Milliseconds. */
const FIRST_RETRY = 100
const MAX_RETRY = 30_000
/** After a server has run for so long (ms), the delays begin again at the first. */
const STABLE_AFTER = 60_000

/**
 * Starts PostgreSQL on `folder`, created where missing, with a log (`<folder>.log`) and a password (`<folder>.password`)
 * beside it. Only the program's own user and root can connect. A server that a killed program left running is stopped
 * first. Throws, saying what to do, where another process uses the folder, another PostgreSQL version wrote it, or the
 * server does not start.
 * @param settings further server settings, such as 'fsync=off' for tests
 */
export async function startEmbedded(folder: string, settings: string[] = []): Promise<Embedded> {
  const { connection, server, release } = await launchOn(folder, settings)
  return { connection, pid: server.pid, exited: server.exited, stop: () => server.stop().then(release) }
}

/** Prepares a folder and starts a server on it, with the ballast's room where the disk is full; releases the folder where that fails. */
async function launchOn(folder: string, settings: string[]) {
  dropBallast(ballastOf(folder))
  const prepared = await prepareFolder(folder)
  try {
    return { ...prepared, server: await launchServer(prepared.dataFolder, settings) }
  } catch (error) {
    prepared.release()
    throw error
  }
}

/**
 * As `startEmbedded`, with a ballast file beside the folder, and restarts the server whenever it dies, with growing delays of up to half a minute. Connections
 * fail until then; their settings stay the same. Throws where the first start fails.
 */
export async function superviseEmbedded(
  folder: string,
  { settings = [], onState = () => {} }: { settings?: string[]; onState?: (state: ServerState) => void } = {},
): Promise<Supervised> {
  const { dataFolder, connection, release, ...launched } = await launchOn(folder, settings)
  let { server } = launched
  holdBallast(ballastOf(folder))
  const stopping = new AbortController()
  const watching = watch()
  return {
    connection,
    get pid() {
      return server.pid
    },
    async stop() {
      stopping.abort()
      await server.stop()
      await watching
      release()
    },
  }

  async function watch() {
    let retryIn = FIRST_RETRY
    for (;;) {
      const startedAt = performance.now()
      const code = await server.exited
      if (stopping.signal.aborted) return
      if (performance.now() - startedAt > STABLE_AFTER) retryIn = FIRST_RETRY
      let reason = `PostgreSQL ended (${code === null ? 'by a signal' : `code ${code}`}), see ${dataFolder.log}`
      for (let up = false; !up; ) {
        onState({ state: 'down', reason, retryIn })
        await sleep(retryIn, undefined, { signal: stopping.signal }).catch(() => {})
        if (stopping.signal.aborted) return
        retryIn = Math.min(retryIn * 2, MAX_RETRY)
        try {
          dropBallast(ballastOf(folder))
          await clearOrphan(dataFolder.folder) // processes that outlived their server
          server = await launchServer(dataFolder, settings, stopping.signal)
          if (stopping.signal.aborted) return await server.stop()
          up = true
        } catch (error) {
          if (stopping.signal.aborted) return
          reason = (error as Error).message
        }
      }
      onState({ state: 'ready' })
    }
  }
}

const MIB = 1024 * 1024
/** Bytes that are kept back for the database. */
const BALLAST = 64 * MIB
/** Below so many free bytes the database may not start: its next log segment takes 16 MiB. */
const TOO_LITTLE = 32 * MIB
/** What must be free before the ballast is written: more than what other writers leave free. */
const PLENTY = 512 * MIB

const freeBytes = (file: string) => {
  const { bavail, bsize } = statfsSync(dirname(file))
  return bavail * bsize
}

/** Writes the ballast where it is missing and there is plenty of room: bytes, since a hole would reserve nothing. */
function holdBallast(file: string): void {
  if (existsSync(file) || freeBytes(file) < PLENTY) return
  const zeros = Buffer.alloc(MIB)
  const open = openSync(file, 'w', 0o600)
  try {
    for (let written = 0; written < BALLAST; written += MIB) writeSync(open, zeros)
  } finally {
    closeSync(open)
  }
}

/**
 * Removes the ballast of a full disk, so that the database can start once more and the owner can delete something.
 */
function dropBallast(file: string): void {
  if (existsSync(file) && freeBytes(file) < TOO_LITTLE) rmSync(file)
}
