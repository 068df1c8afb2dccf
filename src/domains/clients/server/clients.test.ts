import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addBudget } from '#tests/factories.ts'

const app = startApp()
const CPF = '529.982.247-25'
const CNPJ = '11.222.333/0001-81'

async function add(fields: Record<string, unknown> = {}, who = app.people.staff) {
  const { status, body } = await who.post('/api/v1/client/new', { name: 'Oficina Boreal', ...fields })
  expect(body).toMatchObject({ result: true })
  expect(status).toBe(200)
  return body.data.id as number
}
const item = async (id: number, who = app.people.staff) => (await who.post('/api/v1/client/item', { id })).body.data
const list = async (q: string, who = app.people.staff) => (await who.post('/api/v1/client/list', { q })).body
const names = async (q: string, who = app.people.staff) =>
  (await list(q, who)).data.map(({ name }: { name: string }) => name)

test('a client is made with a name alone, read and changed by any member of staff, and deleted by the admin alone', async () => {
  const id = await add({ name: '  Ateliê Lume ' })
  expect(await item(id, app.people.admin)).toMatchObject({ id, name: 'Ateliê Lume', email: '', revision: 1 })
  const change = await app.people.admin.post('/api/v1/client/update', { id, email: 'Ola@Lume.exemplo.com.br' })
  expect(change.body.data).toEqual({ id, revision: 2, merged: false })
  expect(await item(id)).toMatchObject({ name: 'Ateliê Lume', email: 'ola@lume.exemplo.com.br' })

  expect((await app.people.staff.post('/api/v1/client/delete', { id })).status).toBe(403)
  expect((await item(id)).name).toBe('Ateliê Lume')
  expect((await app.people.admin.post('/api/v1/client/delete', { id })).body).toEqual({ result: true })
  for (const path of ['item', 'delete', 'timeline', 'update'])
    expect((await app.people.admin.post(`/api/v1/client/${path}`, { id })).status).toBe(404)
})

test('a search counts up to a thousand, and all are counted exactly', async () => {
  const before = (await list('')).total
  await app.pool.query(
    "insert into clients (name, search) select 'Muitos ' || n, 'muitos ' || n from generate_series(1, 1005) n",
  )
  expect(await list('muitos')).toMatchObject({ total: 1001, next: expect.any(String) })
  expect((await list('muitos 1005')).total).toBe(1)
  expect((await list('')).total).toBe(before + 1005)
  await app.pool.query("delete from clients where name like 'Muitos %'")
})

test('bad input is refused at its field, and nothing is stored', async () => {
  const { total } = await list('')
  for (const [field, value] of [
    ['name', ' '],
    ['name', 'a'.repeat(201)],
    ['email', 'helena@'],
    ['document', '529.982.247-24'],
    ['document', '11.222.333/0001-82'],
    ['notes', 'a'.repeat(10_001)],
  ]) {
    const { status, body } = await app.people.admin.post('/api/v1/client/new', { name: 'Alguém', [field!]: value })
    expect(status).toBe(422)
    expect(Object.keys(body.data.fields)).toEqual([field])
  }
  expect((await list('')).total).toBe(total)
})

test('a CPF is for the admin alone: masked for others, who neither find, set nor lose it', async () => {
  const id = await add({ name: 'Vera Campos', document: CPF }, app.people.admin)
  expect((await item(id, app.people.admin)).document).toBe(CPF)
  expect((await item(id)).document).toBe('***.982.247-**')
  expect(await names(CPF, app.people.admin)).toEqual(['Vera Campos'])
  for (const part of [CPF, '52998224725', '982.247', '98224']) expect(await names(part)).toEqual([])

  const masked = await app.people.staff.post('/api/v1/client/update', {
    id,
    document: '***.982.247-**',
    phone: '48 3000-0000',
  })
  expect(masked.status).toBe(422)
  for (const document of ['', CNPJ, '111.444.777-35'])
    expect((await app.people.staff.post('/api/v1/client/update', { id, document })).status).toBe(422)
  expect((await app.people.staff.post('/api/v1/client/new', { name: 'Outro', document: CPF })).status).toBe(422)
  expect((await app.people.staff.post('/api/v1/client/update', { id, phone: '48 3000-0000' })).status).toBe(200)
  expect(await item(id, app.people.admin)).toMatchObject({ document: CPF, phone: '48 3000-0000' })
})

test('a CNPJ is stored once, and found with and without punctuation', async () => {
  const id = await add({ name: 'Fundição Prata', document: '11222333000181' })
  expect((await item(id)).document).toBe(CNPJ)
  expect(await names('11.222.333')).toEqual(['Fundição Prata'])
  expect(await names('11222333000181')).toEqual(['Fundição Prata'])
  const again = await app.people.staff.post('/api/v1/client/new', { name: 'Outra', document: CNPJ })
  expect(again.status).toBe(422)
  expect(again.body.data.fields.document).toContain('já tem este número')
  const other = await add({ name: 'Terceira' })
  expect((await app.people.staff.post('/api/v1/client/update', { id: other, document: CNPJ })).status).toBe(422)
})

test('the list is searched by every word, without accents, and paged', async () => {
  await add({ name: 'Cerâmica Araçá', contact: 'João Hübner', phone: '(48) 91111-2222' })
  expect(await names('araca joao')).toEqual(['Cerâmica Araçá'])
  expect(await names('911112222')).toEqual(['Cerâmica Araçá'])
  expect(await names('araca maria')).toEqual([])
  expect(await names('%')).toEqual([])
  const first = (await app.people.staff.post('/api/v1/client/list', { limit: 1 })).body
  const second = (await app.people.staff.post('/api/v1/client/list', { limit: 1, cursor: first.next })).body
  expect(first.data[0].name).toBe('Cerâmica Araçá')
  expect(second.data[0].id).not.toBe(first.data[0].id)
})

test('two people on one client: different fields merge, the same one is a conflict', async () => {
  const id = await add()
  const update = (who: typeof app.people.staff, fields: object) =>
    who.post('/api/v1/client/update', { id, revision: 1, ...fields })
  expect((await update(app.people.staff, { phone: '1' })).body.data.merged).toBe(false)
  expect((await update(app.people.admin, { notes: 'Paga em 28 dias.' })).body.data).toMatchObject({
    revision: 3,
    merged: true,
  })
  const lost = await update(app.people.admin, { phone: '2' })
  expect(lost.status).toBe(409)
  expect(lost.body.data.conflict).toMatchObject({
    fields: ['phone'],
    record: { phone: '1', notes: 'Paga em 28 dias.' },
  })
})

test('a message leads to its client, by e-mail or telephone, or to who would be one; looking writes nothing', async () => {
  const send = async (contact: string) => {
    await app.people.visitor.post('/api/v1/contact/save', { name: 'Iara Lopes', contact, message: 'Quanto custa?' })
    return (await app.people.admin.get('/api/v1/contact/get')).body.result[0].id as number
  }
  const of = async (id: number) => (await app.people.admin.post('/api/v1/client/of-message', { id })).body.data
  const first = await send('Iara@exemplo.com.br')
  const sender = { name: 'Iara Lopes', email: 'iara@exemplo.com.br', phone: '' }
  expect(await of(first)).toEqual({ id: null, ...sender })
  expect(await names('iara')).toEqual([])
  const id = await add(sender)
  expect(await of(first)).toEqual({ id, ...sender })
  expect(await of(await send('iara@exemplo.com.br, (41) 98888-7777'))).toMatchObject({ id })
  await app.people.staff.post('/api/v1/client/update', { id, phone: '+55 41 98888-7777' })
  const message = await send('(41) 98888-7777')
  expect(await of(message)).toMatchObject({ id })
  expect(await of(await send('41 90000-4127'))).toMatchObject({ id: null, phone: '+55 41 90000-4127' })
  expect((await app.people.staff.post('/api/v1/client/of-message', { id: message })).status).toBe(403)
  expect((await app.people.admin.post('/api/v1/client/of-message', { id: 999_999 })).status).toBe(404)

  const timeline = async (who: typeof app.people.staff) => (await who.post('/api/v1/client/timeline', { id })).body.data
  expect(await timeline(app.people.admin)).toHaveLength(3)
  expect((await timeline(app.people.admin))[0]).toMatchObject({
    kind: 'message',
    id: message,
    to: `/dashboard/messages?id=${message}`,
  })
  expect(await timeline(app.people.staff)).toEqual([])
})

test('a time line has the messages of its client’s e-mail and telephone, and none of those that are like them', async () => {
  const id = await add({ email: 'ana@exemplo.com', phone: '(41) 98888-1234' })
  const own = ['ana@exemplo.com', 'Meu e-mail: ANA@exemplo.com.', '<ana@exemplo.com> 41 3000-0000', '041 98888-1234']
  const others = [
    'juliana@exemplo.com',
    'ana@exemplo.com.br',
    'ana@exemplo.comum',
    '+55 11 98888-1234',
    'anaxexemplo.com',
  ]
  const rows = [...own, ...others].map((contact) => ({ name: 'Alguém', contact, message: contact }))
  const created_at = app.clock.now()
  await app.db
    .insertInto('contact_messages')
    .values(rows.map((row) => ({ ...row, created_at })))
    .execute()
  const { data } = (await app.people.admin.post('/api/v1/client/timeline', { id })).body
  expect(data.map(({ note }: { note: string }) => note).toSorted()).toEqual(own.toSorted())
})

test('a message whose e-mail has accents leads to a client, who is listed, opened and saved like any other', async () => {
  const { admin, staff, visitor } = app.people
  const contact = 'João@Exemplo.com.br'
  await visitor.post('/api/v1/contact/save', { name: 'João Açaí', contact, message: 'Quanto custa?' })
  const { id: message } = (await admin.get('/api/v1/contact/get')).body.result[0]
  const sender = (await admin.post('/api/v1/client/of-message', { id: message })).body.data
  const id = await add({ name: sender.name, email: sender.email })
  expect((await admin.post('/api/v1/client/of-message', { id: message })).body.data).toMatchObject({ id })
  expect(await names('açaí')).toEqual(['João Açaí'])
  expect(await item(id)).toMatchObject({ email: 'joão@exemplo.com.br' })
  const same = await staff.post('/api/v1/client/update', { id, email: 'joão@exemplo.com.br', phone: '48 3000-0000' })
  expect(same.status).toBe(200)
})

test('the time line goes on by pages, without a gap or a double', async () => {
  const id = await add({ email: 'muitas@exemplo.com.br' })
  const rows = Array.from({ length: 120 }, (_, index) => ({
    name: 'Alguém',
    contact: 'muitas@exemplo.com.br',
    message: `Mensagem ${index}`,
    created_at: new Date(app.clock.now().getTime() - Math.floor(index / 7) * 60_000),
  }))
  await app.db.insertInto('contact_messages').values(rows).execute()
  const seen: number[] = []
  let cursor: string | undefined
  do {
    const { body } = await app.people.admin.post('/api/v1/client/timeline', { id, cursor })
    seen.push(...body.data.map((entry: { id: number }) => entry.id))
    cursor = body.next
  } while (cursor)
  expect(seen).toHaveLength(120)
  expect(new Set(seen).size).toBe(120)
  expect((await app.people.admin.post('/api/v1/client/timeline', { id, cursor: 'x' })).status).toBe(422)
})

test('what goes along where a client is joined with another is counted, for the admin', async () => {
  const id = await add({ name: 'Vai' })
  const count = async (who = app.people.admin) => (await who.post('/api/v1/client/moves', { id })).body.data
  expect(await count()).toEqual({ quotes: 0, contacts: 0, messages: 0 })
  await addBudget(app.people.staff, { client: 'Vai', client_id: id })
  const contact = { client_id: id, name: 'Rui', email: '', phone: '', gets_quotes: false, gets_charges: false }
  for (const name of ['Rui', 'Ivo']) await app.people.staff.post('/api/v1/client/contact/new', { ...contact, name })
  expect(await count()).toEqual({ quotes: 1, contacts: 2, messages: 0 })
  expect((await app.people.staff.post('/api/v1/client/moves', { id })).status).toBe(403)
  expect((await app.people.admin.post('/api/v1/client/moves', { id: 99_999 })).status).toBe(404)
})

test('two records of one client become one, by the admin', async () => {
  const id = await add({ name: 'Padaria Aurora', email: 'a@aurora.exemplo.com.br', notes: 'Abre às 5.' })
  const other = await add({
    name: 'Aurora Pães',
    email: 'b@aurora.exemplo.com.br',
    phone: '48 3000-1111',
    notes: 'Paga em 15 dias.',
    document: '99000001000101',
  })
  expect((await app.people.staff.post('/api/v1/client/merge', { id, other })).status).toBe(403)
  expect((await app.people.admin.post('/api/v1/client/merge', { id, other: id })).status).toBe(422)
  expect((await app.people.admin.post('/api/v1/client/merge', { id, other })).status).toBe(200)
  expect(await item(id)).toMatchObject({
    name: 'Padaria Aurora',
    email: 'a@aurora.exemplo.com.br',
    phone: '48 3000-1111',
    document: '99.000.001/0001-01',
    notes:
      'Abre às 5.\n\nPaga em 15 dias.\n\n' +
      'Do cadastro que foi juntado: nome Aurora Pães; e-mail b@aurora.exemplo.com.br.',
  })
  expect((await app.people.admin.post('/api/v1/client/item', { id: other })).status).toBe(404)
  expect((await app.people.admin.post('/api/v1/client/merge', { id, other })).status).toBe(404)
})
