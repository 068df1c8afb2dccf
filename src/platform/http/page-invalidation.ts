import type { ClientConfig } from 'pg'
import type { Logger } from 'pino'
import { type Listener, listen } from '../db/listen.ts'
import type { PageCache } from './page-cache.ts'

/**
 * Drops or ages the cached pages when the database notifies that their content has changed, by whichever process
 * (migrations/0018_public_views.sql).
 */
export const subscribeToInvalidation = (connection: ClientConfig, pages: PageCache, log: Logger): Listener =>
  listen(connection, 'pages', {
    onNotify: (change) => (change === 'age' ? pages.age() : pages.drop()),
    onGap: () => pages.drop(),
    log,
  })
