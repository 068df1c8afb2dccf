import { describe, expect, test } from 'vitest'
import { NOW } from '#tests/app.ts'
import { PASSWORD } from '#tests/people.ts'
import { addSold, mailsTo, orderOf, PAID, payByCard, startSales } from '#tests/sales.ts'

const { admin, app, orderByPix, post, sold } = startSales()

describe('Pedidos', () => {
  test('are found by any part, by state and by month, newest first', async () => {
    const input = orderOf(sold.project, { name: 'Anselmo Dias', email: 'anselmo@etrc.exemplo.com.br' })
    const { user } = (await payByCard(app.people.visitor, input)).body.data.purchase
    const found = async (filter: object) => (await admin('list', filter)).body
    for (const q of ['ANSÉLMO', 'etrc', `#000${user}`, 'custo da peca anselmo'])
      expect((await found({ q })).data.map(({ id }: { id: number }) => id)).toContain(user)
    expect(await found({ q: 'nada disto' })).toEqual({ data: [], total: 0 })
    expect((await found({ q: 'anselmo', state: 'paid', month: '2026-11' })).total).toBe(1)
    expect((await found({ q: 'anselmo', state: 'failed' })).total).toBe(0)
    expect((await found({ month: '2026-10' })).total).toBe(0)
    for (let count = 0; count < 2; count++) await orderByPix()
    const { rows } = await app.pool.query('select state, count(*) from orders group by state')
    expect(rows.length).toBeGreaterThan(1)
    for (const { state, count } of rows) expect((await found({ state, limit: 1 })).total).toBe(count)
    expect((await found({ limit: 1 })).total).toBe((await found({ limit: 1, month: '2026-11' })).total)
    const first = await found({ limit: 2 })
    const second = await found({ limit: 2, cursor: first.next })
    expect(second.data[0].id).toBeLessThan(first.data[1].id)
  })

  test('[BUY-04] the months have what came, not what was a test', async () => {
    const before = (await app.people.admin.get('/api/v1/order/months')).body.data
    await payByCard(app.people.visitor, orderOf(sold.project))
    expect((await app.people.admin.get('/api/v1/order/months')).body.data).toEqual(before)
    const { id } = await orderByPix()
    await admin('confirm-pix', { id, ...PAID })
    await admin('refund', { id, note: 'Desistiu' })
    const [month] = (await app.people.admin.get('/api/v1/order/months')).body.data
    expect(month).toMatchObject({ month: '2026-11', count: (before[0]?.count ?? 0) + 1, refunded: 298.99 })
    await app.pool.query('update orders set sandbox = true')
    expect((await app.people.admin.get('/api/v1/order/months')).body.data).toEqual([])
  })

  test('are counted by the day on which they were placed, and as paid until they are returned', async () => {
    const counts = async (period: string) => (await app.people.admin.get(`/api/v1/order/counts?${period}`)).body.data
    const before = await counts('from=2026-11-01&to=2026-11-23')
    await orderByPix()
    await payByCard(app.people.visitor, orderOf(sold.project))
    expect(await counts('from=2026-11-23&to=2026-11-23')).toEqual({
      placed: before.placed + 2,
      paid: before.paid + 1,
    })
    const { user } = (await payByCard(app.people.visitor, orderOf(sold.project))).body.data.purchase
    await admin('refund', { id: user, note: 'Desistiu' })
    expect(await counts('from=2026-11-23&to=2026-11-23')).toEqual({
      placed: before.placed + 3,
      paid: before.paid + 1,
    })
    expect(await counts('from=2026-11-24&to=2026-11-24')).toEqual({ placed: 0, paid: 0 })
    expect(await app.people.admin.get('/api/v1/order/counts?from=ontem&to=hoje')).toMatchObject({ status: 422 })
    expect(await app.people.staff.get('/api/v1/order/counts?from=2026-11-24&to=2026-11-24')).toMatchObject({
      status: 403,
    })
  })

  test('a refund is whole, once, and closes the link', async () => {
    const { user: id } = (await payByCard(app.people.visitor, orderOf(sold.project))).body.data.purchase
    expect((await admin('refund', { id, note: 'Não era o que queria' })).body.data).toMatchObject({
      state: 'refunded',
      link_open: false,
      refunded_at: NOW.toISOString(),
    })
    expect(await admin('refund', { id, note: 'De novo' })).toMatchObject({ status: 409 })
    expect(await admin('link', { id, open: true })).toMatchObject({ status: 409 })
    const { id: unpaid } = await orderByPix()
    expect(await admin('refund', { id: unpaid, note: 'Não pago' })).toMatchObject({ status: 409 })
  })

  test('the receipt is sent again, and the NFS-e’s number stored', async () => {
    const input = orderOf(sold.project, { email: 'recibo@exemplo.com.br' })
    const { user: id } = (await payByCard(app.people.visitor, input)).body.data.purchase
    await admin('resend', { id })
    expect((await admin('nfse', { id, nfse: '2026/000123' })).body.data).toMatchObject({ nfse: '2026/000123' })
    const receipts = await mailsTo(app, 'recibo@exemplo.com.br')
    const receipt = receipts[0]!.replaceAll('=C3=A9', 'é')
    expect(receipt).toContain('arquivo ZIP, 195 kB')
    expect(receipt).toMatch(/7 dias depois do pagamento/)
    expect(receipt).toContain('/privacy')
    expect(receipts).toHaveLength(2)
    expect(receipts[0]).toContain('/download-purchase/')
    expect(receipts[0]).toContain('text/html')
  })

  test('the receipt names its buyer, on the page and in the letter, with the CPF masked', async () => {
    const input = orderOf(sold.project, { email: 'cpf@exemplo.com.br', document: '529.982.247-25' })
    const { purchase } = (await payByCard(app.people.visitor, input)).body.data
    const { body } = await app.people.visitor.post('/api/v1/sale/purchase', { ...purchase, user: `${purchase.user}` })
    expect(body.data.purchase.buyer).toBe('Helena Prado, CPF\u00a0***.982.247-**')
    const [mail = ''] = await mailsTo(app, 'cpf@exemplo.com.br')
    expect(mail.replaceAll('=C2=A0', ' ')).toContain('Helena Prado, CPF ***.982.247-**')
    expect(mail + JSON.stringify(body)).not.toMatch(/52998224725|529\.982/)
  })

  test('as CSV, with what the list is narrowed to', async () => {
    await payByCard(app.people.visitor, orderOf(sold.project, { name: '=SOMA(A1)', email: 'csv@exemplo.com.br' }))
    const { headers, body } = await app.people.admin.get('/api/v1/order/csv?q=csv@exemplo')
    expect(headers.get('content-disposition')).toContain('attachment')
    expect(body.split('\r\n')).toHaveLength(3)
    expect(body).toContain(`'=SOMA(A1)`)
    expect(body).toContain('"298,99";"Pago"')
  })

  test('[API-03] are the admin’s', async () => {
    for (const path of ['list', 'item', 'confirm-pix', 'refund', 'link', 'resend', 'nfse'])
      for (const who of ['visitor', 'staff'] as const)
        expect(await app.people[who].post(`/api/v1/order/${path}`, { id: 1 })).toMatchObject({ status: 403 })
  })
})

test('the links of an address are sent to it, and nobody is told whether it has bought', async () => {
  await payByCard(app.people.visitor, orderOf(sold.project, { email: 'perdi@exemplo.com.br' }))
  const [known, unknown] = [
    await post('send-links', { email: 'Perdi@exemplo.com.br' }),
    await post('send-links', { email: 'ninguem@exemplo.com.br' }),
  ]
  expect(known.body).toEqual(unknown.body)
  expect([known.status, unknown.status]).toEqual([200, 200])
  expect((await mailsTo(app, 'perdi@exemplo.com.br')).some((mail) => mail.includes('Subject: Os links'))).toBe(true)
  expect(await mailsTo(app, 'ninguem@exemplo.com.br')).toEqual([])
})

test('a project that was sold cannot be deleted, nor its sold file removed; orders without money go with it', async () => {
  const remove = (id: number) => app.people.admin.post('/api/v1/delete-project', { id, password: PASSWORD })
  const [sold, tried, unsold] = [await addSold(app), await addSold(app), await addSold(app)]
  for (const id of [sold, tried]) await payByCard(app.people.visitor, orderOf(id))
  await app.pool.query('update orders set sandbox = false where project_id = $1', [sold])
  await payByCard(app.people.visitor, orderOf(unsold), 'sandbox_declined')
  expect(await remove(sold)).toMatchObject({ status: 409 })
  expect(await app.people.admin.post('/api/v1/delete-project-file', { id: sold, slot: 'sale' })).toMatchObject({
    status: 409,
  })
  for (const id of [tried, unsold]) expect(await remove(id)).toMatchObject({ status: 200 })
})

test('the demonstration has orders in all states, marked, and they go with one call', async () => {
  await app.db.deleteFrom('orders').execute()
  for (const { name, demo } of app.domains.map((domain) => ({ name: domain.demo?.table, demo: domain.demo })))
    if (name === 'orders') await demo?.seed(app)
  const { data } = (await admin('list', {})).body
  expect(new Set(data.map(({ state }: { state: string }) => state)).size).toBe(5)
  expect(data.every(({ demo }: { demo: boolean }) => demo)).toBe(true)
  expect((await admin('confirm-pix', { id: data[0].id, ...PAID })).status).toBe(409)
  await app.people.admin.post('/api/v1/demo/remove')
  expect((await admin('list', {})).body.total).toBe(0)
})
