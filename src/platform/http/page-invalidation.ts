import type { ClientConfig } from 'pg'
import type { Logger } from 'pino'
import { type Listener, listen } from '../db/listen.ts'
import type { PageCache } from './page-cache.ts'

/**
 * Drops or ages the cached pages whenever the database notifies that they are out of date, whichever process changed
 * what they show (migrations/0018_public_views.sql).
 */
export const subscribeToInvalidation = (connection: ClientConfig, pages: PageCache, log: Logger): Listener =>
  listen(connection, 'pages', {
    onNotify: (change) => (change === 'age' ? pages.age() : pages.drop()),
    onGap: () => pages.drop(),
    log,
  })
