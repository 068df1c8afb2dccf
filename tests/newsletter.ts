import { beforeEach, onTestFinished } from 'vitest'
import { leavePaths } from '#domains/newsletter/server/links.ts'
import type { PageRules } from '#platform/http/pages.ts'
import type { Settings } from '#platform/settings.ts'
import { NOW, startApp, type TestApp } from './app.ts'
import { addArchive } from './factories.ts'
import { startMailServer } from './mail-server.ts'

/** Starts the program with nobody on the list before each test, and with what readers and staff do there. */
export function startNewsletter(settings: Partial<Settings> = {}, pages?: PageRules) {
  // Each call comes from a network of its own: nobody spends another's share.
  const app = startApp({ proxies: 1, ...settings }, pages)
  let network = 0
  const fromAnother = () => ({ 'x-forwarded-for': `203.0.${113 + (++network >> 8)}.${network & 255}` })

  beforeEach(async () => {
    app.clock.set(NOW)
    for (const table of ['newsletter_sendings', 'newsletter_subscribers', 'rate_limits', 'archives'] as const)
      await app.db.deleteFrom(table).execute()
    await app.pool.query('delete from jobs.job').catch(() => {})
  })

  return {
    app,
    fromAnother,
    subscribe: (email: string, from = fromAnother()) =>
      app.people.visitor.post('/api/v1/newsletter/subscribe', { email }, from),
    /** Readers who have confirmed; says their ids. */
    async addReaders(...emails: string[]): Promise<number[]> {
      const rows = await app.db
        .insertInto('newsletter_subscribers')
        .values(emails.map((email) => ({ email, asked_at: NOW, confirmed_at: NOW })))
        .returning('id')
        .executeTakeFirstOrThrow()
        .then(() => app.db.selectFrom('newsletter_subscribers').select('id').orderBy('id').execute())
      return rows.map(({ id }) => id)
    },
    leaveToken: (id: number) => leavePaths(app, id).page.split('/').at(-1)!,
    /** A mail server that the program sends by until the test ends. */
    async openMailServer(options: Parameters<typeof startMailServer>[0] = {}) {
      const server = await startMailServer(options)
      Object.assign(app.settings, {
        smtpUrl: `smtp://127.0.0.1:${server.port}`,
        mailFrom: 'Vitrine <ola@exemplo.com.br>',
      })
      onTestFinished(() => void Object.assign(app.settings, { smtpUrl: undefined, mailFrom: undefined }))
      return server
    },
    /** Makes it no demonstration until the test ends: without a mail server its letters go nowhere. */
    takeMailAway() {
      Object.assign(app.settings, { seed: 'none' })
      onTestFinished(() => void Object.assign(app.settings, { seed: 'demo' }))
    },
    /** Does what is due, so many milliseconds later. */
    async later(milliseconds: number) {
      app.clock.set(new Date(app.clock.now().getTime() + milliseconds))
      await app.runJobs()
    },
  }
}

/** What the admin does to send an article. */
export function sendingBy(app: TestApp) {
  const draftOf = async (id: number) => (await app.people.admin.post('/api/v1/newsletter/draft', { id })).body.data
  return {
    publish: (fields: object = {}) =>
      addArchive(app, {
        title: 'Sete filamentos',
        description: 'Uma **tabela** de oficina.',
        archive_public: true,
        ...fields,
      }),
    send: (id: number, subject = 'Sete filamentos') =>
      app.people.admin.post('/api/v1/newsletter/send', { id, subject }),
    draftOf,
    /** How far an article that was sent has come. */
    countsOf: async (id: number) => (await draftOf(id)).sending.counts,
  }
}
