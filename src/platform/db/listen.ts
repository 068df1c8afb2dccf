import pg from 'pg'
import type { Logger } from 'pino'

/** Milliseconds before a lost listener connects again. */
const RETRY = 1000
/** Milliseconds a query on the listener's connection may take before the connection counts as lost. */
const QUERY_TIMEOUT = 5000

export interface Listener {
  /**
   * Waits until `onNotify` has been called for all that was committed before. Where the connection is lost, `onGap` has
   * been called instead.
   */
  received(): Promise<void>
  close(): Promise<void>
}

/**
 * Listens on a PostgreSQL channel, over a connection of its own. After a lost connection it connects again by itself,
 * and calls `onGap`, since notifications may have been missed.
 */
export function listen(
  config: pg.ClientConfig,
  channel: string,
  { onNotify, onGap, log }: { onNotify(payload: string): void; onGap(): void; log: Logger },
): Listener {
  let client: pg.Client | undefined
  /** The same, while it listens. */
  let listening: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

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
      listening = undefined
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
      if (!lost) listening = mine
      onGap()
    } catch (error) {
      log.warn({ err: error }, 'listener could not connect')
      retry()
    }
  }

  void connect()
  return {
    async received() {
      const asked = listening
      if (!asked) return onGap()
      try {
        // Before a connection's query is answered, it is sent the notifications of all that was committed before.
        await asked.query('select')
      } catch (error) {
        asked.emit('error', error)
        onGap()
      }
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
