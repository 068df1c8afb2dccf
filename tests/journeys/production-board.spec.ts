import type { Page } from '@playwright/test'
import { addLine, addTasks, boardPath, columnOf, expectColumn } from './production.ts'
import { expect, test } from './site.ts'

test.use({ as: 'admin', viewport: { width: 1440, height: 900 } })

const COLUMNS = ['Backlog', 'Para Desenvolvimento', 'Em Progresso', 'Em Testes', 'Concluído']

async function openBoard(page: Page, line: number, query = '') {
  await page.goto(boardPath(line) + query)
  await expect(page.locator('[data-board]')).toBeVisible()
}

test('[BRD-01] [BRD-02] [BRD-03] a line shows its menu, where one is, and five columns with their counts', async ({
  page,
  site,
  admin,
}) => {
  const line = await addLine(site)
  const other = await addLine(site)
  await addTasks(admin, line.id, ['Um', 'Dois'])
  await addTasks(admin, line.id, ['Três'], 'inTest')
  await openBoard(page, line.id)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(line.title)
  const crumbs = page.getByRole('navigation', { name: 'Você está em' })
  await expect(crumbs.getByRole('listitem')).toHaveText([line.title, 'Board', '3 itens'])
  await expect(page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 })).toHaveText(COLUMNS)
  await expectColumn(page, 'Backlog', ['Um', 'Dois'])
  await expect(columnOf(page, 'Backlog').locator('header')).toContainText('2')
  const menu = page.getByRole('navigation', { name: 'Menu do quadro' })
  await expect(menu.getByRole('link', { name: `${other.id} / ${other.title}` })).toBeVisible()
  await menu.getByRole('link', { name: 'Back Log' }).click()
  await expect(page).toHaveURL(`${boardPath(line.id)}?tab=backlog`)
  await expect(crumbs.getByRole('listitem').nth(1)).toHaveText('Back Log')
  await page.getByText('Board', { exact: true }).last().click()
  await expect(page.locator('[data-board]')).toBeVisible()
  await menu.getByRole('link', { name: `${other.id} / ${other.title}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.title)
  await menu.getByRole('button', { name: 'Recolher o menu do quadro' }).click()
  await expect(menu.getByRole('link')).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Abrir o menu do quadro' }).click()
  await menu.getByRole('link', { name: 'Production Line' }).click()
  await expect(page).toHaveURL('/dashboard/production-line')

  // The route coffe shows the line that was opened last.
  await page.goto('/coffe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.title)
  await expect(page).toHaveURL('/coffe')
})
