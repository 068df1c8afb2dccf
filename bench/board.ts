import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findHeadlessChromium } from '../scripts/chromium.ts'
import { spread } from './load.ts'

const LOADS = 5
/** Steps of the pointer, one a frame. */
const STEPS = 180
const FLAGS = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking']

/**
 * A line's board in Chromium: milliseconds from its data until it can be used, frames a second of a drag across all its
 * columns, and how many cards the document holds.
 */
export async function timeBoard(origin: string, line: number, admin: { email: string; password: string }) {
  const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: FLAGS })
  try {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })
    await signIn(context, admin)
    const page = await context.newPage()
    const times: number[] = []
    for (let load = 0; load < LOADS; load++) times.push(await timeLoad(page, line))
    const frames = await countFrames(page)
    return { interactive: spread(times), frames, cards: await page.locator('[data-card]').count() }
  } finally {
    await browser.close()
  }
}

async function signIn(context: BrowserContext, admin: object) {
  const answer = await context.request.post('/api/v1/login', { data: admin })
  const [user] = (await answer.json()).data
  await context.addInitScript((user) => {
    localStorage.setItem('user', user)
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-card]')) return
      observer.disconnect()
      requestAnimationFrame(() => requestIdleCallback(() => performance.mark('usable')))
    }).observe(document, { childList: true, subtree: true })
  }, JSON.stringify(user))
}

/** From the last byte of the board's data until its cards are painted and the page has nothing else to do. */
async function timeLoad(page: Page, line: number): Promise<number> {
  await page.goto(`/dashboard/production-line/backlog/${line}`)
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  return page.evaluate(() => {
    const [usable] = performance.getEntriesByName('usable')
    const data = performance.getEntriesByType('resource').find(({ name }) => name.includes('/line-board?'))
    return usable!.startTime - (data as PerformanceResourceTiming).responseEnd
  })
}

/** Drags the first card to the last column and back, a step a frame. */
async function countFrames(page: Page): Promise<number> {
  const board = (await page.locator('[data-board]').boundingBox())!
  const card = (await page.locator('[data-card]').first().boundingBox())!
  const [x, y] = [card.x + card.width / 2, card.y + 20]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 10, y + 10, { steps: 4 })
  const counted = page.evaluate(
    (steps) =>
      new Promise<number>((resolve) => {
        const started = performance.now()
        let frames = 0
        const count = () => {
          if (++frames === steps) resolve((frames / (performance.now() - started)) * 1000)
          else requestAnimationFrame(count)
        }
        requestAnimationFrame(count)
      }),
    STEPS,
  )
  let isOver = false
  void counted.finally(() => (isOver = true))
  for (let step = 0; !isOver; step++) {
    const way = Math.abs(((step / 60) % 2) - 1) // to the last column in a second, and back in another
    await page.mouse.move(x + (1 - way) * (board.width - card.width), y + (1 - way) * (board.height / 2))
  }
  await page.mouse.up()
  return counted
}
