import { describe, expect, test } from 'vitest'
import type { Caller } from '#tests/call.ts'
import { RENT, startLedger } from '#tests/finance.ts'
import { purgeFinanceJob } from './jobs.ts'

const { add, app, month, post, search } = startLedger()
const item = async (id: number, who: Caller = app.people.staff) =>
  (await who.get(`/api/v1/finance/report/item?id=${id}`)).body.data

describe('a month', () => {
  test.each(['/api/v1', '/starts', '/api/agenda/v1'])(
    '[API-07] [FIN-01] is listed under %s, newest first',
    async (base) => {
      await add()
      await add({
        description: 'Site da padaria',
        type: 'receita',
        amount: '3000',
        date: '2026-11-20',
        category: 'Projetos',
      })
      const { status, body } = await app.people.staff.post(`${base}/finance/report/listReportsMonth`, {
        id_user: 2,
        date: '2026-11-23',
      })
      expect(status).toBe(200)
      expect(body).toMatchObject({
        month: '2026-11',
        months: ['2026-11'],
        data: [
          {
            id_user: 2,
            description: 'Site da padaria',
            amount: '3000.00',
            category: 'Projetos',
            type: 'receita',
            date: '2026-11-20',
          },
          { ...RENT, owner: 'Davi', transfer: false, files: [], link: null, locked: false, account_id: null },
        ],
      })
    },
  )

  test('[FIN-01] [FIN-02] each month has its own entries and sums, whatever is paged', async () => {
    for (const date of ['2026-11-01', '2026-11-30', '2026-10-31', '2025-02-28']) await add({ date })
    await add({ type: 'receita', amount: '0.10', date: '2026-11-30' })
    await add({ type: 'receita', amount: '5000', date: '2026-11-30', transfer: true })
    const november = await month({ limit: 1 })
    expect(november.data).toHaveLength(1)
    expect(november.months).toEqual(['2026-11', '2026-10', '2025-02'])
    expect(november.totals).toEqual({
      income: '0.10',
      expenses: '2401.00',
      balance: '-2400.90',
      count: 3,
      largest_income: '0.10',
      largest_expense: '1200.50',
      transfers: 1,
    })
    const dates: string[] = []
    for (let cursor: string | undefined; ; ) {
      const page = await month({ limit: 1, cursor })
      dates.push(...page.data.map(({ date }: { date: string }) => date))
      cursor = page.next
      if (!cursor) break
    }
    expect(dates).toEqual(['2026-11-30', '2026-11-30', '2026-11-30', '2026-11-01'])
    expect((await month({ date: '2025-02' })).data).toHaveLength(1)
    expect((await month({ date: '2024-01-31' })).totals).toMatchObject({ income: '0.00', expenses: '0.00', count: 0 })
  })

  test("a year's categories and sums leave transfers out", async () => {
    await add({ category: 'Sala', amount: '10' })
    await add({ category: 'Sala', amount: '500', transfer: true })
    await add({ category: 'Poupança', amount: '500', transfer: true, type: 'receita' })
    const { body } = await app.people.staff.get('/api/v1/finance/year?year=2026')
    expect(body.data.categories).toMatchObject([{ type: 'despesa', category: 'Sala', sum: '10.00', count: 1 }])
    expect(body.data.categories).toHaveLength(1)
    expect(body.data.totals).toMatchObject({ income: '0.00', expenses: '10.00', transfers: 2 })
  })

  test('[API-09] of more than 1,000 entries comes in pages, each entry once', async () => {
    await app.pool.query(`insert into finance_reports (id_user, description, amount, category, type, date)
      select 2, 'Lançamento', n, 'Outros', 'receita', date '2026-11-01' + n % 3 from generate_series(1, 1001) n`)
    const first = await month()
    expect([first.data.length, first.totals.count]).toEqual([1000, 1001])
    const second = await month({ cursor: first.next })
    expect([second.data.length, second.next]).toEqual([1, undefined])
    const ids = [...first.data, ...second.data].map(({ id }: { id: number }) => id)
    expect(new Set(ids).size).toBe(1001)
    expect((await month({ cursor: 'x' }).then((body) => body.data)).fields).toHaveProperty('cursor')
  })

  test('the current one is that of São Paulo, and is listed without entries', async () => {
    await add({ date: '2026-10-31' })
    app.clock.set(new Date('2026-12-01T02:59:59.000Z'))
    expect(await month()).toMatchObject({ month: '2026-11', months: ['2026-11', '2026-10'], data: [] })
    app.clock.set(new Date('2026-12-01T03:00:00.000Z'))
    expect(await month()).toMatchObject({ month: '2026-12', months: ['2026-12', '2026-10'] })
  })

  test.each(['', '2026', '2026-13', '2026-02-30', 'novembro', 7])('refuses %j as its date', async (date) => {
    expect((await post('listReportsMonth', { date })).status).toBe(422)
  })
})

describe('[FIN-04] [FIN-05] [API-08] an entry', () => {
  test.each([
    ['1234.56', '1234.56'],
    ['0.1', '0.10'],
    ['0', '0.00'],
    [1290.5, '1290.50'],
    [0.1, '0.10'],
    ['100000000', '100000000.00'],
    [' 12.30 ', '12.30'],
  ])('of %j is stored exactly', async (amount, stored) => {
    expect((await item(await add({ amount }))).amount).toBe(stored)
  })

  test.each([
    '-1',
    -1,
    'abc',
    '',
    '1e3',
    '1.005',
    1.005,
    '1,50',
    'R$ 12',
    '1.234,56',
    '100000000.01',
    '999999999999999999999999',
    '0x10',
    'Infinity',
    null,
    true,
    [],
  ])('refuses %j as amount', async (amount) => {
    const { status, body } = await post('addreport', { ...RENT, amount })
    expect([status, Object.keys(body.data.fields ?? {})]).toEqual([422, ['amount']])
  })

  test.each([
    ['description', ''],
    ['description', ' '],
    ['description', 'x'.repeat(301)],
    ['category', ''],
    ['category', 'x'.repeat(61)],
    ['type', 'transferencia'],
    ['type', undefined],
    ['date', '2026-02-30'],
    ['date', '30/11/2026'],
    ['date', '2026-11-30T12:00'],
    ['date', ''],
    ['date', undefined],
    ['amount', undefined],
    ['account_id', 999],
  ])('refuses %s %j', async (field, value) => {
    const { status, body } = await post('addreport', { ...RENT, [field]: value })
    expect([status, Object.keys(body.data.fields ?? {})]).toEqual([422, [field]])
  })

  test('is changed field by field; two who change the same one do not overwrite each other', async () => {
    const id = await add()
    const saved = await post('update', { id, revision: 1, description: 'Sala' })
    expect(saved.body).toEqual({ result: true, data: { id, revision: 2, merged: false } })
    expect((await post('update', { id, revision: 1, amount: '1300' })).body.data).toMatchObject({
      revision: 3,
      merged: true,
    })
    const { status, body } = await post('update', { id, revision: 2, amount: '1400' })
    expect(status).toBe(409)
    expect(body.data.conflict).toMatchObject({ revision: 3, fields: ['amount'], record: { amount: '1300.00' } })
    expect(await item(id)).toMatchObject({ description: 'Sala', amount: '1300.00', revision: 3 })
  })

  test('is deleted, restored, and purged after a month', async () => {
    const id = await add()
    expect((await post('delete', { id })).body).toEqual({ result: true })
    expect((await month()).totals.count).toBe(0)
    expect((await search({ q: 'aluguel' })).data).toEqual([])
    for (const call of ['delete', 'update']) expect((await post(call, { id })).status).toBe(404)
    expect((await post('restore', { id })).body).toEqual({ result: true })
    expect((await month()).totals).toMatchObject({ count: 1, expenses: '1200.50' })
    expect((await post('restore', { id })).status).toBe(404)
    await post('delete', { id })
    app.clock.set(new Date('2026-12-24T15:00:00.000Z'))
    expect((await post('restore', { id })).status).toBe(404)
    await app.jobs.send(purgeFinanceJob, {})
    await app.runJobs()
    expect((await app.pool.query('select from finance_reports')).rowCount).toBe(0)
  })
})

describe("nobody's money meets another's", () => {
  test('[API-03] lists, sums, searches and single entries are of the own ledger', async () => {
    const id = await add()
    await add({ amount: '1' }, app.people.other)
    expect((await month()).totals).toMatchObject({ count: 1, expenses: '1200.50' })
    const { other, visitor, admin } = app.people
    for (const body of [await month({}, other), await search({ q: 'aluguel' }, other)])
      expect(body.totals).toMatchObject({ count: 1, expenses: '1.00' })
    for (const owner of [0, 1, 2]) {
      expect((await post('listReportsMonth', { id_user: owner }, other)).status).toBe(403)
      expect((await post('addreport', { ...RENT, id_user: owner }, other)).status).toBe(403)
      for (const path of ['report/search', 'categories', 'year', 'figures', 'bills', 'accounts', 'repeats', 'ahead'])
        expect((await other.get(`/api/v1/finance/${path}?id_user=${owner}`)).status).toBe(403)
    }
    expect((await other.get(`/api/v1/finance/report/item?id=${id}`)).status).toBe(404)
    for (const call of ['update', 'delete', 'restore']) expect((await post(call, { id }, other)).status).toBe(404)
    expect((await visitor.post('/api/v1/finance/report/listReportsMonth')).status).toBe(403)
    expect((await month({ id_user: 2 }, admin)).totals.count).toBe(1)
    expect((await month({}, admin)).totals.count).toBe(0)
  })

  test("the admin's 'Toda a equipe' is all ledgers; what is added there is in the firm's", async () => {
    await add()
    await add({ amount: '1' }, app.people.other)
    const id = await add({ id_user: 0, amount: '2' }, app.people.admin)
    const all = await month({ id_user: 0 }, app.people.admin)
    expect(all.totals).toMatchObject({ count: 3, expenses: '1203.50' })
    expect(all.data.map(({ owner }: { owner: string }) => owner).sort()).toEqual(['Davi', 'Dona Marina', 'Nina'])
    expect(await item(id, app.people.admin)).toMatchObject({ id_user: 1 })
    expect((await post('addreport', { ...RENT, id_user: 99 }, app.people.admin)).status).toBe(404)
  })

  test('an account of another ledger is none to choose', async () => {
    const { body } = await app.people.other.post('/api/v1/finance/account/new', { name: 'Conta da Nina' })
    const { status } = await post('addreport', { ...RENT, account_id: body.data.id })
    expect(status).toBe(422)
    expect((await post('update', { id: await add(), account_id: body.data.id })).status).toBe(422)
  })
})
