import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { addReport, RENT } from '#tests/finance.ts'

const app = startApp()
let project: number
beforeAll(async () => {
  project = await addProject(app, { id_user: 2, title: 'Balança' })
})
beforeEach(() => app.pool.query('delete from finance_reports; delete from finance_bills; delete from finance_accounts'))

const many = (path: '' | '-back' | '-delete' | '-restore', body: object, who = app.people.staff) =>
  who.post(`/api/v1/finance/report/many${path}`, body)
const stored = async () =>
  (
    await app.pool.query(
      'select category, project_id, account_id, transfer, revision from finance_reports where deleted_at is null order by id',
    )
  ).rows
const account = async (name: string, who = app.people.staff) =>
  (await who.post('/api/v1/finance/account/new', { name })).body.data.id as number

test('many entries get a category, a project, an account and the mark of a transfer, and what they had again', async () => {
  const ids = [await addReport(app.people.staff), await addReport(app.people.staff, { category: 'Sala' })]
  const before = await stored()
  const to = await account('Itaú')
  const { body } = await many('', {
    ids,
    set: { category: 'sala', project_id: project, account_id: to, transfer: true },
  })
  expect(body.data).toHaveLength(2)
  const set = { category: 'Sala', project_id: project, account_id: to, transfer: true }
  expect(await stored()).toEqual([
    { ...set, revision: 2 },
    { ...set, revision: 2 },
  ])
  const back = await many('-back', { rows: body.data })
  expect((await stored()).map((row) => ({ ...row, revision: 1 }))).toEqual(before)
  // Once more: it was changed meanwhile.
  expect((await many('-back', { rows: body.data })).body.data.code).toBe('edited-meanwhile')
  await many('-back', { rows: back.body.data })
  expect((await stored())[0]).toMatchObject(set)
})

test('of what is deleted together each entry has its line in the security log, named or found by a search', async () => {
  const { admin, staff } = app.people
  const lines = async () =>
    (await admin.get('/api/v1/security-log?event=deletion')).body.data
      .filter(({ detail }: { detail: string }) => detail === 'finance.reports.many.remove')
      .map(({ record }: { record: number }) => record)
      .sort()
  const ids = [await addReport(staff), await addReport(staff)]
  expect((await many('-delete', { ids: [...ids, ids[0]] })).status).toBe(200)
  expect(await lines()).toEqual(ids)
  const other = await addReport(staff, { category: 'Outra' })
  expect((await many('-delete', { found: { category: 'Outra' }, count: 1 })).status).toBe(200)
  expect(await lines()).toEqual([...ids, other])
})

test('a category that is spelled in another way since, or became another one, is the known one again', async () => {
  const { staff } = app.people
  const ids = [await addReport(staff, { category: 'luz' }), await addReport(staff, { category: 'Gás' })]
  await addReport(staff, { category: 'Energia' })
  const { body } = await many('', { ids, set: { category: 'Casa' } })
  const categories = async () => (await staff.get('/api/v1/finance/categories')).body.data as Record<string, string>[]
  const idOf = async (name: string) => (await categories()).find((one) => one.name === name)!.id
  await staff.post('/api/v1/finance/category', { id: await idOf('luz'), name: 'Luz' })
  await staff.post('/api/v1/finance/category', { id: await idOf('Gás'), name: 'Energia', merge: true })
  expect((await many('-back', { rows: body.data })).status).toBe(200)
  expect((await stored()).map(({ category }) => category)).toEqual(['Luz', 'Gás', 'Energia'])
  expect((await categories()).map(({ name }) => name)).toEqual(expect.arrayContaining(['Luz', 'Gás', 'Energia']))
})

test('all or none: what cannot be is named, and nothing changes', async () => {
  const { staff, other } = app.people
  const mine = await addReport(staff)
  const theirs = await addReport(other)
  const split = await addReport(staff, {
    parts: [
      { category: 'Sala', project_id: null, amount: '1000.50' },
      { category: 'Luz', project_id: null, amount: '200' },
    ],
  })
  const before = await stored()
  const gone = await many('', { ids: [mine, theirs], set: { category: 'x' } })
  expect([gone.status, Object.keys(gone.body.data.fields)]).toEqual([404, ['ids.1']])
  expect((await many('', { ids: [mine, split], set: { category: 'x' } })).body.data.fields).toEqual({
    'ids.1': expect.stringContaining('dividida'),
  })
  expect((await many('', { ids: [mine], set: { account_id: await account('Dela', other) } })).status).toBe(422)
  expect((await many('', { ids: [mine], set: { project_id: await addProject(app, { id_user: 3 }) } })).status).toBe(422)
  expect((await many('-delete', { ids: [mine, theirs] })).status).toBe(404)
  expect((await many('', { ids: [mine] })).status).toBe(422)
  expect((await many('', { ids: [], set: { category: 'x' } })).status).toBe(422)
  expect(await stored()).toEqual(before)
  const asAdmin = await many('', { ids: [mine, theirs], set: { category: 'Nova' } }, app.people.admin)
  expect(asAdmin.body.data).toHaveLength(2)
})

test('all that a search finds, as many as were seen', async () => {
  const { staff } = app.people
  for (const day of ['01', '02', '03']) await addReport(staff, { date: `2026-11-${day}` })
  await addReport(staff, { date: '2026-10-01' })
  const found = { from: '2026-11-01', to: '2026-11-30', q: 'aluguel' }
  expect((await many('', { found, count: 2, set: { category: 'Sala' } })).body.data.code).toBe('edited-meanwhile')
  expect((await many('', { found, count: 3, set: { category: 'Sala' } })).body.data).toHaveLength(3)
  expect((await many('', { found, count: 1001, set: { category: 'Sala' } })).status).toBe(422)
  const { body } = await many('-delete', { found, count: 3 })
  expect(await stored()).toHaveLength(1)
  expect((await many('-restore', { ids: body.data })).body.data).toHaveLength(3)
  expect(await stored()).toHaveLength(4)
})

test('of two entries that paid one bill, one after the other, only one comes back', async () => {
  const { staff } = app.people
  const { id } = (await staff.post('/api/v1/finance/bill/new', { ...RENT, due: '2026-11-10' })).body.data
  const pay = async () => {
    const paid = await staff.post('/api/v1/finance/bill/pay', { kind: 'bill', id, paid_on: '2026-11-10' })
    return paid.body.data.report_id as number
  }
  const ids: number[] = []
  for (let time = 0; time < 2; time++) {
    ids.push(await pay())
    await many('-delete', { ids: ids.slice(-1) })
  }
  const both = await many('-restore', { ids })
  expect([both.body.data.code, Object.keys(both.body.data.fields)]).toEqual(['bill-paid', ['ids.0', 'ids.1']])
  expect(await stored()).toEqual([])
  expect((await many('-restore', { ids: ids.slice(0, 1) })).status).toBe(200)
})

test('a bill is open again with its entry, and paid with it; a transfer goes with both its sides alone', async () => {
  const { staff } = app.people
  const bill = await staff.post('/api/v1/finance/bill/new', { ...RENT, due: '2026-11-10' })
  const paid = await staff.post('/api/v1/finance/bill/pay', {
    kind: 'bill',
    id: bill.body.data.id,
    paid_on: '2026-11-10',
  })
  const entry = paid.body.data.report_id
  const sides = await staff.post('/api/v1/finance/transfer', {
    ...{ from: await account('A'), to: await account('B'), amount: '10', date: '2026-11-11' },
  })
  const [out, into] = sides.body.data.ids
  const half = await many('-delete', { ids: [entry, out] })
  expect([half.body.data.code, Object.keys(half.body.data.fields)]).toEqual(['transfer-linked', ['ids.1']])
  expect((await many('', { ids: [out], set: { transfer: false } })).body.data.code).toBe('transfer-linked')
  const { body } = await many('-delete', { ids: [entry, out, into] })
  expect((await staff.get('/api/v1/finance/bills')).body.data).toHaveLength(1)
  await many('-restore', { ids: body.data })
  expect((await staff.get('/api/v1/finance/bills')).body.data).toHaveLength(0)
})
