import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SCHEMA } from '#platform/jobs/boss.ts'
import { NOW, startApp } from '#tests/app.ts'
import { addBudget } from '#tests/factories.ts'
import { PASSWORD } from '#tests/people.ts'
import { acceptedJob } from './accepted.ts'

const app = startApp()
const restarted = startApp({}, undefined, app)
beforeEach(async () => {
  for (const one of [app, restarted]) one.clock.set(NOW)
  await app.runJobs() // opens the queues
  await app.pool.query(`delete from budgets; delete from site_settings; delete from ${SCHEMA}.job`)
})
afterEach(() => vi.restoreAllMocks())

const CLIENT = { name: 'Helena Prado', email: 'helena@exemplo.com.br', agreed: true }
const ITEMS = [{ description: 'Placa eletrônica', total: 3850 }]
const FAILED = 'O PDF não pôde ser feito agora. Tente de novo em instantes.'

const staff = (call: string, body: object) => app.people.staff.post(`/api/v1/budget/${call}`, body)
const client = (call: string, body: object) => app.people.visitor.post(`/api/v1/quote/${call}`, body)
const exchange = async (id: number) => (await app.people.staff.get(`/api/v1/budget/exchange?id=${id}`)).body.data
const quote = async (id: number) => (await staff('budgetById', { id })).body.data[0]
const read = async (token: string) => (await app.people.visitor.get(`/api/v1/quote?token=${token}`)).body.data

async function send(fields: object = {}) {
  const id = await addBudget(app.people.staff, { items: ITEMS, ...fields })
  const { body } = await staff('send', { id, means: 'link' })
  return { id, token: body.data.path.replace('/orcamento/', '') as string }
}

/** What the e-mails to the client came to: 'created', 'retry', 'completed', … */
async function emails() {
  const { rows } = await app.pool.query(`select state from ${SCHEMA}.job where name = 'mail' and data->>'to' = $1`, [
    CLIENT.email,
  ])
  return rows.map(({ state }) => state)
}

/** From now on no thread makes a PDF. */
const breakPdfs = () => vi.spyOn(app.worker, 'runInThread').mockRejectedValue(new Error('the template is broken'))

test('a PDF that fails is told as such, and leaves the quote as it was', async () => {
  const draft = await addBudget(app.people.staff, { items: ITEMS })
  const { id, token } = await send()
  await staff('save', { budget: { id, project_name: 'Outro nome' } })
  const before = [await quote(draft), await exchange(draft), await quote(id), await exchange(id), await read(token)]
  breakPdfs()
  const form = new FormData()
  form.append('record', JSON.stringify({ id: draft, means: 'phone', name: 'Helena', note: 'Por telefone' }))
  const answers = [
    await app.people.staff.get(`/api/v1/budget/pdf?id=${id}`),
    await staff('send', { id: draft, means: 'email', email: CLIENT.email }),
    await staff('send', { id, means: 'link' }),
    await app.people.staff.post('/api/v1/budget/record', form),
  ]
  for (const { status, body } of answers) {
    expect(status).toBe(503)
    expect(body).toEqual({ result: false, data: { code: 'unavailable', error: FAILED } })
  }
  vi.restoreAllMocks()
  const after = [await quote(draft), await exchange(draft), await quote(id), await exchange(id), await read(token)]
  expect(after).toEqual(before)
  expect(await emails()).toEqual([])
})

test('an acceptance stands while its PDF cannot be made, which follows with the e-mail', async () => {
  const { id, token } = await send()
  breakPdfs()
  expect((await client('accept', { token, version: 1, ...CLIENT })).status).toBe(200)
  await app.runJobs()
  const { state, events } = await exchange(id)
  expect([state, events.at(-1).has_accepted_pdf]).toEqual(['accepted', false])
  expect((await app.people.visitor.fetch(`/orcamento/pdf/${token}`)).status).toBe(200)
  expect(await emails()).toEqual([])

  vi.restoreAllMocks()
  app.clock.set(new Date(NOW.getTime() + 3_600_000))
  await app.runJobs()
  expect((await exchange(id)).events.at(-1).has_accepted_pdf).toBe(true)
  expect(await emails()).toEqual(['completed'])
})

test('after an end between acceptance and job the next start sends the e-mail, once', async () => {
  const { id, token } = await send()
  await client('accept', { token, version: 1, ...CLIENT })
  expect(await emails()).toEqual([])
  const event = (await exchange(id)).events.at(-1).id as number

  await restarted.runJobs()
  const run = { id: 'again', attempt: 2, signal: AbortSignal.timeout(60_000) }
  await Promise.all([app, restarted].map((program) => acceptedJob.handler(program, { event, origin: app.origin }, run)))
  await restarted.runJobs()
  expect(await emails()).toEqual(['completed'])
})

test('the job run by two at once sends one e-mail', async () => {
  const { id, token } = await send()
  await client('accept', { token, version: 1, ...CLIENT })
  const event = (await exchange(id)).events.at(-1).id as number
  const run = { id: 'both', attempt: 1, signal: AbortSignal.timeout(60_000) }
  await Promise.all([app, restarted].map((program) => acceptedJob.handler(program, { event, origin: app.origin }, run)))
  expect(await emails()).toHaveLength(1)
  expect((await exchange(id)).events.at(-1).has_accepted_pdf).toBe(true)
})

test('without the mail server sending and acceptance go on, and the e-mails wait', async () => {
  Object.assign(app.settings, { smtpUrl: 'smtp://127.0.0.1:1' })
  try {
    const id = await addBudget(app.people.staff, { items: ITEMS })
    const { status, body } = await staff('send', { id, means: 'email', email: CLIENT.email })
    expect(status).toBe(200)
    const token = body.data.path.replace('/orcamento/', '')
    await app.runJobs()
    expect((await client('accept', { token, version: 1, ...CLIENT })).status).toBe(200)
    await app.runJobs()
    expect((await exchange(id)).state).toBe('accepted')
    expect(await emails()).toEqual(['retry', 'retry'])
    expect(app.logged.join()).not.toContain(token.split('-')[1])
  } finally {
    Object.assign(app.settings, { smtpUrl: undefined })
  }
  app.clock.set(new Date(NOW.getTime() + 24 * 3_600_000))
  await app.runJobs()
  expect(await emails()).toEqual(['completed', 'completed'])
})

test('the Pix key is shown to the client of an accepted quote alone, and is in no log', async () => {
  const key = '52998224725'
  const value = { pixKey: key, receiver: 'Três Camadas', city: 'Palhoça', terms: 'Condição secreta' }
  const { admin, visitor } = app.people
  const saved = await admin.post('/api/v1/site/billing', { value, password: PASSWORD })
  expect(saved.status).toBe(200)
  const { id, token } = await send()
  expect(JSON.stringify(await read(token))).not.toContain(key)
  await client('accept', { token, version: 1, ...CLIENT })
  expect((await read(token)).installments[0].pix.code).toContain(key)
  const [{ id: installment }] = (await exchange(id)).installments
  await staff('pay', { id: installment, paid_on: '2026-11-23', means: 'pix' })
  expect(JSON.stringify(await read(token))).not.toContain(key)
  for (const path of [
    '/api/v1/openapi.json',
    '/openapi.json',
    '/api/v1/site',
    '/sitemap.xml',
    '/api/v1/site/settings',
  ]) {
    const text = await (await visitor.fetch(path)).text()
    expect(text).not.toMatch(/52998224725|Condição secreta/)
  }
  const logged = app.logged.join()
  for (const secret of [key, '529.982', PASSWORD, 'Condição secreta']) expect(logged).not.toContain(secret)
})

test('a client merged while a quote of theirs is being saved waits for it, one deleted meanwhile stays its client for 30 days', async () => {
  const add = async (name: string) =>
    (await app.people.staff.post('/api/v1/client/new', { name })).body.data.id as number
  const saved = async (id: number, client_id: number, then: () => Promise<{ status: number }>, waiting: number) => {
    const db = await app.pool.connect()
    try {
      await db.query('begin')
      await db.query('select 1 from budget_numbers where id = $1 for update', [id])
      const save = staff('save', { budget: { id, client_id } })
      await waiters(1)
      const other = then()
      await waiters(waiting)
      await db.query('commit')
      return [(await save).status, (await other).status]
    } finally {
      db.release()
    }
  }
  const waiters = (count: number) =>
    expect.poll(async () => (await app.pool.query('select 1 from pg_locks where not granted')).rowCount).toBe(count)

  const [stays, goes, id] = [await add('Fica'), await add('Sai'), await addBudget(app.people.staff)]
  const merge = () => app.people.admin.post('/api/v1/client/merge', { id: stays, other: goes })
  expect(await saved(id, goes, merge, 2)).toEqual([200, 200])
  expect((await quote(id)).client_id).toBe(stays)

  const gone = await add('Some')
  const remove = () => app.people.admin.post('/api/v1/client/delete', { id: gone })
  expect(await saved(id, gone, remove, 1)).toEqual([200, 200])
  expect(await quote(id)).toMatchObject({ client_id: gone, client: 'Oficina Maré' })
  expect((await app.people.admin.post('/api/v1/client/restore', { id: gone })).status).toBe(200)
})

test('deleting a client leaves what was agreed upon as it was', async () => {
  const { body } = await app.people.staff.post('/api/v1/client/new', { name: 'Maré', phone: '48 3000-0000' })
  const { id, token } = await send({ client_id: body.data.id })
  await client('accept', { token, version: 1, ...CLIENT })
  const before = await read(token)
  expect((await app.people.admin.post('/api/v1/client/delete', { id: body.data.id })).status).toBe(200)
  expect(await read(token)).toEqual(before)
  expect(before.document.client.phone).toBe('48 3000-0000')
  expect(await exchange(id)).toMatchObject({ state: 'accepted', version: 1 })
})
