import type { ClientConfig } from 'pg'
import type { Program } from '../context.ts'
import { listen } from '../db/listen.ts'

/**
 * Hears from the database what changed of the public pages (migrations/0005_page_news.sql), whichever process changed
 * it, until the returned function is called.
 */
export const subscribeToInvalidation = (connection: ClientConfig, { pages, log }: Pick<Program, 'pages' | 'log'>) =>
  listen(connection, 'pages', {
    onNotify: (news) => (news === 'age' ? pages.age() : pages.drop()),
    onGap: () => pages.drop(),
    log,
  })
