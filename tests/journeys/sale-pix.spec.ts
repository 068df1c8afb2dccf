import type { Page } from '@playwright/test'
import { queryDatabase } from './database.ts'
import { BUYER, fillBuyer, findSold, openOrder, orderByCard, setPixKey } from './sales.ts'
import { expect, expectAccessible, test } from './site.ts'

// A site of its own: its Pix key shows on every order form.
// One after the other, in the one site of these settings: a start takes longer than they do.
test.describe.configure({ mode: 'default' })
test.use({ settings: { UI_DELAYS: '0', PAYMENTS: 'sandbox' }, permissions: ['clipboard-read', 'clipboard-write'] })
test.beforeAll(({ admin }) => setPixKey(admin))

const main = (page: Page) => page.getByRole('main')

test('[BUY-04] a Pix is copied, confirmed by staff while the buyer looks, and the download opens', async ({
  page,
  request,
  browser,
  sessions,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { id } = await findSold(request, 'none')
  const token = await openOrder(page, id)
  await fillBuyer(page)
  // Pix is chosen at first, without a card's fields.
  await expect(page.getByRole('radio').first()).toHaveAccessibleName('Pix')
  await expect(page.getByRole('radio', { name: 'Pix' })).toBeChecked()
  await expect(page.getByLabel('Número do cartão')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Finalizar Compra', exact: true })).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Finalizar Compra com Pix' }).click()
  await expect(page).toHaveURL(`/checkout?order=${token}`)
  await expect(page).toHaveTitle(/^Pagamento com Pix/)
  await expect(page.getByRole('complementary', { name: 'O pedido' })).toContainText('helena@exemplo.com.br')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagamento com Pix')
  await expect(page.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible()
  await page.getByRole('button', { name: 'Copiar o código Pix' }).click()
  await expect(page.getByRole('button', { name: 'Código copiado' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^000201.*br\.gov\.bcb\.pix/)
  await expectAccessible(page)

  const office = await browser.newContext({ storageState: sessions.admin, viewport: { width: 360, height: 740 } })
  complaints.watch(office)
  const desk = await office.newPage()
  await desk.goto('/dashboard')
  await desk.getByRole('button', { name: 'Abrir o menu' }).click()
  await desk.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Pedidos' }).click()
  await desk.getByRole('searchbox', { name: 'Buscar nos pedidos' }).fill('helena')
  await expect(desk.getByRole('row').filter({ hasText: 'Bianca Torres' })).toHaveCount(0)
  await expect(desk.getByRole('row')).not.toHaveCount(0)
  await expectAccessible(desk)
  await desk.getByRole('main').locator('tbody').getByRole('link').first().click()
  await expect(desk.getByRole('main')).toContainText('Aguardando pagamento')
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Confirmar o Pix' }).click()
  const dialog = desk.getByRole('dialog', { name: /^Confirmar o Pix/ })
  await expect(dialog.getByLabel('Quem pagou')).toHaveValue('Helena Prado')
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await expect(desk.getByRole('main')).toContainText('Pagamento confirmado')

  await expect(main(page)).toContainText('✅ Pagamento aprovado!', { timeout: 15_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagamento com Pix')
  await page.getByRole('link', { name: 'Ir para o download' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obrigado pela sua compra!')

  // Closed, opened again and refunded: the buyer's page follows.
  await desk.getByRole('button', { name: 'Fechar o link' }).click()
  await expect(desk.getByRole('button', { name: 'Reabrir o link' })).toBeVisible()
  await page.reload()
  await expect(main(page)).toContainText('Este link de download foi fechado.')
  await desk.getByRole('button', { name: 'Reabrir o link' }).click()
  await desk.getByRole('button', { name: 'Devolver' }).click()
  const refund = desk.getByRole('dialog', { name: /^Devolver/ })
  await refund.getByLabel('Motivo').fill('Arrependimento.')
  await refund.getByRole('button', { name: 'Devolver' }).click()
  await expect(desk.getByRole('main')).toContainText('Arrependimento.')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta compra foi devolvida.')
  await office.close()
})

test.describe('an address whose order cannot be', () => {
  test.use({ as: 'admin' })

  test('leads to the list', async ({ page }) => {
    for (const id of [0, -1, 1.5, 'x']) {
      await page.goto(`/dashboard/orders?id=${id}`)
      await expect(page.getByRole('searchbox', { name: 'Buscar nos pedidos' }), String(id)).toBeVisible()
      await expect(main(page).getByRole('row'), String(id)).not.toHaveCount(0)
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a Pix is ordered, and what is wrong comes back with what was typed', async ({ page, request }) => {
    const { id } = await findSold(request, 'required')
    await page.goto(`/details-sale/${id}`)
    await page.getByRole('button', { name: 'Comprar' }).click()
    const address = page.url()
    await page.getByLabel('Nome completo').fill('Helena Prado')
    await page.getByLabel('Telefone').fill('123')
    await page.getByLabel('Plano', { exact: true }).selectOption('enterprise')
    await expect(page.getByRole('radio', { name: 'Pix' })).toBeHidden()
    await page.getByRole('button', { name: 'Finalizar Compra com Pix' }).click()
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(/Preencha este campo/)
    await expect(page.getByLabel('Telefone')).toHaveAccessibleDescription(/não parece completo/)
    await expect(page).toHaveURL(address)
    await page.reload()
    await expect(page.getByLabel('Nome completo')).toHaveValue('Helena Prado')
    await expect(page.getByLabel('Plano', { exact: true })).toHaveValue('enterprise')
    // Another e-mail was probably meant: a question, and no refusal.
    await fillBuyer(page, { ...BUYER, email: 'helena@gmial.com' })
    await page.getByRole('button', { name: 'Finalizar Compra com Pix' }).click()
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(
      /Você quis dizer helena@gmail.com/,
    )
    await page.getByRole('button', { name: 'Finalizar Compra com Pix' }).click()
    await expect(page).toHaveURL(/\/checkout\?order=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagamento com Pix')
    await expect(main(page)).toContainText('R$ 448,99')
    // What needs a script is not there.
    await expect(page.getByRole('button', { name: 'Copiar o código Pix' })).toBeHidden()
    await expect(main(page).getByText('Pagar com cartão')).toBeHidden()
  })

  test('a refused card is followed by a Pix; an order that expired meanwhile says so', async ({
    page,
    request,
    site,
  }) => {
    const { token_sale } = await orderByCard(request, 'sandbox_declined')
    await page.goto(`/checkout?order=${token_sale}`)
    await expect(page.getByRole('alert')).toHaveText(/^Erro: O cartão foi recusado/)
    await expect(main(page)).toContainText('Pague com Pix')
    await expect(page.getByRole('button', { name: 'Pagar Agora' })).toBeHidden()
    const setState = (state: string) =>
      queryDatabase(site, 'update orders set state = $1 where token_sale = $2', [state, token_sale])
    await setState('expired')
    await page.getByRole('button', { name: 'Pagar com Pix' }).click()
    await expect(main(page)).toContainText('Este pedido venceu sem pagamento.')
    await setState('failed')
    await page.goto(`/checkout?order=${token_sale}`)
    await page.getByRole('button', { name: 'Pagar com Pix' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagamento com Pix')
    await expect(page).toHaveURL(`/checkout?order=${token_sale}`)
  })
})
