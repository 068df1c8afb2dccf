import { expect, onTestFinished, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { addBudget } from '#tests/factories.ts'
import { DAY_MS } from '#time.ts'

const app = startApp()
const send = (id: number, sending: object) => app.people.staff.post('/api/v1/budget/send', { id, ...sending })

/** A message from that contact, so many days old; its id. */
async function addMessage(contact: string, { days = 1, read = true, archived = false } = {}) {
  const { rows } = await app.pool.query<{ id: number }>(
    `insert into contact_messages (name, contact, message, created_at, read, archived)
     values ('Rui', $1, 'Quanto custa?', $2, $3, $4) returning id`,
    [contact, new Date(NOW.getTime() - days * DAY_MS), read, archived],
  )
  return rows[0]!.id
}
const answered = async (ids: number[]) =>
  (
    await app.pool.query<{ id: number; answered_at: Date }>(
      'select id, answered_at from contact_messages where answered and id = any($1) order by id',
      [ids],
    )
  ).rows
const quote = (fields: object = {}) =>
  addBudget(app.people.staff, { items: [{ description: 'Peça', total: 100 }], ...fields })

test('a quote that is sent answers the messages of who gets it, by e-mail or telephone, and no others', async () => {
  const client = { name: 'Rui', email: 'rui@exemplo.com.br', phone: '48 99999-1234' }
  const client_id = (await app.people.staff.post('/api/v1/client/new', client)).body.data.id
  const mine = [await addMessage('Rui@Exemplo.com.br'), await addMessage('(48) 99999-1234, à tarde')]
  const others = [await addMessage('rui@exemplo.com'), await addMessage('outro-rui@exemplo.com.br')]
  others.push(await addMessage(client.email, { days: 31 }), await addMessage(client.email, { archived: true }))
  // Nobody has read it, so nobody knows what it asks for.
  others.push(await addMessage(client.email, { read: false }))
  const id = await quote({ client_id })
  others.push(await addMessage(client.email, { days: -0.001 }))
  expect(await answered([...mine, ...others])).toEqual([])
  // A link alone, or an e-mail that becomes a file, reaches nobody.
  for (const sending of [{ means: 'link' }, { means: 'email', email: client.email }])
    expect((await send(await quote({ client_id }), sending)).status).toBe(200)
  expect(await answered([...mine, ...others])).toEqual([])
  expect((await send(id, { means: 'whatsapp' })).status).toBe(200)
  expect(await answered([...mine, ...others])).toEqual(mine.map((id) => ({ id, answered_at: NOW })))
  // Its later versions are about what came of it.
  const [later] = [await addMessage(client.email)]
  expect((await send(id, { means: 'whatsapp' })).status).toBe(200)
  expect(await answered([later])).toEqual([])
})

test('without a record by the address that it is sent to, and a refused sending answers nothing', async () => {
  Object.assign(app.settings, { smtpUrl: 'smtp://127.0.0.1:9' })
  onTestFinished(() => void Object.assign(app.settings, { smtpUrl: undefined }))
  const message = await addMessage('Ana <ana@exemplo.com.br>')
  const sending = { means: 'email', email: 'ANA@exemplo.com.br' }
  const empty = await addBudget(app.people.staff, {})
  expect((await send(empty, sending)).status).toBe(422)
  expect((await send(await quote(), { means: 'link' })).status).toBe(200)
  expect(await answered([message])).toEqual([])
  expect((await send(await quote(), sending)).status).toBe(200)
  expect(await answered([message])).toHaveLength(1)
})
