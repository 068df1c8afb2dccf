import { afterEach, beforeEach, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { DAY_MS } from '#time.ts'
import { forgetSessionsJob } from './jobs.ts'

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

test('who is disabled while the password is being set hears of that, and nothing of a code', async () => {
  const { token } = await invite()
  await app.pool.query(`
    create function disable() returns trigger language plpgsql as
      $$ begin update users set banned = true where id = new.user_id; return null; end $$;
    create trigger disable after insert or update on accounts for each row execute function disable()`)
  const answer = await set(token)
  await app.pool.query('drop function disable cascade')
  expect(answer).toMatchObject({ status: 401, body: { data: { code: 'access-disabled' } } })
  expect(answer.headers.get('set-cookie')).toBeNull()
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
