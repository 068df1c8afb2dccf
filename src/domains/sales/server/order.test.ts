import { describe, expect, test } from 'vitest'
import { jobs } from '#domains/server.ts'
import { NOW, startApp } from '#tests/app.ts'
import { sendRaw } from '#tests/call.ts'
import { addProject } from '#tests/factories.ts'
import { addSold, orderOf, payByCard } from '#tests/sales.ts'
import { DAY_MS } from '#time.ts'

const app = startApp()
const post = (path: string, body?: unknown, headers?: Record<string, string>) =>
  app.people.visitor.post(`/api/v1${path}`, body, headers)
const place = (input: unknown) => post('/sale/order', input)
const pay = (token_sale: string, card: string) => post('/sale/pay', { token_sale, means: 'card', card })
const offerOf = async (id: number) => (await app.people.visitor.get(`/api/v1/sale/offer?app=${id}`)).body.data
const historyOf = async (token_sale: string) => {
  const rows = await app.db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select('kind')
    .where('token_sale', '=', token_sale)
    .orderBy('order_events.id')
    .execute()
  return rows.map(({ kind }) => kind)
}

describe('[BUY-01] what is sold', () => {
  test('a plan goes with it, may go, or does not', async () => {
    const required = await offerOf(await addSold(app))
    expect(required).toMatchObject({ title: 'Custo da peça', value: 249, plan: 'required', buyable: true })
    // What it is, before it is paid; where the file is, nobody learns.
    expect(required.file).toEqual({ format: 'ZIP', size: 200_000 })
    expect(required.plans.map(({ price }: { price: number }) => price)).toEqual([49.99, 99.99, 199.99])
    expect((await offerOf(await addSold(app, { plan: 'optional' }))).plans).toHaveLength(3)
    expect(await offerOf(await addSold(app, { plan: 'none' }))).toMatchObject({ plans: [], buyable: true })
  })

  test('without a sold file, or with nothing to pay, it cannot be bought', async () => {
    const ids = [await addSold(app, { link_sale: '' }), await addSold(app, { sale_value: 0, plan: 'none' })]
    for (const id of ids) {
      expect((await offerOf(id)).buyable).toBe(false)
      expect(await place(orderOf(id, { plan: '', total: 0 }))).toMatchObject({ status: 409 })
    }
    const hidden = await addSold(app, { is_public: false })
    const kept = await addProject(app)
    for (const id of [hidden, kept, 999_999])
      expect(await app.people.visitor.get(`/api/v1/sale/offer?app=${id}`)).toMatchObject({ status: 404 })
    expect(await place(orderOf(hidden))).toMatchObject({ status: 404 })
  })

  test('a project says it in its form; one saved without it requires a plan', async () => {
    const { body } = await app.people.admin.post('/api/v1/new-project', { title: 'Novo' })
    const planOf = async () =>
      (await app.people.admin.post('/api/v1/item-project', { id: body.data.id })).body.data[0].plan
    expect(await planOf()).toBe('required')
    await app.people.admin.post('/api/v1/update-project', { id: body.data.id, plan: 'none' })
    expect(await planOf()).toBe('none')
  })
})

describe('[BUY-04] an order', () => {
  test('has the prices of its moment, in cents, and stays so', async () => {
    const id = await addSold(app)
    const input = orderOf(id, { document: '000.000.028-01' })
    const { status, body } = await place(input)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      state: 'created',
      total: 298.99,
      lines: [
        { label: 'Custo da peça', price: 249 },
        { label: 'Plano Básico, primeiro mês', price: 49.99 },
      ],
      purchase: null,
      expires_at: new Date(NOW.getTime() + 3 * DAY_MS).toISOString(),
    })
    await app.db.updateTable('projects').set({ sale_value: 90_000, title: 'Outro' }).where('id', '=', id).execute()
    expect((await pay(input.token_sale, 'sandbox_passes')).body.data).toMatchObject({ state: 'paid', total: 298.99 })
    const row = await app.db
      .selectFrom('orders')
      .selectAll()
      .where('token_sale', '=', input.token_sale)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ product_price: 24_900, plan_price: 4999, total: 29_899, document: '00000002801' })
    expect(row).toMatchObject({ sandbox: true, plan_until: '2026-12-22', paid_at: NOW })
  })

  test('is refused with the new total where the form showed another one', async () => {
    const id = await addSold(app)
    const input = orderOf(id, { total: 289.99 })
    expect(await place(input)).toMatchObject({
      status: 409,
      body: { data: { error: expect.stringContaining('298,99'), fields: { total: 'R$\u00a0298,99' } } },
    })
    expect(await historyOf(input.token_sale)).toEqual([])
    const without = await addSold(app, { plan: 'none' })
    expect((await place(orderOf(without, { plan: '', total: 249 }))).body.data.lines).toHaveLength(1)
  })

  test('is one for a token, however often it is sent, and at once', async () => {
    const input = orderOf(await addSold(app))
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(input)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const rows = await app.db.selectFrom('orders').select('id').where('token_sale', '=', input.token_sale).execute()
    expect(rows).toHaveLength(1)
    expect(await historyOf(input.token_sale)).toEqual(['created'])
  })

  test('can be corrected until a payment begins, and after a decline', async () => {
    const input = orderOf(await addSold(app))
    await place(input)
    expect((await place({ ...input, plan: 'professional', total: 348.99 })).body.data.total).toBe(348.99)
    await pay(input.token_sale, 'sandbox_declined')
    expect((await place(input)).body.data.total).toBe(298.99)
    await pay(input.token_sale, 'sandbox_passes')
    expect((await place({ ...input, plan: 'enterprise', total: 448.99 })).body.data).toMatchObject({
      state: 'paid',
      total: 298.99,
    })
    const other = await addSold(app)
    expect((await place({ ...input, app: other })).status).toBe(409)
  })

  test.each([
    { name: '' },
    { name: 'x'.repeat(201) },
    { email: 'helena' },
    { phone: '123' },
    { document: '111.111.111-11' },
    { plan: 'gold' },
    { plan: '' },
    { token_sale: 'curto' },
    { total: '298,99' },
    { app: 'um' },
  ])('[API-02] %j is refused, and nothing is stored', async (wrong) => {
    const input = orderOf(await addSold(app), wrong)
    expect(await place(input)).toMatchObject({
      status: 422,
      body: { result: false, data: { fields: { [Object.keys(wrong)[0]!]: expect.any(String) } } },
    })
    expect(await historyOf(input.token_sale)).toEqual([])
  })

  test('[API-02] no plan where the product has none', async () => {
    expect(await place(orderOf(await addSold(app, { plan: 'none' })))).toMatchObject({ status: 422 })
  })
})

describe('a payment in the sandbox', () => {
  test('passes, is declined with a reason, and passes at the next try', async () => {
    const input = orderOf(await addSold(app))
    const declined = await payByCard(app.people.visitor, input, 'sandbox_declined')
    expect(declined.body.data).toMatchObject({ state: 'failed', failure: expect.stringContaining('recusado') })
    const paid = (await pay(input.token_sale, 'sandbox_passes')).body.data
    expect(paid).toMatchObject({ state: 'paid', failure: '', driver: 'sandbox', purchase: { app: input.app } })
    expect(await historyOf(input.token_sale)).toEqual(['created', 'begun', 'failed', 'begun', 'paid'])
  })

  test('waits for the second step, which is confirmed or refused', async () => {
    const input = orderOf(await addSold(app))
    const waiting = await payByCard(app.people.visitor, input, 'sandbox_second_step')
    expect(waiting.body.data).toMatchObject({ state: 'awaiting', second_step: true, purchase: null })
    expect((await pay(input.token_sale, 'sandbox_refused')).body.data).toMatchObject({ state: 'failed' })
    expect(await pay(input.token_sale, 'sandbox_confirmed')).toMatchObject({ status: 409 })
    await pay(input.token_sale, 'sandbox_second_step')
    expect((await pay(input.token_sale, 'sandbox_confirmed')).body.data.state).toBe('paid')
    expect((await pay(input.token_sale, 'sandbox_refused')).body.data.state).toBe('paid')
  })

  test('many payments of one order at once are one, with one receipt', async () => {
    const input = orderOf(await addSold(app), { email: 'muitas@exemplo.com.br' })
    await place(input)
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(input.token_sale, 'sandbox_passes')))
    expect(new Set(answers.map(({ body }) => body.data.state))).toEqual(new Set(['paid']))
    expect((await historyOf(input.token_sale)).filter((kind) => kind === 'paid')).toHaveLength(1)
  })

  test('[BUY-10] takes a test token and nothing else', async () => {
    const { token_sale } = (await place(orderOf(await addSold(app)))).body.data
    for (const card of ['4242424242424242', '4242 4242 4242 4242', undefined])
      expect(await post('/sale/pay', { token_sale, means: 'card', card })).toMatchObject({ status: 422 })
    expect(await historyOf(token_sale)).toEqual(['created'])
    expect(await post('/sale/pay', { token_sale: 'x'.repeat(30), means: 'card' })).toMatchObject({ status: 404 })
    expect(app.logged.join()).not.toMatch(/4242 ?4242/)
  })

  test('runs on this machine alone', async () => {
    const { body } = await app.people.visitor.get('/api/v1/sale/payments')
    expect(body.data).toEqual({ card: 'sandbox', stripe_key: null, pix: false, mail: false })
    const { token_sale } = (await place(orderOf(await addSold(app)))).body.data
    const forwarded = { 'x-forwarded-for': '203.0.113.7' }
    const input = { token_sale, means: 'card', card: 'sandbox_passes' }
    expect(await post('/sale/pay', input, forwarded)).toMatchObject({ status: 409 })
    expect(await post('/sale/pay', { token_sale, means: 'pix' })).toMatchObject({ status: 409 })
    expect(await historyOf(token_sale)).toEqual(['created'])
    // As by a tunnel or a proxy that passes the public name on, and says nothing else.
    const sent = JSON.stringify(input)
    const asked = `POST /api/v1/sale/pay HTTP/1.1\r\nHost: loja.exemplo\r\nContent-Type: application/json\r\nContent-Length: ${sent.length}\r\nConnection: close\r\n\r\n${sent}`
    expect(await sendRaw(app.origin, asked)).toContain('409 Conflict')
  })
})

test('an unpaid order expires, is not paid on its page any more, and is removed after a year', async () => {
  const input = orderOf(await addSold(app))
  const paid = orderOf(await addSold(app))
  await payByCard(app.people.visitor, paid)
  await payByCard(app.people.visitor, input, 'sandbox_second_step')
  const stateOf = async (token_sale: string) => (await post('/sale/state', { token_sale })).body.data.state
  const run = async (name: string) => {
    await app.jobs.send(jobs.find((job) => job.name === name)!, {})
    await app.runJobs()
  }
  await run('expire-orders')
  expect(await stateOf(input.token_sale)).toBe('awaiting')
  app.clock.set(new Date(NOW.getTime() + 3 * DAY_MS))
  await run('expire-orders')
  app.clock.set(NOW)
  expect(await stateOf(input.token_sale)).toBe('expired')
  expect(await stateOf(paid.token_sale)).toBe('paid')
  expect(await pay(input.token_sale, 'sandbox_passes')).toMatchObject({ status: 409 })

  app.clock.set(new Date(NOW.getTime() + 366 * DAY_MS))
  await run('remove-unpaid-orders')
  app.clock.set(NOW)
  expect((await post('/sale/state', { token_sale: input.token_sale })).status).toBe(404)
  expect(await stateOf(paid.token_sale)).toBe('paid')
})

test('the history of an order is append-only', async () => {
  await place(orderOf(await addSold(app)))
  await expect(app.pool.query(`update order_events set note = 'outra'`)).rejects.toThrow('append-only')
})
