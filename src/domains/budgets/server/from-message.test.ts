import { beforeEach, expect, test } from 'vitest'
import { startSentQuotes } from '#tests/sent-quotes.ts'

const { app, staff } = startSentQuotes()
beforeEach(() => app.pool.query('delete from clients; delete from contact_messages'))

async function messageOf(contact: string) {
  await app.people.visitor.post('/api/v1/contact/save', { name: 'Nina', contact, message: 'Quanto custa?' })
  return (await app.people.admin.get('/api/v1/contact/get')).body.result[0].id as number
}
async function save(fields: object, who = app.people.admin) {
  const { id } = (await staff('newIdBudget', {}, who)).body
  const budget = { id, client: 'Nina Prado', project_name: 'Suporte', deadline: '2026-12-20', ...fields }
  return { id, answer: await staff('save', { budget }, who) }
}
const clientOf = async (id: number) => (await staff('budgetById', { id }, app.people.admin)).body.data[0].client_id
const clients = async () => (await app.pool.query('select id, name, email, phone from clients order by id')).rows

test('who wrote a message becomes a client with the quote that is saved for them, once, by the name in it', async () => {
  const message = await messageOf('Nina@exemplo.com.br, (48) 98888-0000')
  const { id, answer } = await save({ message })
  expect(answer.status).toBe(200)
  const [client] = await clients()
  expect(client).toMatchObject({ name: 'Nina Prado', email: 'nina@exemplo.com.br', phone: '+55 48 98888-0000' })
  expect(await clientOf(id)).toBe(client.id)
  // A second quote is for the same one, whatever name it has.
  const second = await save({ message, client: 'N. Prado' })
  expect(await clientOf(second.id)).toBe(client.id)
  // A later save of a quote makes nobody one.
  await staff('save', { budget: { id, client_id: null, message } }, app.people.admin)
  expect([await clientOf(id), (await clients()).length]).toEqual([null, 1])
})

test('a save that is refused makes no client', async () => {
  const message = await messageOf('nina@exemplo.com.br')
  const payments = [{ due: null, percent: 50, amount: null }]
  const { answer } = await save({ message, payments })
  expect([answer.status, await clients()]).toEqual([422, []])
})

test('another client that was chosen stays, and a message that is gone keeps nobody from saving', async () => {
  const chosen = (await app.people.admin.post('/api/v1/client/new', { name: 'Oficina' })).body.data.id
  const message = await messageOf('nina@exemplo.com.br')
  const { id } = await save({ message, client_id: chosen })
  expect(await clientOf(id)).toBe(chosen)
  const gone = await save({ message: 999_999 })
  expect([gone.answer.status, await clientOf(gone.id)]).toEqual([200, null])
  expect(await clients()).toHaveLength(1)
})

test('messages are the admin’s: nobody else makes a client of one', async () => {
  const message = await messageOf('nina@exemplo.com.br')
  const { answer } = await save({ message }, app.people.staff)
  expect([answer.status, await clients()]).toEqual([403, []])
})
