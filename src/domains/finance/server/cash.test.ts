import { beforeEach, expect, test, vi } from 'vitest'
import { brl } from '#money.ts'
import { NOW, startApp } from '#tests/app.ts'
import { CLIENT, sendQuote } from '#tests/quotes.ts'

// Sending a quote makes its PDF, and the first one of a thread loads Typst.
vi.setConfig({ testTimeout: 60_000 })

const app = startApp()
beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query(`delete from budgets; delete from finance_reports; delete from finance_bills; delete from finance_repeats;
    delete from finance_accounts; delete from finance_floors`)
})
const post = (call: string, body: object, who = app.people.staff) => who.post(`/api/v1/${call}`, body)
const cash = async (query = '', who = app.people.staff) => (await who.get(`/api/v1/finance/cash${query}`)).body.data
const ENTRY = { description: 'Luz', amount: '10.00', category: 'Luz', type: 'despesa' }

interface Parcela {
  id: number
  revision: number
  promised: string | null
}

async function accepted(fields: object = {}) {
  const { id, token } = await sendQuote(app.people.staff, {
    items: [{ description: 'Placa', total: 1000 }],
    payments: [
      { due: '2026-11-24', percent: 50, amount: null },
      { due: '2026-12-20', percent: 50, amount: null },
    ],
    ...fields,
  })
  await app.people.visitor.post('/api/v1/quote/accept', { token, version: 1, ...CLIENT })
  const { installments } = (await app.people.staff.get(`/api/v1/budget/exchange?id=${id}`)).body.data
  return { id, installments: installments as Parcela[] }
}

test("it begins with all accounts' balance of today, and has what is planned by day", async () => {
  for (const opening_balance of ['1000.00', '-250.50'])
    await post('finance/account/new', { name: opening_balance, opening_balance })
  const accounts = (await app.people.staff.get('/api/v1/finance/accounts')).body.data
  await post('finance/report/addreport', { ...ENTRY, date: '2026-11-20', account_id: accounts[0].id })
  await post('finance/report/addreport', {
    ...ENTRY,
    date: '2026-12-10',
    account_id: accounts[0].id,
    description: 'Cartão',
  })
  await post('finance/bill/new', { ...ENTRY, due: '2026-11-20', description: 'Vencida' })
  await post('finance/bill/new', { ...ENTRY, due: '2027-02-21', description: 'No último dia' })
  await post('finance/bill/new', { ...ENTRY, due: '2027-02-22', description: 'Depois' })
  await post('finance/repeat/new', {
    ...ENTRY,
    description: 'Aluguel',
    makes: 'report',
    frequency: 'monthly',
    first_day: '2026-12-05',
    last_day: null,
  })
  await accepted()
  const data = await cash()
  expect(data).toMatchObject({
    today: '2026-11-23',
    opening: '739.50',
    accounts: 2,
    floor: null,
    revision: 0,
    cut: false,
  })
  expect(
    data.planned.map((one: { due: string; source: string; amount: string }) => [one.due, one.source, one.amount]),
  ).toEqual([
    ['2026-11-20', 'bill', '10.00'],
    ['2026-11-24', 'installment', '500.00'],
    ['2026-12-05', 'repeat', '10.00'],
    ['2026-12-10', 'entry', '10.00'],
    ['2026-12-20', 'installment', '500.00'],
    ['2027-01-05', 'repeat', '10.00'],
    ['2027-02-05', 'repeat', '10.00'],
    ['2027-02-21', 'bill', '10.00'],
  ])
  expect(await cash('', app.people.other)).toMatchObject({ opening: '0.00', accounts: 0, planned: [], offers: [] })
  expect((await app.people.other.get('/api/v1/finance/cash?id_user=2')).status).toBe(403)
  expect((await cash('?id_user=0', app.people.admin)).planned).toHaveLength(8)
  expect((await app.people.visitor.get('/api/v1/finance/cash')).status).toBe(403)
})

test('a promise is noted at an open parcela, by its revision, and not for a day that has passed', async () => {
  const { id, installments } = await accepted()
  const [first] = installments as [Parcela, Parcela]
  const promise = (promised: string | null, revision?: number, who = app.people.staff) =>
    post('budget/promise', { id: first.id, promised, revision }, who)
  expect((await promise('2026-11-22')).status).toBe(422)
  expect((await promise('2026-12-01', undefined, app.people.other)).status).toBe(404)
  expect((await promise('2026-12-01', first.revision)).body.data).toMatchObject({ id: first.id, revision: 2 })
  const late = await promise('2026-12-02', first.revision)
  expect(late.status).toBe(409)
  expect(late.body.data.conflict.record).toMatchObject({ id: first.id, promised: '2026-12-01', revision: 2 })
  expect((await cash()).planned[0]).toMatchObject({ due: '2026-11-24', promised: '2026-12-01' })
  expect((await promise(null, 2)).status).toBe(200)
  expect((await cash()).planned[0].promised).toBeNull()
  await post('budget/pay', { id: first.id, paid_on: '2026-11-23', means: 'pix' })
  expect((await promise('2026-12-05')).status).toBe(409)
  expect(id).toBeGreaterThan(0)
})

test('how late a client usually is needs three paid parcelas, and is their mean', async () => {
  const { id } = await accepted({ client: 'Ladeira' })
  await app.pool.query('update budget_installments set due = $2 where budget_id = $1 and number = 2', [
    id,
    '2026-12-20',
  ])
  const addPaid = (number: number, due: string, paid_on: string) =>
    app.pool.query(
      `insert into budget_installments (budget_id, number, due, amount, txid, paid_on) values ($1, $2, $3, 100, gen_random_uuid()::text, $4)`,
      [id, number, due, paid_on],
    )
  await addPaid(3, '2026-09-01', '2026-09-08')
  await addPaid(4, '2026-10-01', '2026-10-13')
  // Too long ago to say anything.
  await addPaid(5, '2024-10-01', '2025-10-13')
  expect((await cash()).planned[0].usually).toBeNull()
  await addPaid(6, '2026-11-10', '2026-11-11')
  // (7 + 12 + 1) / 3
  expect((await cash()).planned.map(({ usually }: { usually: number }) => usually)).toEqual([7, 7])
})

test('how late a client is, is of that client alone, by its record or by its name without accents', async () => {
  const client = async (name: string) => (await post('client/new', { name })).body.data.id as number
  const [record, namesake] = [await client('Água Boa'), await client('Água Boa')]
  const owed = [
    await accepted({ client: 'Água Boa', client_id: record }),
    await accepted({ client: 'Água Boa', client_id: namesake }),
    await accepted({ client: 'ÁGUA BOA' }),
  ]
  const late = [2, 5, 9]
  for (const [place, { id }] of owed.entries())
    for (const number of [3, 4, 5])
      await app.pool.query(
        `insert into budget_installments (budget_id, number, due, amount, txid, paid_on)
         values ($1, $2, '2026-11-01', 100, gen_random_uuid()::text, date '2026-11-01' + $3::integer)`,
        [id, number, late[place]],
      )
  await app.pool.query('update budgets set client_id = null where id = $1', [owed[2]!.id])
  await accepted({ client: 'Água boa ' })
  const found = (await cash()).planned.map(({ payer, usually }: Record<string, unknown>) => [payer, usually])
  expect(found.slice(0, 4)).toEqual([
    ['Água Boa', 2],
    ['Água Boa', 5],
    ['ÁGUA BOA', 9],
    [expect.stringMatching(/^Água boa/), 9],
  ])
})

test('a quote that its client may still accept is offered as it was sent', async () => {
  const { id } = await sendQuote(app.people.staff, {
    client: 'Horizonte',
    items: [{ description: 'Placa', total: 300 }],
    payments: [
      { due: null, percent: 50, amount: null },
      { due: '2026-12-20', percent: 50, amount: null },
    ],
  })
  expect((await cash()).offers).toMatchObject([
    {
      id,
      total: '300.00',
      terms: [
        { due: '', amount: '150.00' },
        { due: '2026-12-20', amount: '150.00' },
      ],
    },
  ])
  app.clock.set(new Date('2027-11-23T15:00:00Z'))
  expect((await cash()).offers).toEqual([])
})

test('a quote whose parcelas count from the acceptance is offered with their days', async () => {
  await sendQuote(app.people.staff, {
    items: [{ description: 'Placa', total: 300 }],
    payments: [0, 30].map((days) => ({ due: null, days, percent: 50, amount: null })),
  })
  const terms = [0, 30].map((days) => ({ due: '', days, amount: '150.00' }))
  expect((await cash()).offers).toMatchObject([{ terms }])
})

test("a floor is one's own, may be below zero, and is taken away", async () => {
  const set = (floor: string | null, rest: object = {}, who = app.people.staff) =>
    post('finance/cash/floor', { floor, ...rest }, who)
  expect((await set('5000', { revision: 0 })).body.data).toEqual({ revision: 1, merged: false })
  const conflict = await set('1', { revision: 0 })
  expect(conflict.status).toBe(409)
  expect(conflict.body.data.conflict.record).toEqual({ floor: '5000.00', revision: 1 })
  expect(await cash()).toMatchObject({ floor: '5000.00', revision: 1 })
  expect((await cash('', app.people.other)).floor).toBeNull()
  expect((await set('80', {}, app.people.other)).status).toBe(200)
  expect(await cash()).toMatchObject({ floor: '5000.00', revision: 1 })
  expect((await set('-10.50', { revision: 1 })).status).toBe(200)
  expect((await set(null)).status).toBe(200)
  expect(await cash()).toMatchObject({ floor: null, revision: 3 })
  expect((await set('muito')).status).toBe(422)
  expect((await set('1', { id_user: 1 })).status).toBe(403)
  // Of all ledgers as one it is the firm's.
  expect((await set('7', { id_user: 0 }, app.people.admin)).status).toBe(200)
  expect((await cash('?id_user=0', app.people.admin)).floor).toBe('7.00')
})

test('the file has a row a day, with what moves it', async () => {
  await post('finance/account/new', { name: 'Banco', opening_balance: '100.00' })
  await post('finance/bill/new', { ...ENTRY, due: '2026-11-24', description: '=1+1; "Luz"' })
  const answer = await app.people.staff.fetch('/api/v1/finance/cash/csv?usual=true')
  const lines = (await answer.text()).trim().split('\r\n')
  expect(lines).toHaveLength(92)
  expect(lines[1]).toContain('"23/11/2026";"0,00";"0,00";"100,00"')
  expect(lines[2]).toContain('"24/11/2026";"0,00";"10,00";"90,00"')
  expect(lines[2]).not.toMatch(/;"?=/)
})

test('the dashboard has the lowest point alone, and Hoje says when it comes below the floor within four weeks', async () => {
  const lowest = async () => (await app.people.staff.get('/api/v1/finance/cash/lowest')).body.data
  const low = async () =>
    (await app.people.staff.get('/api/v1/today')).body.data.filter(({ kind }: { kind: string }) => kind === 'floor')
  expect(await lowest()).toEqual({ accounts: 0, balance: '0.00', day: '2026-11-23', floor: null, below_from: null })
  await post('finance/account/new', { name: 'Banco', opening_balance: '100.00' })
  await post('finance/bill/new', { ...ENTRY, amount: '80.00', due: '2026-12-21' })
  await post('finance/bill/new', { ...ENTRY, amount: '50.00', due: '2027-01-21' })
  expect(await lowest()).toMatchObject({ balance: '-30.00', day: '2027-01-21', floor: null, below_from: null })
  expect(await low()).toEqual([])
  await post('finance/cash/floor', { floor: '20.00' })
  expect(await lowest()).toMatchObject({ floor: '20.00', below_from: '2027-01-21' })
  expect(await low()).toEqual([])
  await post('finance/cash/floor', { floor: '20.01' })
  expect(await low()).toMatchObject([
    {
      who: 'Caixa',
      what: `fica abaixo do piso de ${brl(2001)} em 21/12`,
      amount: null,
      to: '/dashboard/financial-report/cash',
    },
  ])
  await post('finance/cash/floor', { floor: '100.01' })
  expect(await low()).toMatchObject([{ what: `fica abaixo do piso de ${brl(10_001)} hoje` }])
  expect((await app.people.other.get('/api/v1/finance/cash/lowest?id_user=2')).status).toBe(403)
  expect((await app.people.visitor.get('/api/v1/finance/cash/lowest')).status).toBe(403)
})
