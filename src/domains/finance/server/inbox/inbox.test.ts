import { beforeEach, describe, expect, test } from 'vitest'
import { removeFilesJob } from '#platform/files/remove-files.ts'
import { NOW, startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { addReport } from '#tests/finance.ts'
import { makeEvent, makeNfe, makeNfse, NFE_KEY, SUPPLIER } from '#tests/notas.ts'
import { purgeFinanceJob } from '../clean.ts'

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

test('entries of the categories that want one are asked for a receipt until they have it', async () => {
  const entry = await add({ description: 'Resina', category: 'Material' })
  await add({ category: 'Pessoal' })
  await add({ category: 'Material', date: '2025-01-05' })
  await add({ category: 'Material' }, app.people.other)
  expect((await inbox()).lacking).toEqual([])
  expect((await post('want', { categories: ['Material', 'Nada'] })).status).toBe(200)
  await post('want', { categories: ['Material'] }, app.people.other)
  expect(await inbox()).toMatchObject({
    ...{ wanted: ['Material'], lacking_count: 1 },
    lacking: [{ id: entry, description: 'Resina', amount: '1188.00', date: '2026-10-08', category: 'Material' }],
  })
  const { id } = await receive(makeNfe())
  await settle(id, { kind: 'report', id: entry })
  expect((await inbox()).lacking_count).toBe(0)
  await post('want', { categories: [] })
  expect((await inbox()).wanted).toEqual([])
  expect((await inbox(app.people.other)).wanted).toEqual(['Material'])
})

test('a part of an entry that is split wants a receipt as well, whichever it is', async () => {
  const part = (category: string, amount: string) => ({ category, project_id: null, amount })
  await post('want', { categories: ['Material', 'Brindes'] })
  const split = async (...parts: object[]) => {
    const id = await add({ amount: '100', parts })
    await app.people.staff.post('/api/v1/finance/report/update', { id, parts })
    return id
  }
  const last = await split(part('Pessoal', '60'), part('Material', '40'))
  const both = await split(part('Material', '50'), part('Brindes', '50'))
  await split(part('Pessoal', '10'), part('Fretes', '90'))
  await post('want', { categories: ['Material', 'Brindes'] })
  const { lacking, lacking_count } = await inbox()
  expect([lacking_count, lacking.map(({ id }: { id: number }) => id)]).toEqual([2, [both, last]])
  expect(lacking[1]).toMatchObject({ category: 'Material', amount: '100.00' })
  const { id } = await receive(makeNfe())
  await settle(id, { kind: 'report', id: last })
  expect((await inbox()).lacking_count).toBe(1)
})

test('an event of a nota says where that is, is nothing to be booked, and may be kept with its entry', async () => {
  const nota = await receive(makeNfe())
  const event = await receive(makeEvent(), 'cancelamento.xml')
  expect(event).toMatchObject({
    ...{ kind: 'event', amount: null, offers: [], access_key: '' },
    event: { name: 'Cancelamento', access_key: NFE_KEY, whereabouts: 'A nota espera nesta lista.' },
  })
  const entry = await add({})
  await settle(nota.id, { kind: 'report', id: entry })
  const waiting = (await inbox()).data
  expect(waiting[0].event.whereabouts).toBe('A nota está em “Filamento PETG”.')
  const report = {
    description: 'x',
    category: 'y',
    amount: '1',
    type: 'despesa',
    date: '2026-10-12',
    account_id: null,
    transfer: false,
  }
  const made = await settle(event.id, { kind: 'new-report', report })
  expect([made.status, made.body.data.error]).toEqual([422, expect.stringContaining('não é uma')])
  const bill = { description: 'x', category: 'y', amount: '1', type: 'despesa', due: '2026-10-12', account_id: null }
  expect((await settle(event.id, { kind: 'new-bills', bills: [bill] })).status).toBe(422)
  expect((await settle(event.id, { kind: 'report', id: entry })).status).toBe(200)
  expect(await filesOf(entry)).toEqual(['nota.xml', 'cancelamento.xml'])
  expect((await receive(makeEvent({ key: '1'.repeat(44) }), 'outro.xml')).event.whereabouts).toBe(
    'A nota não está aqui.',
  )
})

test('Hoje says in a line how many receipts wait, and in another how many entries want one', async () => {
  const today = async (who: Caller = app.people.staff) =>
    (await who.get('/api/v1/today')).body.data
      .filter(({ kind }: { kind: string }) => ['receipt', 'lacking'].includes(kind))
      .map(({ who, what, to }: Record<string, string>) => [who, what, to])
  expect(await today()).toEqual([])
  await receive(makeNfe())
  await receive(makeNfse(), 'nfse.xml')
  await add({ amount: '3' })
  await post('want', { categories: ['Material'] })
  const to = '/dashboard/financial-report/receipts'
  expect(await today()).toEqual(
    expect.arrayContaining([
      ['2 comprovantes', 'esperam a sua transação', to],
      ['1 transação', 'pede comprovante', to],
    ]),
  )
  expect(await today(app.people.other)).toEqual([])
  expect(await today(app.people.admin)).toHaveLength(2)
})
