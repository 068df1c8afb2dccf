import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { originOf, safeOrigin } from '#platform/http/origin.ts'
import { NOW, startApp } from '#tests/app.ts'
import { checkLetter, readLetter } from '#tests/letters.ts'
import { PASSWORD } from '#tests/people.ts'
import { DAY_MS } from '#time.ts'
import { forgetSessionsJob } from './forget-sessions.ts'

/** Each test calls from a network of its own: all count within one hour. */
const app = startApp({ proxies: 1 })
let network = 0
const from = () => ({ 'x-forwarded-for': `203.0.113.${network}` })
const NEW = 'quatro palavras soltas'

const post = (path: string, body: unknown) => app.people.visitor.post(`/api/v1${path}`, body, from())
const tokenOf = (link: string) => link.split('#')[1]!
const stateOf = async (token: string) => (await post('/password/link', { token })).body.data
const set = (token: string, password = NEW) => post('/password/set', { token, password })

let email = ''
beforeEach(() => {
  network++
  email = `lia${network}@exemplo.com.br`
})
afterEach(() => app.clock.set(NOW))

const nameOf = () => `Lia Souza ${network}`
const add = () => app.people.admin.post('/api/v1/people', { name: nameOf(), email })
async function invite(): Promise<{ id: number; token: string }> {
  const { id, link } = (await add()).body.data
  return { id, token: tokenOf(link) }
}

/** The e-mails sent so far, as who gets them reads them. */
async function emails(to = email): Promise<string[]> {
  await app.runJobs()
  const folder = join(app.settings.dataDir, 'outbox')
  return readdirSync(folder)
    .filter((name) => name.includes(` ${to} `))
    .sort()
    .map((name) =>
      readFileSync(join(folder, name), 'utf8')
        .replaceAll('=\r\n', '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`),
    )
    .map((text) => decodeURIComponent(text.replace(/%(?![0-9A-F]{2})/g, '%25')))
}
const linkIn = (email = '') => /http\S+\/set-password#[\w-]{43}/.exec(email)?.[0] ?? ''

test('an invited person sets the password by the link, lands signed in, and the link has served', async () => {
  const { id, token } = await invite()
  expect((await app.people.visitor.post('/api/v1/login', { email, password: NEW }, from())).status).toBe(401)
  expect(await stateOf(token)).toEqual({ state: 'open', first: true, name: nameOf(), email })

  const answer = await set(token)
  expect(answer).toMatchObject({
    status: 200,
    body: { result: true, data: [{ id, nome: nameOf(), email }], admin: false },
  })
  expect(answer.headers.get('set-cookie')).toMatch(/^vitrine\.session_token=.*HttpOnly; SameSite=Lax/)
  await app.people.visitor.signIn(email, NEW)

  expect(await stateOf(token)).toEqual({ state: 'used' })
  expect(await set(token, 'mais uma senha longa')).toMatchObject({ status: 409, body: { result: false } })
  await app.people.visitor.signIn(email, NEW)
})

test('a password made of the own name is refused, and the link stays open', async () => {
  const { token } = await invite()
  expect(await set(token, 'LiaSouza2026')).toMatchObject({
    status: 422,
    body: { data: { fields: { password: expect.stringContaining('o seu nome') } } },
  })
  expect(await stateOf(token)).toMatchObject({ state: 'open' })
})

test('a link sent twice at once sets one password', async () => {
  const { token } = await invite()
  const answers = await Promise.all([set(token, 'primeira senha longa'), set(token, 'segunda senha longa')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('an invitation serves for seven days, a link for another password for a day', async () => {
  const { id, token } = await invite()
  app.clock.set(new Date(NOW.getTime() + 7 * DAY_MS - 1000))
  expect(await stateOf(token)).toMatchObject({ state: 'open' })
  app.clock.set(new Date(NOW.getTime() + 7 * DAY_MS))
  expect(await stateOf(token)).toEqual({ state: 'over' })
  expect(await set(token)).toMatchObject({
    status: 404,
    body: { data: { error: 'Este link não vale mais. Peça outro.' } },
  })

  app.clock.set(NOW)
  expect((await set(token)).status).toBe(200)
  const again = await app.people.admin.post('/api/v1/people/link', { id })
  const other = tokenOf(again.body.data.link)
  expect(await stateOf(other)).toMatchObject({ state: 'open', first: false })
  app.clock.set(new Date(NOW.getTime() + DAY_MS))
  expect(await stateOf(other)).toEqual({ state: 'over' })
})

test('a used link makes the others void; a disabled account and another e-mail do so too', async () => {
  const { id, token } = await invite()
  const another = async () => tokenOf((await app.people.admin.post('/api/v1/people/link', { id })).body.data.link)
  const second = await another()
  expect((await set(second)).status).toBe(200)
  expect(await stateOf(token)).toEqual({ state: 'used' })

  const third = await another()
  await app.people.admin.post('/api/v1/people/disable', { id })
  expect((await set(third)).status).toBe(404)
  await app.people.admin.post('/api/v1/people/enable', { id })
  expect((await set(third)).status).toBe(404)

  const fourth = await another()
  await app.people.admin.post('/api/v1/people/email', { id, email: `outra${email}` })
  expect((await set(fourth)).status).toBe(404)
})

test('another password ends all sessions there were', async () => {
  const { id, token } = await invite()
  await set(token)
  const lia = await app.people.visitor.signIn(email, NEW)
  const { link } = (await app.people.admin.post('/api/v1/people/link', { id })).body.data
  expect((await set(tokenOf(link), 'outra senha comprida')).status).toBe(200)
  expect((await lia.get('/api/v1/session')).status).toBe(403)
})

test('a token nobody was given opens nothing, and a short password is told by its field', async () => {
  const unknown = 'x'.repeat(43)
  expect(await stateOf(unknown)).toEqual({ state: 'over' })
  expect((await set(unknown)).status).toBe(404)
  for (const odd of ['', 'curto', `${'x'.repeat(42)}/`, 7])
    expect((await post('/password/link', { token: odd })).status).toBe(422)
  const { token } = await invite()
  expect(await set(token, 'curta')).toMatchObject({
    status: 422,
    body: { data: { fields: { password: 'Use pelo menos 10 caracteres.' } } },
  })
  expect(await stateOf(token)).toMatchObject({ state: 'open' })
})

test('[SAF-01] of a token only the hash is kept; it stands in one answer alone and in no log', async () => {
  const { token } = await invite()
  await app.people.admin.get('/api/v1/people')
  await stateOf(token)
  await set(token)
  await set(token)
  const { rows } = await app.pool.query<{ kept: string }>(
    `select string_agg(l::text, ' ') as kept from password_links l`,
  )
  expect(rows[0]!.kept).not.toContain(token)
  const list = await app.people.admin.get('/api/v1/people')
  expect(JSON.stringify(list.body)).not.toContain(token)
  expect(app.logged.join('\n')).not.toContain(token)
  expect(app.logged.join('\n')).not.toContain(NEW)
})

test('where e-mails can be sent, the link goes by e-mail and nowhere else', async () => {
  Object.assign(app.settings, { smtpUrl: 'smtp://127.0.0.1:25' })
  const answer = await add()
  const again = await app.people.admin.post('/api/v1/people/link', { id: answer.body.data.id })
  Object.assign(app.settings, { smtpUrl: undefined }) // the emails of this test are to land in the outbox
  for (const { body } of [answer, again]) expect(body.data).toEqual({ id: expect.any(Number), mailed: true })

  const sent = await emails()
  expect(sent).toHaveLength(2)
  const [name = ''] = readdirSync(join(app.settings.dataDir, 'outbox')).filter((one) => one.includes(` ${email} `))
  const source = readFileSync(join(app.settings.dataDir, 'outbox', name), 'utf8')
  expect(checkLetter(readLetter(source), app.origin)).toEqual([expect.stringContaining('/set-password#')])
  expect(sent[0]).toMatch(/^Subject: .*Convite_para_a_bancada/im)
  const link = linkIn(sent[0])
  expect(link.startsWith(`${app.origin}/set-password#`)).toBe(true)
  const { rows } = await app.pool.query('select data::text, output::text from jobs.job')
  expect(JSON.stringify(rows)).not.toContain(tokenOf(link))
  expect((await set(tokenOf(link))).status).toBe(200)
})

test('who forgot the password gets an e-mail; nothing tells whether an address is somebody’s', async () => {
  const known = await post('/password/forgot', { email: 'Nina@Exemplo.com.br' })
  const unknown = await post('/password/forgot', { email })
  expect(known).toMatchObject({ status: 200, body: { result: true, data: { mailed: false } } })
  expect({ status: unknown.status, body: unknown.body, names: [...unknown.headers.keys()].sort() }).toEqual({
    status: known.status,
    body: known.body,
    names: [...known.headers.keys()].sort(),
  })
  expect(await emails()).toEqual([])
  const [sent] = await emails('nina@exemplo.com.br')
  expect(sent).toMatch(/^Subject: .*Outra_senha_para_a_bancada/im)
  const token = tokenOf(linkIn(sent))
  expect(await stateOf(token)).toMatchObject({ state: 'open', first: false, email: 'nina@exemplo.com.br' })
  // The password in use goes on serving until another is set.
  await app.people.visitor.signIn('nina@exemplo.com.br', PASSWORD)
})

test('asking for a link is noted for every address: the time that takes would tell of an account', async () => {
  const noted = async (address: string) => {
    const count = `select count(*)::int as lines from security_log where event = 'password-link'`
    const before = (await app.pool.query(count)).rows[0].lines
    await post('/password/forgot', { email: address })
    return (await app.pool.query(count)).rows[0].lines - before
  }
  expect([await noted('nina@exemplo.com.br'), await noted(email)]).toEqual([1, 1])
})

test('a disabled account gets no e-mail', async () => {
  const { id } = await invite()
  await app.people.admin.post('/api/v1/people/disable', { id })
  expect((await post('/password/forgot', { email })).status).toBe(200)
  expect(await emails()).toEqual([])
})

test('a forged Host leads no link to another’s site', async () => {
  const asked = { settings: app.settings, request: new Headers({ host: 'malvado.exemplo' }) }
  expect(originOf(asked)).toBe('http://malvado.exemplo')
  expect(safeOrigin(asked)).toBe(`http://localhost:${app.settings.port}`)
  const settings = { ...app.settings, publicUrl: 'https://exemplo.com.br' }
  expect(safeOrigin({ ...asked, settings })).toBe('https://exemplo.com.br')
})

test('[SAF-02] one network asks three times an hour for one address, known or not, and ten times in all', async () => {
  for (const address of [email, 'marina@exemplo.com.br']) {
    for (let count = 0; count < 3; count++)
      expect((await post('/password/forgot', { email: address })).status).toBe(200)
    expect((await post('/password/forgot', { email: address })).status).toBe(429)
  }
  for (let count = 0; count < 2; count++)
    expect((await post('/password/forgot', { email: `x${count}${email}` })).status).toBe(200)
  expect((await post('/password/forgot', { email: `y${email}` })).status).toBe(429)
  network++
  for (const address of [email, `y${email}`])
    expect((await post('/password/forgot', { email: address })).status).toBe(200)
})

test('what strangers ask for is e-mailed once in ten minutes, and does not keep the owner from asking', async () => {
  await app.auth.api.createUser({ body: { name: 'Lia Souza', email, password: PASSWORD } })
  const ask = async () => {
    network++
    expect((await post('/password/forgot', { email })).status).toBe(200)
    return (await emails()).length
  }
  expect(await ask()).toBe(1)
  for (let count = 0; count < 4; count++) expect(await ask()).toBe(1)
  app.clock.set(new Date(app.clock.now().getTime() + 10 * 60_000 + 1))
  expect(await ask()).toBe(2)
})

test('links are tried sixty times in a quarter of an hour from one network', async () => {
  const tries = await Promise.all(Array.from({ length: 61 }, () => post('/password/link', { token: 'x'.repeat(43) })))
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(1)
})

test('sessions that are over, and links a month after that, leave by night', async () => {
  const { token } = await invite()
  await app.pool.query(`update sessions set expires_at = '2026-11-01T00:00:00Z' where user_id = 3`)
  await app.pool.query(`update password_links set expires_at = '2026-10-01T00:00:00Z' where user_id = $1`, [
    (await app.pool.query('select id from users where email = $1', [email])).rows[0].id,
  ])
  await forgetSessionsJob.handler(app, {}, { id: 'run', attempt: 1, signal: new AbortController().signal })
  expect((await app.pool.query('select 1 from sessions where user_id = 3')).rows).toEqual([])
  expect(await stateOf(token)).toEqual({ state: 'over' })
  expect((await app.people.staff.get('/api/v1/session')).status).toBe(200)
})
