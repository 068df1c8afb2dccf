import { describe, expect, test } from 'vitest'
import { DEMO_BILLING } from '#domains/site/billing.ts'
import { NOW, startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { addBudget } from '#tests/factories.ts'

const app = startApp()
const post = async (path: string, input: object = {}, who: Caller = app.people.staff) =>
  who.post(`/api/v1${path}`, input)
const draw = async () => (await post('/budget/newIdBudget')).body.id as number
const save = (budget: object, who?: Caller) => post('/budget/save', { budget }, who)
const read = async (id: number, who?: Caller) => (await post('/budget/budgetById', { id }, who)).body.data[0]

const WHOLE = {
  client: 'Padaria Aurora',
  client_id: null,
  project_name: 'Forno que avisa',
  extra_text: 'Com **sensores**.',
  terms: '- Metade na aprovação',
  additional_value: 10.1,
  deadline: '2026-12-20',
  budget_validity: '2027-01-31',
  status: 'APPROVED',
  items: [
    { description: 'Placa', quantity: 3, total: 0.2 },
    { description: 'Programa', quantity: 1, total: 1280.4 },
  ],
  payments: [
    { due: null, percent: 50, amount: null },
    { due: '2027-01-10', percent: null, amount: 645.35 },
  ],
}

describe('[API-05] [API-08] budgetById and save', () => {
  test('a quote comes back as it was saved; money travels in reais and is stored in cents', async () => {
    const id = await draw()
    expect(await save({ id, ...WHOLE, total_budget: 3, demo: true })).toMatchObject({
      status: 200,
      body: { id, result: true, data: { id, revision: 1, merged: false } },
    })
    expect(await post('/budget/budgetById', { id, id_user: 2 })).toMatchObject({
      status: 200,
      body: {
        data: [
          {
            ...WHOLE,
            id,
            id_user: 2,
            total_budget: 1290.7,
            date: NOW.toISOString(),
            state: 'draft',
            version: 0,
            project_id: null,
            revision: 1,
          },
        ],
      },
    })
    const { rows } = await app.pool.query('select * from budgets where id = $1', [id])
    expect(rows[0]).toMatchObject({
      total_budget: 129070,
      additional_value: 1010,
      extra_html: '<p>Com <strong>sensores</strong>.</p>',
      demo: false,
    })
    expect(rows[0].items[0]).toEqual({ description: 'Placa', quantity: 3, total: 20 })
    expect(rows[0].payments[1]).toEqual({ due: '2027-01-10', percent: null, amount: 64535 })
  })

  test('the same under /starts', async () => {
    const { id } = (await app.people.staff.post('/starts/budget/newIdBudget', { id_user: 2 })).body
    const saved = await app.people.staff.post('/starts/budget/save', { id_user: 2, budget: { id, ...WHOLE } })
    expect(saved).toMatchObject({ status: 200, body: { id } })
    expect((await app.people.staff.post('/starts/budget/list', { id_user: 2 })).body[0]).toMatchObject({ id })
  })

  test('[BUD-08] items may come as a JSON text', async () => {
    const id = await addBudget(app.people.staff, { items: JSON.stringify(WHOLE.items), payments: '' })
    expect(await read(id)).toMatchObject({ items: WHOLE.items, payments: [] })
  })

  test('[BUD-07] [BUD-10] extras that are left out, null or empty have their defaults', async () => {
    const defaults = {
      client_id: null,
      extra_text: '',
      terms: DEMO_BILLING.terms,
      additional_value: 0,
      discount: null,
      ...{ late_fine: null, late_interest: null },
      budget_validity: '2027-02-21',
      status: 'PENDING',
      items: [],
      payments: [],
    }
    const left = { terms: undefined }
    expect(await read(await addBudget(app.people.staff, left))).toMatchObject({ ...defaults, total_budget: 1 })
    const empty = { extra_text: null, terms: null, additional_value: null, budget_validity: '', items: null }
    expect(await read(await addBudget(app.people.staff, empty))).toMatchObject(defaults)
    expect((await app.people.staff.get('/api/v1/budget/defaults')).body.data).toEqual(defaults)
    const item = { description: 'Uma', total: 5 }
    expect((await read(await addBudget(app.people.staff, { items: [item] }))).items).toEqual([{ ...item, quantity: 1 }])
  })

  test('[BUD-07] the total is that of the items and the additional value, at least 1', async () => {
    const id = await addBudget(app.people.staff, { items: [{ description: '', total: 0.3 }], total_budget: 99 })
    expect(await read(id)).toMatchObject({ total_budget: 1 })
    await save({ id, additional_value: 0.8 })
    expect(await read(id)).toMatchObject({ total_budget: 1.1 })
  })

  test('[BUD-10] any status can be chosen; a partial save leaves the rest', async () => {
    const id = await addBudget(app.people.staff, WHOLE)
    for (const status of ['FINALIZED', 'DEV', 'PENDING', 'APPROVED']) {
      await save({ id, status })
      expect(await read(id)).toMatchObject({ ...WHOLE, status })
    }
  })

  test('rows of the list bear what the specification names', async () => {
    await addBudget(app.people.staff, WHOLE)
    const { status, body } = await post('/budget/list', { id_user: 2 })
    expect(status).toBe(200)
    expect(body[0]).toEqual({
      id: expect.any(Number),
      client: 'Padaria Aurora',
      project_name: 'Forno que avisa',
      deadline: '2026-12-20',
      total_budget: 1290.7,
      status: 'APPROVED',
      date: NOW.toISOString(),
      state: 'draft',
      owner: 'Davi',
    })
  })
})

describe('[BUD-06] a save that is refused changes nothing', () => {
  const items = (total: unknown) => ({ items: [{ description: 'x', total }] })
  test.each([
    ['client', { client: '  ' }, 'Please provide the client name.'],
    ['project_name', { project_name: '' }, 'Please provide the project name.'],
    ['deadline', { deadline: '' }, 'Please select a deadline.'],
    ['deadline', { deadline: '2026-02-30' }, 'Use uma data como 2026-11-30.'],
    ['budget_validity', { budget_validity: 'logo' }, 'Use uma data como 2026-11-30.'],
    ['additional_value', { additional_value: -1 }, 'O menor valor é 0: tire o sinal de menos.'],
    ['additional_value', { additional_value: 1e308 }, 'O maior valor é 1.000.000.000.'],
    ['additional_value', { additional_value: 0.001 }, 'Use reais e centavos: 49,99.'],
    ['additional_value', { additional_value: 'NaN' }, 'Use reais e centavos: 49,99.'],
    ['status', { status: 'Approved' }, 'Escolha um dos valores oferecidos.'],
    ['status', { status: null }, 'Escolha um dos valores oferecidos.'],
    ['items', { items: '[{"total": 1' }, 'Use uma lista de itens.'],
    ['items', { items: '{"total": NaN}' }, 'Use uma lista de itens.'],
    ['items', { items: Array(2000).fill({ description: 'x', total: 1 }) }, 'Use no máximo 500 itens.'],
    ['items.0.total', items(-0.01), 'O menor valor é 0: tire o sinal de menos.'],
    ['items.0.total', items(1e308), 'O maior valor é 1.000.000.000.'],
    ['items.0.total', items(null), 'Use reais e centavos: 49,99.'],
    ['items.0.quantity', { items: [{ description: '', quantity: 0, total: 1 }] }, 'O menor valor é 1.'],
    ['items.0.description', { items: [{ total: 1 }] }, 'Preencha este campo.'],
    ['client_id', { client_id: 12345 }, 'Escolha outro.'],
    [
      'payments',
      { payments: [{ due: null, percent: 50, amount: null }] },
      'As parcelas precisam somar R$\u00a01,00, cada uma com algum valor.',
    ],
  ])('%s: %j', async (field, wrong, message) => {
    const id = await addBudget(app.people.staff)
    const before = await read(id)
    expect(await save({ id, project_name: 'Outro', ...wrong })).toMatchObject({
      status: 422,
      body: { result: false, data: { error: expect.any(String), fields: { [`budget.${field}`]: message } } },
    })
    expect(await read(id)).toEqual(before)
  })

  test('a new one without its three fields is not stored', async () => {
    const id = await draw()
    expect(await save({ id })).toMatchObject({
      status: 422,
      body: {
        data: {
          fields: {
            'budget.client': 'Please provide the client name.',
            'budget.project_name': 'Please provide the project name.',
            'budget.deadline': 'Please select a deadline.',
          },
        },
      },
    })
    expect((await post('/budget/budgetById', { id })).status).toBe(404)
  })

  test('a number that nobody drew', async () => {
    const id = (await draw()) + 1000
    expect((await save({ id, ...WHOLE })).status).toBe(404)
    expect(await save({ ...WHOLE, id: 'x' })).toMatchObject({
      status: 422,
      body: { data: { fields: { 'budget.id': expect.any(String) } } },
    })
  })

  test('payment terms that no longer come to the total', async () => {
    const id = await addBudget(app.people.staff, WHOLE)
    expect((await save({ id, additional_value: 10.2 })).status).toBe(422)
    expect((await save({ id, additional_value: 10.2, payments: [] })).status).toBe(200)
  })
})

describe('[API-03] quotes of others', () => {
  test('are not found, and their numbers are not theirs to save; the admin has them all', async () => {
    const { staff, other, admin } = app.people
    const id = await addBudget(staff)
    const drawn = await draw()
    for (const [path, input] of [
      ['/budget/budgetById', { id }],
      ['/budget/save', { budget: { id, client: 'Meu' } }],
      ['/budget/save', { budget: { ...WHOLE, id: drawn } }],
      ['/budget/duplicate', { id }],
    ] as const)
      expect((await post(path, input, other)).status).toBe(404)
    expect((await other.get(`/api/v1/budget/document?id=${id}`)).status).toBe(404)
    for (const path of ['/budget/list', '/budget/newIdBudget', '/budget/save', '/budget/budgetById'])
      expect((await post(path, { id, id_user: 2, budget: { ...WHOLE, id } }, other)).status).toBe(403)
    expect((await post('/budget/list', {}, other)).body).toEqual([])

    expect(await read(id, admin)).toMatchObject({ client: 'Oficina Maré', id_user: 2 })
    expect((await save({ id: drawn, ...WHOLE }, admin)).status).toBe(200)
    expect(await read(drawn)).toMatchObject({ id_user: 2 })
    expect((await post('/budget/list', {}, admin)).body).toEqual([])
    expect((await post('/budget/list', { id_user: 0 }, admin)).body[0]).toMatchObject({ id: drawn, owner: 'Davi' })
  })

  test('a production line is named only to who may see it', async () => {
    const id = await addBudget(app.people.staff)
    const { rows } = await app.pool.query(`insert into projects (id_user, title) values (1, 'x') returning id`)
    await app.pool.query('update budgets set project_id = $1 where id = $2', [rows[0].id, id])
    expect(await read(id)).toMatchObject({ project_id: null })
    expect(await read(id, app.people.admin)).toMatchObject({ project_id: rows[0].id })
  })
})

test('texts are sanitised', async () => {
  const id = await addBudget(app.people.staff, {
    extra_text: '<script>alert(1)</script><b onclick="x">oi</b>',
    terms: '_sim_',
  })
  const { data } = (await app.people.staff.get(`/api/v1/budget/document?id=${id}`)).body
  expect(data.extra.html).not.toMatch(/script|onclick/)
  expect(data.terms).toEqual({ markdown: '_sim_', html: '<p><em>sim</em></p>' })
})
