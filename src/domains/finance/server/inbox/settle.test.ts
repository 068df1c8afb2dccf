import { beforeEach, describe, expect, test } from 'vitest'
import { removeFilesJob } from '#platform/files/remove-files.ts'
import { NOW, startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { addReport } from '#tests/finance.ts'
import { makeNfe } from '#tests/notas.ts'
import { purgeFinanceJob } from '../jobs.ts'

const app = startApp()
beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query(`delete from finance_attachments; delete from finance_reports; delete from finance_bills;
    delete from finance_categories; delete from finance_supplier_names`)
})

const send = (content: string | Uint8Array, name = 'nota.xml', who: Caller = app.people.staff, fields: object = {}) => {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value))
  form.append('file', new Blob([content as BlobPart]), name)
  return who.post('/api/v1/finance/receipts/new', form)
}
const receive = async (content: string, name?: string, who?: Caller) => (await send(content, name, who)).body.data
const inbox = async (who: Caller = app.people.staff) => (await who.get('/api/v1/finance/receipts')).body
const post = (call: string, body: object, who: Caller = app.people.staff) =>
  who.post(`/api/v1/finance/receipts/${call}`, body)
const settle = (id: number, to: object, who?: Caller) => post('settle', { id, to }, who)
const add = (fields: object, who: Caller = app.people.staff) =>
  addReport(who, { description: 'Filamento PETG', category: 'Material', amount: '1188', date: '2026-10-08', ...fields })
const addBill = async (fields: object = {}) => {
  const bill = { description: 'Filamento', amount: '1188', category: 'Material', type: 'despesa', account_id: null }
  return (await app.people.staff.post('/api/v1/finance/bill/new', { ...bill, due: '2026-11-05', ...fields })).body.data
    .id
}
const filesOf = async (id: number) =>
  (await app.people.staff.get(`/api/v1/finance/report/item?id=${id}`)).body.data.files.map(
    ({ name }: { name: string }) => name,
  )
const ids = (receipts: { id: number }[]) => receipts.map(({ id }) => id)

describe('a receipt is settled', () => {
  test('into an entry, once, and can be taken back', async () => {
    const [entry, receipt] = [await add({}), await receive(makeNfe())]
    const answers = await Promise.all([1, 2, 3].map(() => settle(receipt.id, { kind: 'report', id: entry })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    expect(await filesOf(entry)).toEqual(['nota.xml'])
    expect((await inbox()).data).toEqual([])
    expect((await post('release', { id: receipt.id })).status).toBe(200)
    expect(await filesOf(entry)).toEqual([])
    expect(ids((await inbox()).data)).toEqual([receipt.id])
  })

  test("never into another's, a deleted one, a paid bill, or an eleventh", async () => {
    const { id } = await receive(makeNfe())
    const theirs = await add({}, app.people.other)
    const gone = await add({})
    await app.people.staff.post('/api/v1/finance/report/delete', { id: gone })
    expect((await settle(id, { kind: 'report', id: theirs })).status).toBe(404)
    expect((await settle(id, { kind: 'report', id: gone })).status).toBe(404)
    const bill = await addBill()
    await app.people.staff.post('/api/v1/finance/bill/pay', { kind: 'bill', id: bill, paid_on: '2026-11-05' })
    expect((await settle(id, { kind: 'bill', id: bill })).status).toBe(409)
    const full = await add({})
    const path = `/api/v1/finance/report/file?id=${full}&name=a.pdf`
    for (let count = 0; count < 10; count++) await app.people.staff.fetch(path, { method: 'POST', body: 'x' })
    expect((await settle(id, { kind: 'report', id: full })).status).toBe(422)
    expect((await inbox()).data).toHaveLength(1)
  })

  test('into a bill, and goes on to its payment, and back', async () => {
    const [bill, receipt] = [await addBill(), await receive(makeNfe())]
    await settle(receipt.id, { kind: 'bill', id: bill })
    const { report_id } = (
      await app.people.staff.post('/api/v1/finance/bill/pay', { kind: 'bill', id: bill, paid_on: '2026-11-05' })
    ).body.data
    expect(await filesOf(report_id)).toEqual(['nota.xml'])
    await app.people.staff.post('/api/v1/finance/bill/unpay', { kind: 'bill', id: bill })
    expect((await inbox()).data).toEqual([])
    await app.people.staff.post('/api/v1/finance/bill/delete', { id: bill })
    expect(ids((await inbox()).data)).toEqual([receipt.id])
  })

  test.each([
    ['alone', 'report/', (id: number) => ({ id })],
    ['among many', 'report/many-', (id: number) => ({ ids: [id] })],
  ])('back to its bill where the payment is deleted %s, and with that when it is restored', async (_, path, which) => {
    const [bill, receipt] = [await addBill(), await receive(makeNfe())]
    await settle(receipt.id, { kind: 'bill', id: bill })
    const { staff } = app.people
    const change = async (call: string, body: object) =>
      expect((await staff.post(`/api/v1/finance/${call}`, body)).status).toBe(200)
    const pay = async () =>
      (await staff.post('/api/v1/finance/bill/pay', { kind: 'bill', id: bill })).body.data.report_id as number
    const payment = await pay()
    await change(`${path}delete`, which(payment))
    await change(`${path}restore`, which(payment))
    expect(await filesOf(payment)).toEqual(['nota.xml'])
    // That of an undone payment comes back in the same way.
    await change('bill/unpay', { kind: 'bill', id: bill })
    await change(`${path}restore`, which(payment))
    expect(await filesOf(payment)).toEqual(['nota.xml'])

    await change(`${path}delete`, which(payment))
    app.clock.set(new Date(NOW.getTime() + 31 * 24 * 60 * 60 * 1000))
    await app.jobs.send(purgeFinanceJob, {})
    await app.runJobs()
    const again = await pay()
    expect(await filesOf(again)).toEqual(['nota.xml'])
    await change(`${path}delete`, which(again))
    expect((await inbox()).data).toEqual([])
    await change('bill/delete', { id: bill })
    expect(ids((await inbox()).data)).toEqual([receipt.id])
  })

  test('into an entry or bills made of it; what is wrong changes nothing', async () => {
    const report = {
      description: 'Filamento',
      amount: '1188.00',
      category: 'Material',
      type: 'despesa',
      account_id: null,
    }
    const entry = { ...report, date: '2026-10-05', transfer: false }
    const first = await receive(makeNfe())
    expect((await settle(first.id, { kind: 'new-report', report: { ...entry, amount: 'x' } })).status).toBe(422)
    expect((await settle(first.id, { kind: 'new-report', report: { ...entry, account_id: 999_999 } })).status).toBe(422)
    expect((await settle(first.id, { kind: 'new-report', report: entry })).status).toBe(200)
    const second = await receive(makeNfe({ key: '', number: '2' }))
    const bills = ['2026-11-05', '2026-12-05'].map((due) => ({ ...report, amount: '594.00', due }))
    expect((await settle(second.id, { kind: 'new-bills', bills })).status).toBe(200)
    const open = (await app.people.staff.get('/api/v1/finance/bills')).body.data
    expect(open.map(({ due, amount }: Record<string, string>) => [due, amount])).toEqual([
      ['2026-11-05', '594.00'],
      ['2026-12-05', '594.00'],
    ])
    expect((await inbox()).data).toEqual([])
  })

  test('or removed, which is taken back or forgotten after thirty days, the file with it', async () => {
    const { id } = await receive(makeNfe())
    expect((await post('delete', { id })).status).toBe(200)
    expect((await inbox()).data).toEqual([])
    expect((await post('restore', { id })).status).toBe(200)
    await post('delete', { id })
    await receive(makeNfe()) // the same may come again
    expect((await post('restore', { id })).status).toBe(409)

    const { rows } = await app.pool.query('select key from finance_attachments where id = $1', [id])
    app.clock.set(new Date(NOW.getTime() + 31 * 24 * 60 * 60 * 1000))
    for (const job of [purgeFinanceJob, removeFilesJob]) {
      await app.jobs.send(job, {})
      await app.runJobs()
    }
    expect(await app.storage.private.exists(rows[0].key)).toBe(false)
    expect((await inbox()).data).toHaveLength(1)
  })
})
