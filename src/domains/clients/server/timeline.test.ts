import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'

const app = startApp()
const post = async (call: string, body: object) => {
  const answer = await app.people.admin.post(`/api/v1/client/${call}`, body)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.data
}
const addMessage = (name: string, contact: string) =>
  app.db
    .insertInto('contact_messages')
    .values({ name, contact, message: 'Quanto fica?', created_at: app.clock.now() })
    .execute()

test('messages of a client’s other contacts are in the time line, but not those of another client', async () => {
  const { id } = await post('new', { name: 'Boreal', email: 'contato@boreal.exemplo.com.br' })
  await post('new', { name: 'Prado', email: 'lia@prado.exemplo.com.br' })
  const contact = { client_id: id, gets_charges: false, gets_quotes: false }
  await post('contact/new', { ...contact, name: 'Rui', email: 'Rui@boreal.exemplo.com.br', phone: '(48) 3222-1111' })
  await post('contact/new', { ...contact, name: 'Ana', email: '', phone: '(48) 99111-2222' })
  // The other client's own address tells of that one first.
  await post('contact/new', { ...contact, name: 'Lia', email: 'lia@prado.exemplo.com.br', phone: '' })
  await addMessage('A própria', 'contato@boreal.exemplo.com.br')
  await addMessage('Rui por e-mail', 'rui@boreal.exemplo.com.br')
  await addMessage('Rui por telefone', 'Ligue: 48 3222 1111')
  await addMessage('Ana', '+55 48 99111-2222')
  await addMessage('Lia', 'lia@prado.exemplo.com.br')
  await addMessage('Ninguém', 'outra@boreal.exemplo.com.br')
  const titles = (await post('timeline', { id })).map(({ title }: { title: string }) => title)
  expect(titles.toSorted()).toEqual(
    ['A própria', 'Rui por e-mail', 'Rui por telefone', 'Ana'].map((name) => `Mensagem de ${name}`).toSorted(),
  )
})
