import { beforeEach, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { makeOfx } from '#tests/bank-statements.ts'
import { addReport, readStatement } from '#tests/finance.ts'

const app = startApp()
beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query(`delete from finance_imports; delete from finance_reports; delete from finance_bills;
    delete from finance_accounts`)
})

const LINE = { amount: '850.00', type: 'despesa', date: '2026-11-17' }
const find = async (fields: object = {}, who = app.people.staff) => {
  const query = new URLSearchParams({ ...LINE, ...fields } as Record<string, string>)
  return who.get(`/api/v1/finance/import/linkable?${query}`)
}
const add = (fields: object) => addReport(app.people.staff, { ...LINE, category: 'Viagens', ...fields })
const addAccount = async (name: string) =>
  (await app.people.staff.post('/api/v1/finance/account/new', { name, kind: 'bank', opening_balance: '0' })).body.data
    .id as number
const ofx = (balance: string | undefined, ...amounts: string[]) =>
  makeOfx(
    [
      {
        ...{ bank: '0341', number: '12345' },
        movements: amounts.map((amount, at) => ({ day: `2026-11-0${at + 1}`, amount, text: `LINHA ${at}` })),
      },
    ],
    balance === undefined ? {} : { balance },
  )

test('what has the value of a line is found, whatever its day: the nearest first', async () => {
  const [bank, other] = [await addAccount('Banco'), await addAccount('Outro')]
  const hotel = await add({ description: 'Hotel em Joinville', date: '2026-09-01', account_id: bank })
  const taxi = await add({ description: 'Táxi', date: '2026-11-10' })
  // Another value or direction is none; of another account what would move is, last and by its name.
  await add({ description: 'Jantar', amount: '850.01' })
  await add({ description: 'Devolvido', type: 'receita' })
  const elsewhere = await add({ description: 'Hotel da Ana', account_id: other, date: LINE.date })
  await add({ description: 'Entre contas', account_id: other, transfer: true })
  const bill = { description: 'Hotel de novo', due: '2026-11-20', amount: '850', type: 'despesa', category: 'Viagens' }
  await app.people.staff.post('/api/v1/finance/bill/new', bill)
  const { status, body } = await find({ account_id: bank })
  expect([status, body.data]).toMatchObject([
    200,
    [
      { kind: 'bill', description: 'Hotel de novo', day: '2026-11-20', counted: false },
      { kind: 'report', id: taxi, counted: false },
      { kind: 'report', id: hotel, counted: true },
      { kind: 'report', id: elsewhere, counted: false, account: 'Outro' },
    ],
  ])
  // Where an account will be made all that have one are of another.
  const { data } = (await find({ q: 'hotel' })).body
  expect(data.map(({ account }: { account?: string }) => account)).toEqual([undefined, 'Outro', 'Banco'])
  const named = await find({ account_id: bank, q: 'HOTEL joinvil' })
  expect(named.body.data).toMatchObject([{ id: hotel }])
  expect((await find({ q: '%' })).body.data).toEqual([])
})

test('an entry that is another line of the statement already is not found, nor what is of another ledger', async () => {
  const id = await add({ description: 'Hotel', date: '2026-11-01' })
  const file = ofx(undefined, '-850.00')
  const { lines } = await readStatement(app.people.staff, '/preview', file)
  await readStatement(app.people.staff, '', file, {
    choices: [{ line: lines[0].line, do: 'match', match: { kind: 'report', id } }],
  })
  expect((await find()).body.data).toEqual([])
  await addReport(app.people.admin, { ...LINE, description: 'Da outra pessoa' })
  expect((await find()).body.data).toEqual([])
  expect((await find({ id_user: 1 })).status).toBe(403)
  expect((await find({ amount: '1e9' })).status).toBe(422)
  expect((await find({ date: '2026-02-30' })).status).toBe(422)
  expect((await find({}, app.people.visitor)).status).toBe(403)
})

test('an entry of another account that a line is said to be moves to the line’s, and back by the undo', async () => {
  const other = await addAccount('Outro')
  const id = await add({ description: 'Hotel', date: '2026-11-01', account_id: other })
  const file = ofx(undefined, '-850.00')
  const { lines } = await readStatement(app.people.staff, '/preview', file)
  const match = { kind: 'report', id }
  const made = await readStatement(app.people.staff, '', file, {
    choices: [{ line: lines[0].line, do: 'match', match }],
  })
  const account = async () =>
    (await app.people.staff.get(`/api/v1/finance/report/item?id=${id}`)).body.data.account_id as number
  expect(await account()).not.toBe(other)
  // It is the line of that account now: of no other's.
  expect((await find({ account_id: other })).body.data).toEqual([])
  await app.people.staff.post('/api/v1/finance/import/undo', { id: made.id })
  expect(await account()).toBe(other)
})

test('a preview says what the ledger has in the account before its lines', async () => {
  const first = await readStatement(app.people.staff, '/preview', ofx('100.00', '-30.00', '50.00'))
  // Before its first line, as the account will begin.
  expect(first.accounts[0]).toMatchObject({ slot: 0, book: { until: '2026-11-02', balance: '80.00' } })
  await readStatement(app.people.staff, '', ofx('100.00', '-30.00', '50.00'))
  const again = await readStatement(app.people.staff, '/preview', ofx('107.00', '-30.00', '50.00', '7.00'))
  expect(again.accounts[0]).toMatchObject({ balance: '107.00', book: { until: '2026-11-03', balance: '100.00' } })
  const without = await readStatement(app.people.staff, '/preview', ofx(undefined, '-30.00', '50.00'))
  expect(without.accounts[0]).toMatchObject({ balance: null, book: { until: '2026-11-02', balance: '100.00' } })
})
