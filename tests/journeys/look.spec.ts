import type { Page } from '@playwright/test'
import { addLongArchive } from './archives.ts'
import { expect, expectAccessible, expectFitting, test } from './site.ts'

/** The public pages, each kind once. `{id}` is an article's. */
const PAGES = [
  ...['/', '/archive', '/archive-view/{id}', '/archive-view/999999', '/contact', '/login'],
  ...['/projects', '/project-view/1', '/project-view/999999', '/details-sale/999999'],
  ...['/projects/placa', '/projects/xyzzyqwv', '/projects/de', '/legal-compliance', '/privacy'],
  '/BemVindoAoCafe-PrimeiroCafeDepoisBomDia',
]

// All in one page: a journey's own beginning and end cost as much as such a page. The workbench: all-screens.spec.ts.
test('each public page and its menu is accessible and fits, narrow and wide', async ({ page, admin, complaints }) => {
  test.slow()
  complaints.allow(/status of 404/)
  const { id } = await addLongArchive(admin)
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path.replace('{id}', String(id)))
      await expectWhole(page)
      await expectAccessible(page, { dark: true })
      await page.setViewportSize({ width: 768, height: 900 })
      await expectFitting(page)
      await page.setViewportSize({ width: 360, height: 900 })
      await expectWhole(page)
      await expectAccessible(page)
      if (path !== '/') return
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
      await expect(page.locator('[data-placeholder]:visible')).toHaveCount(0)
      await expectAccessible(page)
    })
})

/** Placeholders and skeletons have gone. */
async function expectWhole(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-placeholder]:visible')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Carregando' })).toHaveCount(0)
}
