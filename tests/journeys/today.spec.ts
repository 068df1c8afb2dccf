import type { Locator } from '@playwright/test'
import { systemClock } from '#clock.ts'
import { addLine } from './production.ts'
import { expect, expectAccessible, test } from './site.ts'
import { addTask, readTask } from './tasks.ts'

test.use({ as: 'admin' })

test.beforeEach(async ({ admin }) => {
  await admin.post('/api/v1/panel', { data: { panel: 'portuguese' } })
})
test.afterEach(async ({ admin }) => {
  await admin.post('/api/v1/panel', { data: { panel: null } })
})

/** Shows all that waits: other tests of the site may have left more than the twenty that are shown at first. */
async function showAll(today: Locator) {
  await expect(today.getByRole('listitem').first()).toBeVisible()
  const more = today.getByRole('button', { name: /^Mais \d/ })
  if (await more.isVisible()) await more.click()
}

test('in Portuguese the day begins with what waits: by touch at 360 px a task is done, taken back and put off', async ({
  page,
  admin,
  site,
}) => {
  const { id, title } = await addLine(site)
  const meta = systemClock.now().getTime()
  const { id_text } = await addTask(admin, id, { nome: 'Medir a haste', meta, assignee: 1 })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoje')
  const today = page.getByRole('region', { name: 'O que espera por você' })
  await expect(page.getByRole('main').getByRole('region').first()).toHaveAccessibleName('O que espera por você')
  const row = today.getByRole('listitem').filter({ hasText: title })
  await showAll(today)
  await expect(row).toContainText('Medir a haste')
  await expectAccessible(page)

  await row.getByRole('button', { name: 'Concluir' }).click()
  await expect(row).toContainText('Concluída')
  expect(await readTask(admin, id_text)).toMatchObject({ status: 'Completed' })
  await row.getByRole('button', { name: 'Desfazer' }).click()
  await expect(row.getByRole('button', { name: 'Concluir' })).toBeVisible()
  expect(await readTask(admin, id_text)).toMatchObject({ status: 'inBacklog' })

  await row.getByRole('button', { name: 'Adiar' }).click()
  const days = page.getByRole('dialog', { name: 'Adiar' })
  await expectAccessible(page, { dark: true })
  await days.getByRole('button', { name: /^Em um mês/ }).click()
  await expect(row).toContainText('Volta em')
  await page.reload()
  await expect(today.getByRole('button', { name: /adiada/ })).toBeVisible()
  await showAll(today)
  await expect(row).toHaveCount(0)
  await today.getByRole('button', { name: /adiada/ }).click()
  await row.getByRole('button', { name: 'Trazer de volta' }).click()
  await expect(row.getByRole('button', { name: 'Concluir' })).toBeVisible()
})
