import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { originOf, safeOrigin } from '#platform/http/origin.ts'
import { NOW, startApp } from '#tests/app.ts'
import { checkLetter, readLetter } from '#tests/letters.ts'
import { PASSWORD } from '#tests/people.ts'

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
  // Said before anybody asks, of the installation alone.
  expect((await app.people.visitor.get('/api/v1/password/ways')).body).toEqual({ data: { mailed: false } })
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
