import type { Page } from '@playwright/test'
import { CUT_OFF } from './network.ts'
import { addLine, addTasks, boardPath, expectColumn, linkOf } from './production.ts'
import { expect, test } from './site.ts'

test.use({ as: 'admin', viewport: { width: 1440, height: 900 } })

async function openBoard(page: Page, line: number, query = '') {
  await page.goto(boardPath(line) + query)
  await expect(page.locator('[data-board]')).toBeVisible()
}

test('[BRD-09] a task whose code could not be loaded leaves the board as it is, and opens at the next try', async ({
  page,
  site,
  admin,
  complaints,
}) => {
  complaints.allow(CUT_OFF)
  const line = await addLine(site)
  const [a] = await addTasks(admin, line.id, ['A'])
  const code = '**/assets/task-frame-*.js'
  await page.route(code, (route) => route.abort())
  await openBoard(page, line.id)
  await linkOf(page, a!).click()
  await expect(page.getByRole('alert').filter({ hasText: 'A tarefa não pôde ser aberta.' })).toBeVisible()
  await expectColumn(page, 'Backlog', ['A'])
  await page.unroute(code)
  await linkOf(page, a!).click()
  await expect(page.getByRole('dialog', { name: `Editar Task ${a!.id_text}` })).toBeVisible()
})

test('[BRD-09] without a connection a task opens as far as it can, and comes once the connection is back', async ({
  page,
  context,
  site,
  admin,
  complaints,
}) => {
  complaints.allow(/net::ERR_INTERNET_DISCONNECTED/)
  const line = await addLine(site)
  const [a] = await addTasks(admin, line.id, ['A'])
  const code = page.waitForResponse(/assets\/task-frame-.*js$/)
  await openBoard(page, line.id)
  await (await code).finished()
  await context.setOffline(true)
  await expect(page.getByText('Sem notícias do servidor')).toBeVisible()
  await linkOf(page, a!).click()
  const dialog = page.getByRole('dialog', { name: `Editar Task ${a!.id_text}` })
  await expect(dialog.getByRole('alert')).toContainText('A tarefa não pôde ser lida')
  await context.setOffline(false)
  await expect(dialog.getByLabel('Nome')).toHaveValue('A')
})
