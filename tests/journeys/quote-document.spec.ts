import { addBudget, clientPage, itemField, openBudget, readBudget } from './budgets.ts'
import { expect, expectAccessible, test } from './site.ts'

test.use({ as: 'admin' })

/** The person sees the workbench in Portuguese, by their own choice. */
test.beforeEach(async ({ admin }) => {
  await admin.post('/api/v1/panel', { data: { panel: 'portuguese' } })
})
test.afterEach(async ({ admin }) => {
  await admin.post('/api/v1/panel', { data: { panel: null } })
})

for (const width of [1440, 360])
  test(`at ${width} px a sent quote is changed, looked at as its client and sent again by keys alone, and no button saves it`, async ({
    page,
    admin,
    visitor,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const items = [
      { description: 'Placa', quantity: 2, unit_price: 50, total: 100 },
      { description: 'Frete', quantity: 1, total: 30 },
    ]
    const { id } = await addBudget(admin, { items, budget_validity: '2055-02-28' })
    const sent = await admin.post('/api/v1/budget/send', { data: { id, means: 'link' } })
    const { path } = (await sent.json()).data
    await openBudget(page, id)
    await expect(page.getByText('Mudanças ficam no rascunho da versão 2.')).toBeVisible()

    await page.keyboard.press('j')
    await expect(itemField(page, 'Descrição', 1)).toBeFocused()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(itemField(page, 'Descrição', 2)).toHaveValue('Placa')
    await page.keyboard.press('Tab')
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Visita')
    await expect(page.getByText(/^Salvo às \d\d:\d\d$/)).toBeVisible()
    await expect
      .poll(async () => (await readBudget(admin, id)).items)
      .toMatchObject([
        { description: 'Frete' },
        { description: 'Placa', quantity: 3, total: 150 },
        { description: 'Visita', total: 0 },
      ])
    await page.keyboard.press('Backspace')
    for (let letter = 0; letter < 'Visita'.length; letter++) await page.keyboard.press('Backspace')
    await expect(itemField(page, 'Descrição', 2)).toBeFocused()
    await expectAccessible(page)

    // The client's own page: the draft, not what was sent, and nothing in it can be pressed.
    await page.keyboard.press('Escape')
    await page.keyboard.press('p')
    await expect(clientPage(page)).toContainText('versão 2')
    await expect(clientPage(page)).toContainText('R$\u00a0180,00')
    await expect(clientPage(page)).not.toContainText('Visita')
    await expect(clientPage(page).locator('script, noscript')).toHaveCount(0)
    await expectAccessible(page)
    // Without scripts, for one who stays is an opening.
    expect(await (await visitor.request.get(path)).text()).toContain('130,00')

    await page.keyboard.press('v')
    const changes = page.getByRole('region', { name: 'O que mudou' })
    await expect(changes).toContainText('+R$\u00a050,00')
    await expect(changes).toContainText('Item: Placa')
    await page.keyboard.press('Control+Enter')
    const dialog = page.getByRole('dialog', { name: 'Enviar versão 2' })
    await expect(dialog).toContainText('Item: Placa')
    await dialog.getByRole('button', { name: 'Só criar o link' }).press('Enter')
    await expect(dialog).toBeHidden()
    await page.keyboard.press('h')
    const history = page.getByRole('region', { name: 'História' })
    await expect(history).toContainText('Versão 2 enviada por link')
    // What staff look at beside the document is no opening.
    await expect(history).not.toContainText(/aberta|vista/)
  })
