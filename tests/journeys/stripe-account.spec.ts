import type { APIRequestContext } from '@playwright/test'
import { BUYER, fillBuyer, findSold, openOrder, PASSES } from './sales.ts'
import { ADMIN, expect } from './site.ts'
import { fillSplitCard, test as withStripe } from './stripe.ts'

/** A site whose account is set in Sistema. */
const test = withStripe.extend<object, object>({
  settings: [
    async ({ stripe: { settings } }, use) => use({ UI_DELAYS: '0', STRIPE_API_BASE: settings.apiBase }),
    { scope: 'worker' },
  ],
})

const setAccount = async (admin: APIRequestContext, keys: object) =>
  expect(
    (await admin.post('/api/v1/system/stripe-account', { data: { ...keys, password: ADMIN.password } })).status(),
  ).toBe(200)

test('a purchase page that was open takes the card anew once another account is set in Sistema', async ({
  page,
  request,
  admin,
  stripe,
  complaints,
}) => {
  complaints.allow(/status of 409 .*sale\/pay/)
  const { secretKey: secret_key, publishableKey: publishable_key, webhookSecret: webhook_secret } = stripe.settings
  const other = { secret_key: 'sk_test_outra', publishable_key: 'pk_test_outra', webhook_secret: 'whsec_outra' }
  for (const key of [other.secret_key, other.publishable_key]) stripe.addKey(key, { account: 'acct_2' })
  await setAccount(admin, { secret_key, publishable_key, webhook_secret })
  const { id } = await findSold(request, 'none')
  await openOrder(page, id)
  await fillBuyer(page)
  await fillSplitCard(page, PASSES)
  await setAccount(admin, other)
  const finish = page.getByRole('button', { name: 'Finalizar Compra', exact: true })
  await finish.click()
  await expect(page.getByRole('alert')).toContainText(
    'O recebimento por cartão mudou enquanto esta página estava aberta',
  )
  await expect(page.getByLabel('Nome completo')).toHaveValue(BUYER.name)
  const number = page.locator('#card-number').frameLocator('iframe').getByRole('textbox')
  await expect(number).toHaveValue('')
  await fillSplitCard(page, PASSES)
  await finish.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Obrigado pela sua compra!' })).toBeVisible()
})
