// npm run screens: the pictures of the running product in docs/screens that README.md and the manual show, in Portuguese.
// Needs a build and a Chromium.
import { globSync, readFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ADMIN, signIn, startSite, stopSite } from '#tests/journeys/site.ts'
import { findSecretPages, PUBLIC, WORKBENCH } from './all-screens.ts'
import { findHeadlessChromium } from './chromium.ts'

const FOLDER = 'docs/screens'
const WIDTH = 1440
/** Pictures are scaled by this factor. */
const SCALE = 0.6

/** The screens whose pictures a document shows. */
const shown = new Set(
  ['README.md', ...globSync('docs/manual/*.md')].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/screens\/([a-z-]+)-\d+\.webp/g)].map(([, name]) => name),
  ),
)
/** Of these the screens named on the command line; all where none is. */
const chosen = process.argv.slice(2)

const site = await startSite({ UI_DELAYS: '0' })
const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: ['--no-sandbox'] })
try {
  const view = {
    locale: 'pt-BR',
    baseURL: site.origin,
    reducedMotion: 'reduce',
    viewport: { width: WIDTH, height: 960 },
  } as const
  const page = await browser.newPage(view)
  for (const [name, path] of Object.entries(PUBLIC)) await shoot(page, name, path)
  await signIn(page, ADMIN)
  await page.request.post('/api/v1/panel/firm', { data: { panel: 'portuguese' } })
  await page.reload()
  for (const [name, path] of Object.entries(WORKBENCH)) await shoot(page, name, path)
  const visitor = await browser.newPage(view)
  for (const [name, path] of Object.entries(await findSecretPages(page.request, site))) await shoot(visitor, name, path)
} finally {
  await browser.close()
  await stopSite(site)
}

async function shoot(page: Page, name: string, path: string) {
  if (!shown.has(name) || (chosen.length > 0 && !chosen.includes(name))) return
  await page.goto(path, { waitUntil: 'networkidle' })
  await sharp(await page.screenshot())
    .resize({ width: Math.round(WIDTH * SCALE) })
    .webp({ quality: 80 })
    .toFile(`${FOLDER}/${name}-${WIDTH}.webp`)
}
