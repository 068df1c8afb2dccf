import type { APIRequestContext, Page } from '@playwright/test'
import { drawTokenSale, type Purchase, totalOf } from '#domains/sales/order.ts'
import { ADMIN } from './site.ts'
import { startedScripts } from './warm-context.ts'

export const PASSES = '4242 4242 4242 4242'
export const DECLINED = '4000 0000 0000 0002'
export const SECOND_STEP = '4000 0025 0000 3155'

export const BUYER = { name: 'Helena Prado', email: 'helena@exemplo.com.br', phone: '(48) 99911-2233' }

/** A product of the demonstration with that rule for its plan and a sold file: tests add theirs before it, the newest first. */
export async function findSold(caller: APIRequestContext, plan: 'required' | 'none') {
  const answer = await caller.post('/api/v1/list-project-sale', { data: {} })
  const sold = (await answer.json()).data as { id: number; plan: string; sale: { title: string } }[]
  return sold.findLast((project) => project.plan === plan)!
}

/** Orders a product without a plan by calls, with a test card; the order, as its buyer gets it. */
export const orderByCard = (caller: APIRequestContext, card: 'sandbox_passes' | 'sandbox_declined') =>
  orderBy(caller, { means: 'card', card })

/** Orders a product without a plan by calls, for a Pix. */
export const orderByPix = (caller: APIRequestContext) => orderBy(caller, { means: 'pix' })

/** Orders a product with the basic plan by calls, with a test card. */
export const orderWithPlan = (caller: APIRequestContext) =>
  orderBy(caller, { means: 'card', card: 'sandbox_passes' }, 'required')

async function orderBy(caller: APIRequestContext, means: object, rule: 'required' | 'none' = 'none') {
  const { id } = await findSold(caller, rule)
  const offer = (await (await caller.get(`/api/v1/sale/offer?app=${id}`)).json()).data
  const plan = rule === 'none' ? '' : 'basic'
  const token_sale = drawTokenSale()
  const data = { ...BUYER, token_sale, app: id, plan, total: totalOf(offer, plan) }
  await caller.post('/api/v1/sale/order', { data })
  const answer = await caller.post('/api/v1/sale/pay', { data: { token_sale, ...means } })
  return (await answer.json()).data as { token_sale: string; purchase: Purchase }
}

/** Opens the order form by Comprar, and resolves to the purchase token. */
export async function openOrder(page: Page, id: number): Promise<string> {
  await page.goto(`/details-sale/${id}`)
  await page.getByRole('button', { name: 'Comprar' }).click()
  await page.waitForURL(/\/final-sale\//)
  await startedScripts(page)
  return new URL(page.url()).pathname.split('/')[2]!
}

export async function fillBuyer(page: Page, { name, email, phone } = BUYER) {
  await page.getByLabel('Nome completo').fill(name)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Telefone').fill(phone)
}

export async function fillCard(page: Page, number: string) {
  await page.getByLabel('Número do cartão').fill(number)
  await page.getByLabel('Validade (MM/AA)').fill('12/49')
  await page.getByLabel('CVV').fill('123')
}

/** Sets the firm's Pix key, so that a Pix is offered. */
export async function setPixKey(admin: APIRequestContext) {
  const { data } = await (await admin.get('/api/v1/site/billing')).json()
  const value = { pixKey: '52998224725', receiver: 'Três Camadas', city: 'Florianópolis' }
  const answer = await admin.post('/api/v1/site/billing', {
    data: { value, revision: data.revision, password: ADMIN.password },
  })
  if (!answer.ok()) throw new Error(`The Pix key was not set: ${await answer.text()}`)
}

export const main = (page: Page) => page.getByRole('main')
export const finish = (page: Page) => page.getByRole('button', { name: 'Finalizar Compra' })
