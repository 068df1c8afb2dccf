import { beforeEach, expect, test } from 'vitest'
import { fromDecimal } from '#money.ts'
import { startApp } from '#tests/app.ts'
import { cashCurve, toPlans } from '../cash.ts'

const app = startApp()
beforeEach(() =>
  app.pool.query(`delete from finance_reports; delete from finance_bills; delete from finance_repeats;
    delete from finance_accounts; delete from finance_floors`),
)
const post = async (call: string, body: object) => {
  const answer = await app.people.staff.post(`/api/v1/finance/${call}`, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data
}
const cash = async () => (await app.people.staff.get('/api/v1/finance/cash')).body.data
const lowest = async () => (await app.people.staff.get('/api/v1/finance/cash/lowest')).body.data
const dues = async () => (await cash()).planned.map(({ due }: { due: string }) => due)
const ENTRY = { description: 'Aluguel', amount: '10.00', category: 'Sala', type: 'despesa' }
const at = (moment: string) => app.clock.set(new Date(moment))

test('what repeats on the 31st falls on the last day of shorter months, 29 February among them', async () => {
  at('2028-01-20T15:00:00Z')
  const repeat = { ...ENTRY, makes: 'bill', frequency: 'monthly', first_day: '2028-01-31', last_day: null }
  await post('repeat/new', repeat)
  expect(await dues()).toEqual(['2028-01-31', '2028-02-29', '2028-03-31'])
  at('2028-01-31T15:00:00Z')
  expect(await dues()).toEqual(['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30'])
})

test('a yearly one of 29 February falls on the 28th of other years', async () => {
  at('2028-02-10T15:00:00Z')
  await post('repeat/new', { ...ENTRY, makes: 'report', frequency: 'yearly', first_day: '2028-02-29', last_day: null })
  expect(await dues()).toEqual(['2028-02-29'])
  at('2028-12-20T15:00:00Z')
  expect(await dues()).toContain('2029-02-28')
})

test('days begin and end in São Paulo, over the end of a year too', async () => {
  at('2026-12-20T15:00:00Z')
  await post('account/new', { name: 'Banco', opening_balance: '100.00' })
  await post('bill/new', { ...ENTRY, due: '2026-12-31' })
  await post('bill/new', { ...ENTRY, due: '2027-01-01' })
  // The last quarter of an hour of the year there, and of the new one in UTC.
  at('2027-01-01T02:45:00Z')
  expect((await cash()).today).toBe('2026-12-31')
  const before = await cash()
  const curve = cashCurve(before.today, fromDecimal(before.opening)!, toPlans(before.planned))
  expect(curve.days.slice(0, 3).map(({ day, balance }) => [day, balance])).toEqual([
    ['2026-12-31', 9000],
    ['2027-01-01', 8000],
    ['2027-01-02', 8000],
  ])
  at('2027-01-01T03:00:00Z')
  const { today } = await cash()
  expect(today).toBe('2027-01-01')
  // What is late to pay is owed today.
  expect(await lowest()).toMatchObject({ balance: '80.00', day: '2027-01-01' })
})

test('it begins with debts too, with what accounts that are out of use still have, and stands still on the 91st day', async () => {
  at('2026-11-23T15:00:00Z')
  await post('account/new', { name: 'Cartão', kind: 'card', opening_balance: '-350.10' })
  const { id, revision } = await post('account/new', { name: 'Poupança', opening_balance: '100.05' })
  await post('account/update', { id, revision, archived: true })
  expect(await lowest()).toMatchObject({ accounts: 2, balance: '-250.05', day: '2026-11-23' })
  await post('bill/new', { ...ENTRY, due: '2027-02-21' })
  await post('bill/new', { ...ENTRY, amount: '5.00', due: '2027-02-22' })
  expect(await lowest()).toMatchObject({ balance: '-260.05', day: '2027-02-21' })
})

test('a balance that begins in the middle leaves what was before it out of today', async () => {
  at('2026-11-23T15:00:00Z')
  const { id } = await post('account/new', { name: 'Banco', opening_balance: '500.00', opening_day: '2026-11-10' })
  for (const date of ['2026-11-09', '2026-11-10', '2026-11-24'])
    await post('report/addreport', { ...ENTRY, date, account_id: id })
  expect(await cash()).toMatchObject({ opening: '490.00', planned: [{ due: '2026-11-24', source: 'entry' }] })
  expect(await lowest()).toMatchObject({ balance: '480.00', day: '2026-11-24' })
})
