import type { Page } from '@playwright/test'
import { SCREENS_AND_RECORDS } from './screens.ts'
import { expect, test } from './site.ts'
import { openScreen } from './warm-context.ts'

/** What the console says of an answer that is not what its call promises. */
const WRONG = 'Invalid server response format'

/** An answer with 200 that no call promises; tests/answer-examples.test.ts has others, and all calls. */
const ANSWER = { status: 200, contentType: 'application/json', body: '{"x":1}' }

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
  const PARTS = [SCREENS_AND_RECORDS.slice(0, 12), SCREENS_AND_RECORDS.slice(12, 24), SCREENS_AND_RECORDS.slice(24)]
  for (const [part, screens] of PARTS.entries())
    test(`[NAV-10] leaves every screen whole, which offers to try again (${part + 1})`, async ({ page }) => {
      await answerWrongly(page, (call) => !FRAME.includes(call))
      for (const path of screens) {
        // One that asks nothing, so that a screen which shares its calls with the one before asks anew.
        await openScreen(page, '/dashboard/help')
        const said = page.waitForEvent('console', (message) => message.text() === WRONG)
        await openScreen(page, path)
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
    await expect(page.getByRole('main').getByRole('table')).toBeVisible()
    await expect(failure).toHaveCount(0)
  })
})
