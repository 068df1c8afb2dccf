import { chromium, type Page } from '@playwright/test'
import { findHeadlessChromium } from '../scripts/chromium.ts'
import { spread } from './load.ts'
import { markUsable, timeLoad } from './usable.ts'

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
    await markUsable(context, admin, '[data-card]')
    const page = await context.newPage()
    const path = `/dashboard/production-line/backlog/${line}`
    const times: number[] = []
    for (let load = 0; load < LOADS; load++) times.push(await timeLoad(page, path, '/line-board?'))
    const frames = await countFrames(page)
    return { interactive: spread(times), frames, cards: await page.locator('[data-card]').count() }
  } finally {
    await browser.close()
  }
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
