import type { ClientConfig } from 'pg'
import type { Logger } from 'pino'
import { type Listener, listen } from '../db/listen.ts'
import type { Mail } from '../mail/email.ts'
import type { PageCache } from './page-cache.ts'

/** Milliseconds until the mail server is read again where the database did not answer. */
const RETRY = 1000

/**
 * Drops or ages the cached pages when the database notifies that their content has changed, by whichever process
 * (migrations/0018_public_views.sql). Where the mail server has changed, it is read first: pages say whether there is one.
 */
export function subscribeToInvalidation(
  connection: ClientConfig,
  { pages, mail, log }: { pages: PageCache; mail: Pick<Mail, 'reload'>; log: Logger },
): Listener {
  let isClosed = false
  let reloaded = Promise.resolve()
  function reloadMail() {
    if (isClosed) return
    reloaded = mail.reload().then(
      () => pages.drop(),
      (err) => {
        if (isClosed) return
        log.warn({ err }, 'the mail server could not be read')
        setTimeout(reloadMail, RETRY).unref()
      },
    )
  }
  const listener = listen(connection, 'pages', {
    onNotify(change) {
      if (change === 'age') return pages.age()
      pages.drop()
      if (change === 'mail') reloadMail()
    },
    onGap() {
      pages.drop()
      reloadMail()
    },
    log,
  })
  return {
    ...listener,
    // What was read at the beginning drops the pages once more.
    listens: listener.listens.then(() => reloaded),
    close() {
      isClosed = true
      return listener.close()
    },
  }
}
