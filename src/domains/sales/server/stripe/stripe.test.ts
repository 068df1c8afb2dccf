import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { addSold, mailsTo, orderOf } from '#tests/sales.ts'
import { startStripe } from '#tests/stripe-server.ts'
import { DAY_MS } from '#time.ts'

const stripe = await startStripe()
afterAll(stripe.stop)
const app = startApp({ stripe: stripe.settings, proxies: 1 })
let project: number
beforeAll(async () => {
  project = await addSold(app)
})

let networks = 0
/** Each call comes from another network: limits are tested elsewhere. */
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.people.visitor.post(`/api/v1/sale/${path}`, body, {
    'x-forwarded-for': `10.${++networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`,
    ...headers,
  })
const pay = (token_sale: string) => post('pay', { token_sale, means: 'card' })
const check = (token_sale: string) => post('check', { token_sale })
const stateOf = async (token_sale: string) => (await post('state', { token_sale })).body.data.state
const orderWith = (token_sale: string) =>
  app.db.selectFrom('orders').selectAll().where('token_sale', '=', token_sale).executeTakeFirstOrThrow()
const staff = (path: string, body: unknown) => app.people.admin.post(`/api/v1/order/${path}`, body)

/** An order whose payment has begun, with its client secret. */
async function begin(fields: Record<string, unknown> = {}) {
  const input = orderOf(project, fields)
  await post('order', input)
  const { body } = await pay(input.token_sale)
  return { token_sale: input.token_sale, secret: body.client_secret as string, intent: intentOf(body.client_secret) }
}
const intentOf = (secret: string) => [...stripe.intents.values()].find(({ client_secret }) => client_secret === secret)!

/** An order that is paid. */
async function buy(fields: Record<string, unknown> = {}) {
  const order = await begin(fields)
  stripe.confirm(order.secret)
  const { body } = await check(order.token_sale)
  return { ...order, purchase: body.data.purchase }
}

async function historyOf(token_sale: string) {
  const { id } = await orderWith(token_sale)
  const rows = await app.db.selectFrom('order_events').select('kind').where('order_id', '=', id).orderBy('id').execute()
  return rows.map(({ kind }) => kind)
}

/** Delivers an event as Stripe does. */
const deliver = ({ payload, signature }: { payload: string; signature: string }) =>
  app.people.visitor.post('/api/v1/sale/stripe-events', payload, { 'stripe-signature': signature })
const deliverNow = (type: string, intent: { id: string }, id?: string) =>
  deliver(stripe.event(type, intent, { at: app.clock.now(), ...(id && { id }) }))
const run = async (name: string) => {
  await app.jobs.send(app.domains.flatMap(({ jobs }) => jobs).find((job) => job.name === name)!, {})
  await app.runJobs()
}
/** Does something at another time. */
async function at(ms: number, work: () => Promise<unknown>) {
  app.clock.set(new Date(NOW.getTime() + ms))
  await work()
  app.clock.set(NOW)
}
const noticesOf = async (key: string) =>
  (await app.db.selectFrom('notices').select('title').where('key', '=', key).execute()).map(({ title }) => title)

describe('[BUY-08] a payment by Stripe', () => {
  test('begins with a client secret for the order’s total, and is what Stripe says', async () => {
    expect((await app.people.visitor.get('/api/v1/sale/payments')).body.data).toMatchObject({
      card: 'stripe',
      stripe_key: 'pk_test_publica',
    })
    const { token_sale, secret, intent } = await begin({ email: 'p1@exemplo.com.br' })
    const { txid } = await orderWith(token_sale)
    expect(secret).toMatch(/^pi_\w+_secret_/)
    expect(intent).toMatchObject({ amount: 29_899, currency: 'brl', metadata: { order: txid, attempt: '1' } })
    expect(await stateOf(token_sale)).toBe('awaiting')
    // The browser claims nothing: until Stripe has the money, a check finds it waiting.
    expect((await check(token_sale)).body.data).toMatchObject({ state: 'awaiting', purchase: null })
    stripe.confirm(secret)
    const { data } = (await check(token_sale)).body
    expect(data).toMatchObject({ state: 'paid', driver: 'stripe', purchase: { app: project } })
    expect(await historyOf(token_sale)).toEqual(['created', 'begun', 'paid'])
    expect(await mailsTo(app, 'p1@exemplo.com.br')).toHaveLength(1)
    expect((await pay(token_sale)).body).toMatchObject({ data: { state: 'paid' } })
    expect((await orderWith(token_sale)).sandbox).toBe(false)
  })

  test('pressed again, and from two tabs, is the same payment', async () => {
    const input = orderOf(project)
    const { token_sale } = input
    await post('order', input)
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(token_sale)))
    const secrets = new Set([...answers, await pay(token_sale)].map(({ body }) => body.client_secret))
    expect([...secrets]).toEqual([expect.stringMatching(/^pi_/)])
    const { txid } = await orderWith(token_sale)
    expect([...stripe.intents.values()].filter(({ metadata }) => metadata.order === txid)).toHaveLength(1)
  })

  test('[BUY-09] declined says why in Portuguese; the next one takes the place of the first', async () => {
    const { token_sale, secret, intent } = await begin()
    stripe.confirm(secret, '4000000000009995')
    expect((await check(token_sale)).body.data).toMatchObject({
      state: 'failed',
      failure: 'O cartão não tem saldo ou limite para este valor.',
    })
    const again = (await pay(token_sale)).body
    expect(again.client_secret).not.toBe(secret)
    expect(intent.status).toBe('canceled')
    stripe.confirm(again.client_secret, '4000000000000002')
    expect((await check(token_sale)).body.data.failure).toMatch(/^O cartão foi recusado/)
    stripe.confirm((await pay(token_sale)).body.client_secret)
    expect((await check(token_sale)).body.data.state).toBe('paid')
    expect(await historyOf(token_sale)).toEqual([
      ...['created', 'begun', 'failed'],
      ...['begun', 'failed'],
      ...['begun', 'paid'],
    ])
  })

  test('declined, the order can be of another plan: the payment of the old total cannot be made any more', async () => {
    const input = orderOf(project)
    await post('order', input)
    const { client_secret } = (await pay(input.token_sale)).body
    expect(await post('order', { ...input, plan: 'professional', total: 348.99 })).toMatchObject({ status: 409 })
    stripe.confirm(client_secret, '4000000000000002')
    await check(input.token_sale)
    await post('order', { ...input, plan: 'professional', total: 348.99 })
    const { body } = await pay(input.token_sale)
    expect(intentOf(body.client_secret).amount).toBe(34_899)
    expect(() => stripe.confirm(client_secret)).toThrow('unexpected_state')
  })

  test('waits for the second step, which is confirmed or not', async () => {
    const { token_sale, secret } = await begin()
    stripe.confirm(secret, '4000002500003155')
    expect((await check(token_sale)).body.data).toMatchObject({ state: 'awaiting', second_step: true })
    // Taken up again at checkout: the same payment.
    expect((await pay(token_sale)).body.client_secret).toBe(secret)
    stripe.authenticate(secret, false)
    expect((await check(token_sale)).body.data).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('O banco não confirmou que é você'),
    })
    const again = (await pay(token_sale)).body.client_secret
    stripe.confirm(again, '4000002500003155')
    stripe.authenticate(again, true)
    expect((await check(token_sale)).body.data.state).toBe('paid')
  })

  test('[BUY-10] tells Stripe nothing of the buyer, and nobody the secret key', async () => {
    const { token_sale } = await buy({ name: 'Zulmira Secreta', email: 'zulmira@exemplo.com.br' })
    expect(JSON.stringify(stripe.requests)).not.toMatch(/zulmira|90000-6072/i)
    stripe.failNext('error')
    await staff('refund', { id: (await orderWith(token_sale)).id, note: 'x' })
    expect(app.logged.join()).toContain('a request to Stripe failed')
    const { payload, signature } = stripe.event(
      'payment_intent.created',
      { id: 'pi_x' },
      { at: NOW, secret: 'whsec_x' },
    )
    const answers = [
      await deliver({ payload, signature }),
      await app.people.visitor.get('/api/v1/sale/payments'),
      await post('state', { token_sale }),
    ]
    for (const text of [JSON.stringify(answers), app.logged.join()])
      expect(text).not.toMatch(/sk_test|whsec_um|_secret_/)
  })
})

describe('an event', () => {
  test('pays the order without its buyer, by a job, and the same one again changes nothing', async () => {
    const { token_sale, secret, intent } = await begin({ email: 'evento@exemplo.com.br' })
    stripe.confirm(secret)
    const before = stripe.requests.length
    expect(await deliverNow('payment_intent.succeeded', intent, 'evt_twice')).toMatchObject({ status: 200 })
    expect(stripe.requests).toHaveLength(before)
    expect(await stateOf(token_sale)).toBe('awaiting')
    await app.runJobs()
    expect(await stateOf(token_sale)).toBe('paid')
    for (let again = 0; again < 3; again++) await deliverNow('payment_intent.succeeded', intent, 'evt_twice')
    expect(await mailsTo(app, 'evento@exemplo.com.br')).toHaveLength(1)
    expect(await historyOf(token_sale)).toEqual(['created', 'begun', 'paid'])
    expect(
      await app.db.selectFrom('payment_events').select('applied_at').where('id', '=', 'evt_twice').execute(),
    ).toEqual([{ applied_at: NOW }])
  })

  test('that is forged, altered, old, of the future or unsigned is refused, and not stored', async () => {
    const { token_sale, secret, intent } = await begin()
    stripe.confirm(secret)
    const sign = (options: { at?: Date; secret?: string } = {}) =>
      stripe.event('payment_intent.succeeded', intent, { at: NOW, id: 'evt_forged', ...options })
    const good = sign()
    const forged = [
      sign({ secret: 'whsec_outro' }),
      { ...good, payload: good.payload.replace('evt_forged', 'evt_forgee') },
      sign({ at: new Date(NOW.getTime() - 301_000) }),
      sign({ at: new Date(NOW.getTime() + 301_000) }),
      { ...good, signature: good.signature.replace(/^t=\d+/, `t=${NOW.getTime() / 1000 - 10}`) },
      { ...good, signature: good.signature.replace('v1=', 'v0=') },
      { ...good, signature: 'v1=' },
      { ...good, signature: '' },
    ]
    for (const event of forged) expect(await deliver(event)).toMatchObject({ status: 400, body: { result: false } })
    // The very event, sent again by somebody else an hour later.
    await at(3_600_000, async () => expect(await deliver(good)).toMatchObject({ status: 400 }))
    await app.runJobs()
    expect(await stateOf(token_sale)).toBe('awaiting')
    expect(await app.db.selectFrom('payment_events').select('id').where('id', 'like', 'evt_forge%').execute()).toEqual(
      [],
    )
    // While the secret is being replaced, Stripe signs with both.
    expect(
      await deliver({ ...good, signature: good.signature.replace('v1=', `v1=${'0'.repeat(64)},v1=`) }),
    ).toMatchObject({ status: 200 })
  })

  test('is at most 256 KiB, and what is no event of a payment is answered and left', async () => {
    const huge = 'x'.repeat(256 * 1024 + 1)
    expect(await deliver({ payload: huge, signature: 't=1,v1=00' })).toMatchObject({ status: 413 })
    const { payload } = stripe.event('x', { id: 'x' }, { at: NOW })
    const signed = (text: string) => {
      const at = { payload: text, secret: stripe.settings.webhookSecret, timestamp: NOW.getTime() / 1000 }
      return deliver({ payload: text, signature: Stripe.webhooks.generateTestHeaderString(at) })
    }
    expect(await signed(payload.slice(1))).toMatchObject({ status: 400 })
    const balance = { id: 'evt_balance', type: 'balance.available', data: { object: { object: 'balance' } } }
    expect(await signed(JSON.stringify(balance))).toMatchObject({ status: 200 })
    expect(await app.db.selectFrom('payment_events').where('id', '=', 'evt_balance').selectAll().execute()).toEqual([])
  })

  test('and others come in any order, and end in the same state', async () => {
    const types = ['payment_intent.created', 'payment_intent.payment_failed', 'payment_intent.succeeded']
    for (const order of permutationsOf(types)) {
      const { token_sale, secret, intent } = await begin()
      stripe.confirm(secret, '4000000000000002')
      stripe.confirm(secret)
      for (const type of order) {
        await deliverNow(type, intent)
        await app.runJobs()
      }
      expect(await stateOf(token_sale), order.join()).toBe('paid')
      expect((await historyOf(token_sale)).filter((kind) => kind === 'paid')).toHaveLength(1)
    }
    for (const order of permutationsOf(['payment_intent.succeeded', 'charge.refunded'])) {
      const { token_sale, secret, intent } = await begin()
      stripe.confirm(secret)
      stripe.refundThere(intent.id)
      for (const type of order) {
        await deliverNow(type, intent)
        await app.runJobs()
      }
      expect(await orderWith(token_sale), order.join()).toMatchObject({ state: 'refunded', link_open: false })
    }
  })

  test('of an earlier payment does not undo a later one', async () => {
    const { token_sale, secret, intent } = await begin()
    stripe.confirm(secret, '4000000000000002')
    await check(token_sale)
    await pay(token_sale)
    for (const type of ['payment_intent.payment_failed', 'payment_intent.canceled']) await deliverNow(type, intent)
    await app.runJobs()
    expect(await stateOf(token_sale)).toBe('awaiting')
  })

  test('of another program on the same account is left', async () => {
    const foreign = { ...(await begin()).intent, id: 'pi_foreign', metadata: { order: '7' } }
    stripe.intents.set(foreign.id, foreign)
    await deliverNow('payment_intent.succeeded', foreign, 'evt_foreign')
    await app.runJobs()
    const [event] = await app.db.selectFrom('payment_events').selectAll().where('id', '=', 'evt_foreign').execute()
    expect(event?.applied_at).toEqual(NOW)
  })

  test('is removed after a month', async () => {
    await deliverNow('payment_intent.created', (await begin()).intent, 'evt_aged')
    await at(31 * DAY_MS, () => run('remove-payment-events'))
    expect(await app.db.selectFrom('payment_events').selectAll().where('id', '=', 'evt_aged').execute()).toEqual([])
  })
})

describe('Stripe that', () => {
  const faults = ['down', 'html', 'empty', 'error', 'slow'] as const
  test.each(faults)('fails (%s) leaves the order waiting, and the payment is made later', async (fault) => {
    const input = orderOf(project)
    await post('order', input)
    stripe.failNext(fault, ...(fault === 'down' || fault === 'slow' ? [fault] : []))
    expect(await pay(input.token_sale)).toMatchObject({ status: 503, body: { result: false } })
    expect(await stateOf(input.token_sale)).toBe('awaiting')
    const { client_secret } = (await pay(input.token_sale)).body
    stripe.confirm(client_secret)
    stripe.failNext(fault, ...(fault === 'down' || fault === 'slow' ? [fault] : []))
    expect(await check(input.token_sale)).toMatchObject({ status: 503 })
    expect(await stateOf(input.token_sale)).toBe('awaiting')
    expect((await check(input.token_sale)).body.data.state).toBe('paid')
  })

  test('loses the connection after its work is asked again with the same key', async () => {
    const input = orderOf(project)
    await post('order', input)
    stripe.failNext('lost')
    expect(await pay(input.token_sale)).toMatchObject({ status: 200 })
    const { txid } = await orderWith(input.token_sale)
    expect([...stripe.intents.values()].filter(({ metadata }) => metadata.order === txid)).toHaveLength(1)
    expect(stripe.requests.filter(({ key }) => key === `${txid}-1`).length).toBeGreaterThan(1)
  })

  test('is away while an event is applied is asked again', async () => {
    const { token_sale, secret, intent } = await begin()
    stripe.confirm(secret)
    await deliverNow('payment_intent.succeeded', intent)
    stripe.failNext('error')
    await app.runJobs()
    expect(await stateOf(token_sale)).toBe('awaiting')
    await at(60_000, () => app.runJobs())
    expect(await stateOf(token_sale)).toBe('paid')
  })

  test('never sends its event is asked after five minutes', async () => {
    const [paid, declined, fresh] = [await begin(), await begin(), await begin()]
    stripe.confirm(paid.secret)
    stripe.confirm(declined.secret, '4000000000000002')
    await run('ask-about-payments')
    expect(await stateOf(paid.token_sale)).toBe('awaiting')
    await at(6 * 60_000, () => run('ask-about-payments'))
    expect(await stateOf(paid.token_sale)).toBe('paid')
    expect(await stateOf(declined.token_sale)).toBe('failed')
    expect(await stateOf(fresh.token_sale)).toBe('awaiting')
  })

  test('is asked before an order expires; where it does not answer, the order waits', async () => {
    const [paid, unpaid] = [await begin(), await begin()]
    stripe.confirm(paid.secret)
    await at(4 * DAY_MS, async () => {
      // Every request of the run fails.
      stripe.failNext(...Array.from({ length: 40 }, () => 'error' as const))
      await run('expire-orders')
      expect(await stateOf(paid.token_sale)).toBe('awaiting')
      stripe.clearFaults()
      await run('expire-orders')
      expect(await stateOf(paid.token_sale)).toBe('paid')
      expect(await stateOf(unpaid.token_sale)).toBe('expired')
    })
    // Money that comes late makes it paid.
    stripe.confirm(unpaid.secret)
    await deliverNow('payment_intent.succeeded', unpaid.intent)
    await app.runJobs()
    expect(await stateOf(unpaid.token_sale)).toBe('paid')
  })
})

test('a payment that Stripe does not have, after a change of account, is begun anew, and expires', async () => {
  const [again, left] = [await begin(), await begin()]
  stripe.forgetAll()
  expect((await check(again.token_sale)).body.data.state).toBe('awaiting')
  stripe.confirm((await pay(again.token_sale)).body.client_secret)
  expect((await check(again.token_sale)).body.data.state).toBe('paid')
  await at(4 * DAY_MS, () => run('expire-orders'))
  expect(await stateOf(left.token_sale)).toBe('expired')
})

test('100 confirmations of one order at once are one payment and one e-mail', async () => {
  const { token_sale, secret, intent } = await begin({ email: 'cem@exemplo.com.br' })
  stripe.confirm(secret)
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      n % 2 ? check(token_sale) : deliverNow('payment_intent.succeeded', intent, `evt_cem_${n}`),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await mailsTo(app, 'cem@exemplo.com.br')).toHaveLength(1)
  expect((await historyOf(token_sale)).filter((kind) => kind === 'paid')).toHaveLength(1)
})

describe('a refund', () => {
  test('in Pedidos is whole, at Stripe, and once', async () => {
    const { token_sale, intent } = await buy()
    const { id } = await orderWith(token_sale)
    stripe.failNext('error')
    expect(await staff('refund', { id, note: 'Não serviu' })).toMatchObject({ status: 503 })
    expect(await stateOf(token_sale)).toBe('paid')
    const [one, other] = await Promise.all([
      staff('refund', { id, note: 'Não serviu' }),
      staff('refund', { id, note: 'Não serviu' }),
    ])
    expect([one.status, other.status].filter((status) => status === 200).length).toBeGreaterThan(0)
    expect(await stateOf(token_sale)).toBe('refunded')
    expect((await historyOf(token_sale)).filter((kind) => kind === 'refunded')).toHaveLength(1)
    const asked = stripe.requests.filter(({ path, body }) => path === '/v1/refunds' && body.includes(intent.id))
    for (const { body } of asked) expect(body).not.toContain('amount')
  })

  test('that was made at Stripe’s own panel counts', async () => {
    const { token_sale, intent } = await buy()
    stripe.refundThere(intent.id)
    expect(await staff('refund', { id: (await orderWith(token_sale)).id, note: 'Já devolvido' })).toMatchObject({
      status: 200,
      body: { data: { state: 'refunded' } },
    })
  })

  test('after a withdrawal is made at once, or by a job where Stripe is away, and the admin is told', async () => {
    const { token_sale, intent, purchase } = await buy({ email: 'desisto@exemplo.com.br' })
    const { id } = await orderWith(token_sale)
    const address = { ...purchase, user: String(purchase.user) }
    const fail = () => stripe.failNext('error')
    fail()
    expect((await post('withdraw', address)).body.data).toMatchObject({
      state: 'paid',
      purchase: { open: false, withdrawn: true },
    })
    for (let run = 1; run <= 3; run++) {
      fail()
      await at(run * DAY_MS, () => app.runJobs())
    }
    expect(await stateOf(token_sale)).toBe('paid')
    expect(await noticesOf(`order ${id} late refund`)).toEqual([expect.stringContaining('ainda não saiu')])
    await at(4 * DAY_MS, () => app.runJobs())
    expect(await orderWith(token_sale)).toMatchObject({ state: 'refunded' })
    expect(stripe.requests.some(({ path, body }) => path === '/v1/refunds' && body.includes(intent.id))).toBe(true)
    expect(await mailsTo(app, 'desisto@exemplo.com.br')).toHaveLength(2)
  })
})

describe('money that an order does not charge', () => {
  test('is noted, the admin is told once, and the order stays as it is', async () => {
    const { token_sale, secret, intent } = await begin()
    stripe.confirm(secret)
    intent.amount_received = 100
    for (let again = 0; again < 3; again++)
      expect((await check(token_sale)).body.data).toMatchObject({ state: 'awaiting', purchase: null })
    const { id } = await orderWith(token_sale)
    expect((await historyOf(token_sale)).filter((kind) => kind === 'unsettled')).toHaveLength(1)
    expect(await noticesOf(`order ${id} unsettled ${intent.id}`)).toHaveLength(1)
  })

  test('comes a second time: the card after the Pix was confirmed', async () => {
    const { token_sale, secret, intent } = await begin()
    const { id } = await orderWith(token_sale)
    await staff('confirm-pix', { id, payer: 'Helena', paid_on: '2026-11-22' })
    stripe.confirm(secret)
    await deliverNow('payment_intent.succeeded', intent)
    await app.runJobs()
    expect(await orderWith(token_sale)).toMatchObject({ state: 'paid', driver: 'pix' })
    expect(await noticesOf(`order ${id} unsettled ${intent.id}`)).toHaveLength(1)
  })
})

function permutationsOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) => permutationsOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}
