import { expect, test } from 'vitest'
import { CLIENT, startQuotes } from '#tests/quotes.ts'
import { forgetOpeningsJob } from './openings.ts'

const { app, staff, client, exchange, read, send } = startQuotes()

const ITEMS = [
  { description: 'Placa eletrônica\nDez unidades', total: 3850 },
  { description: 'Antena', total: 150 },
]
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Gecko/20100101 Firefox/149.0' }
const ask = (token: string, fields: object) => client('change', { token, version: 1, name: 'Helena', ...fields })
const answer = (id: number, note = 'Sai por R$ 100,00.', who = app.people.staff) =>
  staff('answer-request', { id, note }, who)

test('a request is about an item or the whole, and stands at that for both sides until it is answered', async () => {
  const { id, token } = await send({ items: ITEMS })
  expect((await ask(token, { line: '2', note: 'Sem a antena.' })).status).toBe(200)
  expect((await ask(token, { note: 'Em três parcelas?' })).status).toBe(200)
  const asked = [
    { line: 2, item: 'Item: Antena', name: 'Helena', note: 'Sem a antena.', answer: null },
    { line: null, item: '', note: 'Em três parcelas?', answer: null },
  ]
  const { requests } = await exchange(id)
  expect(requests).toMatchObject(asked)
  expect((await read(token)).body.data.requests).toEqual(requests)

  expect((await answer(requests[0].id)).status).toBe(200)
  expect(await exchange(id)).toMatchObject({ state: 'change_requested' })
  expect((await answer(requests[1].id, 'Pode ser.')).body.data.state).toBe('seen')
  expect((await read(token)).body.data.requests).toMatchObject([
    { answer: { note: 'Sai por R$ 100,00.', by: 'Davi' } },
    { answer: { note: 'Pode ser.' } },
  ])
  expect((await answer(requests[0].id)).body.data.code).toBe('request-answered')
})

test('the next version answers all of them', async () => {
  const { id, token } = await send({ items: ITEMS })
  await ask(token, { line: 1, note: 'Só cinco placas.' })
  const [request] = (await exchange(id)).requests
  await staff('save', { budget: { id, items: [{ ...ITEMS[0], total: 2000 }] } })
  expect((await exchange(id)).requests).toHaveLength(1)
  await staff('send', { id, means: 'link' })
  expect((await exchange(id)).requests).toEqual([])
  expect((await read(token)).body.data.requests).toEqual([])
  expect((await answer(request.id)).status).toBe(409)
})

test.each([[0], [3], ['x'], [1.5], [-1]])('an item %j is refused, and nothing is asked', async (line) => {
  const { id, token } = await send({ items: ITEMS })
  expect((await ask(token, { line, note: 'Sem isso.' })).status).toBe(422)
  expect(await exchange(id)).toMatchObject({ state: 'sent', requests: [] })
})

test('nobody answers for a quote of somebody else, nor what is no request', async () => {
  const { id, token } = await send({ items: ITEMS })
  await ask(token, { note: 'Sem a antena.' })
  const { events, requests } = await exchange(id)
  expect((await answer(requests[0].id, 'Oi', app.people.other)).status).toBe(404)
  expect((await answer(events[0].id)).status).toBe(404)
  expect((await answer(requests[0].id, ' ')).status).toBe(422)
  expect((await exchange(id)).requests).toMatchObject([{ answer: null }])
})

test('two answers at once are one', async () => {
  const { id, token } = await send({ items: ITEMS })
  await ask(token, { note: 'Sem a antena.' })
  const [request] = (await exchange(id)).requests
  const answers = await Promise.all([answer(request.id, 'Sim.'), answer(request.id, 'Não.')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('openings are kept by version and moment, those of the client alone, for 90 days', async () => {
  const { id, token } = await send({ items: ITEMS })
  const open = (who = app.people.visitor, headers: object = BROWSER) =>
    who.post('/api/v1/quote/seen', { token }, headers as Record<string, string>)
  await open()
  app.clock.set(new Date('2026-11-24T15:00:00.000Z'))
  await open()
  await open(app.people.staff)
  await open(app.people.visitor, { 'user-agent': 'WhatsApp/2.23 robot Googlebot/2.1' })
  expect((await exchange(id)).openings).toEqual([{ version: 1, count: 2, last: '2026-11-24T15:00:00.000Z' }])
  await staff('save', { budget: { id, items: [ITEMS[1]] } })
  await staff('send', { id, means: 'link' })
  await open()
  await client('accept', { token, version: 2, ...CLIENT })
  await open()
  expect((await exchange(id)).openings).toMatchObject([
    { version: 2, count: 2 },
    { version: 1, count: 2 },
  ])
  const [row] = (await staff('list', {})).body
  expect(row.openings).toHaveLength(4)
  expect(row.openings[3]).toBe('2026-11-23T15:00:00.000Z')

  app.clock.set(new Date('2026-12-08T14:00:00.000Z'))
  expect((await staff('list', {})).body[0].openings).toHaveLength(3)
  app.clock.set(new Date('2027-02-21T15:30:00.000Z'))
  await forgetOpeningsJob.handler(app, {}, { id: 'run', attempt: 1, signal: new AbortController().signal })
  expect((await exchange(id)).openings).toMatchObject([
    { version: 2, count: 2 },
    { version: 1, count: 1 },
  ])
})

test('a page that is reloaded without end fills no table', async () => {
  const { id, token } = await send({ items: ITEMS })
  await app.pool.query(
    "insert into budget_openings (budget_id, version, at) select $1, 1, $2::timestamptz - n * interval '1 second' from generate_series(1, 199) n",
    [id, app.clock.now()],
  )
  for (let times = 0; times < 3; times += 1) await app.people.visitor.post('/api/v1/quote/seen', { token }, BROWSER)
  expect((await exchange(id)).openings).toMatchObject([{ count: 200 }])
})
