import { addBill, FINANCE } from './finance.ts'
import { expect, test } from './site.ts'

test.use({ as: 'staff' })

test('a bill that is deleted in its dialog gives the focus to the next one', async ({ page }) => {
  for (const [index, description] of ['Estacionamento', 'Filtro de ar'].entries())
    await addBill(page.request, { description, due: `2042-05-1${index}` })
  await page.goto(`${FINANCE}/bills`)
  await page.getByRole('button', { name: 'Estacionamento', exact: true }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Filtro de ar', exact: true })).toBeFocused()
})
