import { describe, expect, test } from 'vitest'
import { NOW } from '#tests/app.ts'
import { mailsTo, orderOf } from '#tests/sales.ts'
import { startShop } from '#tests/stripe-shop.ts'

const shop = await startShop()
const { stripe, app, post, pay, check, stateOf, orderWith, staff, begin, buy, intentOf, historyOf, deliver } = shop

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
    expect(data).toMatchObject({ state: 'paid', driver: 'stripe', purchase: { app: shop.project } })
    expect(await historyOf(token_sale)).toEqual(['created', 'begun', 'paid'])
    expect(await mailsTo(app, 'p1@exemplo.com.br')).toHaveLength(1)
    expect((await pay(token_sale)).body).toMatchObject({ data: { state: 'paid' } })
    expect((await orderWith(token_sale)).sandbox).toBe(false)
  })

  test('pressed again, and from two tabs, is the same payment', async () => {
    const input = orderOf(shop.project)
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
    const input = orderOf(shop.project)
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
