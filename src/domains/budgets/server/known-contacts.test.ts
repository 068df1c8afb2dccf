import { expect, test } from 'vitest'
import { addBudget } from '#tests/factories.ts'
import { CLIENT, ITEMS, startQuotes } from '#tests/quotes.ts'

const { app, staff, client, exchange } = startQuotes()
const post = (call: string, body: object) => app.people.staff.post(`/api/v1/client/${call}`, body)
const addClient = async (fields: object = {}) =>
  (await post('new', { name: 'Boreal', contact: 'Joana', ...fields })).body.data.id as number
const addContact = (client_id: number, fields: object) =>
  post('contact/new', { client_id, name: 'Rute', phone: '', gets_quotes: true, gets_charges: false, ...fields })
const REACH = ['client_id', 'addresses', 'charges_email', 'unkept'] as const
const reach = async (id: number) => {
  const data = await exchange(id)
  return Object.fromEntries(REACH.map((name) => [name, data[name]]))
}

test('addresses that a quote was sent to or accepted with are offered to the record, until it has them', async () => {
  const record = await addClient()
  const id = await addBudget(app.people.staff, { items: ITEMS, client_id: record })
  await staff('send', { id, means: 'email', email: 'compras@exemplo.com.br' })
  const { body } = await staff('send', { id, means: 'email', email: 'compras@exemplo.com.br' })
  const token = body.data.path.replace('/orcamento/', '')
  await client('accept', { token, version: 1, ...CLIENT })
  expect(await reach(id)).toEqual({
    ...{ client_id: record, addresses: [], charges_email: '' },
    unkept: [
      { name: '', email: 'compras@exemplo.com.br' },
      { name: CLIENT.name, email: CLIENT.email },
    ],
  })
  for (const one of (await reach(id)).unkept) await post('contact/keep', { client_id: record, ...one })
  expect(await reach(id)).toEqual({
    ...{ client_id: record, charges_email: 'compras@exemplo.com.br', unkept: [] },
    addresses: [
      { name: 'Joana', email: 'compras@exemplo.com.br' },
      { name: CLIENT.name, email: CLIENT.email },
    ],
  })
})

test('a quote goes to the record’s address or to who receives quotes, a receipt to who receives charges', async () => {
  const record = await addClient({ email: 'dono@exemplo.com.br' })
  await addContact(record, { email: 'rute@exemplo.com.br' })
  await addContact(record, { email: 'caixa@exemplo.com.br', gets_quotes: false, gets_charges: true })
  await addContact(record, { email: '', phone: '48 3000-0000' })
  const id = await addBudget(app.people.staff, { items: ITEMS, client_id: record })
  expect(await reach(id)).toEqual({
    ...{ client_id: record, charges_email: 'caixa@exemplo.com.br', unkept: [] },
    addresses: [
      { name: 'Joana', email: 'dono@exemplo.com.br' },
      { name: 'Rute', email: 'rute@exemplo.com.br' },
    ],
  })
})

test('without a record, or with one that was deleted, nothing is offered', async () => {
  const alone = await addBudget(app.people.staff, { items: ITEMS })
  await staff('send', { id: alone, means: 'email', email: 'compras@exemplo.com.br' })
  expect(await reach(alone)).toEqual({ client_id: null, addresses: [], charges_email: '', unkept: [] })
  const record = await addClient()
  const id = await addBudget(app.people.staff, { items: ITEMS, client_id: record })
  await staff('send', { id, means: 'email', email: 'compras@exemplo.com.br' })
  await app.people.admin.post('/api/v1/client/delete', { id: record })
  expect(await reach(id)).toMatchObject({ client_id: null, unkept: [] })
})
