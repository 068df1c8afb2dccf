import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { mailDigest } from '#platform/installation.ts'
import { deliver, mailProblem } from '#platform/mail/deliver.ts'
import { seal } from '#platform/sealed.ts'
import { startApp } from '#tests/app.ts'
import { startMailServer } from '#tests/mail-server.ts'
import { PASSWORD } from '#tests/people.ts'
import { TEST_LIMIT } from './test-letter.ts'

const app = startApp()
const other = startApp({}, undefined, app)
const PATH = '/api/v1/system/mail-server'
const SECRET = 'senha-de-app-muito-secreta'
const LETTER = { to: 'fulana@exemplo.com.br', subject: 'Oi', text: 'Oi', date: '2026-11-30T12:00:00.000Z' }
const admin = () => app.people.admin
const read = async () => (await admin().get(PATH)).body.data

const typed = (port: number, changes: object = {}) => ({
  ...{ host: '127.0.0.1', port, security: 'none', user: 'vitrine', mail_password: SECRET },
  ...{ from_name: 'Oficina', from_email: 'contato@oficina.com.br', password: PASSWORD },
  ...changes,
})
async function save(port: number, changes: object = {}) {
  const answer = await admin().post(PATH, typed(port, changes))
  await app.limits.refund(TEST_LIMIT, '1')
  return answer
}
const remove = (password: string | undefined = PASSWORD) => admin().post(`${PATH}/remove`, { password })
const rows = async () => (await app.pool.query('select * from mail_server')).rows

beforeEach(async () => {
  await app.pool.query('delete from mail_server')
  await app.mail.reload()
})

test('a server is set once it has taken a test, and e-mails leave by it at once, in every process', async () => {
  const server = await startMailServer({ password: SECRET })
  expect(await read()).toMatchObject({ set_by: null, host: '', mail_password: 'none', from_name: 'Três Camadas' })
  const answer = await save(server.port)
  expect(answer).toMatchObject({ status: 200, body: { data: { to: 'marina@exemplo.com.br' } } })
  expect(server.received).toMatchObject([{ from: 'contato@oficina.com.br', to: ['marina@exemplo.com.br'] }])
  const state = await read()
  expect(state).toEqual({
    ...{ set_by: 'panel', host: '127.0.0.1', port: server.port, security: 'none', user: 'vitrine' },
    ...{ may_set: true, mail_password: 'stored', from_name: 'Oficina', from_email: 'contato@oficina.com.br' },
  })
  expect((await admin().get('/api/v1/system')).body.data.mail).toMatchObject({
    ...{ kind: 'server', set_by: 'panel', problem: '', from: 'Oficina <contato@oficina.com.br>' },
    tested: expect.any(String),
  })
  await app.mail.send({ to: 'fulana@exemplo.com.br', subject: 'Oi', text: 'Oi' })
  await app.runJobs()
  expect(server.received[1]).toMatchObject({ from: 'contato@oficina.com.br', to: ['fulana@exemplo.com.br'] })
  // The other process has heard of it.
  await expect.poll(() => other.mail.server?.host).toBe('127.0.0.1')
  expect((await other.people.admin.get('/api/v1/session')).body.sends_mail).toBe(true)
  await deliver(other, LETTER, 'one')
  expect(server.received).toHaveLength(3)
})

test('the password is in no answer, no log and no row', async () => {
  const server = await startMailServer({ password: SECRET })
  const answers = [await save(server.port, { mail_password: `${SECRET}-errada` }), await save(server.port)]
  for (const path of [PATH, '/api/v1/system', '/api/v1/security-log']) answers.push(await admin().get(path))
  answers.push(await remove())
  const file = await (await admin().fetch('/api/v1/security-log/csv')).text()
  expect(answers.map(({ status }) => status)).toEqual([422, 200, 200, 200, 200, 200])
  await save(server.port)
  for (const said of [answers, file, app.logged, await rows()]) expect(JSON.stringify(said)).not.toContain(SECRET)
  // The log of the program has no addresses either; the security log says host and sender.
  expect(app.logged.join()).not.toContain('oficina.com.br')
  expect(file).toContain('servidor de e-mail: 127.0.0.1, contato@oficina.com.br')
  expect(file).toContain('servidor de e-mail removido: 127.0.0.1, contato@oficina.com.br')
})

test('without one’s own password nothing is set or removed, nor by staff', async () => {
  const server = await startMailServer({ password: SECRET })
  expect(await save(server.port, { password: 'errada' })).toMatchObject({
    status: 422,
    body: { data: { fields: { password: 'A senha não confere.' } } },
  })
  expect((await save(server.port, { password: '' })).status).toBe(422)
  expect((await app.people.staff.post(PATH, typed(server.port))).status).toBe(403)
  expect((await app.people.staff.get(PATH)).status).toBe(403)
  expect(await rows()).toEqual([])
  await save(server.port)
  expect((await remove('errada')).status).toBe(422)
  expect((await app.people.staff.post(`${PATH}/remove`, { password: PASSWORD })).status).toBe(403)
  expect(await rows()).toHaveLength(1)
  expect(server.received).toHaveLength(1)
})

test('nor by who was appointed an administrator: they would have a principal’s “Esqueci a senha” sent to themselves', async () => {
  const server = await startMailServer({ password: SECRET })
  await app.pool.query('update users set administers = true where id = 2')
  onTestFinished(async () => void (await app.pool.query('update users set administers = false where id = 2')))
  const refused = { status: 409, body: { data: { code: 'principal-account', error: expect.any(String) } } }
  const own = () => app.people.staff.post(PATH, typed(server.port))
  expect(await own()).toMatchObject(refused)
  await save(server.port)
  expect(await own()).toMatchObject(refused)
  expect(await app.people.staff.post(`${PATH}/remove`, { password: PASSWORD })).toMatchObject(refused)
  expect(await rows()).toHaveLength(1)
  expect(server.received).toHaveLength(1)
  expect((await app.people.staff.get(PATH)).body.data).toMatchObject({ set_by: 'panel', may_set: false })
  expect(await read()).toMatchObject({ may_set: true })
})

test('the stored password is kept for the same login alone', async () => {
  const server = await startMailServer({ password: SECRET })
  const thief = await startMailServer({ password: SECRET })
  expect(await save(server.port, { mail_password: '' })).toMatchObject({
    body: { data: { fields: { mail_password: 'Digite a senha deste usuário.' } } },
  })
  await save(server.port)
  expect((await save(server.port, { mail_password: '', from_name: 'Outra' })).status).toBe(200)
  expect((await read()).from_name).toBe('Outra')
  expect(await save(thief.port, { mail_password: '' })).toMatchObject({
    body: { data: { fields: { mail_password: expect.stringContaining('digite a senha de novo') } } },
  })
  await app.pool.query('update mail_server set port = $1', [thief.port])
  await app.mail.reload()
  expect(await read()).toMatchObject({ mail_password: 'unreadable' })
  expect(thief.received).toEqual([])
})

test('a password sealed with another secret is to be typed again: mail waits, and nothing crashes', async () => {
  const server = await startMailServer({ password: SECRET })
  await save(server.port)
  const about = JSON.stringify(['127.0.0.1', server.port, 'none', 'vitrine'])
  await app.pool.query('update mail_server set password = $1', [
    seal({ secret: 'another secret, as after a restore elsewhere', purpose: 'mail server', about }, SECRET),
  ])
  await app.mail.reload()
  expect(await read()).toMatchObject({ set_by: 'panel', host: '127.0.0.1', mail_password: 'unreadable' })
  expect((await admin().get('/api/v1/system')).body.data.mail).toMatchObject({
    ...{ kind: 'server', problem: 'A senha guardada já não pode ser lida: digite-a de novo.', tested: null },
  })
  await app.mail.send({ to: 'fulana@exemplo.com.br', subject: 'Oi', text: 'Oi' })
  await app.runJobs()
  expect(server.received).toHaveLength(1)
  expect(await save(server.port, { mail_password: '' })).toMatchObject({
    body: { data: { fields: { mail_password: expect.stringContaining('já não pode ser lida') } } },
  })
  expect((await save(server.port)).status).toBe(200)
  app.clock.set(new Date(app.clock.now().getTime() + 120_000))
  await app.runJobs()
  expect(server.received.at(-1)).toMatchObject({ to: ['fulana@exemplo.com.br'] })
})

test('the machine’s settings win, and say so', async () => {
  const server = await startMailServer({ password: SECRET })
  await save(server.port)
  Object.assign(app.settings, { smtpUrl: 'smtp://eu:outra-senha@127.0.0.1:9', mailFrom: 'Loja <loja@exemplo.com.br>' })
  onTestFinished(() => void Object.assign(app.settings, { smtpUrl: undefined, mailFrom: undefined }))
  const state = await read()
  expect(state).toEqual({
    ...{ set_by: 'machine', host: '127.0.0.1', port: null, security: null, user: 'eu', mail_password: 'none' },
    ...{ may_set: false, from_name: 'Loja', from_email: 'loja@exemplo.com.br' },
  })
  for (const answer of [await save(server.port), await remove()])
    expect(answer).toMatchObject({ status: 409, body: { data: { code: 'mail-set-by-machine' } } })
  expect((await mailProblem(app.mail.server!))?.message).toContain('ESOCKET')
})

test('once it is removed e-mails are files again, and the test counts no more', async () => {
  const server = await startMailServer({ password: SECRET })
  await save(server.port)
  const before = mailDigest(app.mail.server!)
  expect((await remove()).status).toBe(200)
  expect(await read()).toMatchObject({ set_by: null, from_name: 'Três Camadas' })
  expect((await remove()).status).toBe(200)
  await save(server.port)
  expect(mailDigest(app.mail.server!)).not.toBe(before)
  await remove()
  await expect.poll(() => other.mail.server).toBeUndefined()
  expect((await admin().get('/api/v1/system')).body.data.mail).toMatchObject({ kind: 'outbox', tested: null })
})
