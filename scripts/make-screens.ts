// npm run screens: the pictures of the running product in docs/screens, for README.md. Wants a build and a Chromium.
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ADMIN, signIn, startSite, stopSite } from '../tests/journeys/site.ts'

const FOLDER = 'docs/screens'

/** What is shown, and how to get there. */
const SCREENS: [name: string, path: string, staff?: true][] = [
  ['home', '/'],
  ['article', '/archive-view/7'],
  ['write', '/dashboard/create-archive?id=7', true],
]

const site = await startSite({ UI_DELAYS: '0' })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 960 },
    locale: 'pt-BR',
    baseURL: site.origin,
    reducedMotion: 'reduce',
  })
  for (const [name, path, staff] of SCREENS) await shoot(page, name, path, staff)
} finally {
  await browser.close()
  await stopSite(site)
}

async function shoot(page: Page, name: string, path: string, staff?: true) {
  if (staff) await signIn(page, ADMIN)
  await page.goto(path, { waitUntil: 'networkidle' })
  const picture = await page.screenshot()
  await sharp(picture).resize({ width: 960 }).png({ palette: true, quality: 80 }).toFile(`${FOLDER}/${name}.png`)
}
