import { beforeEach, describe, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { DAY_MS } from '#time.ts'

const app = startApp()
beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query('delete from finance_reports; delete from finance_accounts')
})

const post = (call: string, body: object, who: Caller = app.people.staff) => who.post(`/api/v1/finance/${call}`, body)
const accounts = async (who: Caller = app.people.staff) => (await who.get('/api/v1/finance/accounts')).body.data
const create = async (fields: object = {}, who: Caller = app.people.staff) =>
  (await post('account/new', { name: 'Banco', ...fields }, who)).body.data.id as number
const add = (account_id: number, fields: object = {}) =>
  post('report/addreport', {
    ...{ description: 'x', amount: '10.00', category: 'Outros', type: 'receita', date: '2026-11-10', account_id },
    ...fields,
  })

test('an account has the opening balance and all its entries up to today', async () => {
  const id = await create({ opening_balance: '-100.05' })
  await add(id)
  await add(id, { type: 'despesa', amount: '0.10' })
  await add(id, { transfer: true, amount: '1000' })
  await add(id, { date: '2026-11-24', amount: '500' })
  const { body } = await add(id, { amount: '3' })
  await post('report/delete', { id: body.data.id })
  expect(await accounts()).toMatchObject([
    {
      id,
      name: 'Banco',
      kind: 'bank',
      opening_balance: '-100.05',
      balance: '909.85',
      count: 4,
      statement: null,
      owner: 'Davi',
    },
  ])
  expect(await accounts(app.people.other)).toEqual([])
})

test('a transfer between two accounts moves money and counts neither as income nor as expense', async () => {
  const [bank, cash] = [
    await create({ name: 'Banco', opening_balance: '100' }),
    await create({ name: 'Caixa', kind: 'cash' }),
  ]
  const transfer = { from: bank, to: cash, amount: '40.50', date: '2026-11-12' }
  expect((await post('transfer', transfer)).body.data.ids).toHaveLength(2)
  expect(await accounts()).toMatchObject([{ balance: '59.50' }, { balance: '40.50' }])
  const { totals, data } = (await post('report/listReportsMonth', {})).body
  expect(totals).toMatchObject({ income: '0.00', expenses: '0.00', balance: '0.00', count: 0, transfers: 2 })
  expect(data).toMatchObject([
    { type: 'receita', transfer: true, description: 'Transferência de Banco' },
    { type: 'despesa', transfer: true, description: 'Transferência para Caixa' },
  ])
  expect((await post('transfer', { ...transfer, to: bank })).status).toBe(422)
  expect((await post('transfer', { ...transfer, amount: '-1' })).status).toBe(422)
  expect((await post('transfer', { ...transfer, to: await create({}, app.people.other) })).status).toBe(404)
  expect(
    (await post('transfer', { ...transfer, to: await create({}, app.people.other) }, app.people.admin)).status,
  ).toBe(422)
})

describe('beside the balance that the bank gives', () => {
  const given = (id: number, day: string, balance: string, who: Caller = app.people.staff) =>
    post('account/balance', { id, day, balance }, who)

  test('a difference is shown with the day since when there is one', async () => {
    const id = await create()
    for (const date of ['2026-11-01', '2026-11-05', '2026-11-10', '2026-11-15']) await add(id, { date })
    await given(id, '2026-11-01', '10')
    expect((await accounts())[0].statement).toEqual({
      ...{ day: '2026-11-01', balance: '10.00', booked: '10.00', difference: '0.00' },
      ...{ since: null, agreed_on: null },
    })
    await given(id, '2026-11-05', '20')
    await given(id, '2026-11-10', '25.5')
    await given(id, '2026-11-15', '35.50')
    expect((await accounts())[0].statement).toEqual({
      ...{ day: '2026-11-15', balance: '35.50', booked: '40.00', difference: '-4.50' },
      ...{ since: '2026-11-10', agreed_on: '2026-11-05' },
    })
    await add(id, { date: '2026-11-09', type: 'despesa', amount: '4.50' })
    expect((await accounts())[0].statement).toMatchObject({ difference: '0.00', since: null })
    await given(id, '2026-11-15', '1')
    expect((await accounts())[0].statement).toMatchObject({ balance: '1.00', since: '2026-11-15' })
    expect((await given(id, '2026-11-15', '1', app.people.other)).status).toBe(404)
    expect((await given(id, '2026-11-15', '1.005')).status).toBe(422)
  })
})

describe('the course of an account', () => {
  const course = async (id: number, from: string, to: string, who: Caller = app.people.staff) =>
    (await who.get(`/api/v1/finance/account/course?id=${id}&from=${from}&to=${to}`)).body

  test('has the balance after each entry and at the end of each day, beside what the bank gave', async () => {
    const id = await create({ opening_balance: '100' })
    await add(id, { date: '2026-10-31', amount: '1' })
    await add(id, { date: '2026-11-02', amount: '20' })
    await add(id, { date: '2026-11-02', amount: '5.50', type: 'despesa' })
    await add(id, { date: '2026-11-05', amount: '2' })
    await post('account/balance', { id, day: '2026-11-03', balance: '115.50' })
    await post('account/balance', { id, day: '2026-11-05', balance: '110' })
    const { data } = await course(id, '2026-11-01', '2026-11-30')
    expect(data.before).toBe('101.00')
    expect(data.lines.map(({ balance }: { balance: string }) => balance)).toEqual(['121.00', '115.50', '117.50'])
    expect(data.days).toEqual([
      { day: '2026-11-02', balance: '115.50', given: null },
      { day: '2026-11-03', balance: '115.50', given: '115.50' },
      { day: '2026-11-05', balance: '117.50', given: '110.00' },
    ])
  })

  test('is of one’s own account, and of a hundred days at most', async () => {
    const id = await create()
    expect((await course(id, '2026-11-01', '2026-11-30', app.people.other)).data.code).toBe('missing')
    expect((await course(id, '2026-11-02', '2026-11-01')).data.code).toBe('invalid')
    expect((await course(id, '2026-01-01', '2026-06-01')).data.code).toBe('invalid')
  })

  test('of a year of 20,000 entries agrees with another way of adding up', { timeout: 60_000 }, async () => {
    const id = await create({ opening_balance: '-12.34' })
    const { rows } = await app.pool.query(
      `insert into finance_reports (id_user, description, amount, category, type, date, account_id)
      select id_user, 'x', (n * 7919) % 99991, 'Geral', case when n % 3 = 0 then 'receita' else 'despesa' end,
        date '2025-11-20' + n % 365, $1 from generate_series(1, 20000) as n, finance_accounts where id = $1
      returning date, type, amount`,
      [id],
    )
    const { data } = await course(id, '2026-08-15', '2026-11-20')
    const cents = (text: string) => Math.round(Number(text) * 100)
    for (const { day, balance } of data.days) {
      const moved = rows.filter(({ date }) => date <= day)
      const sum = moved.reduce((all, { type, amount }) => all + (type === 'receita' ? Number(amount) : -amount), -1_234)
      expect([day, cents(balance)]).toEqual([day, sum])
    }
    expect(data.days).toHaveLength(97)
    expect(data.lines).toHaveLength(1000)
  })
})

test('an account is changed and deleted by its owner alone, and not while it has entries', async () => {
  const id = await create({ bank: '001', branch: '1234', number: '56789-0' })
  const entry = (await add(id)).body.data.id
  expect((await post('account/update', { id, name: 'Minha' }, app.people.other)).status).toBe(404)
  expect(
    (await post('account/update', { id, revision: 1, name: 'Banco do Brasil', archived: true })).body.data.revision,
  ).toBe(2)
  expect(await accounts()).toMatchObject([{ name: 'Banco do Brasil', archived: true }])
  const conflict = await post('account/update', { id, revision: 1, name: 'BB' })
  expect([conflict.status, conflict.body.data.conflict.record]).toMatchObject([409, { name: 'Banco do Brasil' }])
  const again = await post('account/new', { name: 'Outra', bank: '001', branch: '1234', number: '56789-0' })
  expect([again.status, again.body.data.fields]).toMatchObject([422, { number: expect.any(String) }])
  await create({ bank: '001', branch: '1234', number: '56789-0' }, app.people.other)
  expect((await post('account/delete', { id }, app.people.other)).status).toBe(404)
  const refused = await post('account/delete', { id })
  expect([refused.status, refused.body.data]).toEqual([
    409,
    {
      code: 'account-has-entries',
      error: '“Banco do Brasil” tem uma transação: marque-a como fora de uso, ou mude antes a conta delas.',
    },
  ])
  expect((await post('report/listReportsMonth', {})).body.data).toMatchObject([{ account_id: id, amount: '10.00' }])
  await post('report/delete', { id: entry })
  const early = await post('account/delete', { id })
  expect([early.status, early.body.data]).toEqual([
    409,
    {
      code: 'account-has-entries',
      error:
        '“Banco do Brasil” tem uma transação excluída que ainda pode voltar. Marque-a como fora de uso: depois de 23/12/2026 ela pode ser excluída.',
    },
  ])
  await post('report/restore', { id: entry })
  expect((await post('report/listReportsMonth', {})).body.data).toMatchObject([{ account_id: id }])
  await post('report/delete', { id: entry })
  app.clock.set(new Date(app.clock.now().getTime() + 31 * DAY_MS))
  expect((await post('account/delete', { id })).status).toBe(200)
})

test('an account is not deleted while open bills or what repeats would lose it', async () => {
  const id = await create({ name: 'Itaú' })
  const bill = { description: 'Aluguel', amount: '900', category: 'Casa', type: 'despesa', account_id: id }
  const due = (await post('bill/new', { ...bill, due: '2026-12-05' })).body.data.id
  const repeat = (
    await post('repeat/new', { ...bill, makes: 'bill', frequency: 'monthly', first_day: '2027-01-05', last_day: null })
  ).body.data.id
  const refusal = async () => {
    const { status, body } = await post('account/delete', { id })
    return [status, body.data?.code, body.data?.error]
  }
  const moving = 'marque-a como fora de uso, ou mude antes a conta delas.'
  const bills = (text: string) => [409, 'account-has-bills', text]
  const both = '“Itaú” serve a uma conta em aberto e a uma conta ou transação que se repete'
  expect(await refusal()).toEqual(bills(`${both}: ${moving}`))
  await post('bill/delete', { id: due })
  expect((await refusal())[2]).toBe(`“Itaú” serve a uma conta ou transação que se repete: ${moving}`)
  await post('bill/restore', { id: due })
  await post('repeat/delete', { id: repeat })
  expect(await refusal()).toEqual(bills(`“Itaú” serve a uma conta em aberto: ${moving}`))
  await post('bill/delete', { id: due })
  expect((await refusal())[2]).toContain('tem uma conta excluída que ainda pode voltar.')
  await post('bill/restore', { id: due })
  expect((await post('bill/update', { id: due, account_id: null })).status).toBe(200)
  expect((await refusal())[0]).toBe(200)
})

test.each([
  [{ name: '' }, 'name'],
  [{ kind: 'poupança' }, 'kind'],
  [{ opening_balance: '1,50' }, 'opening_balance'],
  [{ opening_balance: '99999999999999' }, 'opening_balance'],
])('refuses %j', async (fields, field) => {
  const { status, body } = await post('account/new', { name: 'Banco', ...fields })
  expect([status, Object.keys(body.data.fields)]).toEqual([422, [field]])
})
