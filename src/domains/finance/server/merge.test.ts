import { beforeEach, expect, test } from 'vitest'
import type { Caller } from '#tests/call.ts'
import { startLedger } from '#tests/finance.ts'
import { DAY_MS } from '#time.ts'
import { purgeFinanceJob } from './jobs.ts'

const { add, app, post, search } = startLedger()
beforeEach(() =>
  app.pool.query('delete from finance_category_merges; delete from finance_bills; delete from finance_supplier_names'),
)

interface Listed {
  id: number
  name: string
  color: number
  count: number
  monthly_limit: string | null
}

const listed = async () => (await app.people.staff.get('/api/v1/finance/categories')).body.data as Listed[]
const named = async (name: string) => (await listed()).find((one) => one.name === name)
const save = (body: object) => app.people.staff.post('/api/v1/finance/category', body)
const merge = async (name: string, into: string): Promise<number> => {
  const { body } = await save({ id: (await named(name))!.id, name: into, merge: true })
  expect(body).toEqual({ result: true, merge: expect.any(Number) })
  return body.merge
}
const undo = (id: number, who: Caller = app.people.staff) => who.post('/api/v1/finance/category/merge/undo', { id })
const merges = async (who: Caller = app.people.staff, query = '') =>
  (await who.get(`/api/v1/finance/category/merges${query}`)).body.data
/** Ids of the entries that a category is found by. */
const found = async (category: string) =>
  (await search({ category })).data.map(({ id }: { id: number }) => id).sort((a: number, b: number) => a - b)

test('two that became one are two again: entries, parts, bills, repetitions, rules, colour and limits', async () => {
  const { staff, other } = app.people
  const light = await add({ category: 'Luz' })
  const energy = await add({ category: 'Energia' })
  const parts = [
    { category: 'Luz', project_id: null, amount: '1000.00' },
    { category: 'Energia', project_id: null, amount: '200.50' },
  ]
  const split = await add({ category: 'Luz', parts })
  const gone = await add({ category: 'Luz' })
  await post('delete', { id: gone })
  const bill = { description: 'Conta', amount: '10', category: 'Luz', type: 'despesa' }
  const billed = (await staff.post('/api/v1/finance/bill/new', { ...bill, due: '2026-12-01' })).body.data.id
  await staff.post('/api/v1/finance/import/rule', { contains: 'celesc', category: 'Luz', transfer: false })
  await save({ id: (await named('Luz'))!.id, color: 7, monthly_limit: '80' })
  await save({ id: (await named('Energia'))!.id, monthly_limit: '20' })
  const before = await listed()
  const id = await merge('Luz', 'Energia')
  expect(await found('Luz')).toEqual([])
  expect(await named('Energia')).toMatchObject({ monthly_limit: '100.00' })
  expect(await merges()).toEqual([{ id, name: 'Luz', into: 'Energia', merged_at: app.clock.now().toISOString() }])
  // What comes in the meantime was never the other's.
  const since = await add({ category: 'Energia' })
  expect([(await undo(id, other)).status, await merges(other)]).toEqual([404, []])
  expect((await undo(id)).body).toEqual({ result: true, data: { changed: 0 } })
  expect(await listed()).toEqual(before.map((one) => (one.name === 'Energia' ? { ...one, count: one.count + 1 } : one)))
  expect([await found('Luz'), await found('Energia')]).toEqual([
    [light, split],
    [energy, split, since],
  ])
  expect((await search({ q: 'luz' })).data).toHaveLength(2)
  const rows = await app.pool.query(
    `select category from finance_reports where id = $1
    union all select category from finance_bills where id = $2
    union all select category from finance_import_rules where contains = 'celesc'`,
    [gone, billed],
  )
  expect(rows.rows.map(({ category }) => category)).toEqual(['Luz', 'Luz', 'Luz'])
  expect(await merges()).toEqual([])
  expect((await undo(id)).status).toBe(404)
})

test('one of another’s ledger is listed to the admin alone, where that ledger or all are asked for', async () => {
  const { admin, other } = app.people
  await add({ category: 'Luz' })
  await add({ category: 'Energia' })
  const id = await merge('Luz', 'Energia')
  const ids = async (query: string) => (await merges(admin, query)).map((one: { id: number }) => one.id)
  expect([await ids(''), await ids('?id_user=2'), await ids('?id_user=0')]).toEqual([[], [id], [id]])
  expect((await other.get('/api/v1/finance/category/merges?id_user=2')).status).toBe(403)
  expect((await undo(id, admin)).status).toBe(200)
})

test('what was given another category since, split anew or deleted for good stays, and is counted', async () => {
  const stays = await add({ category: 'Luz' })
  const changed = await add({ category: 'Luz' })
  const cut = await add({ category: 'Luz' })
  const purged = await add({ category: 'Luz' })
  await add({ category: 'Energia' })
  const id = await merge('Luz', 'Energia')
  await post('many', { ids: [changed], set: { category: 'Copa' } })
  await app.pool.query('delete from finance_reports where id = $1', [purged])
  const parts = [
    { category: 'Energia', project_id: null, amount: '1000.00' },
    { category: 'Copa', project_id: null, amount: '200.50' },
  ]
  const { body } = await app.people.staff.get(`/api/v1/finance/report/item?id=${cut}`)
  expect((await post('update', { id: cut, revision: body.data.revision, parts })).status).toBe(200)
  expect((await undo(id)).body.data).toEqual({ changed: 3 })
  expect([await found('Luz'), await found('Copa')]).toEqual([[stays], [changed, cut]])
})

test('a limit that somebody said since stays', async () => {
  const [light] = [await add({ category: 'Luz' }), await add({ category: 'Energia' })]
  await save({ id: (await named('Luz'))!.id, monthly_limit: '80' })
  const id = await merge('Luz', 'Energia')
  await save({ id: (await named('Energia'))!.id, monthly_limit: '55', name: 'Eletricidade' })
  expect((await undo(id)).status).toBe(200)
  expect(await found('Luz')).toEqual([light])
  expect(await named('Luz')).toMatchObject({ monthly_limit: '80.00' })
  expect(await named('Eletricidade')).toMatchObject({ count: 1, monthly_limit: '55.00' })
})

test('where another category has the name, nothing is undone until that is called otherwise', async () => {
  const [light, energy] = [await add({ category: 'Luz' }), await add({ category: 'Energia' })]
  await save({ id: (await named('Luz'))!.id, monthly_limit: '80' })
  await save({ id: (await named('Energia'))!.id, monthly_limit: '20' })
  const id = await merge('Luz', 'Energia')
  await save({ id: (await named('Energia'))!.id, name: 'LUZ' })
  const refused = await undo(id)
  expect([refused.status, refused.body.data.code]).toEqual([409, 'categories-merge'])
  expect(refused.body.data.error).toBe('Outra categoria já se chama Luz: dê outro nome a ela antes de desfazer.')
  expect([await listed(), await merges()]).toMatchObject([
    [{ name: 'LUZ', count: 2, monthly_limit: '100.00' }],
    [{ id }],
  ])
  await save({ id: (await named('LUZ'))!.id, name: 'Energia' })
  // Written anew, it is another category too.
  const anew = await add({ category: 'luz' })
  expect((await undo(id)).status).toBe(409)
  await save({ id: (await named('luz'))!.id, name: 'Vela' })
  expect((await undo(id)).status).toBe(200)
  expect([await found('Luz'), await found('Energia'), await found('Vela')]).toEqual([[light], [energy], [anew]])
  expect(await named('Energia')).toMatchObject({ monthly_limit: '20.00' })
})

test('of two that became the same one, the last is taken back first: the limits are those of before', async () => {
  const limits = { Luz: '80', Gás: '50', Contas: '20' }
  for (const [category, monthly_limit] of Object.entries(limits)) {
    await add({ category })
    await save({ id: (await named(category))!.id, monthly_limit })
  }
  const before = await listed()
  const [first, second] = [await merge('Luz', 'Contas'), await merge('Gás', 'Contas')]
  const refused = await undo(first)
  expect([refused.status, refused.body.data.error]).toEqual([
    409,
    'Gás virou a mesma categoria depois: desfaça isso antes.',
  ])
  for (const id of [second, first]) expect((await undo(id)).body.data).toEqual({ changed: 0 })
  expect(await listed()).toEqual(before)
})

test('what receipts of a supplier are called goes with the category, and comes back with it', async () => {
  for (const category of ['Luz', 'Energia']) await add({ category })
  const { rows } = await app.pool.query("select id_user from finance_categories where name = 'Luz'")
  const { id_user } = rows[0]
  await app.pool.query(
    `insert into finance_supplier_names (id_user, supplier, described, category)
      values ($1, 'celesc', 'conta', 'Luz'), ($1, 'celesc', 'obra', 'Energia')`,
    [id_user],
  )
  const called = async () => {
    const { rows } = await app.pool.query('select category from finance_supplier_names order by described')
    return rows.map(({ category }) => category)
  }
  const id = await merge('Luz', 'Energia')
  expect(await called()).toEqual(['Energia', 'Energia'])
  await undo(id)
  expect(await called()).toEqual(['Luz', 'Energia'])
  await save({ id: (await named('Luz'))!.id, name: 'Eletricidade' })
  expect(await called()).toEqual(['Eletricidade', 'Energia'])
})

test('of three in a row the last is taken back first', async () => {
  const ids = [await add({ category: 'Luz' }), await add({ category: 'Energia' }), await add({ category: 'Contas' })]
  const first = await merge('Luz', 'Energia')
  const second = await merge('Energia', 'Contas')
  const refused = await undo(first)
  expect([refused.status, refused.body.data.code]).toEqual([409, 'categories-merge'])
  expect((await merges()).map(({ id }: { id: number }) => id)).toEqual([second])
  for (const id of [second, first]) expect((await undo(id)).status).toBe(200)
  expect([await found('Luz'), await found('Energia'), await found('Contas')]).toEqual(ids.map((id) => [id]))
})

test('after thirty days it is for good', async () => {
  await add({ category: 'Luz' })
  await add({ category: 'Energia' })
  const id = await merge('Luz', 'Energia')
  app.clock.set(new Date(app.clock.now().getTime() + 31 * DAY_MS))
  expect(await merges()).toEqual([])
  expect((await undo(id)).status).toBe(404)
  await purgeFinanceJob.handler(app, {}, { id: 'x', attempt: 1, signal: AbortSignal.timeout(10_000) })
  expect((await app.pool.query('select * from finance_category_merges')).rows).toEqual([])
})
