import { beforeEach, describe, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'

const app = startApp()
beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query('delete from finance_reports; delete from finance_bills; delete from finance_repeats')
})

const post = (call: string, body: object, who: Caller = app.people.staff) => who.post(`/api/v1/finance/${call}`, body)
const get = async (call: string, who: Caller = app.people.staff) => (await who.get(`/api/v1/finance/${call}`)).body
const BILL = { description: 'Conta de luz', amount: '230.40', category: 'Luz', type: 'despesa', due: '2026-11-23' }
const add = async (fields: object = {}, who: Caller = app.people.staff) =>
  (await post('bill/new', { ...BILL, ...fields }, who)).body.data.id as number
const ledger = async (body: object = {}) => (await post('report/listReportsMonth', body)).body

describe('a bill', () => {
  test('is a plan: listed by its day, with sums, and in no month', async () => {
    for (const due of ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-30', '2026-12-01']) await add({ due })
    await add({ due: '2026-11-24', type: 'receita', amount: '0.10' })
    const { data, totals } = await get('bills')
    expect(data.map(({ due, when }: { due: string; when: string }) => [due, when])).toEqual([
      ['2026-11-22', 'overdue'],
      ['2026-11-23', 'today'],
      ['2026-11-24', 'soon'],
      ['2026-11-24', 'soon'],
      ['2026-11-30', 'soon'],
      ['2026-12-01', 'later'],
    ])
    expect(totals).toEqual({
      overdue: { to_receive: '0.00', to_pay: '230.40', count: 1 },
      today: { to_receive: '0.00', to_pay: '230.40', count: 1 },
      soon: { to_receive: '0.10', to_pay: '460.80', count: 3 },
      later: { to_receive: '0.00', to_pay: '230.40', count: 1 },
    })
    expect((await ledger()).totals.count).toBe(0)
    expect((await get('figures')).data).toMatchObject({ month: '2026-11', overdue: 1, today: 1, soon: 3 })
    expect((await get('bills', app.people.other)).data).toEqual([])
  })

  test('in installments is one a month, named by its number, to the cent; what cannot be makes none', async () => {
    const whole = { ...BILL, description: 'Impressora', amount: '1000.00', due: '2026-12-31' }
    const { data } = (await post('bill/new', { ...whole, installments: 3 })).body
    const listed = (await get('bills')).data as Record<string, unknown>[]
    expect(listed.map(({ id }) => id)).toEqual(data.ids)
    expect(data.id).toBe(data.ids[0])
    expect(listed.map(({ description, amount, due }) => [description, amount, due])).toEqual([
      ['Impressora, parcela 1 de 3', '333.34', '2026-12-31'],
      ['Impressora, parcela 2 de 3', '333.33', '2027-01-31'],
      ['Impressora, parcela 3 de 3', '333.33', '2027-02-28'],
    ])
    expect((await post('bill/new', BILL)).body.data.ids).toHaveLength(1)
    for (const [fields, field] of [
      [{ installments: 0 }, 'installments'],
      [{ installments: 61 }, 'installments'],
      [{ installments: 1.5 }, 'installments'],
      [{ installments: 3, amount: '0.02' }, 'installments'],
      [{ installments: 3, account_id: 999 }, 'account_id'],
    ] as const) {
      const { status, body } = await post('bill/new', { ...whole, ...fields })
      expect([status, Object.keys(body.data.fields)], JSON.stringify(fields)).toEqual([422, [field]])
    }
    expect((await get('bills')).data).toHaveLength(4)
  })

  test('and its fellows are deleted at once, or none of them', async () => {
    const { ids } = (await post('bill/new', { ...BILL, installments: 3 })).body.data
    const removal = (body: object, who?: Caller) => post('bill/many-delete', body, who)
    expect((await removal({ ids }, app.people.other)).status).toBe(404)
    await post('bill/pay', { kind: 'bill', id: ids[1] })
    const refused = await removal({ ids })
    expect([refused.status, refused.body.data.code, Object.keys(refused.body.data.fields)]).toEqual([
      409,
      'bill-paid',
      ['ids.1'],
    ])
    expect((await get('bills')).data).toHaveLength(2)
    await post('bill/unpay', { kind: 'bill', id: ids[1] })
    expect((await removal({ ids })).body).toEqual({ result: true })
    expect((await get('bills')).data).toEqual([])
    const lines = (await app.people.admin.get('/api/v1/security-log?event=deletion')).body.data
    expect(lines.map(({ record }: { record: number }) => record).sort()).toEqual(ids)
    expect((await removal({ ids })).status).toBe(404)
    expect((await removal({ ids: [] })).status).toBe(422)
    await post('bill/restore', { id: ids[0] })
    expect((await get('bills')).data).toHaveLength(1)
  })

  test('is paid with one press, once, on the day it was paid', async () => {
    const id = await add({ due: '2026-12-05' })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post('bill/pay', { kind: 'bill', id, paid_on: '2026-11-21' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
    const { data } = await ledger()
    const link = { kind: 'bill', to: '/dashboard/financial-report/bills', label: 'uma conta' }
    expect(data).toMatchObject([
      { amount: '230.40', type: 'despesa', date: '2026-11-21', category: 'Luz', link, locked: false },
    ])
    expect((await get('bills')).data).toEqual([])
    expect((await get('bills/paid')).data).toMatchObject([
      { kind: 'bill', id, paid_on: '2026-11-21', report_id: data[0].id, when: 'paid' },
    ])
    for (const call of ['bill/update', 'bill/delete']) expect((await post(call, { id, amount: '1' })).status).toBe(409)
  })

  test('opens again: this month loses the entry, a past month gets a counter entry of today', async () => {
    const id = await add()
    await post('bill/pay', { kind: 'bill', id })
    expect((await post('bill/unpay', { kind: 'bill', id })).body).toEqual({ result: true })
    expect((await ledger()).totals).toMatchObject({ count: 0 })
    await post('bill/pay', { kind: 'bill', id, paid_on: '2026-10-20' })
    await post('bill/unpay', { kind: 'bill', id })
    expect((await ledger({ date: '2026-10' })).totals).toMatchObject({ count: 1, expenses: '230.40' })
    expect((await ledger()).data).toMatchObject([
      { type: 'receita', amount: '230.40', date: '2026-11-23', reversal: true, locked: true },
    ])
    expect((await get('bills')).data).toMatchObject([{ id, paid_on: null, report_id: null }])
    expect((await post('bill/unpay', { kind: 'bill', id })).status).toBe(409)

    const [past] = (await ledger({ date: '2026-10' })).data
    expect(past.locked).toBe(true)
    expect((await post('report/delete', { id: past.id })).status).toBe(409)
    expect((await post('report/update', { id: past.id, date: '2026-10-21' })).status).toBe(409)
    expect((await get('bills')).data).toHaveLength(1)
  })

  test('stays open where an entry of its undone payment is saved as it is', async () => {
    const id = await add()
    await post('bill/pay', { kind: 'bill', id, paid_on: '2026-10-20' })
    await post('bill/unpay', { kind: 'bill', id })
    const entries = [...(await ledger({ date: '2026-10' })).data, ...(await ledger()).data]
    for (const entry of entries)
      expect((await post('report/update', { ...entry, revision: undefined })).status).toBe(200)
    expect(entries).toHaveLength(2)
    expect((await get('bills')).data).toMatchObject([{ id, paid_on: null }])
  })

  test('that was a transfer counts neither when it is paid nor when that is undone', async () => {
    const id = await add()
    const { report_id } = (await post('bill/pay', { kind: 'bill', id, paid_on: '2026-10-20' })).body.data
    await post('report/update', { id: report_id, transfer: true })
    await post('bill/unpay', { kind: 'bill', id })
    for (const date of ['2026-10', '2026-11'])
      expect((await ledger({ date })).totals).toMatchObject({ income: '0.00', expenses: '0.00', transfers: 1 })
  })

  test('survives its payment being deleted and undone at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await add()
      const { report_id } = (await post('bill/pay', { kind: 'bill', id })).body.data
      const answers = await Promise.all([
        post('report/delete', { id: report_id }),
        post('bill/unpay', { kind: 'bill', id }),
      ])
      expect(answers.map(({ status }) => status).sort()).toSatisfy(
        ([one, other]) => one === 200 && other >= 404 && other <= 409,
      )
      expect((await ledger()).data).toEqual([])
    }
  })

  test('opens again where its entry is deleted, and is paid where that is restored', async () => {
    const id = await add()
    const { report_id } = (await post('bill/pay', { kind: 'bill', id })).body.data
    await post('report/update', { id: report_id, amount: '240', date: '2026-11-20' })
    expect((await get('bills/paid')).data).toMatchObject([{ paid_on: '2026-11-20', amount: '230.40' }])
    await post('report/delete', { id: report_id })
    expect((await get('bills')).data).toHaveLength(1)
    await post('report/restore', { id: report_id })
    expect((await get('bills')).data).toEqual([])
    await post('report/delete', { id: report_id })
    await post('bill/pay', { kind: 'bill', id })
    expect((await post('report/restore', { id: report_id })).status).toBe(409)
    expect((await ledger()).totals.count).toBe(1)
  })

  test('was not paid on a day to come, whatever its entry is changed to', async () => {
    const id = await add()
    const { report_id } = (await post('bill/pay', { kind: 'bill', id })).body.data
    const { status, body } = await post('report/update', { id: report_id, date: '2026-11-24' })
    expect([status, body.data.fields]).toEqual([422, { date: 'Use o dia do pagamento.' }])
    expect((await get('bills/paid')).data).toMatchObject([{ paid_on: '2026-11-23' }])
  })

  test('is changed, deleted and restored by its owner alone', async () => {
    const id = await add()
    const change = { id, revision: 1, amount: '250.00' }
    expect((await post('bill/update', change, app.people.other)).status).toBe(404)
    expect((await post('bill/update', change)).body.data).toEqual({ id, revision: 2, merged: false })
    const conflict = await post('bill/update', { ...change, amount: '260.00' })
    expect([conflict.status, conflict.body.data.conflict]).toMatchObject([
      409,
      { fields: ['amount'], record: { amount: '250.00' } },
    ])
    for (const call of ['bill/delete', 'bill/restore', 'bill/pay', 'bill/unpay'])
      expect((await post(call, { id, kind: 'bill' }, app.people.other)).status).toBe(404)
    await post('bill/delete', { id })
    expect((await get('bills')).data).toEqual([])
    expect((await post('bill/pay', { id, kind: 'bill' })).status).toBe(404)
    await post('bill/restore', { id })
    expect((await get('bills')).data).toMatchObject([{ id, amount: '250.00' }])
  })

  test.each([
    ['amount', '-1'],
    ['amount', '1e3'],
    ['due', '2026-02-30'],
    ['description', ' '],
    ['type', 'outra'],
    ['account_id', 999],
  ])('refuses %s %j', async (field, value) => {
    const { status, body } = await post('bill/new', { ...BILL, [field]: value })
    expect([status, Object.keys(body.data.fields)]).toEqual([422, [field]])
  })

  test.each([['2026-11-24'], ['2026-02-30']])('is not paid on %s', async (paid_on) => {
    expect((await post('bill/pay', { kind: 'bill', id: await add(), paid_on })).status).toBe(422)
  })
})
