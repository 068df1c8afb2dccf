import type { Page } from '@playwright/test'
import { addBudget } from './budgets.ts'
import { addReport, FINANCE } from './finance.ts'
import { failCalls } from './network.ts'
import { expect, test } from './site.ts'

test.use({ as: 'admin' })

/** What the page writes to the console from now on. */
function listen(page: Page) {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  return lines
}
const DOWN = 'O banco de dados está fora do ar.'

test('[NAV-11] a quote whose form does not load says so, and in the console', async ({ page, admin, complaints }) => {
  complaints.allow(/status of 503/, /^503 /)
  const { id, client } = await addBudget(admin)
  const lines = listen(page)
  const mend = await failCalls(page, '/budget/budgetById', 503, DOWN)
  await page.goto(`/dashboard/budget-create?id=${id}`)
  await expect(page.getByRole('alert')).toContainText(DOWN)
  expect(lines).toContain('Invalid server response format')
  await mend()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('combobox', { name: 'Cliente' })).toHaveValue(client)
})

test('[NAV-11] a change of an entry that is not saved is written to the console, and stays in the form', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 503/, /^503 /)
  const { id } = await addReport(page.request, { date: '2013-04-10', description: 'Torno', amount: '10.00' })
  const lines = listen(page)
  await page.goto(`${FINANCE}?month=2013-04&id=${id}`)
  const value = page.getByRole('dialog', { name: 'Transação' }).getByLabel('Valor')
  await value.fill('12,00')
  await failCalls(page, '/finance/report/update', 503, DOWN)
  await page.getByRole('button', { name: 'Salvar Transação' }).click()
  await expect(page.getByRole('alert').filter({ hasText: DOWN }).first()).toBeVisible()
  expect(lines).toContain('Finance save failure')
  await expect(value).toHaveValue('12,00')
})
