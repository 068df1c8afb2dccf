import { type Browser, devices } from '@playwright/test'
import { htmlOf } from './html.ts'
import { expect, test } from './site.ts'
import { startedScripts } from './warm-context.ts'

// The demo's articles, by their ids.
const FITS = '/archive-view/1'
const BATTERY = '/archive-view/4'
const RADIO = '/archive-view/8'
const DRAFT = 9

test('an article shows its data as a drawing: an image with a description, in the colours of the scheme', async ({
  page,
}) => {
  await page.goto(RADIO)
  const drawing = page.getByRole('img', { name: /Leituras perdidas da nascente/ })
  await expect(drawing).toBeVisible()
  await expect(page.getByRole('figure').filter({ has: drawing })).toContainText('O que se perdeu da nascente')
  const ink = () =>
    drawing
      .locator('text')
      .first()
      .evaluate((text) => getComputedStyle(text).fill)
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await ink()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await ink()).not.toBe(light)
  // Paper is light.
  await page.emulateMedia({ media: 'print' })
  expect(await ink()).toBe(light)
})

test('at 360 px every text of every drawing is whole, legible and beside the others', async ({ browser, site }) => {
  const page = await openOnPhone(browser, site.origin)
  for (const path of ['/archive-view', '/project-view'])
    for (let id = 1; id <= 10; id++) {
      if (path === '/archive-view' && id === DRAFT) continue
      if (id === 1) await page.goto(`${path}/${id}`)
      else await page.evaluate(showMain, `${path}/${id}`)
      const drawings = page.locator('.prose figure > svg')
      await expect(drawings.first()).toBeVisible()
      expect(await drawings.evaluateAll(findFaults), `${path}/${id}`).toEqual([])
    }
  await page.context().close()
})

async function openOnPhone(browser: Browser, baseURL: string) {
  const storageState = { cookies: [], origins: [] }
  const context = await browser.newContext({
    ...devices['Pixel 5'],
    viewport: { width: 360, height: 740 },
    baseURL,
    storageState,
  })
  return context.newPage()
}

/** Puts the main part of another page of the same kind, with the same styles, in the place of this one's. Runs in the page. */
async function showMain(path: string) {
  const html = await (await fetch(path)).text()
  const other = new DOMParser().parseFromString(html, 'text/html')
  document.querySelector('main')!.replaceWith(other.querySelector('main')!)
}

/** Texts that leave their drawing, lie on another, or are smaller than 10 px. Runs in the page. */
function findFaults(drawings: Element[]) {
  return drawings.flatMap((drawing) => {
    const frame = drawing.getBoundingClientRect()
    const texts = [...drawing.querySelectorAll('text')].map((text) => ({ text, box: text.getBoundingClientRect() }))
    const scale = frame.width / 480
    return texts.flatMap(({ text, box }, index) => {
      const faults: string[] = []
      if (box.left < frame.left - 1 || box.right > frame.right + 1) faults.push(`${text.textContent} is cut`)
      if (Number.parseFloat(getComputedStyle(text).fontSize) * scale < 10) faults.push(`${text.textContent} is small`)
      for (const other of texts.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        if (across > 1 && down > 5) faults.push(`${text.textContent} lies on ${other.text.textContent}`)
      }
      return faults
    })
  })
}

test('the lead pictures of articles follow the trade, and no two are the same', async ({ request }) => {
  const pictures: string[] = []
  for (let id = 1; id <= 10; id++) {
    if (id === DRAFT) continue
    const html = await htmlOf(request, `/archive-view/${id}`)
    const [, shape, address] = /<article\b.*?<figure class="([^"]*)".*?<img src="([^"]*)"/s.exec(html)!
    pictures.push(`${shape} ${address}`)
  }
  expect(new Set(pictures).size).toBe(9)
  for (const kind of ['board', 'stack', 'piece', 'contour'])
    expect(pictures.filter((picture) => picture.includes(`/${kind}/`)).length).toBeGreaterThan(0)
})

test('the mark in the contents follows a jump, also in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 360 })
  await page.goto(FITS)
  await startedScripts(page)
  const links = page.getByRole('navigation', { name: 'Neste artigo' }).first().getByRole('link')
  await links.last().click()
  // It stops below the line above which a heading becomes the current one by scrolling.
  const last = page.locator('.prose h2').last()
  expect(await last.evaluate((heading) => heading.getBoundingClientRect().top)).toBeGreaterThan(0.3 * 360)
  for (const link of [links.last(), links.first(), links.nth(2)]) {
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'true')
  }
})

test('a printed article has the brand and its address on top', async ({ page }) => {
  await page.goto(BATTERY)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bateria: a conta que fecha')
  const address = page.getByText(page.url(), { exact: true })
  await expect(address).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(address).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Três Camadas' })).toBeVisible()
})

test('on a phone the articles after the first are rows, and a narrow table fits', async ({ browser, site }) => {
  const page = await openOnPhone(browser, site.origin)
  await page.goto('/archive')
  const cards = page.getByRole('article')
  // A figure cuts its picture, which may be larger.
  const areRows = await cards.evaluateAll((all) =>
    all.map((card) => {
      const [figure, title] = [card.querySelector('figure')!, card.querySelector('h3')!]
      const row = figure.getBoundingClientRect()
      return row.width < card.clientWidth / 2 && row.right <= title.getBoundingClientRect().left
    }),
  )
  expect(areRows[0]).toBe(false)
  expect(areRows.length).toBeGreaterThan(2)
  expect(areRows.slice(1)).not.toContain(false)

  await page.goto(RADIO)
  const frame = page.getByRole('group', { name: 'Tabela' }).filter({ hasText: 'Sensibilidade' })
  await expect(frame).toBeVisible()
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  await page.context().close()
})

test.describe('while fonts and pictures come late', () => {
  for (const width of [360, 768, 1440])
    test(`nothing on the home page moves, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      const { promise: late, resolve: letGo } = Promise.withResolvers<void>()
      await page.route(/\.woff2|\/pictures\//, async (route) => {
        await late
        await route.continue()
      })
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto('/', { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0)
      letGo()
      await page.waitForFunction(() => document.fonts.status === 'loaded' && document.fonts.check('1rem Archivo'))
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      expect(moved.filter((shift) => shift > 0.001)).toEqual([])
    })
})
