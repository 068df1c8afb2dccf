import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addBudget } from '#tests/factories.ts'
import { DAY_MS } from '#time.ts'
import { RESTORE_DAYS } from '../contract.ts'
import { purgeClientsJob } from './deleted.ts'

const app = startApp()
const CNPJ = '11.222.333/0001-81'

const call = (path: string, body: object, who = app.people.admin) => who.post(`/api/v1/client/${path}`, body)
const add = async (fields: object) => (await call('new', fields, app.people.staff)).body.data.id as number
const names = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name)
const deleted = async () => (await app.people.admin.get('/api/v1/client/removed')).body

test('a deleted client is gone wherever clients are found, and comes back whole', async () => {
  const { admin, staff } = app.people
  const id = await add({ name: 'Serralheria Cobalto', email: 'cobalto@exemplo.com.br', notes: 'Portão azul.' })
  const before = (await call('item', { id })).body
  await call('delete', { id })

  expect((await call('list', { q: 'cobalto' })).body).toMatchObject({ data: [], total: 0 })
  for (const who of [admin, staff])
    expect((await who.get('/api/v1/find?q=cobalto')).body).not.toMatchObject({ data: [{ kind: 'client' }] })
  expect((await call('merge', { id, other: await add({ name: 'Outra' }) })).status).toBe(404)
  const budget = { client: 'Cobalto', project_name: 'Portão', deadline: '2199-01-01', client_id: id }
  const { id: number } = (await staff.post('/api/v1/budget/newIdBudget')).body
  expect((await staff.post('/api/v1/budget/save', { budget: { id: number, ...budget } })).status).toBe(422)

  expect((await staff.get('/api/v1/client/removed')).status).toBe(403)
  expect((await call('restore', { id }, staff)).status).toBe(403)
  expect((await deleted()).data[0]).toMatchObject({ id, name: 'Serralheria Cobalto', by: 'Dona Marina' })
  expect((await call('restore', { id })).body).toEqual({ result: true })
  expect((await call('item', { id })).body).toEqual(before)
  expect(names((await call('list', { q: 'cobalto' })).body)).toEqual(['Serralheria Cobalto'])
  expect((await call('restore', { id })).status).toBe(404)
  expect(names(await deleted())).not.toContain('Serralheria Cobalto')
})

test('a message of a deleted client is of none, and its number is free for another, who keeps it', async () => {
  const { admin, visitor } = app.people
  const id = await add({ name: 'Vidraçaria Anil', email: 'anil@exemplo.com.br', document: CNPJ })
  await call('delete', { id })
  await visitor.post('/api/v1/contact/save', { name: 'Anil', contact: 'anil@exemplo.com.br', message: 'Quanto?' })
  const message = (await admin.get('/api/v1/contact/get')).body.result[0].id
  expect((await call('of-message', { id: message })).body.data.id).toBeNull()
  await add({ name: 'Anil', email: 'anil@exemplo.com.br', document: CNPJ })
  const { status, body } = await call('restore', { id })
  expect(status).toBe(422)
  expect(body.data.error).toBe('Já há um cliente com este CPF ou CNPJ.')
  expect(names(await deleted())).toContain('Vidraçaria Anil')
})

test('a quote of a deleted client is read, saved and sent as before', async () => {
  const { staff } = app.people
  const client_id = await add({ name: 'Tornearia Jade', email: 'jade@exemplo.com.br' })
  const items = [{ description: 'Eixo', total: 100 }]
  const id = await addBudget(staff, { client_id, items })
  await call('delete', { id: client_id })
  const save = await staff.post('/api/v1/budget/save', { budget: { id, client_id, project_name: 'Eixos' } })
  expect(save.status).toBe(200)
  const sent = await staff.post('/api/v1/budget/send', { id, means: 'link' })
  expect(sent.body.data).toMatchObject({ state: 'sent', email: 'jade@exemplo.com.br' })
  expect((await staff.get(`/api/v1/budget/document?id=${id}`)).body.data.client.email).toBe('jade@exemplo.com.br')
})

test(`after ${RESTORE_DAYS} days the nightly job removes it for good, and not before; its quotes keep the name`, async () => {
  const { staff } = app.people
  const [old, recent] = [await add({ name: 'Antiga' }), await add({ name: 'Recente' })]
  const quote = await addBudget(staff, { client: 'Antiga', client_id: old })
  for (const id of [old, recent]) await call('delete', { id })
  const set = (id: number, ms: number) =>
    app.db
      .updateTable('clients')
      .set({ deleted_at: new Date(app.clock.now().getTime() - ms) })
      .where('id', '=', id)
      .execute()
  await set(old, RESTORE_DAYS * DAY_MS + 1)
  await set(recent, RESTORE_DAYS * DAY_MS - 60_000)
  await purgeClientsJob.handler(app, {}, { id: 'run', attempt: 1, signal: new AbortController().signal })
  const left = names(await deleted())
  expect(left).toContain('Recente')
  expect(left).not.toContain('Antiga')
  expect((await call('restore', { id: old })).status).toBe(404)
  const { data } = (await staff.post('/api/v1/budget/budgetById', { id: quote })).body
  expect(data[0]).toMatchObject({ client: 'Antiga', client_id: null })
})
