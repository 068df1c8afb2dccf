import { describe, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { addBudget } from '#tests/factories.ts'

const app = startApp()
const WHOLE = {
  client: 'Padaria Aurora',
  client_id: null,
  project_name: 'Forno que avisa',
  extra_text: 'Com **sensores**.',
  terms: '- Metade na aprovação',
  additional_value: 10,
  deadline: '2026-12-20',
  budget_validity: '2027-01-31',
  status: 'APPROVED',
  items: [{ description: 'Placa', quantity: 3, total: 0.01 }],
  payments: [
    { due: null, percent: 50, amount: null },
    { due: '2027-01-10', percent: 50, amount: null },
  ],
}
const read = async (id: number) => (await app.people.staff.get(`/api/v1/budget/document?id=${id}`)).body.data
const preview = async (id: number, fields: object = {}) =>
  app.people.staff.post('/api/v1/budget/preview', { id, budget: { ...WHOLE, ...fields } })

describe('the document', () => {
  test('says what is stored, in cents, with the payments to the cent and the firm from Site', async () => {
    const id = await addBudget(app.people.staff, WHOLE)
    expect(await read(id)).toEqual({
      number: String(id).padStart(4, '0'),
      version: null,
      title: 'Forno que avisa',
      status: 'Aprovado',
      company: {
        name: expect.stringMatching(/./),
        legalName: expect.stringMatching(/./),
        cnpj: expect.stringMatching(/^\d\d\.\d{3}\.\d{3}\/\d{4}-\d\d$/),
        address: expect.stringMatching(/^.+, .+, \d{5}-\d{3}$/),
        email: expect.any(String),
        whatsapp: expect.any(String),
      },
      client: { name: 'Padaria Aurora', contact: '', document: '', email: '', phone: '', address: '' },
      issued: '2026-11-23',
      deadline: '2026-12-20',
      validity: '2027-01-31',
      items: [{ description: 'Placa', quantity: 3, total: 1 }],
      additional: 1000,
      total: 1001,
      payments: [
        { due: '', percent: 50, amount: 500 },
        { due: '2027-01-10', percent: 50, amount: 501 },
      ],
      extra: { markdown: 'Com **sensores**.', html: '<p>Com <strong>sensores</strong>.</p>' },
      terms: { markdown: '- Metade na aprovação', html: expect.stringContaining('<li>Metade na aprovação</li>') },
    })
  })

  test.each([
    ['PENDING', 'Pendente'],
    ['APPROVED', 'Aprovado'],
    ['DEV', 'Em desenvolvimento'],
    ['FINALIZED', 'Concluído'],
  ])('says %s as %s', async (status, text) => {
    expect(await read(await addBudget(app.people.staff, { ...WHOLE, status }))).toMatchObject({ status: text })
  })

  test("has the client's data where a record stands behind the name", async () => {
    const { rows } = await app.pool.query(`
      insert into clients (name, contact, email, phone, document, address, search)
      values ('Aurora Ltda', 'Rita', 'rita@exemplo.com.br', '48 90000-0000', '11222333000181', 'Rua 1', '') returning id`)
    const id = await addBudget(app.people.staff, { ...WHOLE, client_id: rows[0].id })
    const client = {
      name: 'Padaria Aurora',
      contact: 'Rita',
      document: '11.222.333/0001-81',
      email: 'rita@exemplo.com.br',
      phone: '48 90000-0000',
      address: 'Rua 1',
    }
    expect((await read(id)).client).toEqual(client)
    expect((await preview(id, { client_id: rows[0].id, client: 'Outro' })).body.data.client).toEqual({
      ...client,
      name: 'Outro',
    })
  })
})

describe('the preview', () => {
  test('is the document that a save would make, and stores nothing', async () => {
    const id = await addBudget(app.people.staff)
    const { body } = await preview(id)
    expect((await app.people.staff.post('/api/v1/budget/budgetById', { id })).body.data[0]).toMatchObject({
      revision: 1,
    })
    await app.people.staff.post('/api/v1/budget/save', { budget: { id, ...WHOLE } })
    expect(body.data).toEqual(await read(id))
  })

  test('of a new quote has the terms of Site where none are typed, as the quote will', async () => {
    const { id } = (await app.people.staff.post('/api/v1/budget/newIdBudget')).body
    const { terms } = (await preview(id, { terms: '' })).body.data
    expect(terms.markdown).not.toBe('')
    await app.people.staff.post('/api/v1/budget/save', { budget: { id, ...WHOLE, terms: null } })
    expect(terms).toEqual((await read(id)).terms)
    expect((await preview(id, { terms: '' })).body.data.terms).toEqual({ markdown: '', html: '' })
  })

  test('of a quote without items comes to nothing, which a save raises to one real', async () => {
    const { id } = (await app.people.staff.post('/api/v1/budget/newIdBudget')).body
    const fields = { items: [], additional_value: 0, payments: [{ due: null, percent: 100, amount: null }] }
    expect((await preview(id, fields)).body.data).toMatchObject({ total: 0, payments: [{ percent: 100, amount: 0 }] })
    await app.people.staff.post('/api/v1/budget/save', { budget: { id, ...WHOLE, ...fields } })
    expect(await read(id)).toMatchObject({ total: 100 })
  })

  test('shows what is not complete yet', async () => {
    const { id } = (await app.people.staff.post('/api/v1/budget/newIdBudget')).body
    const payments = [{ due: null, percent: 30, amount: null }]
    const typed = { client: '', project_name: '', deadline: '', budget_validity: '', items: [], payments }
    expect(await preview(id, typed)).toMatchObject({
      status: 200,
      body: { data: { deadline: '', total: 1000, payments: [{ due: '', percent: 30, amount: 300 }] } },
    })
  })
})

test('a copy has a number, days and a life of its own', async () => {
  const { staff, admin } = app.people
  const id = await addBudget(staff, WHOLE)
  await app.pool.query(`update budgets set state = 'accepted', version = 2, demo = true where id = $1`, [id])
  app.clock.set(new Date('2026-12-03T15:00:00Z'))
  const copy = (await admin.post('/api/v1/budget/duplicate', { id })).body.id
  expect(copy).not.toBe(id)
  expect((await admin.post('/api/v1/budget/budgetById', { id: copy })).body.data[0]).toMatchObject({
    ...WHOLE,
    id_user: 1,
    status: 'PENDING',
    state: 'draft',
    version: 0,
    revision: 1,
    date: '2026-12-03T15:00:00.000Z',
    deadline: '2026-12-30',
    budget_validity: '2027-02-10',
    payments: [WHOLE.payments[0], { ...WHOLE.payments[1], due: '2027-01-20' }],
  })
  const { data } = (await admin.get(`/api/v1/budget/document?id=${copy}`)).body
  expect(data.extra.html).toContain('<strong>')
  expect((await admin.get(`/api/v1/budget/search?q=${copy}`)).body.data).toHaveLength(1)
  expect((await app.pool.query('select demo, approved_at from budgets where id = $1', [copy])).rows).toEqual([
    { demo: false, approved_at: null },
  ])
  app.clock.set(NOW)
})

test('a copy of a quote whose days are the last ones can be read', async () => {
  const { staff } = app.people
  const last = '2199-12-31'
  const id = await addBudget(staff, {
    ...{ deadline: last, budget_validity: last },
    payments: [{ due: last, percent: 100, amount: null }],
  })
  app.clock.set(new Date('2026-11-24T15:00:00Z'))
  const copy = (await staff.post('/api/v1/budget/duplicate', { id })).body.id
  expect((await staff.post('/api/v1/budget/budgetById', { id: copy })).body.data).toMatchObject([
    { deadline: last, budget_validity: last, payments: [{ due: last }] },
  ])
  app.clock.set(NOW)
})

test('[DSH-05] figures for the dashboard: open, approved this month, about to expire, the last five', async () => {
  const { other, admin } = app.people
  const figures = async (who = other, query = '') => (await who.get(`/api/v1/budget/figures${query}`)).body.data
  expect(await figures()).toEqual({
    open: { count: 0, sum: 0 },
    approved: { count: 0, sum: 0 },
    expiring: 0,
    latest: [],
  })
  const add = (total: number, fields: object = {}) =>
    addBudget(other, { items: [{ description: 'x', total }], ...fields })
  const set = (id: number, columns: string) => app.pool.query(`update budgets set ${columns} where id = $1`, [id])
  app.clock.set(new Date('2026-10-31T12:00:00Z'))
  const earlier = await add(1000, { status: 'APPROVED' })
  const later = await add(200.5)
  app.clock.set(NOW)
  await other.post('/api/v1/budget/save', { budget: { id: earlier, status: 'DEV' } })
  await other.post('/api/v1/budget/save', { budget: { id: later, status: 'DEV' } })
  await other.post('/api/v1/budget/save', { budget: { id: later, status: 'FINALIZED' } })
  await add(10)
  await set(await add(20), `state = 'refused'`)
  await set(await add(40, { budget_validity: '2026-11-22' }), `state = 'sent'`)
  await set(await add(80, { budget_validity: '2026-11-23' }), `state = 'sent'`)
  await set(await add(160, { budget_validity: '2026-11-30' }), `state = 'seen'`)
  await set(await add(320, { budget_validity: '2026-12-01' }), `state = 'change_requested'`)
  expect(await figures()).toMatchObject({
    open: { count: 4, sum: 570 },
    approved: { count: 1, sum: 200.5 },
    expiring: 2,
    latest: [
      { total_budget: 320 },
      { total_budget: 160 },
      { total_budget: 80 },
      { state: 'expired' },
      { state: 'refused' },
    ],
  })
  await other.post('/api/v1/budget/save', { budget: { id: later, status: 'PENDING' } })
  expect((await figures()).approved).toEqual({ count: 0, sum: 0 })
  expect((await figures(admin, '?id_user=3')).open.count).toBe(5)
  expect((await other.get('/api/v1/budget/figures?id_user=0')).status).toBe(403)
})
