import type { BrowserContext, Page } from '@playwright/test'
import { type StripeServer, startStripe } from '#tests/stripe-server.ts'
import { test as base } from './site.ts'
import { BANK_PAGE, ELEMENT_PAGE, STRIPE_SCRIPT } from './stripe-script.ts'

/** A test on a site whose cards are taken by Stripe: its API is a server of this machine, its script a small one of ours. */
export const test = base.extend<object, { stripe: StripeServer }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it needs from the pattern
    async ({}, use) => {
      const stripe = await startStripe()
      await use(stripe)
      await stripe.stop()
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ stripe: { settings } }, use) =>
      use({
        UI_DELAYS: '0',
        STRIPE_SECRET_KEY: settings.secretKey,
        STRIPE_PUBLISHABLE_KEY: settings.publishableKey,
        STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
        STRIPE_API_BASE: settings.apiBase,
      }),
    { scope: 'worker' },
  ],
  context: async ({ context, stripe, complaints }, use) => {
    complaints.allow(/^foreign host https:\/\/(js|api|hooks)\.stripe\.com$/)
    await serveStripe(context, stripe)
    await use(context)
  },
})

/** Answers for Stripe's hosts in a browser. */
async function serveStripe(context: BrowserContext, stripe: StripeServer) {
  await context.route('https://js.stripe.com/**', (route) =>
    new URL(route.request().url()).pathname.endsWith('/stripe.js')
      ? route.fulfill({ contentType: 'text/javascript', body: STRIPE_SCRIPT })
      : route.fulfill({ contentType: 'text/html; charset=utf-8', body: ELEMENT_PAGE }),
  )
  await context.route('https://hooks.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: BANK_PAGE }),
  )
  await context.route('https://api.stripe.com/**', (route) => {
    const fields = new URLSearchParams(route.request().postData() ?? '')
    const secret = fields.get('client_secret')!
    const number = fields.get('number')?.replaceAll(' ', '')
    const { status, last_payment_error } = number
      ? stripe.confirm(secret, number)
      : stripe.authenticate(secret, fields.get('result') === 'yes')
    const error = last_payment_error ?? undefined
    return route.fulfill({ json: { status, error }, headers: { 'access-control-allow-origin': '*' } })
  })
}

/** The inputs in Stripe's frames, in the field with that id. */
const frameOf = (page: Page, id: string) => page.locator(`#${id}`).frameLocator('iframe')

/** Fills in the split fields of the order form. */
export async function fillSplitCard(page: Page, number: string) {
  await frameOf(page, 'card-number').getByRole('textbox').fill(number)
  await frameOf(page, 'card-expiry').getByRole('textbox').fill('12 / 49')
  await frameOf(page, 'card-cvv').getByRole('textbox').fill('123')
}

/** Fills in the one field of checkout. */
export async function fillSingleCard(page: Page, number: string) {
  const frame = frameOf(page, 'card')
  await frame.getByLabel('Número').fill(number)
  await frame.getByLabel('validade').fill('12 / 49')
  await frame.getByLabel('segurança').fill('123')
}

/** The buyer's bank, which shows itself for a second step. */
export const bankOf = (page: Page) => page.frameLocator('iframe[title="Confirmação do banco"]')
