import type { Page } from '@playwright/test'

/** What the console says of a call that never reached the server: the browser's line, and the router's. */
export const CUT_OFF = /net::ERR_FAILED|^TypeError: Failed to fetch/

/** Holds back the calls of that path until the returned function lets them through. */
export async function holdCall(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/api/v1${path}`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Has the calls of that path answered, but holds their answers back until the returned function delivers them. */
export async function holdAnswer(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/api/v1${path}`, async (route) => {
    const response = await route.fetch()
    await promise
    await route.fulfill({ response })
  })
  return resolve
}

/** Cuts the calls of that path off, as a dead server does, until the returned function mends the line. */
export async function cutCalls(page: Page, path = '/**'): Promise<() => Promise<void>> {
  const url = `**/api/v1${path}`
  await page.route(url, (route) => route.abort())
  return () => page.unroute(url)
}

/** Has the calls of that path arrive and do their work, and loses their answers, until the returned function mends the line. */
export async function loseAnswers(page: Page, path: string): Promise<() => Promise<void>> {
  const url = `**/api/v1${path}`
  await page.route(url, async (route) => {
    await route.fetch()
    await route.abort()
  })
  return () => page.unroute(url)
}

/** Has the calls of that path answered with a failure, in the shape the server gives it. */
export async function failCalls(page: Page, path: string, status: number, error: string): Promise<() => Promise<void>> {
  const url = `**/api/v1${path}`
  await page.route(url, (route) => route.fulfill({ status, json: { result: false, data: { error } } }))
  return () => page.unroute(url)
}
