import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

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

/** Starts a site and waits until it says where it listens. */
export async function startSite(
  env: Record<string, string> = {},
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-site-')),
): Promise<Site> {
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
  const site = { origin: '', staffPassword: '', process: child, dataDir }
  for await (const line of createInterface({ input: child.stdout! })) {
    site.origin ||= /^Vitrine: (\S+)/.exec(line)?.[1] ?? ''
    site.staffPassword ||= /^ {2}Staff +\S+ +(\S+)/.exec(line)?.[1] ?? ''
    if (site.origin && (site.staffPassword || !line)) break
  }
  child.stdout!.resume()
  if (!site.origin) throw new Error('The site did not start')
  return site
}

/** Ends a site as Ctrl+C does, its database included. */
export async function stopSite({ process: child }: Site) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  await ended
}

interface Fixtures {
  /** Fails the test where the page logs an error, meets a 5xx or asks a foreign host. */
  complaints: string[]
}

/** A test on the built program with the demo's content; each worker has a site of its own. */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await stopSite(site)
      rmSync(site.dataDir, { recursive: true })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.origin),
  complaints: [
    async ({ page, site }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on(
        'response',
        (response) => response.status() >= 500 && complaints.push(`${response.status()} ${response.url()}`),
      )
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== site.origin) complaints.push(`foreign host ${origin}`)
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Signs in by the login screen and lands on the dashboard. */
export async function signIn(page: Page, who: { email: string; password: string }) {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(who.email)
  await page.getByLabel('Senha', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL('**/dashboard')
}

/** Nothing for axe to say, in both schemes. */
export async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)).toEqual([])
  }
}
