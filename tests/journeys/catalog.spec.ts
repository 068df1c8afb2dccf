import { ownName } from './clients.ts'
import { expect, expectAccessible, test } from './site.ts'

test.use({ as: 'staff' })

test('a price list comes in as a CSV, is offered in a quote, and goes out again by one button', async ({ page }) => {
  const name = ownName('Solda fina')
  await page.goto('/dashboard/budget')
  await page.getByRole('link', { name: 'Catálogo', exact: true }).click()
  await page.getByRole('link', { name: 'Importar CSV' }).click()
  const rows = ['Item;Valor;Unidade', `${name};"1.234,56";h`, 'Sem preço;;h'].join('\r\n')
  const file = { name: 'preços.csv', mimeType: 'text/csv', buffer: Buffer.from(rows, 'latin1') }
  await page.getByLabel('Arquivo CSV', { exact: true }).setInputFiles(file)
  await expect(page.getByText('1 novo, 1 fica de fora')).toBeVisible()
  await expect(page.getByText('Linha 3: Falta o preço de “Sem preço”.')).toBeVisible()
  await expect(page.getByRole('row', { name })).toContainText('Entra')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Importar 1' }).click()
  await expect(page.getByText('preços.csv: 1 novo, 1 linha de fora.')).toBeVisible()

  await page.goto('/dashboard/budget-create?id=-1')
  await page.getByLabel('Descrição do item 1').pressSequentially(name.slice(0, -1))
  await page.getByRole('option', { name }).click()
  await expect(page.getByLabel('Total do item 1, em reais, calculado')).toHaveValue('1.234,56')

  await page.goto('/dashboard')
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Ir para…').fill('tabela de preços')
  await page.getByRole('button', { name: 'Catálogo', exact: true }).click()
  await expect(page.getByRole('row', { name })).toBeVisible()
  await page.getByRole('link', { name: 'Importar CSV' }).click()
  await page.getByRole('button', { name: 'Desfazer a importação de preços.csv' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText(/desfeita em/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Catálogo', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Catálogo' })).toBeVisible()
  await expect(page.getByRole('row', { name })).toHaveCount(0)
})
