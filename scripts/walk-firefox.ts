// node scripts/walk-firefox.ts: every screen of the built program in Firefox, dark, in a wide window and on a phone. Each
// must open, fit its width, log nothing, meet no refusal of the security policy, and have no scroll bar that is white in
// the dark. Words on the command line choose the addresses that contain one of them. By hand, for the gate has Chromium
// alone. Needs a build, and Debian's firefox-esr or another Firefox named in FIREFOX.
import { request } from '@playwright/test'
import puppeteer, { type Page } from 'puppeteer-core'
import sharp from 'sharp'
import { ADMIN, startSite, stopSite } from '#tests/journeys/site.ts'
import { findSecretPages, PUBLIC, WORKBENCH } from './all-screens.ts'

const WIDTHS = [1440, 360]
/** Milliseconds that a screen may take until it stands, on a busy machine. */
const PATIENCE = 30_000
/** How much brighter than beside it a scroll bar may be, of 255. */
const BRIGHTER = 100

const chosen = process.argv.slice(2)
const site = await startSite({ UI_DELAYS: '0' })
const browser = await puppeteer.launch({
  browser: 'firefox',
  executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
  extraPrefsFirefox: {
    'layout.css.prefers-color-scheme.content-override': 0, // dark
    'widget.gtk.overlay-scrollbars.enabled': false,
  },
})
const faults: string[] = []
try {
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE)
  let where = ''
  const note = (fault: string) => {
    faults.push(`${where}: ${fault}`)
    console.log(faults.at(-1))
  }
  page.on('console', (message) => {
    if (!['error', 'warn', 'assert'].includes(message.type())) return
    const parts = message
      .args()
      .map((part) => part.evaluate((value) => String((value as Error | null)?.stack || value)).catch(String))
    Promise.all(parts).then((texts) => note(`${message.type()}: ${texts.join(' ')}`))
  })
  page.on('pageerror', (error) => note(`exception: ${error instanceof Error ? error.message : error}`))
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} for ${response.url()}`)
  })
  await page.evaluateOnNewDocument(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`refused by the policy: ${effectiveDirective} ${blockedURI}`),
    ),
  )
  const walk = async (paths: string[]) => {
    for (const path of paths) {
      if (chosen.length > 0 && !chosen.some((part) => path.includes(part))) continue
      for (const width of WIDTHS) {
        where = `${path} at ${width} px`
        await page.setViewport({ width, height: width < 600 ? 720 : 960 })
        await page.goto(site.origin + path)
        const fault = await lookAt(page).catch((error: Error) => `does not stand: ${error.message}`)
        if (fault) note(fault)
      }
    }
  }

  await walk(Object.values(PUBLIC))
  where = 'signing in'
  await page.goto(`${site.origin}/login`)
  await page.locator('input[type=email]').fill(ADMIN.email)
  await page.locator('input[type=password]').fill(ADMIN.password)
  await page.locator('button[type=submit]').click()
  await page.waitForFunction(() => location.pathname === '/dashboard')
  await walk(Object.values(WORKBENCH))
  const calls = await request.newContext({ baseURL: site.origin, extraHTTPHeaders: { origin: site.origin } })
  await calls.post('/api/v1/login', { data: ADMIN })
  await walk(Object.values(await findSecretPages(calls, site)))
  await calls.dispose()
} finally {
  await browser.close()
  await stopSite(site)
}
console.log(faults.length === 0 ? 'Every screen stands in Firefox.' : `${faults.length} faults in Firefox.`)
process.exitCode = faults.length === 0 ? 0 : 1

/** Waits until a screen stands; what is wrong with how it stands, or ''. */
async function lookAt(page: Page): Promise<string> {
  await page.waitForFunction(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const waits = (element: Element) =>
      element.matches('[data-placeholder]') || /Carregando/.test(element.ariaLabel + element.textContent)
    const isBusy = [...document.querySelectorAll('[data-placeholder], [role=status]')].some(
      (element) => isSeen(element) && waits(element),
    )
    return (
      !isBusy &&
      !document.body.innerText.includes('Abrindo o dashboard') &&
      [...document.querySelectorAll('h1')].some(isSeen)
    )
  })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (wider > 0) return `${wider} px too wide`
  const bars = await page.evaluate(findScrollBars)
  if (bars.length === 0) return ''
  const { data, info } = await sharp(await page.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const brightness = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0
  const white = bars.find(({ bar, beside, y }) => brightness(bar, y) > brightness(beside, y) + BRIGHTER)
  return white ? `a white scroll bar: ${white.name}` : ''
}

/** The vertical scroll bars in the window: a point near the end of each, and one beside it. */
function findScrollBars() {
  return [...document.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const { left, bottom } = element.getBoundingClientRect()
    const width = element.offsetWidth - element.clientWidth - element.clientLeft
    const y = Math.round(Math.min(bottom, innerHeight) - 8)
    const bar = Math.round(left + element.clientLeft + element.clientWidth + width / 2)
    const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY) || element === document.documentElement
    if (
      !scrolls ||
      element.clientWidth === 0 ||
      width <= 4 ||
      y <= 0 ||
      bar >= innerWidth ||
      document.elementFromPoint(bar, y) !== element
    )
      return []
    return [{ name: `${element.tagName} ${element.className}`, bar, beside: Math.round(bar - width / 2 - 6), y }]
  })
}
