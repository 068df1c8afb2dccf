import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startApp } from '#tests/app.ts'
import { PASSWORD } from '#tests/people.ts'
import { addSold, orderOf } from '#tests/sales.ts'
import { startStripe } from '#tests/stripe-server.ts'
import { TRIAL_LIMIT } from './stripe-account.ts'

const stripe = await startStripe()
afterAll(stripe.stop)
const { apiBase, timeout, secretKey, publishableKey, webhookSecret } = stripe.settings
const app = startApp({ stripeApi: { apiBase, timeout } })
const other = startApp({ stripeApi: { apiBase, timeout } }, undefined, app)
const PATH = '/api/v1/system/stripe-account'
const FORMER = { publishable_key: publishableKey, secret_key: secretKey, webhook_secret: webhookSecret }
const NEXT = {
  publishable_key: 'pk_test_de_outra_conta',
  secret_key: 'rk_test_de_outra_conta',
  webhook_secret: 'whsec_outro',
}
stripe.addKey(NEXT.publishable_key, { account: 'acct_2' })
stripe.addKey(NEXT.secret_key, { account: 'acct_2' })

beforeEach(async () => {
  await app.pool.query('delete from orders')
  expect(await save(FORMER)).toBe(0)
  await expect.poll(() => other.stripe.keys?.publishableKey).toBe(publishableKey)
  stripe.intents.clear()
  stripe.requests.length = 0
})

test('a payment that was ended is open no more, and the next change leaves nothing', async () => {
  const order = await begin()
  expect(await save(NEXT)).toBe(0)
  expect(await orderWith(order)).toMatchObject({ state: 'failed', reference: '' })
  expect((await app.people.admin.get(PATH)).body.data.open_orders).toBe(0)
  const { body } = await app.people.admin.post(`${PATH}/remove`, { password: PASSWORD })
  expect(body.data).toEqual({ left: 0 })
})

test('a payment goes on where another webhook secret of the same account is set', async () => {
  const order = await begin()
  expect(await save({ ...FORMER, webhook_secret: 'whsec_trocado' })).toBe(0)
  expect(await orderWith(order)).toMatchObject({ state: 'awaiting', reference: order.intent })
  stripe.confirm(order.secret)
  await check(order.token)
  expect(await orderWith(order)).toMatchObject({ state: 'paid' })
})

test('a payment that begins at the new account while the one before is ended goes on, and is paid once', async () => {
  const order = await begin()
  let again = ''
  once(new RegExp(`/${order.intent}/cancel$`), async () => {
    again = (await pay(order.token, NEXT.publishable_key)).body.client_secret
  })
  expect(await save(NEXT)).toBe(0)
  const { id } = stripe.confirm(again)
  expect(await orderWith(order)).toMatchObject({ state: 'awaiting', reference: id })
  await check(order.token)
  expect(await orderWith(order)).toMatchObject({ state: 'paid', reference: id })
})

test('what is asked of a payment that the new account does not know leaves the one that began since', async () => {
  const order = await begin()
  await app.pool.query('update orders set reference = $1', ['pi_de_antes'])
  let again = ''
  once(/\/pi_de_antes$/, async () => {
    again = (await pay(order.token, publishableKey)).body.client_secret
  })
  await check(order.token)
  expect(again).toContain((await orderWith(order)).reference)
})

test('a payment that is not cancelled is left, also where its card was declined', async () => {
  const order = await begin()
  stripe.confirm(order.secret, '4000000000000002')
  once(new RegExp(`/${order.intent}/cancel$`), () => stripe.failNext('error'))
  expect(await save(NEXT)).toBe(1)
  expect(await orderWith(order)).toMatchObject({ state: 'awaiting', reference: order.intent })
})

test('a payment that is under way while the account is changed is cancelled, and its page takes the card anew', async () => {
  const token = await place()
  let left: unknown
  once(/\/payment_intents$/, async () => {
    left = await save(NEXT)
  })
  expect(await pay(token, publishableKey)).toMatchObject(CHANGED)
  expect(left).toBe(0)
  expect(openIntents()).toEqual([])
  stripe.confirm((await pay(token, NEXT.publishable_key)).body.client_secret)
  await check(token)
  expect(await orderWith({ token })).toMatchObject({ state: 'paid' })
})

test('so is one of a process that has not heard of the change yet', async () => {
  const token = await place()
  const deaf = vi.spyOn(other.stripe, 'reload').mockResolvedValue()
  onTestFinished(async () => {
    deaf.mockRestore()
    await other.stripe.reload()
  })
  expect(await save(NEXT)).toBe(0)
  expect(await pay(token, publishableKey, other)).toMatchObject(CHANGED)
  expect(openIntents()).toEqual([])
  expect(await orderWith({ token })).toMatchObject({ reference: '' })
})

const CHANGED = { status: 409, body: { data: { code: 'card-account-changed' } } }

/** Acts before the first request of a path is answered. */
function once(path: RegExp, act: () => unknown) {
  let isDone = false
  stripe.onRequest((asked) => {
    if (isDone || !path.test(asked)) return undefined
    isDone = true
    return act()
  })
  onTestFinished(() => stripe.onRequest(undefined))
}

/** Sets an account. How many payments are left at the one before. */
async function save(keys: object) {
  const { body } = await app.people.admin.post(PATH, { ...keys, password: PASSWORD })
  await app.limits.refund(TRIAL_LIMIT, '1')
  return body.data.left
}

const orderWith = ({ token }: { token: string }) =>
  app.db.selectFrom('orders').selectAll().where('token_sale', '=', token).executeTakeFirstOrThrow()
const openIntents = () =>
  [...stripe.intents.values()].filter(({ metadata, status }) => metadata.order && isOpen(status))
const isOpen = (status: string) => status !== 'canceled' && status !== 'succeeded'
const pay = (token_sale: string, stripe_key: string, program = app) =>
  program.people.visitor.post('/api/v1/sale/pay', { token_sale, means: 'card', stripe_key })
const check = (token_sale: string) => app.people.visitor.post('/api/v1/sale/check', { token_sale })

let sold: Promise<number> | undefined
async function place(): Promise<string> {
  sold ??= addSold(app)
  const input = orderOf(await sold)
  await app.people.visitor.post('/api/v1/sale/order', input)
  return input.token_sale
}

/** An order whose card payment has begun. */
async function begin() {
  const token = await place()
  const secret: string = (await pay(token, publishableKey)).body.client_secret
  return { token, secret, intent: (await orderWith({ token })).reference }
}
