import { nowMs } from '#clock.ts'
import { addBudget, numberOf } from './budgets.ts'
import { queryDatabase } from './database.ts'
import { CUT_OFF, cutCalls, failCalls } from './network.ts'
import { expect, expectAccessible, test } from './site.ts'

const LONG = 'palavra'.repeat(45)

test.describe('the admin', () => {
  test.use({ as: 'admin' })

  test('[BUD-09] the document is in Portuguese, with its status translated, and is printed without the frame', async ({
    page,
    admin,
  }) => {
    const items = [
      { description: `Placa eletrônica\n${LONG}`, quantity: 10, total: 3850 },
      { description: 'Firmware', quantity: 1, total: 6200.5 },
    ]
    const budget = await addBudget(admin, { items, additional_value: 320, extra_text: 'Inclui **duas** visitas.' })
    await page.goto(`/dashboard/budget-printer?id=${budget.id}`)
    const sheet = page.getByRole('article')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Orçamento ${numberOf(budget)}`)
    await expect(sheet.getByRole('heading', { name: `Orçamento ${numberOf(budget)}` })).toBeVisible()
    await expect(page).toHaveTitle(`Orçamento ${numberOf(budget)}`)
    await expect(sheet).toContainText(budget.client)
    await expect(sheet).toContainText(LONG)
    await expect(sheet).toContainText('R$\u00a010.370,50')
    await expect(sheet.locator('strong', { hasText: 'duas' })).toBeVisible()
    for (const [status, text] of [
      ['PENDING', 'Pendente'],
      ['APPROVED', 'Aprovado'],
      ['DEV', 'Em desenvolvimento'],
      ['FINALIZED', 'Concluído'],
    ] as const) {
      await admin.post('/api/v1/budget/save', { data: { budget: { id: budget.id, status } } })
      await page.reload()
      await expect(sheet.getByText(text, { exact: true })).toBeVisible()
    }
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
    }

    await page.evaluate(() => {
      window.print = () => void (document.documentElement.dataset.printed = 'yes')
    })
    await page.getByRole('button', { name: 'Imprimir' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(sheet).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(251, 251, 250)')
    // No empty sheet of another size follows.
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(new Set(pdf.match(/\/MediaBox \[[^\]]+\]/g)).size).toBe(1)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'Editar' }).click()
    await expect(page.getByRole('combobox', { name: 'Cliente' })).toHaveValue(budget.client)
  })

  test('[NAV-11] an address without a quote says so, and one that does not load tries again', async ({
    page,
    admin,
    complaints,
  }) => {
    complaints.allow(CUT_OFF, /status of 404/)
    const { id, client } = await addBudget(admin)
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    await page.goto('/dashboard/budget-printer')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orçamento para imprimir')
    await expect(page.getByRole('heading', { name: 'Este orçamento não existe' })).toBeVisible()
    await page.goto('/dashboard/budget-printer?id=2000000000')
    await expect(page.getByRole('heading', { name: 'Este orçamento não existe' })).toBeVisible()
    const mend = await cutCalls(page, '/budget/document?*')
    await page.goto(`/dashboard/budget-printer?id=${id}`)
    await expect(page.getByRole('alert')).toContainText('O orçamento não veio')
    expect(lines).toContain('Invalid server response format')
    await mend()
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByRole('article')).toContainText(client)
  })

  test('a PDF that does not come says why', async ({ page, admin, complaints }) => {
    complaints.allow(/status of 503/, /^503 /)
    const { id } = await addBudget(admin)
    await page.goto(`/dashboard/budget-printer?id=${id}`)
    await failCalls(page, '/budget/pdf?*', 503, 'Há documentos demais na fila.')
    await page.getByRole('button', { name: 'Baixar PDF' }).click()
    await expect(page.getByRole('alert')).toContainText('O PDF não veio. Há documentos demais na fila.')
    await expect(page.getByRole('article')).toBeVisible()
  })

  test('the palette finds a quote by its client', async ({ page, admin }) => {
    const { id, client } = await addBudget(admin, { client: `Cliente da paleta ${nowMs()}` })
    await page.goto('/dashboard/budget')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Budgets')
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder('Ir para…').fill(client)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(client) })
      .click()
    await expect(page).toHaveURL(`/dashboard/budget-create?id=${id}`)
  })
})

test.describe('other staff', () => {
  test.use({ as: 'staff' })

  test('the dashboard’s tile has the real figures of their quotes', async ({ page, site }) => {
    await queryDatabase(site, 'delete from budget_numbers where id_user = 2')
    const tile = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Budgets' }) })
    await page.goto('/dashboard')
    await expect(tile).toContainText('0')
    await expect(tile).toContainText('O primeiro começa em New Budget.')
    await addBudget(page.request, { items: [{ description: 'Placa', quantity: 1, total: 1234.5 }] })
    await addBudget(page.request, { items: [{ description: 'Placa', quantity: 1, total: 100 }] })
    await addBudget(page.request, { status: 'APPROVED' })
    await page.reload()
    await expect(tile).toContainText('Budgets2por decidir, R$\u00a01.334,50 ao todo')
    await tile.getByRole('link').click()
    await expect(page).toHaveURL('/dashboard/budget')
  })

  test('a quote of somebody else is not there', async ({ page, admin, complaints }) => {
    complaints.allow(/status of 404/)
    const { id } = await addBudget(admin)
    for (const path of ['/dashboard/budget-create', '/dashboard/budget-printer']) {
      await page.goto(`${path}?id=${id}`)
      await expect(page.getByRole('heading', { name: 'Este orçamento não existe' })).toBeVisible()
    }
  })
})
