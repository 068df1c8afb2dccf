import { beforeAll, describe, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { addBudget } from '#tests/factories.ts'

const app = startApp()

interface Row {
  project_name: string
}
const search = async (query: Record<string, string> = {}, who = app.people.staff) =>
  (await who.get(`/api/v1/budget/search?${new URLSearchParams(query)}`)).body
const names = async (query: Record<string, string>, who = app.people.staff) =>
  (await search(query, who)).data.map(({ project_name }: Row) => project_name)

/** Ids of the three quotes, whose numbers are of different lengths. */
let forno: number
beforeAll(async () => {
  const { staff, admin } = app.people
  await app.pool.query('alter sequence budget_numbers_id_seq restart with 42')
  forno = await addBudget(staff, {
    client: 'Padaria São João',
    project_name: 'Forno que avisa',
    status: 'APPROVED',
    items: [{ description: 'x', total: 1290.5 }],
    deadline: '2026-12-20',
  })
  app.clock.set(new Date('2026-10-31T12:00:00.000Z'))
  await addBudget(staff, { client: 'Álvaro 100%', project_name: 'Caixa_impressa', status: 'DEV' })
  // Still October in São Paulo.
  app.clock.set(new Date('2026-11-01T02:00:00.000Z'))
  await addBudget(staff, { client: 'Outra', project_name: 'Sensor', items: [{ description: 'x', total: 0.1 }] })
  app.clock.set(NOW)
  await addBudget(admin, { client: 'Da Marina', project_name: 'Só dela' })
})

describe('what status and state come to', () => {
  test('narrows the list, and each has its sum, also of those that have expired', async () => {
    const { admin } = app.people
    const make = async (state: string, status: string, total: number, validity = '2026-12-01') => {
      const id = await addBudget(app.people.other, {
        status,
        items: [{ description: 'x', total }],
        budget_validity: validity,
      })
      await app.pool.query('update budgets set state = $2, version = 1 where id = $1', [id, state])
      return id
    }
    const ids = {
      seen: await make('seen', 'PENDING', 100),
      expired: await make('seen', 'PENDING', 20, '2026-11-22'),
      DEV: await make('seen', 'DEV', 3, '2026-11-22'),
      change_requested: await make('change_requested', 'DEV', 4000),
    }
    for (const filter of [{}, { q: 'oficina' }] as Record<string, string>[]) {
      const { situations, totals } = await search(filter, app.people.other)
      expect(situations).toMatchObject({
        seen: { count: 1, sum: 100 },
        expired: { count: 1, sum: 20 },
        DEV: { count: 1, sum: 3 },
        change_requested: { count: 1, sum: 4000 },
        sent: { count: 0, sum: 0 },
      })
      expect(totals).toMatchObject({ PENDING: { count: 2, sum: 120 }, DEV: { count: 2, sum: 4003 } })
      for (const [situation, id] of Object.entries(ids)) {
        const found = await search({ ...filter, situation }, app.people.other)
        expect([found.data.map((row: { id: number }) => row.id), found.total]).toEqual([[id], 1])
        expect(found.situations).toEqual(situations)
      }
    }
    expect((await search({ situation: 'seen' }, admin)).total).toBe(0)
    for (const id of Object.values(ids)) await app.pool.query('delete from budgets where id = $1', [id])
  })
})

describe('[BUD-02] a search finds', () => {
  test.each([
    ['42', 'the id'],
    ['0042', 'the id with its zeros'],
    ['padaria', 'the client'],
    ['SAO JOAO', 'the client without accents, in capitals'],
    ['são joão', 'the client with accents'],
    ['FORNO', 'the project'],
    ['$1,290.50', 'the amount in dollars'],
    ['1.290,50', 'the amount in reais'],
    ['R$ 1.290,50', 'the amount with its symbol'],
    ['R$\u00a01.290,50', 'the amount as it is shown'],
    ['1290,50', 'the amount plain'],
    ['approved', 'the status'],
    ['aprovado', 'the status translated'],
    ['11/23/2026', 'the day it was made'],
    ['23/11/2026', 'that day, in Portuguese'],
    ['12/20/2026', 'the deadline'],
    ['20/12/2026 forno', 'several words, all of which must be there'],
    ['oão avis', 'parts of words'],
  ])('%s: %s', async (q) => {
    expect((await names({ q })).at(0)).toBe('Forno que avisa')
    expect(await names({ q: `${q} inexistente` })).toEqual([])
  })

  test('what is typed for itself: % and _ stand for nothing else', async () => {
    expect(await names({ q: '100%' })).toEqual(['Caixa_impressa'])
    expect(await names({ q: 'a_i' })).toEqual(['Caixa_impressa'])
    expect(await names({ q: 'a%i' })).toEqual([])
    expect(await names({ q: '\\' })).toEqual([])
  })

  test('what was changed, by its new text alone', async () => {
    const { staff } = app.people
    const id = await addBudget(staff, { project_name: 'Antes', client: 'Trocado' })
    await staff.post('/api/v1/budget/save', { budget: { id, project_name: 'Depois', status: 'FINALIZED' } })
    expect(await names({ q: 'trocado antes' })).toEqual([])
    expect(await names({ q: 'trocado depois completed concluido' })).toEqual(['Depois'])
    await app.pool.query('delete from budgets where id = $1', [id])
  })
})

test('[BUD-01] newest first, page by page, with the sums of each status', async () => {
  const first = await search({ limit: '2' })
  expect(first).toMatchObject({ total: 3, data: [{ project_name: 'Forno que avisa' }, { project_name: 'Sensor' }] })
  expect(await names({ limit: '2', cursor: first.next })).toEqual(['Caixa_impressa'])
  expect(first.totals).toEqual({
    PENDING: { count: 1, sum: 1 },
    APPROVED: { count: 1, sum: 1290.5 },
    DEV: { count: 1, sum: 1 },
    FINALIZED: { count: 0, sum: 0 },
  })
})

test('narrowed to a status the sums are still of all; narrowed to a month they are of that month', async () => {
  expect(await search({ status: 'DEV' })).toMatchObject({
    total: 1,
    data: [{ project_name: 'Caixa_impressa' }],
    totals: { APPROVED: { count: 1 }, DEV: { count: 1 } },
  })
  expect(await search({ month: '2026-10' })).toMatchObject({
    total: 2,
    data: [{ project_name: 'Sensor' }, { project_name: 'Caixa_impressa' }],
    totals: { APPROVED: { count: 0 } },
  })
  expect(await names({ month: '2026-11' })).toEqual(['Forno que avisa'])
  expect((await app.people.staff.get('/api/v1/budget/search?month=2026-13')).status).toBe(422)
  expect((await app.people.staff.get('/api/v1/budget/search?cursor=x')).status).toBe(422)
})

test('months of one person, and of the whole firm', async () => {
  const months = async (who = app.people.staff, query = '') =>
    (await who.get(`/api/v1/budget/months${query}`)).body.data
  expect(await months()).toEqual(['2026-11', '2026-10'])
  expect(await months(app.people.admin)).toEqual(['2026-11'])
  expect(await months(app.people.admin, '?id_user=0')).toEqual(['2026-11', '2026-10'])
  expect(await months(app.people.other)).toEqual([])
})

test('[API-03] nobody sees those of others; the admin sees any, and the whole firm', async () => {
  const { staff, other, admin } = app.people
  expect(await search({}, other)).toMatchObject({ data: [], total: 0 })
  expect((await other.get('/api/v1/budget/search?id_user=2')).status).toBe(403)
  expect((await other.get('/api/v1/budget/csv?id_user=0')).status).toBe(403)
  expect(await names({}, admin)).toEqual(['Só dela'])
  expect((await search({ id_user: '2' }, admin)).total).toBe(3)
  expect(await search({ id_user: '0' }, admin)).toMatchObject({
    total: 4,
    data: [{ owner: 'Dona Marina' }, {}, {}, {}],
  })
  const find = async (who = staff) => (await who.get('/api/v1/find?q=0042')).body.data
  expect(await find()).toEqual([
    {
      kind: 'budget',
      id: forno,
      title: 'Forno que avisa',
      note: '0042 · Padaria São João',
      to: '/dashboard/budget-create?id=42',
    },
  ])
  expect(await find(other)).toEqual([])
  expect(await find(admin)).toHaveLength(1)
})

test('expired are those that are open to the client and past their last day', async () => {
  const { staff } = app.people
  const setState = (state: string, validity: string) =>
    app.pool.query('update budgets set state = $2, budget_validity = $3 where id = $1', [forno, state, validity])
  await setState('sent', '2026-11-22')
  expect(await search({ state: 'expired' })).toMatchObject({ total: 1, data: [{ id: forno, state: 'expired' }] })
  expect((await search({ state: 'sent' })).total).toBe(0)
  expect((await staff.post('/api/v1/budget/budgetById', { id: forno })).body.data[0].state).toBe('expired')
  await setState('sent', '2026-11-23')
  expect((await search({ state: 'expired' })).total).toBe(0)
  expect((await search({ state: 'sent' })).total).toBe(1)
  await setState('accepted', '2026-11-22')
  expect((await search({ state: 'expired' })).total).toBe(0)
  expect(await search({ state: 'accepted' })).toMatchObject({ total: 1, data: [{ state: 'accepted' }] })
})

test('CSV of what was found, in which no text is a formula', async () => {
  const { staff } = app.people
  const id = await addBudget(staff, { client: '=1+1;"x"', project_name: '@SUM(A1)' })
  const { status, headers, body } = await staff.get(`/api/v1/budget/csv?q=SUM`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toContain('attachment')
  const [head, row, rest] = body.replace('\ufeff', '').split('\r\n')
  expect(head).toBe(
    '"Número";"Cliente";"Projeto";"Prazo";"Valor (R$)";"Situação";"Com o cliente";"Criado";"Válido até";"Responsável"',
  )
  expect(row).toBe(
    `"00${id}";"'=1+1;""x""";"'@SUM(A1)";"20/12/2026";"1,00";"Pendente";"Rascunho";"23/11/2026 12:00";"21/02/2027";"Davi"`,
  )
  expect(rest).toBe('')
  await app.pool.query('delete from budgets where id = $1', [id])
})
