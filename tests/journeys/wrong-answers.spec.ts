import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

/** What the console says of an answer that is not what its call promises. */
const WRONG = 'Invalid server response format'

/** An answer with 200 that no call promises; tests/answer-examples.test.ts has others, and all calls. */
const ANSWER = { status: 200, contentType: 'application/json', body: '{"x":1}' }

/** Every screen of the workbench, with a record where it shows one. */
const SCREENS = [
  ...['/dashboard', '/dashboard/projects', '/dashboard/create-edit-projects', '/dashboard/create-edit-projects?id=2'],
  ...['/dashboard/archive', '/dashboard/create-archive', '/dashboard/create-archive?id=7'],
  ...[
    '/dashboard/budget',
    '/dashboard/budget-create',
    '/dashboard/budget-create?id=7',
    '/dashboard/budget-printer?id=7',
  ],
  ...['/dashboard/clients', '/dashboard/clients?id=1', '/dashboard/messages', '/dashboard/messages?id=8'],
  ...['/dashboard/production-line', '/dashboard/production-line/backlog/11', '/coffe'],
  ...['/dashboard/production-line/backlog/11?tab=backlog', '/dashboard/production-line/backlog/11?task=11-006'],
  ...['/dashboard/calendar', '/dashboard/calendar?view=week', '/dashboard/calendar?view=month'],
  ...['/dashboard/orders', '/dashboard/orders?id=3', '/dashboard/financial-report'],
  ...['bills', 'import', 'accounts', 'ahead', 'year'].map((part) => `/dashboard/financial-report/${part}`),
  ...['/dashboard/screen-time', '/dashboard/people', '/dashboard/security-log', '/dashboard/site'],
  ...['/dashboard/system', '/dashboard/profile'],
]

/** The calls that the frame makes on every screen. */
const FRAME = ['/session', '/contact/unread', '/notices']

/** Has those calls answered wrongly from now on, and says which were. */
async function answerWrongly(page: Page, isMeant: (call: string) => boolean): Promise<string[]> {
  const answered: string[] = []
  const callOf = (url: URL) => url.pathname.replace('/api/v1', '')
  await page.route(
    (url) => url.pathname.startsWith('/api/v1/') && !callOf(url).startsWith('/events') && isMeant(callOf(url)),
    (route) => {
      answered.push(callOf(new URL(route.request().url())))
      return route.fulfill(ANSWER)
    },
  )
  return answered
}

/** The screen has not broken: its heading and the way to other screens stand. */
async function expectWhole(page: Page, what: string) {
  await expect(page.getByText('Esta tela parou de funcionar'), what).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 }), what).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Dashboard' }), what).toBeVisible()
}

test.describe('an answer that is not what its call promises', () => {
  test.use({ as: 'admin' })
  test.beforeEach(({ complaints }) => complaints.allow(new RegExp(WRONG)))

  // A page opened for each screen alone would take three times as long.
  const PARTS = [SCREENS.slice(0, 12), SCREENS.slice(12, 24), SCREENS.slice(24)]
  for (const [part, screens] of PARTS.entries())
    test(`[NAV-10] leaves every screen whole, which offers to try again (${part + 1})`, async ({ page }) => {
      await answerWrongly(page, (call) => !FRAME.includes(call))
      for (const path of screens) {
        const said = page.waitForEvent('console', (message) => message.text() === WRONG)
        await page.goto(path)
        await said
        await expect(page.getByRole('button', { name: 'Tentar de novo' }).first(), path).toBeVisible()
        await expectWhole(page, path)
      }
    })

  test('[NAV-10] leaves the frame whole', async ({ page }) => {
    for (const call of FRAME) {
      const answered = await answerWrongly(page, (one) => one === call)
      await page.goto('/dashboard/budget')
      await page.waitForLoadState('networkidle')
      // Once, and once more as any failed call: not without end.
      expect(new Set(answered), call).toEqual(new Set([call]))
      expect(answered.length, call).toBeLessThanOrEqual(4)
      await expectWhole(page, call)
      await page.unrouteAll()
    }
  })

  test('[NAV-10] of the session is asked for once more by the next screen, which then stands', async ({ page }) => {
    const answered = await answerWrongly(page, (call) => call === '/session')
    await page.goto('/dashboard/budget')
    const failure = page.getByRole('heading', { name: 'A sessão não veio' })
    await expect(failure).toBeVisible()
    const open = (name: string) =>
      page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name }).click()
    const first = answered.length
    await open('Clientes')
    await expect.poll(() => answered.length).toBeGreaterThan(first)
    await page.waitForLoadState('networkidle')
    await expect(failure).toBeVisible()
    // Once, and once more as any failed call: not without end.
    expect(answered.length).toBeLessThanOrEqual(first + 2)
    await page.unrouteAll()
    await open('Budgets')
    await expect(
      page.getByRole('main').getByRole('link', { name: 'New Budget' }).or(page.getByRole('main').getByRole('table')),
    ).toBeVisible()
    await expect(failure).toHaveCount(0)
  })
})
