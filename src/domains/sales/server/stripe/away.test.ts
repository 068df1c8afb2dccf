import { describe, expect, test } from 'vitest'
import { orderOf } from '#tests/sales.ts'
import { startShop } from '#tests/stripe-shop.ts'
import { DAY_MS } from '#time.ts'

const shop = await startShop()
const { stripe, app, post, pay, check, stateOf, orderWith, begin, deliverNow, run, at } = shop

describe('Stripe that', () => {
  const faults = ['down', 'html', 'empty', 'error', 'slow'] as const
  test.each(faults)('fails (%s) leaves the order waiting, and the payment is made later', async (fault) => {
    const input = orderOf(shop.project)
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
    const input = orderOf(shop.project)
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
