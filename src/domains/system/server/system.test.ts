import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { nowMs } from '#clock.ts'
import { jobs } from '#domains/server.ts'
import { startApp } from '#tests/app.ts'
import { startMailServer } from '#tests/mail-server.ts'
import { jobLabel } from '../job-labels.ts'

const app = startApp()
const state = async () => (await app.people.admin.get('/api/v1/system')).body.data
const testMail = () => app.people.admin.post('/api/v1/system/test-mail')

function useMailServer(port: number) {
  Object.assign(app.settings, { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Oficina <contato@exemplo.com.br>' })
  onTestFinished(() => void Object.assign(app.settings, { smtpUrl: undefined, mailFrom: undefined }))
}
/** A port on which nothing listens. */
async function closedPort() {
  const { port, close } = await startMailServer()
  await close()
  return port
}

beforeEach(() => app.pool.query('delete from installation'))

test('says how database, disk, backups, e-mail and files are', async () => {
  expect(await state()).toEqual({
    version: {
      program: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      node: process.versions.node,
      started: expect.any(String),
    },
    database: { version: expect.stringMatching(/^\d+(\.\d+)?$/), embedded: true, bytes: expect.any(Number) },
    room: { free: expect.any(Number), total: expect.any(Number), level: expect.any(String) },
    backup: { kept: 7, stored: 0, last: null, isLate: expect.any(Boolean), isRunning: false, elsewhere: null },
    mail: { kind: 'outbox', set_by: null, problem: '', from: 'Três Camadas <contato@exemplo.com.br>', tested: null },
    storage: { kind: 'folder', reachable: true },
    jobs: { waiting: expect.any(Number), running: 0, failing: [] },
  })
})

test.each(['system', 'system/first-steps'])('%s is the admin’s alone', async (path) => {
  for (const who of [app.people.visitor, app.people.staff]) expect((await who.get(`/api/v1/${path}`)).status).toBe(403)
})

test('a test e-mail reaches whoever asks for it, and is remembered for these settings alone', async () => {
  const server = await startMailServer()
  useMailServer(server.port)
  expect(await testMail()).toMatchObject({
    status: 200,
    body: { data: { to: 'marina@exemplo.com.br', kind: 'server' } },
  })
  expect(server.received).toMatchObject([{ to: ['marina@exemplo.com.br'] }])
  expect((await state()).mail).toMatchObject({ kind: 'server', problem: '', tested: expect.any(String) })
  Object.assign(app.settings, { mailFrom: 'Outra <outra@exemplo.com.br>' })
  expect((await state()).mail.tested).toBeNull()
})

test('a mail server that does not answer is named, and the test e-mail fails at once', async () => {
  useMailServer(await closedPort())
  expect((await state()).mail.problem).toBe('O servidor não atendeu, ou a conexão segura com ele falhou.')
  expect(await testMail()).toMatchObject({
    status: 503,
    body: { data: { error: expect.stringContaining('SMTP_URL') } },
  })
  expect((await state()).mail.tested).toBeNull()
})

test('without a mail server the test e-mail is a file, and nothing counts as tested', async () => {
  expect((await testMail()).body.data).toEqual({ to: 'marina@exemplo.com.br', kind: 'outbox' })
  expect(readdirSync(join(app.settings.dataDir, 'outbox')).join()).toContain('marina@exemplo.com.br')
  expect((await state()).mail.tested).toBeNull()
})

test('a job that failed is listed with its error, and runs again when told to', async () => {
  useMailServer(await closedPort())
  await app.mail.send({ to: 'fulana@exemplo.com.br', subject: 'Oi', text: 'Oi' })
  await app.runJobs()
  const { failing } = (await state()).jobs
  expect(failing).toMatchObject([
    { name: 'mail', runs: 1, next: expect.any(String), error: expect.stringContaining('mail server') },
  ])
  const server = await startMailServer()
  useMailServer(server.port)
  const retry = () => app.people.admin.post('/api/v1/system/retry-job', { id: failing[0].id })
  expect((await retry()).status).toBe(200)
  await app.runJobs()
  expect(server.received).toMatchObject([{ to: ['fulana@exemplo.com.br'] }])
  expect((await state()).jobs.failing).toEqual([])
  expect((await retry()).status).toBe(404)
})

test('a job that was given up runs once more', async () => {
  useMailServer(await closedPort())
  await app.mail.send({ to: 'fulana@exemplo.com.br', subject: 'Oi', text: 'Oi' })
  await app.runJobs()
  await app.pool.query(`update jobs.job set state = 'failed', retry_count = retry_limit where state = 'retry'`)
  const { failing } = (await state()).jobs
  expect(failing).toMatchObject([{ next: null }])
  const server = await startMailServer()
  useMailServer(server.port)
  await app.people.admin.post('/api/v1/system/retry-job', { id: failing[0].id })
  await app.runJobs()
  expect(server.received).toHaveLength(1)
})

test('every kind of job has a name on the page', () => {
  for (const { name } of jobs) expect(jobLabel(name), name).not.toBe(name)
})

test('a backup that is late is said to be', async () => {
  app.clock.set(new Date(nowMs() + 25 * 3_600_000))
  expect((await state()).backup.isLate).toBe(false)
  app.clock.set(new Date(nowMs() + 27 * 3_600_000))
  expect((await state()).backup.isLate).toBe(true)
})

test('[API-02] an id that is none is refused', async () => {
  expect((await app.people.admin.post('/api/v1/system/retry-job', { id: '1; drop table users' })).status).toBe(422)
})
