import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

test.use({ as: 'admin' })

/** Every list of the workbench, and what its loaded state has. */
const LISTS: readonly (readonly [path: string, loaded: RegExp])[] = [
  ['/dashboard/projects', /Highlighted/],
  ['/dashboard/archive', /\d/],
  ['/dashboard/budget', /R\$|\$/],
  ['/dashboard/clients', /@/],
  ['/dashboard/production-line', /\d+ \/ /],
  ['/dashboard/messages', /\d/],
  ['/dashboard/orders', /R\$/],
  ['/dashboard/financial-report', /R\$/],
  ['/dashboard/financial-report/bills', /R\$/],
  ['/dashboard/financial-report/accounts', /R\$/],
  ['/dashboard/people', /@/],
  ['/dashboard/security-log', /\d/],
  ['/dashboard/screen-time', /\d/],
]

/** Holds the answers of all calls but the frame's back, until the returned function delivers them. */
async function holdLists(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const isHeld = ({ pathname }: URL) => /^\/api\/v1\/(?!session|events|notices|contact\/unread)/.test(pathname)
  await page.route(isHeld, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

for (const [path, loaded] of LISTS)
  test(`[NAV-08] ${path} has a loading state and then a loaded one`, async ({ page }) => {
    const letGo = await holdLists(page)
    await page.goto(path)
    const main = page.getByRole('main')
    const loading = main.getByRole('status', { name: /^(Carregando|Buscando)/ })
    await expect(loading.first()).toBeVisible()
    const rows = main.getByRole('listitem').or(main.getByRole('row')).filter({ hasText: loaded })
    await expect(rows).toHaveCount(0)
    letGo()
    await expect(rows.first()).toBeVisible()
    await expect(loading).toHaveCount(0)
    await expect(main.getByRole('alert')).toHaveCount(0)
  })
