import { describe, expect, test } from 'vitest'
import { orderOf, payByCard, startSales } from '#tests/sales.ts'
import { recordStatements } from '#tests/statements.ts'
import { orderNumber } from '../order.ts'

const { admin, app, sold } = startSales()

test('an order stands on its client’s time line, for the admin', async () => {
  const input = orderOf(sold.project, { email: 'linha@exemplo.com.br' })
  await payByCard(app.people.visitor, input)
  const { body } = await app.people.admin.post('/api/v1/client/new', { name: 'Linha', email: 'linha@exemplo.com.br' })
  const timeline = async (who: 'admin' | 'staff') =>
    (await app.people[who].post('/api/v1/client/timeline', { id: body.data.id })).body.data
  expect((await timeline('admin')).map(({ title }: { title: string }) => title)).toEqual([
    expect.stringMatching(/^Pedido #\d+ pago$/),
    expect.stringMatching(/^Pedido #\d+ feito$/),
  ])
  expect(await timeline('staff')).toEqual([])
})

describe('who bought', () => {
  const person = { name: 'Bruno Alves', email: 'bruno@alves.exemplo.com.br', phone: '(48) 98888-0101' }
  /** The number of an order by somebody, which is real. */
  async function buy(fields: Record<string, unknown>): Promise<number> {
    const { user } = (await payByCard(app.people.visitor, orderOf(sold.project, fields))).body.data.purchase
    await app.pool.query('update orders set sandbox = false where id = $1', [user])
    return user
  }
  const clientOf = async (id: number) => (await admin('item', { id })).body.data.client
  const ordersOf = async (client: number) => {
    const { data } = (await app.people.admin.post('/api/v1/client/timeline', { id: client })).body
    return new Set(data.map(({ to }: { to: string }) => Number(/\d+$/.exec(to)?.[0])))
  }

  test('becomes a client with what they wrote, once; who is one already is linked, and the order is theirs', async () => {
    const full = { ...person, document: '111.444.777-35' }
    const id = await buy(full)
    expect(await clientOf(id)).toBeNull()
    const [made, again] = await Promise.all([admin('client', { id }), admin('client', { id })])
    const { client } = made.body.data
    expect(client).toEqual({ id: expect.any(Number), name: person.name })
    expect(again.body.data.client).toEqual(client)
    const { body } = await app.people.admin.post('/api/v1/client/item', { id: client.id })
    expect(body.data).toMatchObject(full)
    await app.pool.query(
      `insert into client_contacts (client_id, name, email, phone, gets_charges, gets_quotes, created_at)
       values ($1, 'Carla', 'carla@alves.exemplo.com.br', '', false, false, $2)`,
      [client.id, app.clock.now()],
    )
    const [other, phone] = ['outro@alves.exemplo.com.br', '(48) 97777-0000']
    // By the number, as another person of a client, and by the telephone.
    const orders = [
      id,
      await buy({ ...full, phone, email: other }),
      await buy({ name: 'Carla', phone, email: 'carla@alves.exemplo.com.br' }),
      await buy({ name: 'Bruno', phone: '48 98888 0101', email: other }),
    ]
    for (const order of orders) expect(await clientOf(order)).toEqual(client)
    expect(await ordersOf(client.id)).toEqual(new Set(orders))
    const { data } = (await app.people.admin.get(`/api/v1/order/of-client?id=${client.id}`)).body
    expect(data.count).toBe(orders.length)
    expect((await app.people.staff.post('/api/v1/order/client', { id })).status).toBe(403)
    expect((await admin('client', { id: 999_999 })).status).toBe(404)
  })

  test('is one client’s alone, also where another has their telephone', async () => {
    const phone = '(48) 98888-0404'
    const made = async (fields: object) => (await app.people.admin.post('/api/v1/client/new', fields)).body.data.id
    const byPhone = await made({ name: 'Loja', phone })
    const byEmail = await made({ name: 'Eva', email: 'eva@reis.exemplo.com.br' })
    const ofEva = await buy({ name: 'Eva', email: 'eva@reis.exemplo.com.br', phone })
    const ofShop = await buy({ name: 'Loja', email: 'loja@reis.exemplo.com.br', phone })
    expect([(await clientOf(ofEva)).id, (await clientOf(ofShop)).id]).toEqual([byEmail, byPhone])
    expect([await ordersOf(byEmail), await ordersOf(byPhone)]).toEqual([new Set([ofEva]), new Set([ofShop])])
    for (const client of [byEmail, byPhone])
      expect((await app.people.admin.get(`/api/v1/order/of-client?id=${client}`)).body.data.count).toBe(1)
  })

  test('is nobody by what is no telephone, of the client or of another person of theirs', async () => {
    const bought = await buy({ name: 'Sem', email: 'sem@reis.exemplo.com.br' })
    await app.pool.query(`update orders set phone = '' where id = $1`, [bought])
    for (const phone of ['ramal', 'ramal 12']) {
      const { id } = (await app.people.admin.post('/api/v1/client/new', { name: 'Escola', phone })).body.data
      await app.pool.query(
        `insert into client_contacts (client_id, name, email, phone, gets_charges, gets_quotes, created_at)
         values ($1, 'Rui', '', $2, false, false, $3)`,
        [id, phone, app.clock.now()],
      )
      const statements = await recordStatements(app, async () => expect(await ordersOf(id)).toEqual(new Set()))
      // Nobody who bought is even asked about.
      expect(statements.filter((text) => text.includes('jsonb_to_recordset'))).toEqual([])
    }
  })

  test('with two orders is one client, also where both are pressed at once', async () => {
    const twice = { name: 'Dora Reis', email: 'dora@reis.exemplo.com.br', phone: '(48) 98888-0202' }
    const orders = [await buy(twice), await buy(twice)]
    const made = await Promise.all(orders.map((id) => admin('client', { id })))
    expect(new Set(made.map(({ body }) => body.data.client.id)).size).toBe(1)
  })

  test('in the demonstration or the sandbox is nobody, and becomes no client', async () => {
    const id = await buy({ name: 'Ninguém', email: 'ninguem@reis.exemplo.com.br', phone: '(48) 98888-0303' })
    for (const column of ['demo', 'sandbox']) {
      await app.pool.query(`update orders set ${column} = true where id = $1`, [id])
      expect((await admin('client', { id })).body.data.code).toBe(`order-is-${column}`)
      await app.pool.query(`update orders set ${column} = false where id = $1`, [id])
    }
    expect(await clientOf(id)).toBeNull()
  })
})

test('what a client paid for orders, by e-mail or telephone, and a telephone for their record', async () => {
  const email = 'figuras@exemplo.com.br'
  const { body } = await app.people.admin.post('/api/v1/client/new', { name: 'Figuras', email, phone: '' })
  const read = async (who: 'admin' | 'staff' = 'admin') =>
    app.people[who].get(`/api/v1/order/of-client?id=${body.data.id}`)
  expect((await read()).body).toEqual({ data: { count: 0, paid: 0, phone: null } })
  await payByCard(app.people.visitor, orderOf(sold.project, { email, phone: '(48) 99999-0001' }))
  // Paid in the sandbox, which is no money.
  expect((await read()).body.data).toEqual({ count: 0, paid: 0, phone: null })
  await app.pool.query('update orders set sandbox = false where email = $1', [email])
  await payByCard(
    app.people.visitor,
    orderOf(sold.project, { email: 'outra@exemplo.com.br', phone: '+55 48 99999-0001' }),
  )
  await app.pool.query(`update orders set sandbox = false where email = 'outra@exemplo.com.br'`)
  const { rows } = await app.pool.query('select id, phone, total from orders where email = $1', [email])
  const { id, phone, total } = rows[0]
  expect((await read()).body.data).toEqual({ count: 1, paid: total / 100, phone: { order: orderNumber(id), phone } })
  // Once the record has the telephone, other orders by it count as well.
  await app.pool.query('update clients set phone = $2 where id = $1', [body.data.id, phone])
  expect((await read()).body.data).toMatchObject({ count: 2, paid: (2 * total) / 100 })
  expect((await read('staff')).status).toBe(403)
  expect((await app.people.admin.get('/api/v1/order/of-client?id=999999')).status).toBe(404)
})
