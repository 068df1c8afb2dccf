import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { systemClock } from '#clock.ts'
import { queryDatabase } from './database.ts'
import { BUYER, DECLINED, fillBuyer, findSold, openOrder, PASSES, SECOND_STEP, setPixKey } from './sales.ts'
import { expect, expectAccessible, type Site } from './site.ts'
import { bankOf, fillSingleCard, fillSplitCard, test } from './stripe.ts'

test.beforeAll(({ admin }) => setPixKey(admin))

const main = (page: Page) => page.getByRole('main')
const finish = (page: Page) => page.getByRole('button', { name: 'Finalizar Compra', exact: true })
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Obrigado pela sua compra!' })

test('[BUY-03] [BUY-04] [BUY-10] a card typed in Stripe’s fields pays at 360 px, and its number never comes near', async ({
  page,
  request,
  site,
  stripe,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const toUs: string[] = []
  page.on('request', (one) => {
    if (one.url().startsWith(site.origin)) toUs.push(`${one.url()} ${one.postData() ?? ''}`)
  })
  const { id } = await findSold(request, 'required')
  await openOrder(page, id)
  await expect(page.locator('#card-number iframe')).toBeVisible()
  await expect(finish(page)).toBeEnabled()
  for (const label of ['Número do cartão', 'Validade (MM/AA)', 'CVV'])
    await expect(main(page).getByText(label, { exact: true })).toBeVisible()
  await expect(main(page).locator('input[autocomplete^=cc-]')).toHaveCount(0)
  await expectAccessible(page)

  // By keyboard: what is empty is said at its field; the label leads into Stripe's frame.
  await fillBuyer(page)
  await finish(page).focus()
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('Preencha este campo.')).toHaveCount(3)
  const number = page.locator('#card-number').frameLocator('iframe').getByRole('textbox')
  await expect(number).toBeFocused()
  await page.keyboard.type(PASSES)
  await expect(number).toHaveValue(PASSES)
  await expectAccessible(page)
  await fillSplitCard(page, PASSES)
  await finish(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(main(page)).not.toContainText('pagamento de teste')

  const isCard = /4242\D?4242\D?4242\D?4242/
  expect(toUs.filter((one) => isCard.test(decodeURIComponent(one)))).toEqual([])
  expect(stripe.requests.filter(({ body }) => isCard.test(decodeURIComponent(body)))).toEqual([])
  const rows = await queryDatabase<{ text: string }>(site, 'select orders::text as text from orders')
  expect(rows.filter(({ text }) => isCard.test(text))).toEqual([])
})

test('[BUY-09] a declined card says why in the form, which stays as it was, and the next one pays', async ({
  page,
  request,
}) => {
  const { id } = await findSold(request, 'none')
  await openOrder(page, id)
  await fillBuyer(page)
  await fillSplitCard(page, DECLINED)
  await finish(page).click()
  await expect(page.getByRole('alert')).toHaveText('Erro: Seu cartão foi recusado.')
  await expect(page.getByLabel('Nome completo')).toHaveValue(BUYER.name)
  await expectAccessible(page)
  await fillSplitCard(page, PASSES)
  await finish(page).click()
  await expect(thanks(page)).toBeVisible()
})

test('the second step shows itself in place, is refused there and confirmed', async ({ page, request }) => {
  const { id } = await findSold(request, 'none')
  await openOrder(page, id)
  await fillBuyer(page)
  await fillSplitCard(page, SECOND_STEP)
  await finish(page).click()
  await bankOf(page).getByRole('button', { name: 'Recusar' }).click()
  await expect(page.getByRole('alert')).toHaveText('Erro: Não foi possível autenticar o cartão.')
  await finish(page).click()
  await bankOf(page).getByRole('button', { name: 'Confirmar' }).click()
  await expect(thanks(page)).toBeVisible()
})

test('[BUY-08] [BUY-09] checkout takes an unpaid order up again, with a field of its own', async ({
  page,
  request,
}) => {
  const { id } = await findSold(request, 'none')
  const token = await openOrder(page, id)
  await fillBuyer(page)
  await fillSplitCard(page, SECOND_STEP)
  await finish(page).click()
  await expect(bankOf(page).getByRole('button', { name: 'Confirmar' })).toBeVisible()
  // Left in the middle: its form leads to checkout.
  await page.goto(`/final-sale/${token}/${id}`)
  await expect(page).toHaveURL(`/checkout?order=${token}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagamento com Stripe')
  const pay = page.getByRole('button', { name: 'Pagar Agora' })
  await expect(pay).toBeEnabled()
  await expectAccessible(page)
  await pay.click()
  await expect(main(page).getByText('Preencha este campo.')).toBeVisible()
  await fillSingleCard(page, DECLINED)
  await pay.click()
  await expect(page.getByRole('alert')).toHaveText('Erro: Seu cartão foi recusado.')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
  await fillSingleCard(page, PASSES)
  await pay.click()
  await expect(main(page)).toContainText('✅ Pagamento aprovado!')
  await page.getByRole('link', { name: 'Ir para o download' }).click()
  await expect(thanks(page)).toBeVisible()
})

test('an order that waits for its Pix is paid by card instead, whose second step takes its time', async ({
  page,
  request,
}) => {
  const { id } = await findSold(request, 'none')
  const requested: string[] = []
  page.on('request', (one) => requested.push(new URL(one.url()).host))
  await openOrder(page, id)
  await fillBuyer(page)
  await page.getByRole('radio', { name: 'Pix' }).check()
  await page.getByRole('button', { name: 'Finalizar Compra com Pix' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagamento com Pix')
  requested.length = 0
  await page.reload()
  expect(requested).not.toContain('js.stripe.com')
  await main(page).getByText('Pagar com cartão').click()
  await expect(page.getByRole('button', { name: 'Pagar Agora' })).toBeEnabled()
  await fillSingleCard(page, SECOND_STEP)
  await page.getByRole('button', { name: 'Pagar Agora' }).click()
  const confirm = bankOf(page).getByRole('button', { name: 'Confirmar' })
  await expect(confirm).toBeVisible()
  // The page looks at the order meanwhile, and leaves the form where it is.
  await page.waitForResponse('**/sale/state')
  await confirm.click()
  await expect(main(page)).toContainText('✅ Pagamento aprovado!')
})

test('[BUY-09] where Stripe’s script is not loaded, the page says so, and loads it again', async ({
  page,
  context,
  request,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  const { id } = await findSold(request, 'none')
  const block = (route: Route) => route.abort()
  await context.route('https://js.stripe.com/**', block)
  await openOrder(page, id)
  await expect(page.getByRole('alert')).toContainText('Erro ao carregar Stripe.')
  await expect(finish(page)).toBeDisabled()
  await expectAccessible(page)
  await context.unroute('https://js.stripe.com/**', block)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(finish(page)).toBeEnabled()
})

test('a tab closed between the payment and the thanks: the e-mail’s link works, and checkout knows', async ({
  page,
  context,
  request,
  site,
  stripe,
}) => {
  const { id } = await findSold(request, 'none')
  const token = await openOrder(page, id)
  const email = 'fechou@exemplo.com.br'
  await fillBuyer(page, { ...BUYER, email })
  await fillSplitCard(page, PASSES)
  const checked = page.waitForRequest('**/sale/check')
  await page.route('**/sale/check', () => {})
  await finish(page).click()
  await checked
  await page.close()

  const intent = [...stripe.intents.values()].at(-1)!
  const { payload, signature } = stripe.event('payment_intent.succeeded', intent, { at: systemClock.now() })
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' }
  expect((await request.post('/api/v1/sale/stripe-events', { data: Buffer.from(payload), headers })).status()).toBe(200)
  await expect(() => expect(linkIn(site, email)).toBeDefined()).toPass()
  const again = await context.newPage()
  await again.goto(linkIn(site, email)!)
  await expect(thanks(again)).toBeVisible()
  await again.goto(`/checkout?order=${token}`)
  await expect(main(again)).toContainText('✅ Pagamento aprovado!')
})

test('Stripe’s hosts are allowed on the two pages of a payment, and on no other', async ({ request }) => {
  const { id } = await findSold(request, 'none')
  const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy']
  for (const path of [`/final-sale/${'a'.repeat(30)}/${id}`, '/checkout'])
    expect(await policyOf(path), path).toMatch(/script-src 'self'[^;]* https:\/\/js\.stripe\.com/)
  for (const path of ['/', `/details-sale/${id}`, '/download-purchase/a/1/b/2', '/login', '/api/v1/sale/payments'])
    expect(await policyOf(path), path).not.toContain('stripe')
})

/** The path of the link in the e-mail to an address, as the outbox has it. */
function linkIn({ dataDir }: Site, to: string) {
  const folder = join(dataDir, 'outbox')
  const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8').replace(/=\r?\n/g, ''))
  return /\/download-purchase\/[\w/-]+/.exec(mails.find((mail) => mail.includes(`To: ${to}`)) ?? '')?.[0]
}
