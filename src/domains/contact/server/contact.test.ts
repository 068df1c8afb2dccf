import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nowMs } from '#clock.ts'
import { NOW, startApp } from '#tests/app.ts'
import { readOutbox } from '#tests/outbox.ts'
import { LONGEST } from '../message.ts'
import { forgetJob } from './jobs.ts'

/** Each test writes from a network of its own: nobody spends another's share. */
const app = startApp({ proxies: 1, adminEmail: 'marina@exemplo.com.br' })
let network = 0
const from = () => ({ 'x-forwarded-for': `203.0.113.${network}` })
const send = (body: unknown, headers = {}, base = '/api/v1') =>
  app.people.visitor.post(`${base}/contact/save`, body, { ...from(), ...headers })
const ana = { name: 'Ana Souza', contact: 'ana@exemplo.com.br', message: 'Preciso de 40 suportes em PETG.' }
const kept = async () => (await app.pool.query('select * from contact_messages order by id')).rows
const fieldsOf = async (body: unknown) => {
  const answer = await send(body)
  expect(answer).toMatchObject({ status: 422, body: { result: false, data: { error: expect.any(String) } } })
  return answer.body.data.fields
}

afterEach(() => void vi.useRealTimers())
beforeEach(async () => {
  network++
  app.clock.set(NOW)
  await app.pool.query('delete from contact_messages')
})

const emails = readOutbox(app)
const header = (source: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(source)?.[1]?.trim()

test.each(['/api/v1', '/starts'])(
  '[CON-02] [API-01] %s/contact/save keeps a message in either reading',
  async (base) => {
    const { name: nome, contact: contato, message: mensagem } = ana
    for (const body of [ana, { nome, contato, mensagem }, { nome, contact: contato, mensagem }])
      expect(await send(body, {}, base)).toMatchObject({ status: 200, body: { result: true } })
    const rows = await kept()
    expect(rows).toHaveLength(3)
    for (const row of rows)
      expect(row).toMatchObject({ ...ana, first_page: '', key: null, read: false, archived: false, created_at: NOW })
  },
)

test('[CON-02] any text is taken as a contact', async () => {
  const contacts = ['x', 'bia', '@bia']
  for (const contact of contacts) expect((await send({ ...ana, contact })).status).toBe(200)
  expect((await kept()).map(({ contact }) => contact)).toEqual(contacts)
})

test('[API-02] what is missing or too long is told by field, and nothing is kept', async () => {
  const missing = 'Preencha este campo.'
  expect(await fieldsOf({})).toEqual({ name: missing, contact: missing, message: missing })
  expect(await fieldsOf({ nome: 'Ana' })).toEqual({ contact: missing, message: missing })
  expect(await fieldsOf({ name: ' \n ', contact: '', message: '\u0000' })).toEqual({
    name: missing,
    contact: missing,
    message: missing,
  })
  const long = Object.fromEntries(Object.keys(ana).map((part) => [part, 'x'.repeat(LONGEST[part as 'name'] + 1)]))
  expect(await fieldsOf(long)).toEqual({
    name: 'Use no máximo 120 caracteres.',
    contact: 'Use no máximo 200 caracteres.',
    message: 'Use no máximo 5.000 caracteres.',
  })
  expect(await fieldsOf({ ...ana, key: 'x' })).toEqual({ key: expect.any(String) })
  for (const odd of [null, [], '"texto"', 7, { ...ana, name: 7 }]) expect((await send(odd)).status).toBe(422)
  expect((await send('{"name":')).status).toBe(400)
  expect(await kept()).toEqual([])
})

test('the longest message fits, its line ends counted once', async () => {
  const message = `${'x\r\n'.repeat(2499)}xy`
  expect((await send({ ...ana, message })).status).toBe(200)
  expect((await kept())[0].message).toHaveLength(LONGEST.message)
})

test('of the first page the path is kept, and what is no path is not', async () => {
  const pages = ['/projects?utm=1#topo', 'https://malvado.exemplo/', `/${'a'.repeat(999)}`]
  for (const first_page of pages) expect((await send({ ...ana, first_page })).status).toBe(200)
  expect((await kept()).map((row) => row.first_page)).toEqual(['/projects', '', `/${'a'.repeat(299)}`])
})

test('a message sent again with its key is kept once, told once, and costs nothing', async () => {
  const key = crypto.randomUUID()
  const before = (await emails()).length
  const answers = await Promise.all(Array.from({ length: 4 }, () => send({ ...ana, key })))
  for (let time = 0; time < 4; time++) answers.push(await send({ ...ana, key }))
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { result: true } })
  expect(await kept()).toMatchObject([{ key }])
  expect(await emails()).toHaveLength(before + 1)
})

test('what fills in the trap hears of success, and nothing is kept', async () => {
  expect(await send({ ...ana, site: 'https://compre.exemplo' })).toMatchObject({ status: 200, body: { result: true } })
  expect(await kept()).toEqual([])
})

test('[SAF-02] one network writes five messages in ten minutes; another is not held back', async () => {
  for (let count = 0; count < 5; count++) expect((await send(ana)).status).toBe(200)
  expect(await send(ana)).toMatchObject({
    status: 429,
    body: { result: false, data: { error: 'Muitas tentativas seguidas. Tente de novo em 10 minutos.' } },
  })
  expect(await kept()).toHaveLength(5)
  network++
  expect((await send(ana)).status).toBe(200)
})

test('[SAF-02] one network writes twenty messages in a day, however slowly', async () => {
  vi.useFakeTimers({ toFake: ['Date'] }) // the counters' clock
  for (let round = 0; round < 4; round++) {
    for (let count = 0; count < 5; count++) expect((await send(ana)).status).toBe(200)
    vi.setSystemTime(nowMs() + 11 * 60_000)
  }
  expect(await send(ana)).toMatchObject({
    status: 429,
    body: { data: { error: 'Muitas tentativas seguidas. Tente de novo em 24 horas.' } },
  })
  vi.setSystemTime(nowMs() + 24 * 60 * 60_000)
  expect((await send(ana)).status).toBe(200)
})

test('[SAF-02] another site cannot write a message, neither by the call nor by the form', async () => {
  const evil = { origin: 'https://malvado.exemplo', ...from() }
  for (const base of ['/api/v1', '/starts']) expect((await send(ana, evil, base)).status).toBe(403)
  const body = new URLSearchParams(ana)
  expect((await app.people.visitor.fetch('/contact', { method: 'POST', body, headers: evil })).status).toBe(403)
  expect(await kept()).toEqual([])
})

test('the admin hears of it by e-mail, and answers the person', async () => {
  const before = await emails()
  await send({ ...ana, first_page: '/archive-view/3' })
  const [email = ''] = (await emails()).filter((one) => !before.includes(one))
  expect(header(email, 'To')).toBe('marina@exemplo.com.br')
  expect(header(email, 'Subject')).toBe('Mensagem de Ana Souza pelo site')
  expect(header(email, 'Reply-To')).toBe('ana@exemplo.com.br')
  for (const part of ['Ana Souza', '40 suportes', '/archive-view/3']) expect(email).toContain(part)
})

test('nothing typed becomes a header of the e-mail', async () => {
  const before = await emails()
  const evil = 'Ana\r\nBcc: todos@malvado.exemplo'
  expect((await send({ name: evil, contact: `${ana.contact}\r\nBcc: x@malvado.exemplo`, message: evil })).status).toBe(
    200,
  )
  const [email = ''] = (await emails()).filter((one) => !before.includes(one))
  const [head = ''] = email.split('\r\n\r\n')
  expect(head).not.toMatch(/^Bcc:/im)
  expect(header(email, 'Reply-To')).toBeUndefined()
  expect(header(email, 'To')).toBe('marina@exemplo.com.br')
})

test('a name and a contact are on one line, without characters that turn the text beside them', async () => {
  await send({ ...ana, name: 'Ana\u202e Souza\u0007', contact: '\u2066ana@exemplo.com.br\u2069' })
  expect((await kept()).at(-1)).toMatchObject({ name: 'Ana Souza', contact: 'ana@exemplo.com.br' })
  expect(await fieldsOf({ ...ana, name: '\u202e \u2066' })).toHaveProperty('name')
})

test('a message leaves after twelve months', async () => {
  for (const when of ['2025-11-22T15:00:00Z', '2025-11-24T15:00:00Z']) {
    app.clock.set(new Date(when))
    await send({ ...ana, message: when })
  }
  app.clock.set(NOW)
  await forgetJob.handler(app, {}, { id: 'run', attempt: 1, signal: new AbortController().signal })
  expect(await kept()).toMatchObject([{ message: '2025-11-24T15:00:00Z' }])
})
