import type { Page, Request, Route } from '@playwright/test'
import { nowMs } from '#clock.ts'
import { expect, test } from './site.ts'

/** What the console says of an answer that is not what its call promises. */
const WRONG = 'Invalid server response format'

/** Answers with 200 that no call promises. */
const ANSWERS = ['{"x":1}', '[]', 'null', '<!doctype html><title>Entre na rede</title>']

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
const FRAME = ['/session', '/contact/unread', '/notices/list', '/notices/unread']

const isStream = (url: URL) => url.pathname.startsWith('/api/v1/events')
const callOf = (url: URL) => url.pathname.replace('/api/v1', '')

/** Milliseconds without a request after which a screen asks for nothing more: a failed call is repeated after 500. */
const QUIET = 800

/** Opens a screen, waits until it asks for nothing more, and says which calls it made. */
async function open(page: Page, path: string): Promise<string[]> {
  const calls = new Set<string>()
  const pending = new Set<Request>()
  let last = nowMs()
  const begin = (request: Request) => {
    const url = new URL(request.url())
    if (isStream(url)) return
    if (url.pathname.startsWith('/api/v1/')) calls.add(callOf(url))
    pending.add(request)
  }
  const end = (request: Request) => {
    pending.delete(request)
    last = nowMs()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await page.goto(path)
  await expect.poll(() => pending.size === 0 && nowMs() - last > QUIET, { timeout: 20_000 }).toBe(true)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  return [...calls]
}

/** Has those calls answered with that text and 200 while `act` runs. */
async function withAnswer(page: Page, body: string, isMeant: (call: string) => boolean, act: () => Promise<unknown>) {
  const matches = (url: URL) => url.pathname.startsWith('/api/v1/') && !isStream(url) && isMeant(callOf(url))
  const answer = (route: Route) =>
    route.fulfill({ status: 200, contentType: body.startsWith('<') ? 'text/html' : 'application/json', body })
  await page.route(matches, answer)
  await act()
  await page.unroute(matches, answer)
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

  for (const path of SCREENS)
    test(`[NAV-10] leaves ${path} whole, which offers to try again`, async ({ page }) => {
      const own = (await open(page, path)).filter((call) => !FRAME.includes(call))
      for (const [index, call] of own.entries()) {
        const body = ANSWERS[index % ANSWERS.length]!
        await withAnswer(
          page,
          body,
          (one) => one === call,
          async () => {
            await open(page, path)
            await expectWhole(page, `${call}: ${body}`)
          },
        )
      }
      if (own.length === 0) return
      const lines: string[] = []
      page.on('console', (message) => lines.push(message.text()))
      await withAnswer(
        page,
        '{"x":1}',
        (one) => own.includes(one),
        async () => {
          await open(page, path)
          await expectWhole(page, path)
          await expect(page.getByRole('button', { name: 'Tentar de novo' }).first()).toBeVisible()
        },
      )
      expect(lines).toContain(WRONG)
    })

  for (const call of FRAME)
    test(`[NAV-10] leaves the frame whole: ${call}`, async ({ page }) => {
      for (const body of ANSWERS)
        await withAnswer(
          page,
          body,
          (one) => one === call,
          async () => {
            await open(page, '/dashboard/budget')
            await expectWhole(page, body)
          },
        )
    })
})
