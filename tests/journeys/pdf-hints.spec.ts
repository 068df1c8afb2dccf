import { addBudget } from './budgets.ts'
import { expect, test } from './site.ts'

const HINT = 'O PDF não mostra ש: no lugar fica □.'

test.describe('what no PDF can show is said at its field', () => {
  test.use({ as: 'admin' })

  test('of the company', async ({ page }) => {
    await page.goto('/dashboard/site')
    for (const label of ['Nome', 'Razão social', 'Rua e número', 'Bairro', 'Cidade', 'WhatsApp']) {
      const field = page.getByRole('textbox', { name: label, exact: true })
      await field.fill('Boreal ש')
      await expect(field).toHaveAccessibleDescription(HINT)
    }
  })

  test('of a client', async ({ page }) => {
    await page.goto('/dashboard/clients?id=-1')
    for (const label of ['Nome', 'Contato', 'Telefone', 'Endereço']) {
      const field = page.getByRole('textbox', { name: label, exact: true })
      await field.fill('Boreal ש')
      await expect(field).toHaveAccessibleDescription(HINT)
    }
    await page.getByLabel('Contato', { exact: true }).fill('Helena')
    await expect(page.getByLabel('Contato', { exact: true })).toHaveAccessibleDescription(/Com quem falar/)
  })
})

test('a client who accepts a quote is told what no PDF can show of the name', async ({ page, admin }) => {
  const { id } = await addBudget(admin, { items: [{ description: 'Placa', total: 10 }] })
  const sent = await admin.post('/api/v1/budget/send', { data: { id, means: 'link' } })
  await page.goto((await sent.json()).data.path)
  const name = page.getByLabel('Seu nome').first()
  await name.pressSequentially('Helena ש')
  await expect(name).toHaveAccessibleDescription(HINT)
  await name.fill('Helena 日本')
  await expect(name).not.toHaveAccessibleDescription(/PDF/)
})
