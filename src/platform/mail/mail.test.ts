import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DEFAULTS } from '#domains/site/server/defaults.ts'
import { startApp } from '#tests/app.ts'
import { startMailServer } from '#tests/mail-server.ts'
import { DAY_MS } from '#time.ts'
import { cleanOutboxJob, removeFromOutbox } from './outbox.ts'

const app = startApp()
const email = {
  to: 'fulana@exemplo.com.br',
  subject: 'Orçamento nº 12: aprovação',
  text: 'Olá, Fulana!\n\nSeu orçamento está pronto.\n',
}

/** The settings as of now; the handler reads them at each run. */
function useMailServer(smtpUrl: string | undefined) {
  Object.assign(app.settings, { smtpUrl, mailFrom: 'Vitrine <contato@exemplo.com.br>' })
  onTestFinished(() => void Object.assign(app.settings, { smtpUrl: undefined, mailFrom: undefined }))
}

const header = (source: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(source)?.[1]?.trim()
/** A header's words in UTF-8 and base64 or quoted-printable (RFC 2047) as text. */
const decoded = (value = '') =>
  value.replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(word, 'base64').toString()
      : decodeURIComponent(word.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%')),
  )
const logOf = (start: number) => app.logged.slice(start).join('')

/** Moves the clock past the first wait for another try. */
const passMinute = () => app.clock.set(new Date(app.clock.now().getTime() + 60_000))

test('without a mail server an e-mail lands whole in the outbox, for its owner only', async () => {
  await app.mail.send({ ...email, html: '<p>Olá, <b>Fulana</b>!</p>', replyTo: 'davi@exemplo.com.br' })
  const outbox = join(app.settings.dataDir, 'outbox')
  await app.runJobs()
  const files = readdirSync(outbox)
  expect(files).toEqual([expect.stringMatching(/^2026-11-23T15-00-00\.000Z fulana@exemplo\.com\.br [0-9a-f]{8}\.eml$/)])
  const file = join(outbox, files[0]!)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(outbox).mode & 0o777).toBe(0o700)
  const source = readFileSync(file, 'utf8')
  expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(decoded(header(source, 'From'))).toBe('Três Camadas <contato@exemplo.com.br>')
  expect(header(source, 'To')).toBe('fulana@exemplo.com.br')
  expect(header(source, 'Reply-To')).toBe('davi@exemplo.com.br')
  expect(header(source, 'Date')).toBe('Mon, 23 Nov 2026 15:00:00 +0000')
  expect(header(source, 'Content-Type')).toMatch(/^multipart\/alternative/)
})

test.each([
  [{ email: 'oi@norte.example' }, 'Oficina Norte <oi@norte.example>'],
  [{ email: '' }, 'Oficina Norte <vitrine@localhost>'],
])('without MAIL_FROM an e-mail comes from the firm as it is set when the e-mail leaves: %j', async (given, from) => {
  await app.mail.send({ ...email, to: 'nina@exemplo.com.br' })
  const { company } = DEFAULTS
  await app.people.admin.post('/api/v1/site/save', {
    section: 'company',
    value: { ...company, name: 'Oficina Norte', ...given },
  })
  onTestFinished(async () => void (await app.people.admin.post('/api/v1/site/reset', { section: 'company' })))
  await app.runJobs()
  const folder = join(app.settings.dataDir, 'outbox')
  const letters = readdirSync(folder).filter((name) => name.includes(' nina@exemplo.com.br '))
  expect(letters).toHaveLength(1)
  const source = readFileSync(join(folder, letters[0]!), 'utf8')
  rmSync(join(folder, letters[0]!))
  expect(header(source, 'From')).toBe(from)
  expect(header(source, 'Message-ID')).toContain(from.replace(/.*@/, '@'))
  expect((await app.people.admin.get('/api/v1/system')).body.data.mail.from).toBe(from)
})

test('an e-mail reaches the mail server, in UTF-8, from the sender of the settings', async () => {
  const { received, port } = await startMailServer()
  useMailServer(`smtp://127.0.0.1:${port}`)
  await app.mail.send(email)
  await app.runJobs()
  expect(received).toMatchObject([{ from: 'contato@exemplo.com.br', to: ['fulana@exemplo.com.br'] }])
  const { source } = received[0]!
  expect(header(source, 'Message-ID')).toMatch(/^<[0-9a-f-]{36}@exemplo\.com\.br>$/)
  expect(header(source, 'Auto-Submitted')).toBe('auto-generated')
  expect(source).toContain('Ol=C3=A1, Fulana!')
})

test('an e-mail in a transaction leaves with it, or not at all', async () => {
  const { received, port } = await startMailServer()
  useMailServer(`smtp://127.0.0.1:${port}`)
  const failing = app.db.transaction().execute(async (db) => {
    await app.mail.send(email, { db })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await app.db.transaction().execute((db) => app.mail.send({ ...email, to: 'nina@exemplo.com.br' }, { db }))
  await app.runJobs()
  expect(received.map(({ to }) => to)).toEqual([['nina@exemplo.com.br']])
})

test('an e-mail waits for a mail server that is away, and bears being sent twice', async () => {
  const away = await startMailServer()
  await away.close()
  useMailServer(`smtp://127.0.0.1:${away.port}`)
  const start = app.logged.length
  await app.mail.send(email)
  await app.runJobs()
  expect(logOf(start)).toContain('tried again')

  const { received, port } = await startMailServer()
  useMailServer(`smtp://127.0.0.1:${port}`)
  await app.runJobs()
  expect(received).toHaveLength(0)
  passMinute()
  await app.runJobs()
  expect(received).toHaveLength(1)
  await app.pool.query(
    "update jobs.job set state = 'retry', completed_on = null where name = 'mail' and retry_count > 0",
  )
  await app.runJobs()
  expect(received).toHaveLength(2)
  expect(header(received[1]!.source, 'Message-ID')).toBe(header(received[0]!.source, 'Message-ID'))
  expect(header(received[1]!.source, 'Date')).toBe(header(received[0]!.source, 'Date'))
})

test.each([
  [550, 'it is not sent again'],
  [450, 'it will be tried again'],
])('an address refused with %i: %s, and the log names nobody', async (refuse, said) => {
  const { port } = await startMailServer({ refuse })
  useMailServer(`smtp://127.0.0.1:${port}`)
  const start = app.logged.length
  await app.mail.send(email)
  await app.runJobs()
  expect(logOf(start)).toContain(said)
  expect(logOf(start)).toContain(String(refuse))
  expect(logOf(start)).not.toMatch(/fulana|Orçamento/i)
  await app.pool.query("delete from jobs.job where name = 'mail'")
})

test('a wrong password is the operator’s to put right: the e-mail waits', async () => {
  const { received, port } = await startMailServer({ password: 'certa' })
  useMailServer(`smtp://vitrine:errada@127.0.0.1:${port}`)
  const start = app.logged.length
  await app.mail.send(email)
  await app.runJobs()
  expect(logOf(start)).toContain('tried again')
  expect(logOf(start)).not.toContain('errada')
  useMailServer(`smtp://vitrine:certa@127.0.0.1:${port}`)
  passMinute()
  await app.runJobs()
  expect(received).toHaveLength(1)
})

test.each([
  { to: 'ninguem' },
  { to: 'a@exemplo.com.br, b@exemplo.com.br' },
  { subject: 'Duas\r\nBcc: x@exemplo.com.br' },
])('what is no e-mail is refused at once: %j', async (wrong) => {
  await expect(app.mail.send({ ...email, ...wrong })).rejects.toThrow(Object.keys(wrong)[0])
})

test('e-mails leave the outbox after a month, and before that with the record that they are about', async () => {
  const folder = join(app.settings.dataDir, 'outbox')
  const names = () => readdirSync(folder).filter((name) => name.includes(' sicrana@exemplo.com.br '))
  for (const about of ['message-1', 'message-12', undefined])
    await app.mail.send({ ...email, to: 'sicrana@exemplo.com.br', ...(about && { about }) })
  await app.runJobs()
  expect(names()).toHaveLength(3)
  await removeFromOutbox(app, ['message-1', 'message-2'])
  expect(
    names()
      .map((name) => /message-\d+/.exec(name)?.[0])
      .sort(),
  ).toEqual(['message-12', undefined])

  const [old] = names()
  const then = new Date(app.clock.now().getTime() - 30 * DAY_MS - 1000)
  utimesSync(join(folder, old!), then, then)
  utimesSync(join(folder, names()[1]!), app.clock.now(), app.clock.now())
  await cleanOutboxJob.handler(app, {}, { id: 'run', attempt: 1, signal: new AbortController().signal })
  expect(names()).not.toContain(old)
  expect(names()).toHaveLength(1)
})
