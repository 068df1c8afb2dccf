import type { Page } from '@playwright/test'
import { addLine, addTasks, boardPath, expectColumn } from './production.ts'
import { expect, test } from './site.ts'

test.use({ as: 'admin', viewport: { width: 1440, height: 900 } })

async function openBoard(page: Page, line: number, query = '') {
  await page.goto(boardPath(line) + query)
  await expect(page.locator('[data-board]')).toBeVisible()
}

test('a board that one comes back to is not sent again while it holds', async ({ page, site, admin }) => {
  const line = await addLine(site)
  await addTasks(admin, line.id, ['Fica'])
  const statusOf = async (go: () => Promise<unknown>) => {
    const answered = page.waitForResponse((response) => response.url().includes(`/line-board?id=${line.id}`))
    await go()
    return (await answered).status()
  }
  const leave = async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
    await expect(page.locator('[data-board]')).toHaveCount(0)
  }
  const comeBack = async () => {
    await page.goBack()
    await expect(page.locator('[data-board]')).toBeVisible()
  }
  expect(await statusOf(() => openBoard(page, line.id))).toBe(200)
  await leave()
  expect(await statusOf(comeBack)).toBe(304)
  await expectColumn(page, 'Backlog', ['Fica'])
  await leave()
  await addTasks(admin, line.id, ['Nova'])
  expect(await statusOf(comeBack)).toBe(200)
  await expectColumn(page, 'Backlog', ['Fica', 'Nova'])
})
