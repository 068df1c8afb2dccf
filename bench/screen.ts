import { type Browser, chromium, type Page } from '@playwright/test'
import { findHeadlessChromium } from '../scripts/chromium.ts'

export const FLAGS = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking']

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: findHeadlessChromium(), args: FLAGS })

/**
 * A page of the workbench, signed in. In each document it marks when a screen can be used: the first element of
 * `selector` is painted, and the page has nothing else to do.
 */
export async function signIn(browser: Browser, origin: string, admin: object, selector: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })
  const answer = await context.request.post('/api/v1/login', { data: admin })
  const [user] = (await answer.json()).data
  await context.addInitScript(
    ({ user, selector }) => {
      localStorage.setItem('user', user)
      new MutationObserver((_, observer) => {
        if (!document.querySelector(selector)) return
        observer.disconnect()
        requestAnimationFrame(() => requestIdleCallback(() => performance.mark('usable')))
      }).observe(document, { childList: true, subtree: true })
    },
    { user: JSON.stringify(user), selector },
  )
  return context.newPage()
}

/** Milliseconds from the last byte of a screen's data, the answer of the call whose address has `call` in it, until it can be used. */
export async function timeLoad(page: Page, path: string, call: string): Promise<number> {
  await page.goto(path)
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  return page.evaluate((call) => {
    const [usable] = performance.getEntriesByName('usable')
    const data = performance.getEntriesByType('resource').find(({ name }) => name.includes(call))
    return usable!.startTime - (data as PerformanceResourceTiming).responseEnd
  }, call)
}
