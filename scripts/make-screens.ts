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
  order: '/final-sale/ABCDEFGHIJKLMNOPQRSTUVWXYZabcd/5',
  checkout: '/checkout',
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
  lines: '/dashboard/production-line',
  board: '/dashboard/production-line/backlog/11',
  backlog: '/dashboard/production-line/backlog/11?tab=backlog',
  task: '/dashboard/production-line/backlog/11?task=11-006',
  calendar: '/dashboard/calendar',
  'calendar-week': '/dashboard/calendar?view=week',
  'calendar-month': '/dashboard/calendar?view=month',
  orders: '/dashboard/orders',
  messages: '/dashboard/messages?id=8',
  'screen-time': '/dashboard/screen-time',
  people: '/dashboard/people',
  site: '/dashboard/site',
  profile: '/dashboard/profile',
}

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
  // What a client sees of a line has a secret address.
  const data = { id: 11, columns: ['forDevelopment', 'inProgress', 'inTest', 'Completed'] }
  const shared = await page.request.post('/api/v1/line-share', { data })
  await shoot(await browser.newPage(view), 'progress', (await shared.json()).data.path)
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
