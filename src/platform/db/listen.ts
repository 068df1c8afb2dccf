import pg from 'pg'
import type { Logger } from 'pino'

/** Milliseconds before a lost listener connects again. */
const RETRY = 1000

/**
 * Hears what a PostgreSQL channel tells, over a connection of its own, until the returned function is called. After a
 * lost connection it goes on by itself and calls `onGap` first, since nobody knows what was told meanwhile.
 */
export function listen(
  config: pg.ClientConfig,
  channel: string,
  { onNotify, onGap, log }: { onNotify(payload: string): void; onGap(): void; log: Logger },
): () => Promise<void> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function connect() {
    const mine = new pg.Client({ ...config, application_name: 'vitrine listener', keepAlive: true })
    client = mine
    let lost = false
    const retry = () => {
      if (lost || closed) return
      lost = true
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
      onGap()
    } catch (error) {
      log.warn({ err: error }, 'listener could not connect')
      retry()
    }
  }

  void connect()
  return async () => {
    closed = true
    clearTimeout(timer)
    await client?.end().catch(() => {})
  }
}
