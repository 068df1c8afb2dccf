import { beforeEach, describe, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { addReport } from '#tests/finance.ts'

const app = startApp()
beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query('delete from finance_reports; delete from finance_categories')
})

const add = (fields: object = {}, who: Caller = app.people.staff) => addReport(who, fields)
const search = async (query: Record<string, string>, who: Caller = app.people.staff) =>
  (await who.get(`/api/v1/finance/report/search?${new URLSearchParams(query)}`)).body

describe('a search', () => {
  test.each([
    ['aluguel', 1],
    ['ALUGUEL sala', 1],
    ['1.200,50', 1],
    ['R$ 1.200,50', 1],
    ['R$\u00a01.200,50', 1],
    ['1200,50', 1],
    ['1200.50', 1],
    ['05/11/2026', 1],
    ['cafe', 1],
    ['a%l', 0],
    ['a', 2],
  ])('for %s over all months finds %i', async (q, count) => {
    await add()
    await add({ description: 'Café 100%', category: 'Mercado', date: '2024-03-01', amount: '7', type: 'receita' })
    const found = await search({ q })
    expect([found.data.length, found.totals.count]).toEqual([count, count])
  })

  test('is narrowed by type, category, account and days', async () => {
    const { body } = await app.people.staff.post('/api/v1/finance/account/new', { name: 'Banco' })
    await add({ account_id: body.data.id })
    await add({ type: 'receita', date: '2026-01-10', category: 'Projetos' })
    const count = async (query: Record<string, string>) => (await search(query)).data.length
    expect(await count({ type: 'receita' })).toBe(1)
    expect(await count({ category: 'Aluguel' })).toBe(1)
    expect(await count({ account_id: String(body.data.id) })).toBe(1)
    expect(await count({ from: '2026-01-10', to: '2026-01-10' })).toBe(1)
    expect(await count({ from: '2026-01-11' })).toBe(1)
    expect(await count({})).toBe(2)
  })

  test('of all of one account has its balance after each entry, page by page and on both sides of its opening', async () => {
    const account = { name: 'Itaú', opening_balance: '100', opening_day: '2026-11-10' }
    const account_id = (await app.people.staff.post('/api/v1/finance/account/new', account)).body.data.id
    const say = { account_id, type: 'receita' }
    await add({ ...say, date: '2026-11-12', amount: '1' })
    await add({ ...say, date: '2026-11-04', amount: '10' })
    await add({ ...say, date: '2026-11-05', amount: '3', type: 'despesa' })
    await add({ ...say, date: '2026-11-10', amount: '20' })
    await add({ ...say, date: '2026-11-10', amount: '5', type: 'despesa', transfer: true })
    await app.people.staff.post('/api/v1/finance/report/delete', { id: await add({ ...say, date: '2026-11-10' }) })
    await add({ date: '2026-11-10' })
    const read = async (query: Record<string, string> = {}) => search({ account_id: String(account_id), ...query })
    const balances: string[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const found: { data: { balance: string }[]; next?: string } = await read({
        limit: '2',
        ...(cursor && { cursor }),
      })
      balances.push(...found.data.map(({ balance }) => balance))
      cursor = found.next
    }
    expect(balances).toEqual(['116.00', '115.00', '120.00', '100.00', '103.00'])
    expect((await read({ to: '2026-11-05' })).data[0]).toMatchObject({ balance: '100.00' })
    for (const query of ['q=aluguel', 'type=receita', 'category=Aluguel'])
      expect((await read(Object.fromEntries(new URLSearchParams(query)))).data[0]).not.toHaveProperty('balance')
    expect((await search({})).data[0]).not.toHaveProperty('balance')
    expect((await read({ from: '2027-01-01' })).data).toEqual([])
  })

  test('and the palette find only the own entries', async () => {
    await add()
    const find = async (who: Caller) => (await who.get('/api/v1/find?q=aluguel')).body.data
    expect(await find(app.people.staff)).toContainEqual(
      expect.objectContaining({
        kind: 'report',
        title: 'Aluguel da sala',
        to: expect.stringContaining('month=2026-11'),
      }),
    )
    expect(await find(app.people.other)).toEqual([])
  })

  test('the palette finds an own account by what it is, its name and its bank, and leads to its entries', async () => {
    await app.pool.query('delete from finance_accounts')
    const { admin, other, staff } = app.people
    const add = async (fields: object) => (await staff.post('/api/v1/finance/account/new', fields)).body.data.id
    const itau = await add({ name: 'Itaú', bank: '341', number: '45678-9' })
    const old = await add({ name: 'Itaú antigo', archived: true })
    const card = await add({ name: 'Nubank', kind: 'card' })
    const find = async (q: string, who: Caller = staff) =>
      (await who.get(`/api/v1/find?q=${encodeURIComponent(q)}`)).body.data.filter(
        ({ kind }: { kind: string }) => kind === 'account',
      )
    const idsOf = async (q: string) => (await find(q)).map(({ id }: { id: number }) => id)
    expect(await find('conta itau 341')).toEqual([
      {
        ...{ kind: 'account', id: itau, title: 'Itaú', note: 'Conta · 341 / 45678-9' },
        to: `/dashboard/financial-report?account=${itau}`,
      },
    ])
    expect([await idsOf('ITAÚ'), await idsOf('cartão'), await idsOf('45678-9')]).toEqual([[itau, old], [card], [itau]])
    expect([await find('itaú', other), await find('itaú', admin)]).toEqual([[], []])
  })
})

test('what a text finds is summed up to a thousand entries, and beyond for who asks', async () => {
  await app.pool.query(
    `insert into finance_reports (id_user, description, amount, category, type, date, transfer)
     select 2, 'Papel ' || n, n, 'Papelaria', (array['receita', 'despesa'])[1 + n % 2], '2026-11-05', n = 1000 from generate_series(1, 1000) n`,
  )
  await add({ description: 'Tinta', amount: '0.01' })
  const whole = await search({ q: 'papel' })
  expect(whole.totals).toMatchObject({ income: '2495.00', expenses: '2500.00', count: 999, transfers: 1 })
  expect((await search({ q: 'papel', whole: 'false' })).totals).toEqual(whole.totals)
  await add({ description: 'Papel timbrado', amount: '0.02' })
  expect(await search({ q: 'papel', whole: 'false', limit: '1' })).toMatchObject({
    data: [{ description: 'Papel timbrado' }],
    next: expect.any(String),
  })
  expect(await search({ q: 'papel', whole: 'false' })).not.toHaveProperty('totals')
  expect((await search({ q: 'papel', limit: '1' })).totals).toMatchObject({ expenses: '2500.02', count: 1000 })
  // Without a text indexes find what there is, and it is summed.
  expect((await search({ whole: 'false' })).totals).toMatchObject({ expenses: '2500.03', count: 1001 })
  expect((await search({ whole: 'false', category: 'Papelaria' })).totals).toMatchObject({ expenses: '2500.00' })
})

test('a form is told what the last entry with its description was, of that ledger alone', async () => {
  const alike = async (description: string, who = app.people.staff) =>
    (await who.get(`/api/v1/finance/report/alike?${new URLSearchParams({ description })}`)).body.data
  await addReport(app.people.staff, {
    description: 'Padaria São João',
    category: 'Café',
    type: 'despesa',
    date: '2026-11-01',
  })
  await addReport(app.people.staff, {
    description: 'padaria sao joao',
    category: 'Copa',
    type: 'despesa',
    date: '2026-11-02',
  })
  await addReport(app.people.staff, { description: 'Padaria São João Dois', category: 'Outra', date: '2026-11-03' })
  expect(await alike('PADARIA SÃO JOÃO')).toEqual({ category: 'Copa', type: 'despesa' })
  expect(await alike('Padaria')).toBeNull()
  expect(await alike('100%_')).toBeNull()
  expect(await alike('Padaria São João', app.people.other)).toBeNull()
})
