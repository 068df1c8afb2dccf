import { expect, test } from 'vitest'
import type { Caller } from '#tests/call.ts'
import { startLedger } from '#tests/finance.ts'

const { app, add, month, post, search } = startLedger()

interface Limit {
  id: number
  category: string
  monthly_limit: string | null
  spent: string
  mean: string
}

const at = (day: string) => app.clock.set(new Date(`${day}T15:00:00Z`))
const save = (body: object, who: Caller = app.people.staff) => who.post('/api/v1/finance/category', body)
const limits = async (date = '2026-11', who?: Caller, id_user?: number) =>
  (await month({ date, id_user }, who)).limits as { categories: Limit[]; monthly_limit: string; spent: string }
/** 'Copa 120.00 of 200.00', and of one without a limit 'Copa 120.00'. */
const texts = async (date?: string) =>
  (await limits(date)).categories.map(({ category, spent, monthly_limit }) =>
    [category, spent, monthly_limit && `of ${monthly_limit}`].filter(Boolean).join(' '),
  )
const idOf = async (category: string) =>
  (await app.people.staff.get('/api/v1/finance/categories')).body.data.find(
    ({ name }: { name: string }) => name === category,
  ).id as number
/** Says how much a category may spend a month. */
async function limit(category: string, monthly_limit: string | null) {
  const { status, body } = await save({ id: await idOf(category), monthly_limit })
  expect(status, JSON.stringify(body)).toBe(200)
}

test('a month says what each category spent of what it may, the furthest over first', async () => {
  await add({ category: 'Copa', amount: '120' })
  await add({ category: 'Marketing', amount: '420' })
  await add({ category: 'Viagens', amount: '486.30' })
  await add({ category: 'Fretes', amount: '80' })
  await add({ category: 'Aluguel', amount: '2450' })
  // What comes in is no spending.
  await add({ category: 'Copa', amount: '999', type: 'receita' })
  await limit('Copa', '200.00')
  await limit('Marketing', '600')
  await limit('Viagens', '450')
  const { categories, ...sums } = await limits()
  expect(categories).toMatchObject([
    { category: 'Viagens', spent: '486.30', monthly_limit: '450.00', owner: 'Davi', id_user: 2 },
    { category: 'Marketing', spent: '420.00', monthly_limit: '600.00' },
    { category: 'Copa', spent: '120.00', monthly_limit: '200.00' },
    { category: 'Aluguel', spent: '2450.00', monthly_limit: null },
    { category: 'Fretes', spent: '80.00', monthly_limit: null },
  ])
  expect(sums).toEqual({ spent: '1026.30', monthly_limit: '1250.00' })
  // The link of each leads to what it was summed of.
  for (const { category, spent } of categories)
    expect((await search({ category, from: '2026-11-01', to: '2026-11-30' })).totals.expenses).toBe(spent)
  expect((await app.people.staff.get('/api/v1/finance/categories')).body.data).toContainEqual(
    expect.objectContaining({ name: 'Copa', monthly_limit: '200.00' }),
  )
  // Of the whole month, however little of it is loaded.
  const first = await month({ limit: 1 })
  expect(first.limits.spent).toBe('1026.30')
  expect(await month({ limit: 1, cursor: first.next })).not.toHaveProperty('limits')
})

test('a limit holds from the month on in which it is said, and the months before stay as they were', async () => {
  at('2026-08-20')
  await add({ category: 'Copa', amount: '10', date: '2026-08-01' })
  await limit('Copa', '100')
  at('2026-10-02')
  await limit('Copa', '300')
  await limit('Copa', '250')
  at('2026-11-23')
  await limit('Copa', null)
  expect(await texts('2026-07')).toEqual([])
  for (const month of ['2026-08', '2026-09']) expect((await texts(month))[0]).toMatch(/^Copa .* of 100\.00$/)
  expect(await texts('2026-10')).toEqual(['Copa 0.00 of 250.00'])
  for (const month of ['2026-11', '2027-02']) expect(await texts(month)).toEqual([])
  // What is said again is kept since it was said first.
  at('2026-12-01')
  await limit('Copa', null)
  const { rows } = await app.pool.query('select from_month, cents from finance_monthly_limits order by 1')
  expect(rows).toEqual([
    { from_month: '2026-08-01', cents: 10_000 },
    { from_month: '2026-10-01', cents: 25_000 },
    { from_month: '2026-11-01', cents: null },
  ])
})

test('parts count to their own category, transfers to none, what is deleted until it comes back', async () => {
  const parts = [
    { category: 'Copa', project_id: null, amount: '60.00' },
    { category: 'Sala', project_id: null, amount: '40.00' },
    { category: 'Copa', project_id: null, amount: '5.00' },
  ]
  const id = await add({ category: 'Copa', amount: '105', parts })
  await add({ category: 'Copa', amount: '1000', transfer: true })
  await add({ category: 'Copa', amount: '7', date: '2026-10-31' })
  await limit('Copa', '50')
  const both = ['Copa 65.00 of 50.00', 'Sala 40.00']
  expect(await texts()).toEqual(both)
  expect(await texts('2026-10')).toEqual(['Copa 7.00'])
  await post('delete', { id })
  expect(await texts()).toEqual(['Copa 0.00 of 50.00'])
  await post('restore', { id })
  expect(await texts()).toEqual(both)
  await post('update', { id, parts: [], category: 'Sala' })
  expect(await texts()).toEqual(['Copa 0.00 of 50.00', 'Sala 105.00'])
})

test('an undone payment is an entry of its own day, as the month sums it', async () => {
  const { staff } = app.people
  const bill = { description: 'Luz', amount: '90', category: 'Energia', type: 'despesa', due: '2026-10-10' }
  const { id } = (await staff.post('/api/v1/finance/bill/new', bill)).body.data
  at('2026-10-10')
  await staff.post('/api/v1/finance/bill/pay', { kind: 'bill', id })
  at('2026-11-23')
  await staff.post('/api/v1/finance/bill/unpay', { kind: 'bill', id })
  await limit('Energia', '200')
  expect(await texts('2026-10')).toEqual(['Energia 90.00'])
  expect(await texts()).toEqual(['Energia 0.00 of 200.00'])
  expect((await month()).totals).toMatchObject({ expenses: '0.00', income: '90.00' })
})

test('the mean of the three months before is that of all three', async () => {
  await add({ category: 'Copa', amount: '100', date: '2026-07-31' })
  await add({ category: 'Copa', amount: '100', date: '2026-08-01' })
  await add({ category: 'Copa', amount: '50.05', date: '2026-10-31' })
  await add({ category: 'Copa', amount: '1', date: '2026-11-05' })
  expect((await limits()).categories).toMatchObject([{ category: 'Copa', mean: '50.02', spent: '1.00' }])
})

test('invalid limits, somebody else’s category and one that is not there are refused, and change nothing', async () => {
  await add({ category: 'Copa', amount: '10' })
  await limit('Copa', '80')
  const id = await idOf('Copa')
  for (const monthly_limit of ['0', '0.00', '-1', '100000000.01', '1.234', 'doze', '', 80])
    expect((await save({ id, monthly_limit })).status, String(monthly_limit)).toBe(422)
  expect((await save({ id, monthly_limit: '0' })).body.data.fields.monthly_limit).toMatch(/Sem valor, não há meta/)
  expect((await save({ id, monthly_limit: '1' }, app.people.other)).status).toBe(404)
  expect((await save({ id: id + 1000, monthly_limit: '1' })).status).toBe(404)
  expect((await save({ id, monthly_limit: '1' }, app.people.visitor)).status).toBe(403)
  expect(await texts()).toEqual(['Copa 10.00 of 80.00'])
  expect((await save({ id, monthly_limit: '100000000' })).status).toBe(200)
})

test('a new name keeps the limits, and two categories that become one may spend what both might', async () => {
  at('2026-09-10')
  await add({ category: 'Luz', amount: '30', date: '2026-09-05' })
  await limit('Luz', '200')
  at('2026-11-23')
  await add({ category: 'Energia', amount: '70' })
  await limit('Energia', '300')
  await save({ id: await idOf('Luz'), name: 'Eletricidade' })
  expect(await texts('2026-10')).toEqual(['Eletricidade 0.00 of 200.00'])
  await save({ id: await idOf('Eletricidade'), name: 'Energia', merge: true })
  expect(await texts('2026-08')).toEqual([])
  expect(await texts('2026-09')).toEqual(['Energia 30.00 of 200.00'])
  expect(await texts()).toEqual(['Energia 70.00 of 500.00'])
})

test('under all ledgers each category stands once a ledger, with its own entries and owner', async () => {
  const { admin, staff, other } = app.people
  await add({ category: 'Material', amount: '100' })
  await add({ category: 'Material', amount: '30' }, admin)
  await limit('Material', '90')
  expect((await limits('2026-11', admin, 0)).categories).toMatchObject([
    { category: 'Material', id_user: 2, owner: 'Davi', spent: '100.00', monthly_limit: '90.00' },
    { category: 'Material', id_user: 1, owner: 'Dona Marina', spent: '30.00', monthly_limit: null },
  ])
  expect((await limits('2026-11', admin, 0)).monthly_limit).toBe('90.00')
  expect((await limits('2026-11', other)).categories).toEqual([])
  // The admin may say it for anybody.
  expect((await save({ id: await idOf('Material'), monthly_limit: '500' }, admin)).status).toBe(200)
  expect((await limits('2026-11', staff)).monthly_limit).toBe('500.00')
})

test('Hoje has a line for a category over its limit, for the ledger’s owner, since the day on which it came over it', async () => {
  const waiting = async (who: Caller = app.people.staff) => {
    const { data } = (await who.get('/api/v1/today')).body
    return data.filter(({ kind }: { kind: string }) => kind === 'over-limit')
  }
  await add({ category: 'Café & cia', amount: '60', date: '2026-11-03' })
  at('2026-11-04')
  await limit('Café & cia', '100')
  at('2026-11-23')
  await add({ category: 'Café & cia', amount: '40', date: '2026-11-20' })
  expect(await waiting()).toEqual([])
  await add({ category: 'Café & cia', amount: '0.01', date: '2026-11-12' })
  const [line] = await waiting()
  expect(line).toMatchObject({
    ...{ group: 'money', who: 'Café & cia', amount: null, when: 'since', at: '2026-11-20T03:00:00.000Z' },
    what: expect.stringMatching(/^passou da meta de R\$.100,00 por mês$/),
    aside: expect.stringMatching(/^R\$.0,01 acima$/),
    to: '/dashboard/financial-report?month=2026-11&category=Caf%C3%A9%20%26%20cia&ledger=2',
  })
  expect(await waiting(app.people.admin)).toEqual([])

  // Put off, it stays so as more is spent.
  await app.people.staff.post('/api/v1/today/put-off', { kind: 'over-limit', id: line.id, until: '2026-12-20' })
  await add({ category: 'Café & cia', amount: '10', date: '2026-11-22' })
  expect(await waiting()).toEqual([])
  // Said after the day on which it came over it, it is over since that day.
  await limit('Café & cia', '105')
  expect(await waiting()).toMatchObject([
    { at: '2026-11-23T03:00:00.000Z', aside: expect.stringMatching(/^R\$.5,01 acima$/) },
  ])
  await limit('Café & cia', '200')
  expect(await waiting()).toEqual([])
  // By an entry of a day to come it is over now, and each day since the same one.
  await add({ category: 'Café & cia', amount: '150', date: '2026-11-29' })
  const ahead = await waiting()
  expect(ahead).toMatchObject([{ at: '2026-11-23T03:00:00.000Z' }])
  at('2026-11-24')
  expect(await waiting()).toEqual(ahead)
  await limit('Café & cia', '20')
  at('2026-12-01')
  expect(await waiting()).toEqual([])
})
