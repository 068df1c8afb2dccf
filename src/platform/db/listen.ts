import pg from 'pg'
import type { Logger } from 'pino'

/** Milliseconds before a lost listener connects again. */
const RETRY = 1000
/** Milliseconds a query on the listener's connection may take before the connection counts as lost. */
const QUERY_TIMEOUT = 5000

export interface Listener {
  /** Resolves once it listens for the first time. */
  listens: Promise<void>
  /**
   * Waits until `onNotify` has been called for all that was committed before; where the connection is lost, until `onGap`
   * has been called.
   */
  received(): Promise<void>
  close(): Promise<void>
}

/**
 * Listens on a PostgreSQL channel, over a connection of its own. Where that is lost it connects again, and calls `onGap`,
 * since notifications may have been missed.
 */
export function listen(
  config: pg.ClientConfig,
  channel: string,
  { onNotify, onGap, log }: { onNotify(payload: string): void; onGap(): void; log: Logger },
): Listener {
  let client: pg.Client | undefined
  /** Waits for that client's notifications; undefined while it does not listen. */
  let flush: (() => Promise<unknown>) | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  const { promise: listens, resolve: begun } = Promise.withResolvers<void>()

  async function connect() {
    const mine = new pg.Client({
      ...config,
      application_name: 'vitrine listener',
      keepAlive: true,
      query_timeout: QUERY_TIMEOUT,
    })
    client = mine
    let lost = false
    const retry = () => {
      if (lost || closed) return
      lost = true
      flush = undefined
      mine.removeAllListeners('notification')
      void mine.end().catch(() => {})
      timer = setTimeout(connect, RETRY)
    }
    mine.on('error', retry)
    mine.on('end', retry)
    mine.on('notification', ({ payload = '' }) => onNotify(payload))
    try {
      await mine.connect()
      await mine.query(`listen ${pg.escapeIdentifier(channel)}`)
      if (!lost) flush = flushOf(mine)
      onGap()
      begun()
    } catch (error) {
      log.warn({ err: error }, 'listener could not connect')
      retry()
    }
  }

  void connect()
  return {
    listens,
    async received() {
      if (!flush) return onGap()
      await flush().catch(onGap)
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}

/**
 * Waits until a client has been sent the notifications of all that was committed before: it is sent them before a query
 * is answered. One query runs at a time; those who come meanwhile share the next one.
 */
function flushOf(client: pg.Client): () => Promise<unknown> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<unknown> | undefined
  return () =>
    (next ??= running.then(() => {
      next = undefined
      running = client.query('select')
      running.catch((error) => client.emit('error', error))
      return running
    }))
}
