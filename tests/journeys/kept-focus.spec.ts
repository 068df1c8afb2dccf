import { addArchive } from './archives.ts'
import { addBill, FINANCE } from './finance.ts'
import { failCalls } from './network.ts'
import { expect, test } from './site.ts'

test.describe('staff', () => {
  test.use({ as: 'staff' })

  test('a bill that is paid gives the focus to the next one, the last to the one before', async ({ page }) => {
    for (const [index, description] of ['Aluguel do galpão', 'Botijão de gás', 'Correio'].entries())
      await addBill(page.request, { description, due: `2042-03-1${index}` })
    await page.goto(`${FINANCE}/bills`)
    const pay = (description: string) => page.getByRole('button', { name: `Paguei: ${description}` })
    await pay('Botijão de gás').press('Enter')
    await expect(pay('Correio')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(pay('Aluguel do galpão')).toBeFocused()
  })

  test('a bill that is deleted in its dialog gives the focus to the next one', async ({ page }) => {
    for (const [index, description] of ['Estacionamento', 'Filtro de ar'].entries())
      await addBill(page.request, { description, due: `2042-05-1${index}` })
    await page.goto(`${FINANCE}/bills`)
    await page.getByRole('button', { name: 'Estacionamento', exact: true }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Filtro de ar', exact: true })).toBeFocused()
  })

  test('a bill that could not be paid gets the focus back', async ({ page, complaints }) => {
    complaints.allow(/500/)
    await addBill(page.request, { description: 'Dedetização', due: '2042-04-10' })
    await page.goto(`${FINANCE}/bills`)
    await failCalls(page, '/finance/bill/pay', 500, 'Não deu para guardar.')
    const pay = page.getByRole('button', { name: 'Paguei: Dedetização' })
    await pay.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Não deu para guardar.' })).toBeVisible()
    await expect(pay).toBeFocused()
  })
})

test.describe('the admin', () => {
  test.use({ as: 'admin' })

  test('what is tried again keeps the focus: on the button while it fails, then on what has come', async ({
    page,
    complaints,
    admin,
  }) => {
    complaints.allow(/500/)
    const { title } = await addArchive(admin)
    const mend = await failCalls(page, '/list-archive*', 500, 'O banco de dados não respondeu.')
    await page.goto(`/dashboard/archive`)
    const retry = page.getByRole('button', { name: 'Tentar de novo' })
    const failed = page.waitForResponse('**/api/v1/list-archive*')
    await retry.press('Enter')
    await failed
    await expect(retry).toBeFocused()
    await mend()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
    await expect(page.getByLabel('Filtrar por título ou descrição')).toBeFocused()
  })
})
