import { beforeEach, expect, test } from 'vitest'
import { lockWho } from '#domains/clients/server/who-is.ts'
import { startSentQuotes } from '#tests/sent-quotes.ts'
import { countWaitingQueries } from '#tests/waiting-queries.ts'

const { app, staff } = startSentQuotes()
beforeEach(() => app.pool.query('delete from clients; delete from contact_messages'))

async function messageOf(contact: string): Promise<number> {
  const { rows } = await app.pool.query(
    `insert into contact_messages (name, contact, message, created_at) values ('Nina', $1, 'Quanto custa?', $2) returning id`,
    [contact, app.clock.now()],
  )
  return rows[0].id
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

test('of a sender without e-mail and telephone there is one client, whom the message keeps', async () => {
  const message = await messageOf('sou a vizinha da frente')
  const [first, second] = [await save({ message }), await save({ message })]
  expect(await clientOf(second.id)).toBe(await clientOf(first.id))
  expect(await clients()).toHaveLength(1)
  const kept = (await app.people.admin.post('/api/v1/client/of-message', { id: message })).body.data
  expect(kept).toMatchObject({ id: await clientOf(first.id), name: 'Nina Prado' })
  // It stands with them, whatever their record says of how to reach them.
  const { data } = (await app.people.admin.post('/api/v1/client/timeline', { id: kept.id })).body
  expect(data.map(({ to }: { to: string }) => to)).toContain(`/dashboard/messages?id=${message}`)
  // Another who says as little is somebody else.
  await save({ message: await messageOf('sou a vizinha da frente') })
  expect(await clients()).toHaveLength(2)
})

test('two messages of one sender make one client, also at once, and another person of a client is known', async () => {
  const contact = 'nina@exemplo.com.br'
  const messages = [await messageOf(contact), await messageOf(`${contact} (48) 98888-0000`)]
  const [one, other] = await Promise.all(messages.map((message) => save({ message })))
  expect(await clientOf(other!.id)).toBe(await clientOf(one!.id))
  const [{ id }] = await clients()
  await app.pool.query(
    `insert into client_contacts (client_id, name, email, phone, gets_charges, gets_quotes, created_at)
     values ($1, 'Rui', 'rui@exemplo.com.br', '', false, false, $2)`,
    [id, app.clock.now()],
  )
  const third = await save({ message: await messageOf('Rui@exemplo.com.br') })
  expect(await clientOf(third.id)).toBe(id)
  await app.pool.query(`update client_contacts set email = '', phone = '(48) 97777-0000'`)
  const fourth = await save({ message: await messageOf('Rui, 48 97777 0000') })
  expect(await clientOf(fourth.id)).toBe(id)
  expect(await clients()).toHaveLength(1)
})

test('a quote for a sender who is joined to another client at the same moment waits for that, or that for it', async () => {
  const message = await messageOf('nina@exemplo.com.br')
  const { id } = await save({ message })
  const other = await clientOf(id)
  const stays = (await app.people.admin.post('/api/v1/client/new', { name: 'Prado Ltda.' })).body.data.id
  // Held back between the message and its client.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const holding = app.db.transaction().execute(async (db) => {
    await lockWho(db, { email: 'nina@exemplo.com.br', phone: '' })
    await held
  })
  const saving = save({ message })
  await expect.poll(() => countWaitingQueries(app.pool)).toBe(1)
  const merging = app.people.admin.post('/api/v1/client/merge', { id: stays, other })
  await expect.poll(() => countWaitingQueries(app.pool)).toBe(2)
  release()
  await holding
  const [saved, merged] = await Promise.all([saving, merging])
  expect([saved.answer.status, merged.status]).toEqual([200, 200])
  expect(await clientOf(saved.id)).toBe(stays)
})
