import { beforeEach, describe, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { addReport } from '#tests/finance.ts'
import { makeNfe, makeNfse, NFE_KEY, SUPPLIER } from '#tests/notas.ts'

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
const ids = (receipts: { id: number }[]) => receipts.map(({ id }) => id)

describe('a receipt that comes before its entry', () => {
  test('waits with what it says, for its ledger alone, and can be had again', async () => {
    const { id } = await receive(makeNfe())
    const { data } = await inbox()
    expect(data).toMatchObject([
      {
        ...{ id, name: 'nota.xml', kind: 'nfe', access_key: NFE_KEY, supplier_tax_id: SUPPLIER, number: '1042' },
        ...{ date: '2026-10-05', amount: '1188.00', is_signed: true, is_trial: false, offers: [], category: '' },
        items: [{ description: 'Filamento PETG preto 1 kg', quantity: '12.0000', amount: '1188.00' }],
      },
    ])
    expect((await inbox(app.people.other)).data).toEqual([])
    expect(ids((await app.people.admin.get('/api/v1/finance/receipts?id_user=0')).body.data)).toEqual([id])
    const path = `/api/v1/finance/receipts/get-file?id=${id}`
    expect(await (await app.people.staff.fetch(path)).text()).toBe(makeNfe())
    expect((await app.people.other.fetch(path)).status).toBe(404)
    for (const call of ['refuse', 'settle', 'delete', 'release', 'restore']) {
      const body = { id, match: { kind: 'report', id: 1 }, to: { kind: 'report', id: 1 } }
      expect([call, (await post(call, body, app.people.other)).status]).toEqual([call, 404])
    }
  })

  test('is refused where the ledger has it: by its access key whatever the file, else by the file', async () => {
    const { id } = await receive(makeNfe())
    expect((await send(makeNfe({ amount: '2.00' }), 'copia.xml')).status).toBe(409)
    await settle(id, { kind: 'report', id: await add({}) })
    const again = await send(makeNfe())
    expect([again.status, again.body.data.error]).toEqual([409, 'Este comprovante já está em “Filamento PETG”.'])
    expect((await send(makeNfe(), 'nota.xml', app.people.other)).status).toBe(200)

    expect((await send('papel', 'foto.jpg')).status).toBe(200)
    expect((await send('papel', 'outra.jpg')).status).toBe(409)
    expect((await send('', 'vazio.pdf')).status).toBe(422)
  })

  test('sent several times at once is there once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(makeNfe())))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses.slice(0, 3)).toEqual([200, 409, 409])
    // The fourth may find the person's line of files full.
    expect([409, 429]).toContain(statuses[3])
    expect((await inbox()).data).toHaveLength(1)
  })

  test('of another person is taken from the admin alone', async () => {
    const id = 2
    expect((await send(makeNfe(), 'nota.xml', app.people.other, { id_user: id })).status).toBe(403)
    expect((await send(makeNfe(), 'nota.xml', app.people.admin, { id_user: id })).status).toBe(200)
    expect((await send(makeNfe(), 'nota.xml', app.people.admin, { id_user: 'x' })).status).toBe(400)
    expect((await inbox()).data).toHaveLength(1)
  })
})

describe('what it may belong to', () => {
  test('is of its amount, near in time, has no receipt; a name in common comes first', async () => {
    const near = await add({ description: 'Compra', date: '2026-10-05' })
    const named = await add({ description: 'Filamentos pretos', date: '2026-10-20' })
    const bill = await addBill({ description: 'Boleto' })
    await add({ amount: '1188.01' })
    await add({ date: '2026-08-01' })
    await add({}, app.people.other)
    const taken = await add({})
    await app.people.staff.fetch(`/api/v1/finance/report/file?id=${taken}&name=a.pdf`, { method: 'POST', body: 'x' })

    const { offers } = await receive(makeNfe())
    expect(offers).toMatchObject([
      { kind: 'report', id: named, reason: 'mesmo valor, “Filamentos” nos dois, 15 dias depois' },
      { kind: 'report', id: near, reason: 'mesmo valor, mesmo dia' },
      { kind: 'bill', id: bill, date: '2026-11-05', amount: '1188.00' },
    ])
  })

  test('is a bill of one of its parts, on its day', async () => {
    const bill = await addBill({ amount: '594', due: '2026-12-05', description: 'x' })
    const due = [
      { number: '1', day: '2026-11-05', amount: '594.00' },
      { number: '2', day: '2026-12-05', amount: '594.00' },
    ]
    const { offers } = await receive(makeNfe({ due }))
    expect(offers).toMatchObject([{ kind: 'bill', id: bill, reason: 'mesmo valor, mesmo vencimento' }])
  })

  test('is not offered again once it was refused', async () => {
    const id = await add({})
    const receipt = await receive(makeNfe())
    const match = { kind: 'report', id }
    expect(receipt.offers).toMatchObject([match])
    expect((await post('refuse', { id: receipt.id, match })).status).toBe(200)
    expect((await inbox()).data[0].offers).toEqual([])
  })

  test('is known by name after it was confirmed twice, and brings its category', async () => {
    for (const month of ['08', '09']) {
      const date = `2026-${month}-10`
      const entry = await add({ description: `Contabilidade ${month}/2026`, amount: '450', category: 'Contador', date })
      const { id } = await receive(makeNfe({ key: '', number: month, amount: '450.00', day: date }))
      await settle(id, { kind: 'report', id: entry })
    }
    await add({ description: 'Compra', amount: '450', date: '2026-10-06' })
    const known = await add({ description: 'CONTABILIDADE 10/2026', amount: '450', date: '2026-10-30' })
    const { offers, category } = await receive(makeNfse())
    expect(offers[0]).toMatchObject({ id: known, reason: 'mesmo valor, como das outras 2 vezes, 24 dias depois' })
    expect(category).toBe('Contador')
  })
})
