import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { addBudget } from '#tests/factories.ts'

const app = startApp()
let admin: Caller
let staff: Caller
beforeAll(() => void ({ admin, staff } = app.people))
beforeEach(async () => void (await app.pool.query('delete from catalog_items')))

const post = (path: string, input: object = {}, who = staff) => who.post(`/api/v1/catalog/${path}`, input)
const add = async (fields: object = {}, who = staff): Promise<number> => {
  const { status, body } = await post('new', { name: 'Hora técnica', price: 165, ...fields }, who)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data.id
}
const namesOf = ({ body }: { body: { data: { name: string }[] } }) => body.data.map(({ name }) => name)

test('an item is made, read and changed by all staff, found without accents, deleted by the admin alone', async () => {
  const id = await add({ text: 'Análise e testes.', unit: 'h' })
  expect((await post('update', { id, price: 170.5 })).body.data).toEqual({ id, revision: 2, merged: false })
  const data = {
    ...{ id, name: 'Hora técnica', text: 'Análise e testes.', unit: 'h', price: 170.5 },
    ...{ archived: false, revision: 2 },
  }
  expect((await post('item', { id })).body).toEqual({ data })
  expect((await post('list', { q: 'analise hora' })).body).toEqual({ data: [data], total: 1 })
  expect((await post('list', { q: 'placa' })).body).toEqual({ data: [], total: 0 })
  const found = await staff.get('/api/v1/find?q=tecnica')
  expect(found.body.data).toContainEqual(
    expect.objectContaining({ kind: 'catalog', id, to: `/dashboard/budget-catalog?id=${id}` }),
  )
  expect((await post('delete', { id })).status).toBe(403)
  expect((await post('delete', { id }, admin)).body).toEqual({ result: true })
  for (const path of ['item', 'update', 'delete', 'archive'])
    expect((await post(path, { id, archived: true }, admin)).status).toBe(404)
})

test('a search counts up to a thousand, and all items are counted exactly', async () => {
  await app.pool.query(
    `insert into catalog_items (name, name_key, price, search, created_at)
     select 'Parafuso ' || n, 'parafuso ' || n, 100, 'parafuso ' || n, $1 from generate_series(1, 1005) n`,
    [app.clock.now()],
  )
  const countOf = async (input: object) => (await post('list', { limit: 1, ...input })).body.total
  expect(await countOf({ q: 'parafuso' })).toBe(1001)
  expect(await countOf({ q: 'parafuso 1005' })).toBe(1)
  expect(await countOf({})).toBe(1005)
})

test('what an item costs is in no answer but the admin’s, nor taken from anybody else', async () => {
  const id = await add({ cost: 82.13 }, admin)
  expect((await post('item', { id }, admin)).body.data.cost).toBe(82.13)
  const refused = await post('update', { id, cost: 1 })
  expect([refused.status, Object.keys(refused.body.data.fields)]).toEqual([422, ['cost']])
  expect((await post('new', { name: 'Outro', price: 1, cost: null })).status).toBe(422)
  await post('update', { id, revision: 1, price: 170 }, admin)
  const answers = [
    await post('item', { id }),
    await post('list'),
    await staff.get('/api/v1/catalog/offer?q=hora'),
    await staff.get('/api/v1/catalog/csv'),
    await staff.get('/api/v1/find?q=hora'),
    await post('update', { id, revision: 1, price: 180 }),
  ]
  for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(/82[.,]13|cost|[Cc]usto/)
  expect((await admin.get('/api/v1/catalog/csv')).body).toContain('82,13')
})

test('whom the admin names sees and changes what items cost, from the next call on, until it is taken back', async () => {
  const id = await add({ cost: 82.13 }, admin)
  const name = (sees: boolean, who = admin) => who.post('/api/v1/people/costs', { id: 2, sees })
  expect((await name(true, staff)).status).toBe(403)
  expect((await name(true)).body).toEqual({ result: true })
  expect((await staff.get('/api/v1/session')).body.sees_costs).toBe(true)
  expect((await staff.get('/api/v1/catalog/offer?q=hora')).body.data[0].cost).toBe(82.13)
  expect((await post('update', { id, cost: 90 })).status).toBe(200)
  expect((await staff.get('/api/v1/catalog/csv')).body).toContain('90,00')
  expect((await app.people.other.get('/api/v1/catalog/csv')).body).not.toContain('90,00')
  const people = (await admin.get('/api/v1/people')).body.data as { id: number; sees_costs: boolean }[]
  expect(people.filter(({ sees_costs }) => sees_costs).map(({ id }) => id)).toEqual(expect.arrayContaining([1, 2]))
  await name(false)
  expect((await post('item', { id })).body.data).not.toHaveProperty('cost')
  expect((await staff.get('/api/v1/session')).body).not.toHaveProperty('sees_costs')
  expect((await admin.post('/api/v1/people/costs', { id: 999, sees: true })).status).toBe(404)
})

test('bad input is refused at its field and changes nothing', async () => {
  const id = await add()
  const wrong = [
    ['name', { name: '  ' }],
    ['name', { name: 'a'.repeat(201) }],
    ['name', { name: 'HORA TÉCNICA' }],
    ['name', { name: 'Hora te\u0301cnica' }],
    ['text', { text: 'a'.repeat(5001) }],
    ['unit', { unit: 'quilômetros ao quadrado' }],
    ['price', { price: 0 }],
    ['price', { price: -1 }],
    ['price', { price: 1.005 }],
    ['price', { price: 2e9 }],
    ['price', { price: '12' }],
  ] as const
  for (const [field, input] of wrong) {
    const { status, body } = await post('new', { name: 'Placa', price: 1, ...input })
    expect([status, Object.keys(body.data.fields)]).toEqual([422, [field]])
  }
  const other = await add({ name: 'Placa' })
  expect((await post('update', { id: other, name: 'hora TÉCNICA' })).body.data.fields).toHaveProperty('name')
  expect((await post('list')).body.total).toBe(2)
  expect((await post('item', { id })).body.data.revision).toBe(1)
  expect((await staff.get('/api/v1/catalog/offer?q=')).status).toBe(422)
})

test('different fields of two people merge, the same one is a conflict', async () => {
  const id = await add()
  await post('update', { id, revision: 1, price: 170 })
  expect((await post('update', { id, revision: 1, unit: 'h' })).body.data.merged).toBe(true)
  const { status, body } = await post('update', { id, revision: 1, price: 180 })
  expect([status, body.data.conflict.record.price]).toEqual([409, 170])
})

test('an archived item is offered no more, leaves its name to another, and comes back where that is free', async () => {
  const id = await add()
  await post('archive', { id, archived: true })
  expect(namesOf(await post('list'))).toEqual([])
  expect(namesOf(await staff.get('/api/v1/catalog/offer?q=hora'))).toEqual([])
  expect(namesOf(await post('list', { archived: true }))).toEqual(['Hora técnica'])
  const other = await add()
  expect((await post('archive', { id, archived: false })).body.data.fields).toHaveProperty('name')
  await post('archive', { id: other, archived: true })
  await post('archive', { id, archived: false })
  expect(namesOf(await post('list'))).toEqual(['Hora técnica'])
})

describe('while one types', () => {
  test('eight are offered, those first whose name begins with the text', async () => {
    for (const name of ['Placa montada', 'Hora de placa', 'Suporte']) await add({ name, text: 'placa de prova' })
    for (let n = 1; n < 9; n++) await add({ name: `Teste ${n}` })
    expect(namesOf(await staff.get('/api/v1/catalog/offer?q=PLACA'))).toEqual([
      ...['Placa montada', 'Hora de placa', 'Suporte'],
    ])
    expect(namesOf(await staff.get('/api/v1/catalog/offer?q=teste'))).toHaveLength(8)
    expect(namesOf(await staff.get(`/api/v1/catalog/offer?q=${encodeURIComponent('100%_')}`))).toEqual([])
  })
})

test('a price that is changed later changes no quote', async () => {
  const id = await add({ unit: 'h' })
  const item = { description: 'Hora técnica', quantity: 2, unit: 'h', unit_price: 165, total: 330 }
  const quote = await addBudget(staff, { items: [item] })
  await post('update', { id, price: 999, name: 'Outra coisa' })
  const { body } = await staff.post('/api/v1/budget/budgetById', { id: quote })
  expect(body.data[0].items[0]).toMatchObject(item)
  expect(body.data[0].total_budget).toBe(330)
})
