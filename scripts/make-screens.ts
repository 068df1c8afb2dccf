// npm run screens: the pictures of the running product in docs/screens, each in three widths. Needs a build and a Chromium.
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ADMIN, signIn, startSite, stopSite } from '#tests/journeys/site.ts'
import { findHeadlessChromium } from './chromium.ts'

const FOLDER = 'docs/screens'
const WIDTHS = [360, 768, 1440]
/** Pictures are scaled by this factor. */
const SCALE = 0.6

/** Screens of visitors. */
const PUBLIC: Record<string, string> = {
  home: '/',
  archives: '/archive',
  article: '/archive-view/7',
  projects: '/projects',
  project: '/project-view/2',
  sale: '/details-sale/5',
  search: '/projects/impressao',
  contact: '/contact',
  legal: '/legal-compliance',
  privacy: '/privacy',
  coffee: '/BemVindoAoCafe-PrimeiroCafeDepoisBomDia',
  login: '/login',
}
/** Screens of the admin. */
const WORKBENCH: Record<string, string> = {
  dashboard: '/dashboard',
  'workbench-projects': '/dashboard/projects',
  'workbench-project': '/dashboard/create-edit-projects?id=2',
  'workbench-archives': '/dashboard/archive',
  write: '/dashboard/create-archive?id=7',
  budgets: '/dashboard/budget',
  budget: '/dashboard/budget-create?id=7',
  'budget-printer': '/dashboard/budget-printer?id=7',
  clients: '/dashboard/clients',
  client: '/dashboard/clients?id=1',
  messages: '/dashboard/messages?id=8',
  'screen-time': '/dashboard/screen-time',
  people: '/dashboard/people',
  site: '/dashboard/site',
  profile: '/dashboard/profile',
}

const site = await startSite({ UI_DELAYS: '0' })
const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({ locale: 'pt-BR', baseURL: site.origin, reducedMotion: 'reduce' })
  for (const [name, path] of Object.entries(PUBLIC)) await shoot(page, name, path)
  await signIn(page, ADMIN)
  for (const [name, path] of Object.entries(WORKBENCH)) await shoot(page, name, path)
} finally {
  await browser.close()
  await stopSite(site)
}

async function shoot(page: Page, name: string, path: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 600 ? 720 : 960 })
    await page.goto(path, { waitUntil: 'networkidle' })
    await sharp(await page.screenshot())
      .resize({ width: Math.round(width * SCALE) })
      .webp({ quality: 80 })
      .toFile(`${FOLDER}/${name}-${width}.webp`)
  }
}
