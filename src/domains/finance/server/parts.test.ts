import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { addProject } from '#tests/factories.ts'
import { addReport, RENT } from '#tests/finance.ts'

const app = startApp()
let project: number
let another: number
beforeAll(async () => {
  project = await addProject(app, { id_user: 2, title: 'Estação da horta' })
  another = await addProject(app, { id_user: 3, title: 'De outra pessoa' })
})
beforeEach(() =>
  app.pool.query('delete from finance_reports; delete from finance_categories; delete from finance_bills'),
)

const PARTS = () => [
  { category: 'Material', project_id: project, amount: '412.30' },
  { category: 'Equipamento', project_id: null, amount: '230.00' },
]
const CHAPAS = { description: 'Chapas', amount: '642.30', category: 'Material', date: '2026-10-13' }
const update = (body: object, who: Caller = app.people.staff) => who.post('/api/v1/finance/report/update', body)
const item = async (id: number) => (await app.people.staff.get(`/api/v1/finance/report/item?id=${id}`)).body.data
const search = async (query: Record<string, string>) =>
  (await app.people.staff.get(`/api/v1/finance/report/search?${new URLSearchParams(query)}`)).body
const year = async () => (await app.people.staff.get('/api/v1/finance/year?year=2026')).body.data

test('an entry is split to the cent over categories and projects, and counted by its parts', async () => {
  const { staff } = app.people
  const id = await addReport(staff, { ...CHAPAS, parts: PARTS() })
  await addReport(staff, { ...RENT, category: 'Material', amount: '100', date: '2026-10-20' })
  expect(await item(id)).toMatchObject({
    ...{ amount: '642.30', category: 'Material', project_id: project, project: 'Estação da horta' },
    parts: [
      { category: 'Material', project: 'Estação da horta', amount: '412.30' },
      { category: 'Equipamento', project: null, amount: '230.00' },
    ],
  })
  const { categories, projects, totals } = await year()
  expect(categories).toMatchObject([
    { category: 'Material', sum: '512.30', count: 2 },
    { category: 'Equipamento', sum: '230.00', count: 1 },
  ])
  expect(projects).toEqual([
    { project_id: project, project: 'Estação da horta', income: '0.00', expenses: '412.30', count: 1 },
  ])
  expect(totals).toMatchObject({ expenses: '742.30', count: 2 })
  const found = await search({ category: 'Equipamento' })
  expect([found.data.length, found.totals.expenses, found.totals.count]).toEqual([1, '230.00', 1])
  expect((await search({ project_id: String(project) })).totals.expenses).toBe('412.30')
  expect((await search({ category: 'Equipamento', project_id: String(project) })).data).toEqual([])
  expect((await search({ q: 'equipamento' })).data).toHaveLength(1)
  const { body } = await staff.get('/api/v1/finance/categories')
  expect(body.data.map(({ name, count }: { name: string; count: number }) => [name, count])).toEqual([
    ['Material', 2],
    ['Equipamento', 1],
  ])
  const csv = await (await staff.fetch('/api/v1/finance/report/csv?month=2026-10')).text()
  expect(csv).toContain(
    `"13/10/2026";"Chapas";"Material";"Saída";;"412,30";;;;"Davi";${id};"Estação da horta";"1 de 2"`,
  )
  expect(csv).toContain(`"13/10/2026";"Chapas";"Equipamento";"Saída";;"230,00";;;;"Davi";${id};;"2 de 2"`)
})

test('counts once for a category and a project, of which it has two parts', async () => {
  const part = { category: 'Material', project_id: project, amount: '300.00' }
  const other = { category: 'Equipamento', project_id: project, amount: '42.30' }
  await addReport(app.people.staff, { ...CHAPAS, parts: [part, part, other] })
  const { categories, projects } = await year()
  expect(categories).toMatchObject([
    { category: 'Material', sum: '600.00', count: 1 },
    { category: 'Equipamento', sum: '42.30', count: 1 },
  ])
  expect(projects).toMatchObject([{ project_id: project, income: '0.00', expenses: '642.30', count: 1 }])
})

test('what does not come to the entry is refused, by the database too', async () => {
  const { staff } = app.people
  const [first, second] = PARTS()
  for (const parts of [[first], [first, { ...second, amount: '230.01' }], [first, { ...second, amount: '0' }, second]])
    expect((await staff.post('/api/v1/finance/report/addreport', { ...RENT, ...CHAPAS, parts })).status).toBe(422)
  const wrong = await staff.post('/api/v1/finance/report/addreport', {
    ...{ ...RENT, ...CHAPAS },
    parts: [first, { ...second, amount: '229.99' }],
  })
  expect(wrong.body.data.fields.parts).toContain('faltam 0,01')
  const id = await addReport(staff, { ...CHAPAS, parts: PARTS() })
  expect((await update({ id, amount: '700' })).body.data.fields.parts).toContain('faltam 57,70')
  expect((await update({ id, transfer: true })).status).toBe(422)
  for (const change of [
    'update finance_parts set amount = amount + 1 where report_id = $1 and place = 0',
    'delete from finance_parts where report_id = $1 and place = 1',
    'delete from finance_parts where report_id = $1',
    'update finance_reports set amount = amount + 1 where id = $1',
    'update finance_reports set split = false where id = $1',
  ])
    await expect(app.pool.query(change, [id]), change).rejects.toMatchObject({ constraint: 'finance_parts_sum' })
  expect((await item(id)).parts).toHaveLength(2)
  expect((await update({ id, amount: '700', parts: [first, { ...second, amount: '287.70' }] })).status).toBe(200)
})

test('an entry is one again, and split anew as it was', async () => {
  const { staff } = app.people
  const id = await addReport(staff, { ...CHAPAS, parts: PARTS() })
  await update({ id, parts: [] })
  expect(await item(id)).toMatchObject({ category: 'Material', project_id: project, parts: [] })
  expect((await year()).categories).toMatchObject([{ category: 'Material', sum: '642.30', count: 1 }])
  expect((await search({ q: 'equipamento' })).data).toEqual([])
  await update({ id, parts: PARTS() })
  expect((await year()).categories).toHaveLength(2)
})

test('parts are a field of the revision: two who split at once are asked, others are merged', async () => {
  const { staff, admin } = app.people
  const id = await addReport(staff, CHAPAS)
  await update({ id, revision: 1, parts: PARTS() }, admin)
  expect((await update({ id, revision: 1, description: 'Chapas de aço' })).body.data.merged).toBe(true)
  const [first, second] = PARTS()
  const late = await update({ id, revision: 1, parts: [second, first] })
  expect([late.status, late.body.data.conflict.fields]).toEqual([409, ['parts']])
  expect((await item(id)).parts[0].category).toBe('Material')
})

test('another’s project is refused, and a category that is renamed is so in parts', async () => {
  const { staff } = app.people
  const [first, second] = PARTS()
  const refused = await staff.post('/api/v1/finance/report/addreport', {
    ...{ ...RENT, ...CHAPAS },
    parts: [first, { ...second, project_id: another }],
  })
  expect(refused.status).toBe(422)
  expect((await staff.post('/api/v1/finance/report/addreport', { ...RENT, project_id: another })).status).toBe(422)
  const id = await addReport(staff, { ...CHAPAS, parts: PARTS() })
  const { body } = await staff.get('/api/v1/finance/categories')
  const { id: category } = body.data.find(({ name }: { name: string }) => name === 'Equipamento')
  await staff.post('/api/v1/finance/category', { id: category, name: 'Máquinas' })
  expect((await item(id)).parts[1].category).toBe('Máquinas')
  expect((await search({ q: 'maquinas' })).data).toHaveLength(1)
  const own = (await staff.get('/api/v1/finance/projects')).body.data
  expect(own).toEqual([{ id: project, title: 'Estação da horta' }])
})

test('the undoing of a payment takes back what its parts gave', async () => {
  const { staff } = app.people
  const bill = await staff.post('/api/v1/finance/bill/new', { ...RENT, amount: '642.30', due: '2026-10-10' })
  const { report_id: id } = (
    await staff.post('/api/v1/finance/bill/pay', { kind: 'bill', id: bill.body.data.id, paid_on: '2026-10-10' })
  ).body.data
  expect((await update({ id, parts: PARTS() })).status).toBe(200)
  await staff.post('/api/v1/finance/bill/unpay', { kind: 'bill', id: bill.body.data.id })
  const { rows } = await app.pool.query(
    'select category, amount from finance_parts where report_id <> $1 order by place',
    [id],
  )
  expect(rows.map(({ category }) => category)).toEqual(['Material', 'Equipamento'])
})
