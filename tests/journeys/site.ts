import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type APIRequestContext, type BrowserContext, test as base, expect, type Page, request } from '@playwright/test'
import type axe from 'axe-core'
import { readPassword, USER } from '#platform/db/embedded/password.ts'
import { queryDatabase } from './database.ts'
import { WarmContext, warmContexts } from './warm-context.ts'

export { expect }

/** The accounts of every site under test. */
export const ADMIN = { email: 'marina@exemplo.com.br', password: 'uma-senha-da-marina' }
export const STAFF = { email: 'davi@exemplo.com.br' }

/** The built program, started as `npm start` does, on a free port and a data folder of its own. */
export interface Site {
  origin: string
  /** The ordinary member of staff's password, as printed on the first run. */
  staffPassword: string
  process: ChildProcess
  dataDir: string
}

/**
 * Starts a site and waits until it says where it listens. A site with the demo's content has the data folder that
 * prepare-site.ts made, copied; without one, and for SEED=none, it is a first run.
 */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-site-'))
  const { PREPARED_SITE, PREPARED_PASSWORD = '' } = process.env
  const isPrepared = PREPARED_SITE !== undefined && env.SEED === undefined
  // By the system's own command: Node's takes a second of processor time for these thousand files.
  if (isPrepared) execFileSync('cp', ['-a', `${PREPARED_SITE}/.`, dataDir])
  return launch(dataDir, isPrepared ? PREPARED_PASSWORD : '', env)
}

/** Starts another process of a site: on its database and its data folder, at an origin of its own. */
export async function startBeside({ dataDir, staffPassword }: Site): Promise<Site> {
  const folder = join(dataDir, 'postgres')
  const password = readPassword(`${folder}.password`)
  return launch(dataDir, staffPassword, {
    DATABASE_URL: `postgresql://${USER}:${password}@${encodeURIComponent(folder)}/postgres`,
    SEED: 'demo',
    UI_DELAYS: '0',
  })
}

async function launch(dataDir: string, staffPassword: string, env: Record<string, string>): Promise<Site> {
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const site = { origin: '', staffPassword, process: child, dataDir }
  for await (const line of createInterface({ input: child.stdout! })) {
    site.origin ||= /^Vitrine: (\S+)/.exec(line)?.[1] ?? ''
    site.staffPassword ||= /^ {2}Staff +\S+ +(\S+)/.exec(line)?.[1] ?? ''
    if (site.origin && (site.staffPassword || env.SEED === 'none')) break
  }
  child.stdout!.resume()
  if (!site.origin) throw new Error('The site did not start')
  return site
}

/** Ends a site as Ctrl+C does, its database included, and removes its folder, unless that is to stay. */
export async function stopSite({ process: child, dataDir }: Site, { keep = false } = {}) {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGINT')
    await ended
  }
  if (!keep) rmSync(dataDir, { recursive: true })
}

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

interface AccessibleOptions {
  /** Whether the dark scheme's contrast is tried too: of what opens over a screen. all-screens.spec.ts and look.spec.ts have every screen’s. */
  dark?: boolean
}

/** Nothing for axe to report and nothing wider than the window. */
export async function expectAccessible(page: Page, { dark = false }: AccessibleOptions = {}) {
  await showScheme(page, 'light')
  await expectFitting(page)
  expect(await findViolations(page)).toEqual([])
  if (dark) await expectContrastInDark(page)
}

/** Nothing wider than the window. */
export async function expectFitting(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** The scheme that differs in colours alone has contrast enough too. */
export async function expectContrastInDark(page: Page) {
  await showScheme(page, 'dark')
  expect(await findViolations(page, ['color-contrast'])).toEqual([])
}

async function showScheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // The workbench follows the scheme by its own script.
  await page.waitForFunction((scheme) => {
    const { mantineColorScheme = scheme } = document.documentElement.dataset
    return mantineColorScheme === scheme
  }, colorScheme)
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * What axe reports of the page as it is, e.g. `button-name: main > button`. Frames are looked at from outside alone: no
 * script may run in them. Axe is loaded once for each document, which takes longer than a run of it.
 */
async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (runOnly) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    // Without preload: no rule that is on needs the style sheets' texts or the films' lengths, which it would fetch.
    const options = { iframes: false, preload: false, resultTypes: ['violations' as const] }
    const { violations } = await run({ ...options, ...(runOnly && { runOnly }) })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)
  }, rules)
}
