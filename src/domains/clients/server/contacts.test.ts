import { beforeEach, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'

const app = startApp()
beforeEach(() => app.pool.query('delete from clients'))

const RUTE = {
  name: 'Rute Lima',
  email: 'rute@boreal.exemplo.com.br',
  phone: '',
  gets_quotes: true,
  gets_charges: false,
}
const post = (call: string, body: object, who: Caller = app.people.staff) => who.post(`/api/v1/client/${call}`, body)
const addClient = async (fields: object = {}) =>
  (await post('new', { name: 'Boreal', ...fields })).body.data.id as number
const add = (client_id: number, fields: object = {}) => post('contact/new', { client_id, ...RUTE, ...fields })
const list = async (id: number) => (await app.people.other.get(`/api/v1/client/contacts?id=${id}`)).body.data
const emails = async (id: number) => (await list(id)).map(({ email }: { email: string }) => email)

test('a client has several contacts, each with what they receive, which all of the staff read', async () => {
  const client = await addClient()
  expect(await list(client)).toEqual([])
  const { body } = await add(client, { email: ' RUTE@boreal.exemplo.com.br ' })
  await add(client, { name: 'Caixa', email: '', phone: '48 3000-0000', gets_quotes: false, gets_charges: true })
  expect(await list(client)).toEqual([
    { id: body.data.id, revision: 1, ...RUTE },
    expect.objectContaining({ name: 'Caixa', email: '', gets_quotes: false, gets_charges: true }),
  ])
})

test.each([
  ['name', { name: ' ', email: '', phone: ' ' }],
  ['email', { email: 'rute@' }],
  ['email', { email: 'dono@boreal.exemplo.com.br' }],
  ['name', { name: 'x'.repeat(121) }],
])('%s: %j is refused at its field', async (field, fields) => {
  await addClient({ name: 'Outro', email: 'rute@boreal.exemplo.com.br' })
  const client = await addClient({ email: 'dono@boreal.exemplo.com.br' })
  const { status, body } = await add(client, fields)
  expect([status, Object.keys(body.data.fields), await list(client)]).toEqual([422, [field], []])
})

test('the address of another client may be a contact’s', async () => {
  await addClient({ name: 'Outro', email: RUTE.email })
  expect((await add(await addClient())).status).toBe(200)
})

test('one address is there once, and thirty are enough', async () => {
  const client = await addClient()
  await add(client)
  expect((await add(client, { name: 'Outra' })).body.data.fields).toEqual({ email: 'Este cliente já tem este e-mail.' })
  expect((await add(await addClient())).status).toBe(200)
  for (let n = 2; n <= 30; n++) expect((await add(client, { email: `n${n}@exemplo.com.br` })).status).toBe(200)
  expect((await add(client, { email: 'mais@exemplo.com.br' })).status).toBe(422)
})

test('two people on one contact: different fields merge, the same one is a conflict', async () => {
  const { id } = (await add(await addClient())).body.data
  const update = (fields: object) => post('contact/update', { id, revision: 1, ...fields })
  expect((await update({ phone: '1' })).body.data).toMatchObject({ revision: 2, merged: false })
  expect((await update({ gets_charges: true })).body.data).toMatchObject({ revision: 3, merged: true })
  const lost = await update({ phone: '2' })
  expect([lost.status, lost.body.data.conflict.record]).toEqual([
    409,
    { id, revision: 3, ...RUTE, phone: '1', gets_charges: true },
  ])
  expect((await post('contact/update', { id, name: '', email: '', phone: '' })).status).toBe(422)
})

test('contacts go with their client, and cannot be read or changed while that is deleted', async () => {
  const client = await addClient()
  const { id } = (await add(client)).body.data
  await post('delete', { id: client }, app.people.admin)
  expect((await app.people.staff.get(`/api/v1/client/contacts?id=${client}`)).status).toBe(404)
  for (const [call, body] of [
    ['contact/update', { id, name: 'x' }],
    ['contact/delete', { id }],
    ['contact/new', { ...RUTE, client_id: client }],
    ['contact/keep', { client_id: client, name: '', email: RUTE.email }],
  ] as const)
    expect((await post(call, body)).status).toBe(404)
  await post('restore', { id: client }, app.people.admin)
  expect(await emails(client)).toEqual([RUTE.email])
  expect((await post('contact/delete', { id })).status).toBe(200)
  expect([await emails(client), (await post('contact/delete', { id })).status]).toEqual([[], 404])
  await add(client)
  await app.pool.query('delete from clients')
  expect((await app.pool.query('select from client_contacts')).rowCount).toBe(0)
})

test('joined clients keep the contacts of both, each address once', async () => {
  const [stays, goes] = [await addClient({ email: 'dono@exemplo.com.br' }), await addClient({ name: 'Boreal Ltda.' })]
  await add(stays, { name: 'Rute' })
  for (const fields of [
    {},
    { email: 'dono@exemplo.com.br' },
    { email: '', phone: '48 3000-0000' },
    { email: 'novo@exemplo.com.br' },
  ])
    await add(goes, fields)
  expect((await post('merge', { id: stays, other: goes }, app.people.admin)).status).toBe(200)
  expect(await emails(stays)).toEqual([RUTE.email, '', 'novo@exemplo.com.br'])
  expect((await list(stays))[0].name).toBe('Rute')
})

test('an address that a quote brought becomes the record’s where that has none, else a contact; known ones stay', async () => {
  const client = await addClient()
  const keep = (email: string, name = 'Helena') => post('contact/keep', { client_id: client, name, email })
  const own = async () => (await post('item', { id: client })).body.data
  expect((await keep('helena@exemplo.com.br')).body).toEqual({ result: true })
  expect([(await own()).email, await list(client)]).toEqual(['helena@exemplo.com.br', []])
  await keep('outra@exemplo.com.br', 'Outra')
  for (const known of ['Helena@exemplo.com.br', 'outra@exemplo.com.br']) await keep(known, 'Ninguém')
  expect(await list(client)).toMatchObject([{ name: 'Outra', email: 'outra@exemplo.com.br', gets_quotes: true }])
  expect([(await keep('')).status, (await own()).revision]).toEqual([422, 2])
})
