import { beforeEach, expect, test, vi } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { countWaitingQueries } from '#tests/waiting-queries.ts'
import { repeatJob } from './make-due.ts'

const app = startApp()
beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query('delete from finance_reports; delete from finance_bills; delete from finance_repeats')
})

const post = (call: string, body: object, who: Caller = app.people.staff) => who.post(`/api/v1/finance/${call}`, body)
const get = async (call: string) => (await app.people.staff.get(`/api/v1/finance/${call}`)).body
const ledger = async (body: object = {}) => (await post('report/listReportsMonth', body)).body
const addBill = (fields: object) =>
  post('bill/new', { description: 'Conta de luz', amount: '230.40', category: 'Luz', type: 'despesa', ...fields })
const REPEAT = {
  ...{ description: 'Aluguel', amount: '1200', category: 'Aluguel', type: 'despesa' },
  ...{ makes: 'report', frequency: 'monthly', first_day: '2026-08-31', last_day: null },
}
const repeat = (fields: object = {}) => post('repeat/new', { ...REPEAT, ...fields })
const days = async () => {
  const { rows } = await app.pool.query<{ date: string }>('select date from finance_reports order by date')
  return rows.map(({ date }) => date)
}
/** What the job does at 00:05 of a day. */
async function night(day: string) {
  app.clock.set(new Date(`${day}T03:05:00.000Z`))
  await app.jobs.send(repeatJob, {})
  await app.runJobs()
}

test('a repeated entry is made on its day, once each, also where the job runs twice at once or did not run for months', async () => {
  await repeat()
  expect(await days()).toEqual(['2026-08-31', '2026-09-30', '2026-10-31'])
  await night('2026-11-29')
  expect(await days()).toHaveLength(3)
  await Promise.all([night('2026-11-30'), night('2026-11-30')])
  await night('2026-11-30')
  expect(await days()).toEqual(['2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30'])
  await night('2027-02-28')
  expect((await days()).slice(4)).toEqual(['2026-12-31', '2027-01-31', '2027-02-28'])
})

test.each([
  ['fortnightly', '2026-10-20', ['2026-10-20', '2026-11-03', '2026-11-17']],
  ['quarterly', '2026-05-31', ['2026-05-31', '2026-08-31']],
])('one that comes %s is made on each of its days', async (frequency, first_day, expected) => {
  expect((await repeat({ frequency, first_day })).status).toBe(200)
  expect(await days()).toEqual(expected)
  await night('2026-12-01')
  const next = frequency === 'quarterly' ? '2026-11-30' : '2026-12-01'
  expect((await days()).slice(expected.length)).toEqual([next])
  expect((await get('repeats')).data).toMatchObject([{ frequency }])
})

test('an entry that is made while its category is renamed has the new name', async () => {
  const { id } = (await repeat({ first_day: '2026-11-20' })).body.data
  await night('2026-11-20')
  const { rows } = await app.pool.query("select id from finance_categories where name = 'Aluguel' and id_user = 2")
  const nightly = await app.pool.connect()
  try {
    await nightly.query('begin')
    await nightly.query('select from finance_repeats where id = $1 for update', [id])
    await nightly.query(`insert into finance_reports (id_user, description, amount, category, type, date)
      values (2, 'Aluguel', 1, 'Aluguel', 'despesa', '2026-12-20')`)
    const renaming = post('category', { id: rows[0].id, name: 'Sala' })
    await vi.waitUntil(async () => (await countWaitingQueries(nightly)) > 0)
    await nightly.query('commit')
    expect((await renaming).status).toBe(200)
  } finally {
    nightly.release()
  }
  const { data } = await ledger({ date: '2026-12' })
  expect(data.map(({ category }: { category: string }) => category)).toEqual(['Sala'])
})

test('one repeated entry that cannot be made keeps no other from being made', async () => {
  await repeat({ first_day: '2026-12-01', description: 'Quebrada' })
  await repeat({ first_day: '2026-12-01' })
  await app.pool.query(`alter table finance_reports add constraint no_broken check (description <> 'Quebrada')`)
  await night('2026-12-01').catch(() => undefined)
  await app.pool.query('alter table finance_reports drop constraint no_broken')
  const { rows } = await app.pool.query('select description, date from finance_reports')
  expect(rows).toEqual([{ description: 'Aluguel', date: '2026-12-01' }])
  await night('2026-12-02')
  expect(await days()).toEqual(['2026-12-01', '2026-12-01'])
})

test('a repeated entry is not made again where it was deleted', async () => {
  await repeat({ first_day: '2026-11-20' })
  const [{ id }] = (await ledger()).data
  await post('report/delete', { id })
  await night('2026-11-24')
  expect((await ledger()).data).toEqual([])
})

test('a repeated entry makes bills a week before they are due, and none after its last day', async () => {
  await repeat({ makes: 'bill', first_day: '2026-12-01', frequency: 'weekly', last_day: '2026-12-08' })
  expect((await get('bills')).data).toEqual([])
  await night('2026-11-24')
  expect((await get('bills')).data).toMatchObject([{ due: '2026-12-01', when: 'soon', amount: '1200.00' }])
  await night('2026-12-30')
  expect((await get('bills')).data).toHaveLength(2)
  expect((await get('repeats')).data).toMatchObject([{ next_day: null }])
})

test('a repeated entry is changed from now on, and its entries stay where it is deleted', async () => {
  const { id } = (await repeat()).body.data
  expect((await get('repeats')).data).toMatchObject([
    { ...REPEAT, id, amount: '1200.00', next_day: '2026-11-30', owner: 'Davi' },
  ])
  expect((await post('repeat/update', { id, amount: '1300' }, app.people.other)).status).toBe(404)
  expect((await post('repeat/update', { id, revision: 1, amount: '1300' })).body.data.revision).toBe(2)
  await night('2026-11-30')
  expect((await ledger()).data).toMatchObject([{ amount: '1300.00', repeat_id: id }])
  expect((await ledger({ date: '2026-10' })).data).toMatchObject([{ amount: '1200.00' }])
  expect((await post('repeat/delete', { id }, app.people.other)).status).toBe(404)
  expect((await post('repeat/delete', { id })).status).toBe(200)
  expect(await days()).toHaveLength(4)
  expect((await get('repeats')).data).toEqual([])
})

test.each([
  [{ first_day: '2025-11-22' }, 'first_day'],
  [{ last_day: '2026-08-30' }, 'last_day'],
  [{ frequency: 'daily' }, 'frequency'],
  [{ amount: '-1' }, 'amount'],
])('a repeated entry refuses %j', async (fields, field) => {
  const { status, body } = await repeat(fields)
  expect([status, Object.keys(body.data.fields)]).toEqual([422, [field]])
})

test('repeated entries and bills are what is ahead: this month and three more, apart from the ledger', async () => {
  await repeat({ first_day: '2026-11-10' })
  await addBill({ due: '2026-11-01', amount: '50' })
  await addBill({ due: '2026-11-28', amount: '100', type: 'receita' })
  await addBill({ due: '2027-02-28', amount: '7' })
  await addBill({ due: '2027-03-01', amount: '8' })
  const { data } = await get('ahead')
  expect(data.overdue).toEqual({ to_receive: '0.00', to_pay: '50.00', count: 1 })
  expect(data.months).toMatchObject([
    {
      month: '2026-11',
      income: '100.00',
      expenses: '0.00',
      balance: '100.00',
      items: [{ source: 'bill', day: '2026-11-28' }],
    },
    {
      month: '2026-12',
      income: '0.00',
      expenses: '1200.00',
      balance: '-1200.00',
      items: [{ source: 'repeat', day: '2026-12-10' }],
    },
    { month: '2027-01', expenses: '1200.00' },
    { month: '2027-02', expenses: '1207.00', items: [{ day: '2027-02-10' }, { day: '2027-02-28' }] },
  ])
  expect(data.months).toHaveLength(4)
})
