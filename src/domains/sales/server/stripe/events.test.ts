import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { NOW } from '#tests/app.ts'
import { PASSWORD } from '#tests/people.ts'
import { mailsTo } from '#tests/sales.ts'
import { startShop } from '#tests/stripe-shop.ts'
import { DAY_MS } from '#time.ts'

const shop = await startShop()
const { stripe, app, pay, check, stateOf, orderWith, begin, historyOf, deliver, deliverNow, run, at } = shop

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

  test('can still come for an order that has begun to be paid: its project stays until that has expired', async () => {
    const { token_sale, secret, intent } = await begin()
    stripe.confirm(secret, '4000000000000002')
    await check(token_sale)
    expect(await stateOf(token_sale)).toBe('failed')
    const remove = () => app.people.admin.post('/api/v1/delete-project', { id: shop.project, password: PASSWORD })
    expect(await remove()).toMatchObject({ status: 409, body: { data: { code: 'project-sold' } } })
    stripe.confirm(secret)
    await deliverNow('payment_intent.succeeded', intent)
    await app.runJobs()
    expect(await stateOf(token_sale)).toBe('paid')
  })

  test('is removed after a month', async () => {
    await deliverNow('payment_intent.created', (await begin()).intent, 'evt_aged')
    await at(31 * DAY_MS, () => run('remove-payment-events'))
    expect(await app.db.selectFrom('payment_events').selectAll().where('id', '=', 'evt_aged').execute()).toEqual([])
  })
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

function permutationsOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) => permutationsOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}
