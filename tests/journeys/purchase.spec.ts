import { systemClock } from '#clock.ts'
import { checkoutPath, drawTokenSale } from '#domains/sales/order.ts'
import { queryDatabase } from './database.ts'
import { DECLINED, fillBuyer, fillCard, findSold, finish, main, openOrder, orderWithPlan, PASSES } from './sales.ts'
import { expect, expectAccessible, test } from './site.ts'

test('a buyer withdraws within seven days: the money goes back and the link is closed', async ({ page, request }) => {
  const { id } = await findSold(request, 'none')
  await openOrder(page, id)
  await fillBuyer(page)
  await fillCard(page, PASSES)
  await finish(page).click()
  await main(page).getByText('Desistir da compra').click()
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Desistir e receber de volta' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta compra foi devolvida.')
  await expect(page.getByRole('link', { name: 'Baixar Agora' })).toHaveCount(0)
})

test('one more month of a plan is paid at the address that its e-mail has, at 360 px', async ({
  page,
  request,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { token_sale: bought } = await orderWithPlan(request)
  // As the job places it a week before the month ends; server/renew.test.ts runs the job.
  const token_sale = drawTokenSale()
  await queryDatabase(
    site,
    `insert into orders (token_sale, renews, project_id, title, plan, plan_name, product_price, plan_price, name, email,
       phone, txid, expires_at, search)
     select $1, id, project_id, title, plan, plan_name, 0, plan_price, name, email,
       phone, 'PEDRENOVA', $3::timestamptz + interval '10 days', search
     from orders where token_sale = $2`,
    [token_sale, bought, systemClock.now()],
  )
  await page.goto(checkoutPath(token_sale))
  const order = page.getByRole('complementary', { name: 'O pedido' })
  await expect(order.getByRole('definition')).toHaveText([/^R\$\s49,99$/, /^R\$\s49,99$/])
  await expect(order).toContainText('plano Básico, mais um mês')
  await expectAccessible(page)
  await fillCard(page, PASSES)
  await page.getByRole('button', { name: 'Pagar Agora' }).click()
  await expect(main(page)).toContainText('✅ Pagamento aprovado!')
  // Who has paid at the end of a long form sees what comes next.
  await expect(main(page).getByRole('status')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Ir para o download' })).toBeInViewport()
  await page.getByRole('link', { name: 'Ir para o download' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obrigado pela sua compra!')
  await expect(main(page)).toContainText(/O mês do seu plano vai até \d\d\/\d\d\/\d{4}, e não se renova sozinho\./)
})

test('[BUY-11] an unpaid or unknown order is thanked for by nobody, and checkout alone offers the projects', async ({
  page,
  request,
  site,
  complaints,
}) => {
  complaints.allow(/status of 404/)
  const { id } = await findSold(request, 'none')
  const token = await openOrder(page, id)
  await fillBuyer(page)
  await fillCard(page, DECLINED)
  await finish(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  const [order] = await queryDatabase<{ id: number }>(site, 'select id from orders where token_sale = $1', [token])

  for (const path of [`${token}/${id}/xyz/${order!.id}`, `${token}/${id}/xyz/999999`, 'abc/1/x2/3', 'abc', '']) {
    const answer = await page.goto(`/download-purchase/${path}`)
    if (path.startsWith('abc')) expect(answer!.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(
      /^(Este pedido ainda não foi pago|Não há compra neste endereço)\.$/,
    )
    await expect(main(page), path).not.toContainText('Obrigado')
    await expect(page.getByRole('link', { name: 'Baixar Agora' }), path).toHaveCount(0)
  }
  await expectAccessible(page)
  expect((await page.goto('/checkout'))!.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não há pedido para pagar.')
  await expectAccessible(page)
  await main(page).getByText('Comprei e não recebi o link').click()
  await main(page).getByLabel('O e-mail da compra').fill('ninguem@exemplo.com.br')
  await main(page).getByRole('button', { name: 'Enviar os links' }).click()
  await expect(main(page).getByRole('status')).toContainText('Se houver compras com este e-mail')
  await main(page).getByRole('link', { name: 'Ver todos os projetos' }).click()
  await expect(page).toHaveURL('/projects')
})
