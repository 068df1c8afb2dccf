import type { BrowserContext, Page } from '@playwright/test'

/** Signs in, and has each page mark when the first element of that selector is painted and nothing else is left to do. */
export async function markUsable(context: BrowserContext, admin: object, selector: string) {
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
}

/** Milliseconds from the last byte of a call's answer until the page is marked as usable. */
export async function timeLoad(page: Page, path: string, call: string): Promise<number> {
  await page.goto(path)
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  return page.evaluate((call) => {
    const [usable] = performance.getEntriesByName('usable')
    const data = performance.getEntriesByType('resource').find(({ name }) => name.includes(call))
    return usable!.startTime - (data as PerformanceResourceTiming).responseEnd
  }, call)
}
