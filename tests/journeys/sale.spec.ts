import type { Page } from '@playwright/test'
import { drawTokenSale, purchasePath } from '#domains/sales/order.ts'
import {
  BUYER,
  DECLINED,
  fillBuyer,
  fillCard,
  findSold,
  finish,
  main,
  openOrder,
  orderByCard,
  PASSES,
  SECOND_STEP,
} from './sales.ts'
import { expect, expectAccessible, test } from './site.ts'

const summary = (page: Page) => page.getByRole('complementary', { name: 'O que você leva' })

test('[BUY-02] [BUY-03] [BUY-04] [BUY-05] [BUY-06] a product with its plan is ordered, paid and downloaded', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { id, sale } = await findSold(request, 'required')
  await page.goto(`/details-sale/${id}`)
  await page.getByRole('radio', { name: 'Plano Profissional' }).check()
  await page.getByRole('button', { name: 'Comprar' }).click()
  await expect(page).toHaveURL(new RegExp(`/final-sale/[A-Za-z0-9]{30}/${id}\\?plan=professional$`))
  const plan = page.getByLabel('Plano', { exact: true })
  await expect(plan).toHaveValue('professional')
  await expect(plan.getByRole('option')).toHaveText([
    /^Básico, R\$\s49,99\/mês$/,
    /^Profissional, R\$\s99,99\/mês$/,
    /^Empresarial, R\$\s199,99\/mês$/,
  ])
  await expect(summary(page)).toContainText(sale.title)
  await expect(summary(page).getByText(/R\$\s348,99/)).toBeVisible()
  await plan.selectOption('basic')
  await expect(summary(page).getByText(/R\$\s298,99/)).toBeVisible()
  await expect(summary(page).getByText(/R\$\s348,99/)).toBeHidden()
  await expect(main(page)).toContainText('Pagamento de teste.')
  await expectAccessible(page)

  // By keyboard: what is empty is said at its field, the first of which gets the focus.
  await finish(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Nome completo')).toBeFocused()
  for (const label of ['Nome completo', 'E-mail', 'Telefone', 'Número do cartão', 'Validade (MM/AA)', 'CVV']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(/Preencha este campo\./)
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('required', '')
  }
  await expectAccessible(page)
  await fillBuyer(page)
  await fillCard(page, PASSES)
  await finish(page).click()

  await expect(page).toHaveURL(new RegExp(`/download-purchase/[A-Za-z0-9]{30}/${id}/[^/]*[A-Za-z][^/]*/\\d+$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obrigado pela sua compra!')
  await expect(main(page)).toContainText('Foi um pagamento de teste: nada foi cobrado.')
  await expectAccessible(page)
  const [, , token, app, code, user] = new URL(page.url()).pathname.split('/')
  const download = page.getByRole('link', { name: 'Baixar Agora' })
  await expect(download).toHaveAttribute('target', '_blank')
  const address = new URL((await download.getAttribute('href'))!, page.url())
  expect(address.pathname).toMatch(/^\/(api\/v1|starts)\/getSoftware$/)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ token: code, userId: user, app })
  const file = await request.get(address.href)
  expect(file.status()).toBe(200)
  expect(file.headers()['content-disposition']).toContain('attachment')

  // The other order of the last two; and the form of an order that is paid leads here.
  await page.goto(`/download-purchase/${token}/${app}/${user}/${code}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obrigado pela sua compra!')
  await page.goto(`/final-sale/${token}/${app}`)
  await expect(page).toHaveURL(/\/download-purchase\//)
})

test('all that is wrong is said at once, what was typed survives a reload, and never the card', async ({
  page,
  request,
}) => {
  const { id, sale } = await findSold(request, 'none')
  await openOrder(page, id)
  await fillBuyer(page, { name: '', email: 'helena@gmial.com', phone: '123' })
  await page.getByLabel('CPF ou CNPJ').fill('123')
  await fillCard(page, PASSES)
  await page.getByLabel('CVV').fill('')
  await finish(page).click()
  const email = page.getByLabel('E-mail', { exact: true })
  await expect(page.getByLabel('Nome completo')).toBeFocused()
  await expect(page.getByLabel('Nome completo')).toHaveAccessibleDescription(/Preencha este campo\./)
  await expect(email).toHaveAccessibleDescription(/Você quis dizer helena@gmail\.com\?/)
  await expect(page.getByLabel('Telefone')).toHaveAccessibleDescription(/não parece completo/)
  await expect(page.getByLabel('CPF ou CNPJ')).toHaveAccessibleDescription(/não conferem/)
  await expect(page.getByLabel('CVV')).toHaveAccessibleDescription(/Preencha este campo\./)
  // Validade and CVV at one height, whatever is said below them.
  const top = async (label: string) => (await page.getByLabel(label).boundingBox())!.y
  expect(await top('CVV')).toBe(await top('Validade (MM/AA)'))
  await expectAccessible(page)

  await main(page).getByRole('button', { name: 'Usar helena@gmail.com' }).click()
  await expect(email).toHaveValue('helena@gmail.com')
  await expect(email).toBeFocused()
  await expect(email).not.toHaveAttribute('aria-invalid')
  await fillBuyer(page, { ...BUYER, email: 'helena@gmail.com' })
  await page.getByLabel('CPF ou CNPJ').fill('')
  await page.reload()
  await expect(page.getByLabel('Nome completo')).toHaveValue(BUYER.name)
  await expect(email).toHaveValue('helena@gmail.com')
  await expect(page.getByLabel('Telefone')).toHaveValue(BUYER.phone)
  await expect(page.getByLabel('Número do cartão')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('4242')
  // What a buyer knows before the button.
  await expect(main(page)).toContainText(`Você compra ${sale.title}: arquivo ZIP,`)
  await expect(main(page)).toContainText('Em até 7 dias do pagamento você pode desistir')
  await expect(main(page).getByText('Confira antes de pagar')).toContainText('helena@gmail.com')
  await expect(main(page).getByRole('link', { name: 'aviso de privacidade' })).toHaveAttribute('href', '/privacy')
  await fillCard(page, PASSES)
  await finish(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obrigado pela sua compra!')
  await expect(main(page)).toContainText('helena@gmail.com')
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContainEqual(
    expect.stringContaining('order-draft'),
  )
})

test('the order form loads no script until somebody acts, and an order sent before that is not lost', async ({
  context,
  request,
}) => {
  const { id } = await findSold(request, 'none')
  const page = await context.newPage()
  const scripts: string[] = []
  page.on('request', (one) => one.resourceType() === 'script' && scripts.push(one.url()))
  await page.goto(`/final-sale/${drawTokenSale()}/${id}`, { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  // Its address is a secret: it is not noted as the first page of the visit.
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('final-sale')
  await finish(page).click()
  await expect(page.getByLabel('Nome completo')).toBeFocused()
  await expect(page.getByLabel('CVV')).toHaveAccessibleDescription(/Preencha este campo\./)
})

test('a declined card says why, and what was typed is still there for the next one', async ({ page, request }) => {
  const { id } = await findSold(request, 'none')
  await openOrder(page, id)
  await expect(page.getByLabel('Plano', { exact: true })).toHaveCount(0)
  await fillBuyer(page)
  await fillCard(page, '4111 1111 1111 1111')
  await finish(page).click()
  await expect(page.getByLabel('Número do cartão')).toBeFocused()
  await expect(main(page)).toContainText('Aqui só funcionam os cartões de teste da lista.')
  await fillCard(page, DECLINED)
  await page.getByLabel('Validade (MM/AA)').fill('01/20')
  await finish(page).click()
  await expect(main(page)).toContainText('Este cartão venceu.')
  await page.getByLabel('Validade (MM/AA)').fill('12/49')
  await finish(page).click()
  await expect(page.getByRole('alert')).toHaveText(/^Erro: O cartão foi recusado/)
  await expect(page.getByLabel('Nome completo')).toHaveValue(BUYER.name)
  await expect(page.getByLabel('Número do cartão')).toHaveValue(DECLINED)
  await fillCard(page, PASSES)
  await finish(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obrigado pela sua compra!')
})

test('a card with a second step goes on at checkout, is refused there and passes', async ({ page, request }) => {
  const { id } = await findSold(request, 'none')
  const token = await openOrder(page, id)
  await fillBuyer(page)
  await fillCard(page, SECOND_STEP)
  await finish(page).click()
  await expect(page).toHaveURL(`/checkout?order=${token}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagamento com Stripe')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Recusar' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^Erro: A segunda etapa não foi confirmada/)
  // Reloaded, it takes a card again.
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText(/^Erro: /)
  await fillCard(page, PASSES)
  await page.getByRole('button', { name: 'Pagar Agora' }).click()
  await expect(main(page)).toContainText('✅ Pagamento aprovado!')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagamento com Stripe')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ir para o download' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obrigado pela sua compra!')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the order form says that a card needs it', async ({ page, request }) => {
    const { id } = await findSold(request, 'required')
    await page.goto(`/details-sale/${id}`)
    await page.getByRole('radio', { name: 'Plano Empresarial' }).check()
    await page.getByRole('button', { name: 'Comprar' }).click()
    await expect(page).toHaveURL(/\/final-sale\/[A-Za-z0-9]{30}\/\d+\?plan=enterprise$/)
    await expect(main(page)).toContainText('O pagamento com cartão precisa de JavaScript')
    await expect(page.getByLabel('Número do cartão')).toBeHidden()
    await expect(finish(page)).toBeHidden()
  })

  test('the links of one’s purchases are requested, and a wrong address comes back', async ({ page }) => {
    await page.goto('/checkout')
    await main(page).getByText('Comprei e não recebi o link').click()
    await main(page).getByLabel('O e-mail da compra').fill('helena@exemplo')
    await main(page).getByRole('button', { name: 'Enviar os links' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Os links das suas compras.')
    const email = main(page).getByLabel('O e-mail da compra')
    await expect(email).toHaveAccessibleDescription('Este e-mail não parece completo.')
    await expect(email).toHaveValue('helena@exemplo')
    await email.fill('helena@exemplo.com.br')
    await main(page).getByRole('button', { name: 'Enviar os links' }).click()
    await expect(page).toHaveURL('/download-purchase/links?enviados=1')
    await expect(main(page).getByRole('status')).toContainText('Se houver compras com este e-mail')
  })

  test('a buyer withdraws', async ({ page, request }) => {
    const { purchase } = await orderByCard(request, 'sandbox_passes')
    await page.goto(purchasePath(purchase))
    await expect(page.getByRole('link', { name: 'Baixar Agora' })).toBeVisible()
    await main(page).getByText('Desistir da compra').click()
    await main(page).getByRole('button', { name: 'Desistir e receber de volta' }).click()
    await expect(page).toHaveURL(purchasePath(purchase))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta compra foi devolvida.')
  })
})
