import type { ClientConfig } from 'pg'
import type { Logger } from 'pino'
import { type Listener, listen } from '../db/listen.ts'
import type { Held } from '../held.ts'
import type { PageCache } from './page-cache.ts'

/** Milliseconds until what is held is read again where the database did not answer. */
const RETRY = 1000

/**
 * Drops or ages the cached pages when the database notifies that their content has changed, by whichever process
 * (migrations/0018_public_views.sql). Where something has changed that is held in memory, it is read first: pages say whether
 * there is a mail server, and by whom a card is taken.
 * @param held by the names by which the database notifies of it
 */
export function subscribeToInvalidation(
  connection: ClientConfig,
  { pages, held, log }: { pages: PageCache; held: Readonly<Record<string, Held>>; log: Logger },
): Listener {
  let isClosed = false
  async function reload(name: string) {
    if (isClosed) return
    try {
      await held[name]?.reload()
      pages.drop()
    } catch (err) {
      if (isClosed) return
      log.warn({ err, name }, 'what is held in memory could not be read')
      setTimeout(() => void reload(name), RETRY).unref()
    }
  }
  let reloaded: Promise<unknown> = Promise.resolve()
  const listener = listen(connection, 'pages', {
    onNotify(change) {
      if (change === 'age') return pages.age()
      pages.drop()
      if (Object.hasOwn(held, change)) void reload(change)
    },
    onGap() {
      pages.drop()
      reloaded = Promise.all(Object.keys(held).map(reload))
    },
    log,
  })
  return {
    ...listener,
    // What was read at the beginning drops the pages once more.
    listens: listener.listens.then(async () => void (await reloaded)),
    close() {
      isClosed = true
      return listener.close()
    },
  }
}
