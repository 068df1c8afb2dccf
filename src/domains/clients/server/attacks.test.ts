import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addBudget } from '#tests/factories.ts'

const app = startApp()
const CPF = '529.982.247-25'

const call = (path: string, body: object, who = app.people.staff) => who.post(`/api/v1/client/${path}`, body)
const add = async (fields: object = {}, who = app.people.staff) =>
  (await call('new', { name: 'Alguém', ...fields }, who)).body.data.id as number

test('nobody but the admin reads a CPF, neither by a quote for its client nor by what is sent of it', async () => {
  const { admin, staff, visitor } = app.people
  const client_id = await add({ name: 'Vera Campos', document: CPF }, admin)
  const id = await addBudget(staff, { client_id, items: [{ description: 'Placa', total: 100 }] })
  const { body } = await staff.post('/api/v1/budget/send', { id, means: 'link' })
  const budget = (await staff.post('/api/v1/budget/budgetById', { id })).body.data[0]
  const answers = [
    await staff.get(`/api/v1/budget/document?id=${id}`),
    await staff.post('/api/v1/budget/preview', { id, budget }),
    await visitor.get(`/api/v1/quote?token=${body.data.path.replace('/orcamento/', '')}`),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(200)
    expect(JSON.stringify(answer.body)).toContain('***.982.247-**')
  }
  const others = [
    await staff.get('/api/v1/budget/csv'),
    await staff.get(`/api/v1/budget/exchange?id=${id}`),
    await call('timeline', { id: client_id }),
    await call('list', { q: 'Vera' }),
  ]
  for (const answer of [...answers, ...others]) expect(JSON.stringify(answer.body)).not.toMatch(/529\.?982/)
  expect(app.logged.join()).not.toMatch(/529\.?982/)
})

test('a cursor of the time line that no answer gave makes no failure', async () => {
  const id = await add()
  for (const cursor of [
    '',
    'x',
    '0000-01-01T00:00:00Z quote 1',
    '-200000-01-01T00:00:00Z quote 1',
    '+275760-09-13T00:00:00.000Z quote 1',
    '2026-13-45T00:00:00Z quote 1',
    `2026-11-23T15:00:00.000Z quote ${'9'.repeat(150)}`,
    "2026-11-23T15:00:00.000Z quote 1'; drop table clients",
  ]) {
    const { status } = await call('timeline', { id, cursor })
    expect([cursor, status]).toEqual([cursor, expect.toBeOneOf([200, 422])])
  }
})

test('ids that are none, texts that are too long and fields that are another’s are refused', async () => {
  const id = await add()
  for (const wrong of [0, -1, 1.5, 2 ** 31, '1', null])
    for (const path of ['item', 'delete', 'timeline', 'update', 'list-of-nothing'])
      expect((await call(path, { id: wrong }, app.people.admin)).status).toBe(path === 'list-of-nothing' ? 404 : 422)
  for (const wrong of [{ name: 'x'.repeat(201) }, { email: 'a@b.c\r\nBcc: x@exemplo.com' }, { document: '0' }])
    expect((await call('update', { id, ...wrong })).status).toBe(422)
  await call('update', { id, name: '<script>\u0000\ud800', notes: '=1+1', created_by: 1, demo: true })
  const { rows } = await app.pool.query('select name, created_by, demo from clients where id = $1', [id])
  expect(rows).toEqual([{ name: '<script>\ufffd', created_by: 2, demo: false }])
})

test('the client of a message is made once, however often it is asked for at once', async () => {
  const { admin, visitor } = app.people
  await visitor.post('/api/v1/contact/save', { name: 'Iara', contact: 'iara@exemplo.com.br', message: 'Quanto custa?' })
  const { id } = (await admin.get('/api/v1/contact/get')).body.result[0]
  const answers = await Promise.all(Array.from({ length: 5 }, () => call('of-message', { id }, admin)))
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
})

test('two clients merged into each other at once: one of them stays, with the quotes of both', async () => {
  const { admin, staff } = app.people
  const [one, other] = [await add({ name: 'Um' }), await add({ name: 'Outro' })]
  const quotes = [await addBudget(staff, { client_id: one }), await addBudget(staff, { client_id: other })]
  const answers = await Promise.all([
    call('merge', { id: one, other }, admin),
    call('merge', { id: other, other: one }, admin),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  const { rows } = await app.pool.query('select distinct client_id from budgets where id = any ($1)', [quotes])
  expect(rows).toEqual([{ client_id: answers[0]?.status === 200 ? one : other }])
})
