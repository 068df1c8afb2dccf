import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'

const app = startApp()
const TABLES = [
  'reports',
  'categories',
  'bills',
  'repeats',
  'accounts',
  'balances',
  'parts',
  'imports',
  'attachments',
  'monthly_limits',
  'category_merges',
]

test('the demonstration fills a year in two ledgers, and goes whole; what people entered themselves stays', async () => {
  for (const { demo } of app.domains) await demo?.seed(app)
  const { admin, staff } = app.people
  const month = async (who = admin, date = '2026-10') =>
    (await who.post('/api/v1/finance/report/listReportsMonth', { date })).body
  const { months, totals, data } = await month()
  expect(months.length).toBeGreaterThan(12)
  expect(totals.count).toBeGreaterThan(10)
  expect(data.some(({ link }: { link: unknown }) => link)).toBe(true)
  expect((await month(staff)).totals.count).toBeGreaterThan(1)
  expect((await month(app.people.other)).totals.count).toBe(0)
  const bills = (await admin.get('/api/v1/finance/bills')).body
  for (const when of ['overdue', 'today', 'soon', 'later']) expect(bills.totals[when].count).toBeGreaterThan(0)
  const accounts = (await admin.get('/api/v1/finance/accounts')).body.data
  expect(accounts).toContainEqual(
    expect.objectContaining({
      name: 'Banco Exemplo',
      statement: expect.objectContaining({ difference: '-42.90', since: '2026-11-22', agreed_on: '2026-10-31' }),
    }),
  )

  // A small healthy firm: no account is overdrawn, and the year earns more than it spends.
  for (const { balance } of accounts) expect(Number(balance)).toBeGreaterThanOrEqual(0)
  const year = (await admin.get('/api/v1/finance/year')).body.data
  expect(Number(year.totals.balance)).toBeGreaterThan(0)
  expect(Number(year.months[10].income)).toBeGreaterThan(Number(year.months[10].expenses))

  const { limits } = await month(admin, '2026-11')
  expect(limits.categories[0]).toMatchObject({ category: 'Viagens', monthly_limit: '450.00', spent: '486.30' })
  expect(limits.categories[1].category).toBe('Internet')

  const own = { description: 'Minha luz', amount: '80', category: 'Energia', type: 'despesa', date: '2026-11-20' }
  await admin.post('/api/v1/finance/report/addreport', { ...own, account_id: accounts[0].id })
  const categories = (await admin.get('/api/v1/finance/categories')).body.data as { id: number; name: string }[]
  const rent = categories.find(({ name }) => name === 'Aluguel')!
  const merged = await admin.post('/api/v1/finance/category', { id: rent.id, name: 'Energia', merge: true })
  expect(merged.body).toEqual({ result: true, merge: expect.any(Number) })
  await admin.post('/api/v1/demo/remove')
  const left = (await month(admin, '2026-11')).data
  expect(left).toMatchObject([{ description: 'Minha luz', account_id: null }])
  expect((await admin.get('/api/v1/finance/categories')).body.data).toMatchObject([{ name: 'Energia', count: 1 }])
  const { rows } = await app.pool.query(
    TABLES.map((table) => `select '${table}' as name, count(*)::int as count from finance_${table}`).join(
      ' union all ',
    ),
  )
  expect(Object.fromEntries(rows.map(({ name, count }) => [name, count]))).toEqual({
    ...{ reports: 1, categories: 1 },
    ...{ bills: 0, repeats: 0, accounts: 0, balances: 0, parts: 0, imports: 0, attachments: 0, monthly_limits: 0 },
    ...{ category_merges: 0 },
  })
})
