// npm run screens: the pictures of the running product in docs/screens, each in three widths. The manual shows the widest. Needs a build and a Chromium.
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ADMIN, signIn, startSite, stopSite } from '#tests/journeys/site.ts'
import { findSecretPages, PUBLIC, WORKBENCH } from './all-screens.ts'
import { findHeadlessChromium } from './chromium.ts'

const FOLDER = 'docs/screens'
const WIDTHS = [360, 768, 1440]
/** Pictures are scaled by this factor. */
const SCALE = 0.6

/** The screens named on the command line; all where none is. */
const chosen = process.argv.slice(2)

const site = await startSite({ UI_DELAYS: '0' })
const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: ['--no-sandbox'] })
try {
  const view = { locale: 'pt-BR', baseURL: site.origin, reducedMotion: 'reduce' } as const
  const page = await browser.newPage(view)
  for (const [name, path] of Object.entries(PUBLIC)) await shoot(page, name, path)
  await signIn(page, ADMIN)
  for (const [name, path] of Object.entries(WORKBENCH)) await shoot(page, name, path)
  const visitor = await browser.newPage(view)
  for (const [name, path] of Object.entries(await findSecretPages(page.request, site))) await shoot(visitor, name, path)
} finally {
  await browser.close()
  await stopSite(site)
}

async function shoot(page: Page, name: string, path: string) {
  if (chosen.length > 0 && !chosen.includes(name)) return
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 600 ? 720 : 960 })
    await page.goto(path, { waitUntil: 'networkidle' })
    await sharp(await page.screenshot())
      .resize({ width: Math.round(width * SCALE) })
      .webp({ quality: 80 })
      .toFile(`${FOLDER}/${name}-${width}.webp`)
  }
}
