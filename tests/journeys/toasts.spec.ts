import type { Locator, Page } from '@playwright/test'
import { nowMs } from '#clock.ts'
import { addClient } from './clients.ts'
import { cutCalls } from './network.ts'
import { expect, test } from './site.ts'

test.use({ as: 'admin', colorScheme: 'light', viewport: { width: 1280, height: 800 } })

/** Milliseconds that a toast takes to go once its time is over. */
const LEAVING = 500
const GREEN = 'rgb(11, 107, 79)'
const RED = 'rgb(179, 38, 30)'

/** The toast, whole, at the right of the bottom, with that colour at its edge, for 3000 ms on the page's own clock. */
async function expectToast(page: Page, toast: Locator, color: string) {
  await expect(toast).toBeVisible()
  await expect(toast).toHaveCSS('border-left-color', color)
  await page.clock.runFor(2900)
  await expect(toast).toBeVisible()
  const { x, y, width, height } = (await toast.boundingBox())!
  expect(x + width).toBeGreaterThan(1280 - 40)
  expect(x).toBeGreaterThan(640)
  expect(y + height).toBeGreaterThan(800 - 40)
  expect(y + height).toBeLessThanOrEqual(800)
  await page.clock.runFor(100 + LEAVING)
  await expect(toast).toHaveCount(0)
}

test('[NAV-07] a toast stands for 3000 ms at the right of the bottom, green for a success and red for an error', async ({
  page,
  admin,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  const { id } = await addClient(admin)
  await page.clock.install()
  await page.goto(`/dashboard/clients?id=${id}`)
  const contact = page.getByLabel('Contato', { exact: true })
  await contact.fill('Helena')
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(nowMs() + 60_000)
  await page.keyboard.press('Control+s')
  await expectToast(page, page.getByRole('status').filter({ hasText: 'Salvo com sucesso' }), GREEN)

  await cutCalls(page, '/client/update')
  await contact.fill('Marta')
  await page.keyboard.press('Control+s')
  await expectToast(page, page.getByRole('alert').filter({ hasText: 'Unable to save the flow' }), RED)
})
