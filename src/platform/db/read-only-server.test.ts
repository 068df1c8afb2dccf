import { afterEach, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { PASSWORD } from '#tests/people.ts'

const app = startApp()
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const AWAY = {
  result: false,
  data: { code: 'unavailable', error: 'O banco de dados está fora do ar. Tente de novo em instantes.' },
}

/** Whether what connects from now on meets a server that only reads, as one that was demoted. */
const setReadOnly = (on: boolean) =>
  app.pool.query(`begin read write; alter database ${app.database} set default_transaction_read_only = ${on}; commit`)

/** Makes the open connections of the pool, all of them, those to a demoted server. */
async function demote() {
  const clients = await Promise.all(Array.from({ length: app.pool.options.max }, () => app.pool.connect()))
  for (const client of clients) await client.query('set default_transaction_read_only = on')
  for (const client of clients) client.release()
}

/** What counted as a fault of ours. */
const faults = () => app.logged.filter((line) => JSON.parse(line).msg === 'call failed')

afterEach(() => setReadOnly(false))

test('what saves answers 503 while the server only reads, and what reads goes on', async () => {
  const { visitor, admin, staff } = app.people
  await setReadOnly(true)
  await demote()
  const saves = {
    'a transaction': () => admin.post('/api/v1/new-archive', { title: 'Guardado' }),
    'a visitor': () =>
      visitor.post('/api/v1/contact/save', { name: 'Ana', contact: 'ana@exemplo.com.br', message: 'Oi' }),
    'a stored limit': () => visitor.post('/api/v1/login', { email: 'davi@exemplo.com.br', password: PASSWORD }),
    'the count of visits': () =>
      visitor.post('/api/v1/analytics', { analytics: 'page', page: 'home' }, { 'user-agent': FIREFOX }),
    'a job': () => visitor.post('/api/v1/password/forgot', { email: 'davi@exemplo.com.br' }),
    'a client': () => staff.post('/api/v1/client/new', { name: 'Padaria Aurora' }),
  }
  for (const [what, save] of Object.entries(saves)) {
    const { status, body } = await save()
    expect({ status, body }, what).toEqual({ status: 503, body: AWAY })
  }
  expect((await admin.post('/api/v1/client/list')).status).toBe(200)
  expect(faults()).toEqual([])
})

test('after one save that met it none of the connections to it is left in the pool, and the next save succeeds', async () => {
  const { admin } = app.people
  await demote()
  expect((await admin.post('/api/v1/new-archive', { title: 'Perdido' })).status).toBe(503)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) => admin.post('/api/v1/new-archive', { title: `Guardado ${number}` })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(faults()).toEqual([])
})

test('one that reads meanwhile is left to end, and goes with its answer', async () => {
  await demote()
  const reader = await app.pool.connect()
  expect((await app.people.admin.post('/api/v1/new-archive', { title: 'Perdido' })).status).toBe(503)
  expect((await reader.query('show default_transaction_read_only')).rows[0].default_transaction_read_only).toBe('on')
  reader.release()
  const { rows } = await app.pool.query('show default_transaction_read_only')
  expect(rows).toEqual([{ default_transaction_read_only: 'off' }])
})
