import { setTimeout as sleep } from 'node:timers/promises'
import { clearOrphan } from './orphan.ts'
import { prepareFolder } from './prepare.ts'
import { launchServer, type Server } from './server.ts'

/**
 * How `pg` reaches the server. On Linux `host` is `/proc/self/fd/N`, which means the folder in this process only:
 * another process (a test worker, say) writes this one's number for `self`.
 */
interface Connection {
  host: string
  user: string
  database: string
  password?: string
}

/** A running server. `exited` resolves to its exit code (null when a signal ended it); `stop` also gives the folder back. */
export interface Embedded {
  connection: Connection
  pid: number
  exited: Promise<number | null>
  stop(): Promise<void>
}

/** A server that is started again when it dies. `pid` is the present one's, or the last one's while none is up. */
interface Supervised {
  connection: Connection
  readonly pid: number
  stop(): Promise<void>
}

/** `ready`: the server takes connections again. `down`: it does not, `reason` says why, and another start comes in `retryIn` ms. */
export type ServerState = { state: 'ready' } | { state: 'down'; reason: string; retryIn: number }

const FIRST_RETRY = 100
const LONGEST_RETRY = 30_000
/** A server that ran this long (ms) had a good start: its end is a new trouble, not the old one going on. */
const SETTLED = 60_000

/**
 * Starts PostgreSQL on `folder`, made where missing, with a log (`<folder>.log`) and a password (`<folder>.password`) beside it.
 * `settings` are further server settings, such as 'fsync=off' for tests. Only the program's own user and root can connect.
 * A server that a killed program left behind is stopped first, cleanly. Throws, saying what to do, when another process uses
 * the folder, another PostgreSQL version wrote it, or the server does not come up.
 */
export async function startEmbedded(folder: string, settings: string[] = []): Promise<Embedded> {
  const { dataFolder, connection, release } = await prepareFolder(folder)
  try {
    const { pid, exited, stop } = await launchServer(dataFolder, settings)
    return { connection, pid, exited, stop: () => stop().then(release) }
  } catch (error) {
    release()
    throw error
  }
}

/**
 * As `startEmbedded`, and starts the server again whenever it dies, sooner at first, then every half minute. Meanwhile
 * connections fail; the settings for them stay the same. Throws when the first start fails. `onState` is for log and health.
 */
export async function superviseEmbedded(
  folder: string,
  { settings = [], onState = () => {} }: { settings?: string[]; onState?: (state: ServerState) => void } = {},
): Promise<Supervised> {
  const { dataFolder, connection, release } = await prepareFolder(folder)
  const stopping = new AbortController()
  let server: Server
  try {
    server = await launchServer(dataFolder, settings)
  } catch (error) {
    release()
    throw error
  }

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
      if (performance.now() - startedAt > SETTLED) retryIn = FIRST_RETRY
      let reason = `PostgreSQL ended (${code === null ? 'by a signal' : `code ${code}`}), see ${dataFolder.log}`
      for (let up = false; !up; ) {
        onState({ state: 'down', reason, retryIn })
        await sleep(retryIn, undefined, { signal: stopping.signal }).catch(() => {})
        if (stopping.signal.aborted) return
        retryIn = Math.min(retryIn * 2, LONGEST_RETRY)
        try {
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
