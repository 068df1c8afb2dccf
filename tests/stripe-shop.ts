import { afterAll, beforeAll } from 'vitest'
import { jobs } from '#domains/server.ts'
import { NOW, startApp } from './app.ts'
import { addSold, orderOf } from './sales.ts'
import { startStripe } from './stripe-server.ts'

/** A program whose cards are taken by Stripe, with a product on sale, and what its tests do with both. */
export async function startShop() {
  const stripe = await startStripe()
  afterAll(stripe.stop)
  const app = startApp({ stripe: stripe.settings, proxies: 1 })
  const shop = { project: 0 }
  beforeAll(async () => {
    shop.project = await addSold(app)
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
    const input = orderOf(shop.project, fields)
    await post('order', input)
    const { body } = await pay(input.token_sale)
    return { token_sale: input.token_sale, secret: body.client_secret as string, intent: intentOf(body.client_secret) }
  }
  const intentOf = (secret: string) =>
    [...stripe.intents.values()].find(({ client_secret }) => client_secret === secret)!

  /** An order that is paid. */
  async function buy(fields: Record<string, unknown> = {}) {
    const order = await begin(fields)
    stripe.confirm(order.secret)
    const { body } = await check(order.token_sale)
    return { ...order, purchase: body.data.purchase }
  }

  async function historyOf(token_sale: string) {
    const { id } = await orderWith(token_sale)
    const rows = await app.db
      .selectFrom('order_events')
      .select('kind')
      .where('order_id', '=', id)
      .orderBy('id')
      .execute()
    return rows.map(({ kind }) => kind)
  }

  /** Delivers an event as Stripe does. */
  const deliver = ({ payload, signature }: { payload: string; signature: string }) =>
    app.people.visitor.post('/api/v1/sale/stripe-events', payload, { 'stripe-signature': signature })
  const deliverNow = (type: string, intent: { id: string }, id?: string) =>
    deliver(stripe.event(type, intent, { at: app.clock.now(), ...(id && { id }) }))
  const run = async (name: string) => {
    await app.jobs.send(jobs.find((job) => job.name === name)!, {})
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

  return Object.assign(shop, {
    stripe,
    app,
    post,
    pay,
    check,
    stateOf,
    orderWith,
    staff,
    begin,
    buy,
    intentOf,
    historyOf,
    deliver,
    deliverNow,
    run,
    at,
    noticesOf,
  })
}
