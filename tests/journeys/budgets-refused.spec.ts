import type { Page } from '@playwright/test'
import { addBudget, itemField, openBudget, readBudget, saveButton } from './budgets.ts'
import { failCalls } from './network.ts'
import { expect, expectAccessible, test } from './site.ts'

test.use({ as: 'admin' })

const NEW = '/dashboard/budget-create?id=-1'
const total = (page: Page) => page.getByRole('definition').last()

async function openNew(page: Page) {
  await page.goto(NEW)
  await expect(page).toHaveURL(/number=\d+$/)
  await expect(page.getByLabel('Cliente')).toBeVisible()
}

test('[BUD-06] an invalid submit marks all fields, goes to the first and saves nothing', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/)
  await openNew(page)
  let saves = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/budget/save')) saves++
  })
  await itemField(page, 'Quantidade', 1).fill('0')
  await page.getByLabel('Valor adicional').fill('-5')
  await page.getByLabel('Limpar a data').last().click()
  await saveButton(page).click()
  await expect(page.getByText('Please provide the client name.')).toBeVisible()
  await expect(page.getByText('O menor valor é 0: tire o sinal de menos.')).toBeVisible()
  await expect(page.getByText('Please provide the project name.')).toBeVisible()
  await expect(page.getByText('Please select a deadline.')).toBeVisible()
  await expect(page.getByLabel('Cliente')).toBeFocused()
  for (const field of [
    page.getByLabel('Cliente'),
    page.getByLabel('Projeto'),
    page.getByLabel('Prazo de entrega'),
    page.getByLabel('Valor adicional'),
    itemField(page, 'Quantidade', 1),
    itemField(page, 'Total', 1),
  ])
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  // The validity has its message, and no rule behind it.
  await expect(page.getByText('Please provide the budget validity.')).toBeVisible()
  await expect(page.getByLabel('Validade')).not.toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  expect(saves).toBe(0)

  await page.getByLabel('Cliente').fill('Oficina Maré')
  await page.getByLabel('Projeto').fill('Um site')
  await page.getByLabel('Prazo de entrega').fill('01022027')
  await page.getByLabel('Valor adicional').fill('')
  await itemField(page, 'Quantidade', 1).fill('2')
  await itemField(page, 'Total', 1).fill('doze')
  await saveButton(page).click()
  await expect(page.getByText('Use reais e centavos: 49,99.')).toBeVisible()
  await expect(itemField(page, 'Total', 1)).toBeFocused()
  await itemField(page, 'Total', 1).fill('0')
  // A total below 1 is raised.
  const form = page.locator('#budget-form')
  await expect(form.getByRole('definition').last()).toHaveText('R$\u00a00,00')
  await expect(total(page)).toHaveText('R$\u00a00,00')
  await expect(page.getByText('Ao salvar, o total é de pelo menos R$\u00a01,00.')).toBeVisible()
  await saveButton(page).click()
  await expect(page.getByRole('article')).toContainText('R$\u00a01,00')
  expect(saves).toBe(1)
})

test('[BUD-06] a save that fails keeps all that was typed', async ({ page, admin, complaints }) => {
  complaints.allow(/status of 503/, /^503 /)
  const { id } = await addBudget(admin)
  await openBudget(page, id)
  await page.getByLabel('Projeto').fill('Outro nome')
  await page.getByRole('button', { name: 'Acrescentar item' }).click()
  await page.keyboard.type('Um item')
  await itemField(page, 'Total', 1).fill('10')
  const mend = await failCalls(page, '/budget/save', 503, 'O banco de dados está fora do ar.')
  await saveButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'O banco de dados está fora do ar.' })).toBeVisible()
  await expect(page.getByLabel('Projeto')).toHaveValue('Outro nome')
  await expect(itemField(page, 'Descrição', 1)).toHaveValue('Um item')
  await mend()
  await saveButton(page).click()
  await expect(page).toHaveURL(`/dashboard/budget-printer?id=${id}`)
  expect(await readBudget(admin, id)).toMatchObject({ project_name: 'Outro nome', total_budget: 10 })
})
