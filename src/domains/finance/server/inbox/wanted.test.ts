import { beforeEach, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { addReport } from '#tests/finance.ts'
import { makeEvent, makeNfe, makeNfse, NFE_KEY } from '#tests/notas.ts'

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
const filesOf = async (id: number) =>
  (await app.people.staff.get(`/api/v1/finance/report/item?id=${id}`)).body.data.files.map(
    ({ name }: { name: string }) => name,
  )

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
