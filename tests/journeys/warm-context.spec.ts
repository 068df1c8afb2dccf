import { expect, test } from './site.ts'

// One worker, one after the other: the second test gets the browser that the first had.
test.describe.configure({ mode: 'serial' })
test.use({ as: 'staff' })

let first: unknown
let isOver = false
let heard = 0

test('a browser that is lent on', async ({ page, context, site, complaints }) => {
  complaints.allow(/./)
  first = page
  await page.goto('/dashboard')
  await page.evaluate(() => {
    localStorage.setItem('left', 'behind')
    sessionStorage.setItem('left', 'behind')
    window.name = 'left behind'
    indexedDB.open('left-behind')
  })
  await context.addCookies([{ name: 'also', value: 'left', url: site.origin }])
  await context.newPage()
  await context.route('**/feed.xml', (route) => route.abort())
  await page.route('**/sitemap.xml', (route) => route.abort())
  page.on('request', () => {
    if (isOver) heard++
  })
  await page.setViewportSize({ width: 400, height: 400 })
  await page.emulateMedia({
    colorScheme: 'dark',
    reducedMotion: 'no-preference',
    forcedColors: 'active',
    media: 'print',
  })
  await page.goto('/dashboard/notes').catch(() => {})
  await context.setOffline(true)
})

test('is as new for the next test', async ({ page, context, viewport, sessions }) => {
  isOver = true
  expect(page).toBe(first)
  expect(context.pages()).toEqual([page])
  expect(page.viewportSize()).toEqual(viewport)
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).toEqual(sessions.staff.cookies.map(({ name }) => name))
  const found = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    name: window.name,
    history: history.length,
    databases: await indexedDB.databases(),
    workers: (await navigator.serviceWorker?.getRegistrations())?.length,
    online: navigator.onLine,
    media: ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print', '(prefers-reduced-motion: reduce)'].map(
      (query) => matchMedia(query).matches,
    ),
  }))
  expect(found).toEqual({
    local: ['user'],
    session: [],
    name: '',
    history: 1,
    databases: [],
    workers: 0,
    online: true,
    media: [false, false, false, true],
  })
  await page.goto('/privacy')
  const statusOf = (path: string) => page.evaluate(async (address) => (await fetch(address)).status, path)
  expect([await statusOf('/feed.xml'), await statusOf('/sitemap.xml')]).toEqual([200, 200])
  expect(heard).toBe(0)
})

test('once something that stays was asked of it', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { left: 'behind' }))
  await page.goto('/dashboard')
  expect(page).toBe(first)
})

test('is not lent on', ({ page }) => {
  expect(page).not.toBe(first)
})
