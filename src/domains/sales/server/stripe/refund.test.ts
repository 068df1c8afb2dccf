import { describe, expect, test } from 'vitest'
import { mailsTo } from '#tests/sales.ts'
import { startShop } from '#tests/stripe-shop.ts'
import { DAY_MS } from '#time.ts'

const shop = await startShop()
const { stripe, app, post, check, stateOf, orderWith, staff, begin, buy, historyOf, deliverNow, at, noticesOf } = shop

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
    // Returned at Stripe's panel, it was never this order's.
    stripe.refundThere(intent.id)
    await deliverNow('charge.refunded', intent)
    await app.runJobs()
    expect(await stateOf(token_sale)).toBe('awaiting')
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
