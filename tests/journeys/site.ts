import { type APIRequestContext, type BrowserContext, test as base, expect, type Page, request } from '@playwright/test'
import { queryDatabase } from './database.ts'
import { ADMIN, type Site, STAFF, startSite, stopSite } from './start-site.ts'
import { WarmContext, warmContexts } from './warm-context.ts'

// What most journeys use beside the fixtures.
export { expectAccessible, expectContrastInDark, expectFitting } from './accessible.ts'
export { ADMIN, type Site, STAFF, startBeside, startSite, stopSite } from './start-site.ts'
export { expect }

/** The browser's own line about a session asked for and not there, as at a login with a way back. */
export const NO_SESSION = /status of 403 .*\/api\/v1\/session$/

/** Who uses the browser: by default a visitor, who is nobody the site knows. */
export type Who = 'visitor' | 'staff' | 'admin'

/** What went wrong in the browser during a test. None of it may, save what the test provokes itself. */
export interface Complaints {
  /** Lets pass what these describe. To be called before it happens or after. */
  allow(...expected: RegExp[]): void
  /** Listens to the pages of another browser too. */
  watch(context: BrowserContext): void
  /** Listens no more: what a page left behind says as it is sent away is nobody's. */
  end(): void
}

interface Options {
  /** Whose session the browser starts with: `test.use({ as: 'admin' })`. */
  as: Who
  /** Whether the test needs a browser that has shown nothing yet, as for what happens before scripts have run. */
  fresh: boolean
}

interface Fixtures extends Options {
  /** What `context` and `page` are of. */
  lent: WarmContext
  /** Fails the test where a page logs an error, meets a 5xx or asks a foreign host. */
  complaints: Complaints
  /** A browser of somebody the site does not know, beside the test's own. */
  visitor: BrowserContext
}

type StorageState = Awaited<ReturnType<APIRequestContext['storageState']>>

interface Workers {
  /** Settings of the site. A test with others than the default has a site of its own: they are few. */
  settings: Record<string, string>
  site: Site
  /** The session of each member of staff, as a browser keeps it. */
  sessions: Record<'staff' | 'admin', StorageState>
  /** Calls as the admin, beside the browser. */
  admin: APIRequestContext
}

/** A test on the built program with the demo's content; each worker has a site of its own. */
export const test = base.extend<Fixtures, Workers>({
  // The interface's deliberate delays are proved in delays.spec.ts.
  settings: [{ UI_DELAYS: '0' }, { option: true, scope: 'worker' }],
  site: [
    async ({ settings }, use) => {
      const site = await startSite(settings)
      await use(site)
      await stopSite(site)
    },
    { scope: 'worker' },
  ],
  sessions: [
    async ({ site }, use) => {
      const staff = await openSession(site, { ...STAFF, password: site.staffPassword })
      await use({ staff, admin: await openSession(site, ADMIN) })
    },
    { scope: 'worker' },
  ],
  admin: [
    async ({ site, sessions }, use) => {
      const admin = await request.newContext({ baseURL: site.origin, storageState: sessions.admin })
      await use(admin)
      await admin.dispose()
    },
    { scope: 'worker' },
  ],
  as: ['visitor', { option: true }],
  // Local storage is filled by the page itself: Playwright would open another one for it first.
  // The workbench's motion is Mantine's own; it takes a tenth of a journey. workbench.spec.ts has it.
  contextOptions: ({ as }, use) => use(as === 'visitor' ? {} : { reducedMotion: 'reduce' }),
  storageState: ({ as, sessions }, use) => use(as === 'visitor' ? undefined : { ...sessions[as], origins: [] }),
  baseURL: ({ site }, use) => use(site.origin),
  complaints: [
    async ({ site }, use) => {
      const complaints: string[] = []
      const allowed: RegExp[] = []
      let isOver = false
      const complain = (text: string) => {
        if (!isOver) complaints.push(text)
      }
      const watch = (context: BrowserContext) => {
        context.on('console', (message) => {
          if (message.type() === 'error') complain(`${message.text()} ${message.location().url}`)
        })
        context.on('weberror', (error) => complain(String(error.error())))
        context.on('response', (response) => {
          if (response.status() >= 500) complain(`${response.status()} ${response.url()}`)
        })
        context.on('request', (request) => {
          const { protocol, origin } = new URL(request.url())
          if (protocol.startsWith('http') && origin !== site.origin) complain(`foreign host ${origin}`)
        })
      }
      const end = () => {
        isOver = true
      }
      await use({ allow: (...expected) => allowed.push(...expected), watch, end })
      expect(complaints.filter((complaint) => !allowed.some((expected) => expected.test(complaint)))).toEqual([])
    },
    { auto: true },
  ],
  fresh: [false, { option: true }],
  lent: async (
    {
      browser,
      fresh,
      complaints,
      site,
      as,
      sessions,
      storageState,
      contextOptions,
      viewport,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      permissions,
      timezoneId,
    },
    use,
    info,
  ) => {
    // What people chose of the screens is kept for them; the counter only ever rises.
    if (as !== 'visitor') await queryDatabase(site, `update users set choices = jsonb_set(choices, '{values}', '{}')`)
    const isAlone = fresh || permissions !== undefined
    const kind = JSON.stringify([as, contextOptions, hasTouch, isMobile, javaScriptEnabled, timezoneId])
    const kept = isAlone ? undefined : warmContexts.get(kind)
    if (kept) warmContexts.delete(kind)
    const lent =
      kept ?? (await WarmContext.open(browser, { hasScripts: javaScriptEnabled, hasSession: as !== 'visitor' }))
    await lent.begin({
      baseURL: site.origin,
      viewport,
      reducedMotion: contextOptions.reducedMotion ?? 'no-preference',
      cookies: storageState,
      localStorage: as === 'visitor' ? [] : (sessions[as].origins[0]?.localStorage ?? []),
    })
    complaints.watch(lent.context)
    await use(lent)
    complaints.end()
    if (!isAlone && info.status === info.expectedStatus && (await lent.end())) warmContexts.set(kind, lent)
    else await lent.context.close()
  },
  context: ({ lent }, use) => use(lent.context),
  // By the context, which a test may have prepared.
  page: ({ context }, use) => use(context.pages()[0]!),
  visitor: async ({ browser, complaints }, use) => {
    const visitor = await browser.newContext({ storageState: { cookies: [], origins: [] } })
    complaints.watch(visitor)
    await use(visitor)
    await visitor.close()
  },
})

/** Signs in by the call, and says what a browser would then keep: the session's cookie and who it is. */
async function openSession({ origin }: Site, who: { email: string; password: string }): Promise<StorageState> {
  const caller = await request.newContext({ baseURL: origin })
  const answer = await caller.post('/api/v1/login', { data: who })
  const [user] = (await answer.json()).data
  const { cookies } = await caller.storageState()
  await caller.dispose()
  return { cookies, origins: [{ origin, localStorage: [{ name: 'user', value: JSON.stringify(user) }] }] }
}

/** Signs in by the login screen and lands on the dashboard. */
export async function signIn(page: Page, who: { email: string; password: string }, origin = '') {
  await page.goto(`${origin}/login`)
  await page.getByLabel('E-mail').fill(who.email)
  await page.getByLabel('Senha', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL('**/dashboard')
}
