import { expect, test } from 'vitest'
import { nowMs, systemClock } from '#clock.ts'
import { makeAuth } from '#platform/auth/auth.ts'
import { startApp } from '#tests/app.ts'
import { callAs } from '#tests/call.ts'
import { PASSWORD } from '#tests/people.ts'
import { DAY_MS } from '#time.ts'

const app = startApp({ proxies: 1 })
const login = (body: unknown, headers?: Record<string, string>) =>
  app.people.visitor.post('/api/v1/login', body, headers)

test('[API-01] /login answers result and data, and sets a cookie no script can read', async () => {
  const { status, body, headers } = await login({ email: 'Marina@Exemplo.com.br', password: PASSWORD })
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      result: true,
      data: [{ id: 1, nome: 'Dona Marina', email: 'marina@exemplo.com.br' }],
      admin: true,
      sees_costs: true,
      needs_second_factor: false,
      panel: 'specified',
      choices: { counter: 0, values: {} },
      modules: { off: [], counter: 0 },
      sends_mail: false,
    },
  })
  expect(headers.get('set-cookie')).toMatch(/^vitrine\.session_token=.*HttpOnly; SameSite=Lax/)
})

test('[API-02] a wrong password and an unknown e-mail are told alike, with 401', async () => {
  const wrong = await login({ email: 'davi@exemplo.com.br', password: 'errada-errada' })
  const unknown = await login({ email: 'ninguem@exemplo.com.br', password: 'errada-errada' })
  expect(wrong).toMatchObject({ status: 401, body: { result: false, data: { error: 'E-mail ou senha incorretos.' } } })
  expect(unknown).toMatchObject({ status: 401, body: wrong.body })
})

test.each([
  {},
  { email: 'davi' },
  { email: 'davi@exemplo.com.br', password: '' },
  { email: 'a@b.co', password: 'x'.repeat(200) },
])('[API-02] /login refuses %j before any account is looked at', async (body) => {
  expect(await login(body)).toMatchObject({
    status: 422,
    body: { result: false, data: { fields: expect.any(Object) } },
  })
})

test('the session check says who is signed in; without a session it is 403, and after logout too', async () => {
  expect(await app.people.visitor.get('/api/v1/session')).toMatchObject({ status: 403, body: { result: false } })
  const own = await app.people.visitor.signIn('davi@exemplo.com.br', PASSWORD)
  expect((await own.get('/api/v1/session')).body).toEqual({
    result: true,
    data: [{ id: 2, nome: 'Davi', email: 'davi@exemplo.com.br' }],
    admin: false,
    needs_second_factor: false,
    panel: 'specified',
    choices: { counter: 0, values: {} },
    modules: { off: [], counter: 0 },
    sends_mail: false,
  })
  expect((await own.post('/api/v1/logout')).headers.get('set-cookie')).toContain('Max-Age=0')
  expect((await own.get('/api/v1/session')).status).toBe(403)
})

test('[API-03] a tampered, a foreign and an expired cookie are nobody', async () => {
  const own = await app.people.visitor.signIn('nina@exemplo.com.br', PASSWORD)
  const flipped = own.cookie.replace(/token=(.)/, (_, first: string) => `token=${first === 'a' ? 'b' : 'a'}`)
  for (const cookie of [
    flipped,
    'vitrine.session_token=abc.def',
    'vitrine.session_token=%E0%A4%A',
    own.cookie.replace(/(token=[^.;]+)\.[^;]+/, '$1.AAAA'),
  ])
    expect((await callAs(app, cookie).get('/api/v1/session')).status).toBe(403)
  await app.pool.query('update sessions set expires_at = $1 where user_id = 3', [systemClock.now()])
  expect((await own.get('/api/v1/session')).status).toBe(403)
})

test('a session used again after a day lasts longer from then on, and not at each use', async () => {
  const own = await app.people.visitor.signIn('nina@exemplo.com.br', PASSWORD)
  const left = async () => {
    const { rows } = await app.pool.query('select max(expires_at) as end from sessions where user_id = 3')
    return rows[0].end.getTime() - systemClock.now().getTime()
  }
  expect((await own.get('/api/v1/session')).headers.get('set-cookie')).toBeNull()
  const extendedADayAgo = new Date(systemClock.now().getTime() + 12.9 * DAY_MS)
  await app.pool.query('update sessions set expires_at = $1 where user_id = 3', [extendedADayAgo])
  expect((await own.get('/api/v1/session')).headers.get('set-cookie')).toContain('session_token')
  expect(await left()).toBeGreaterThan(13.9 * DAY_MS)
})

test('a disabled account is out at the next call, and cannot come back', async () => {
  await app.auth.api.createUser({ body: { name: 'Rui', email: 'rui@exemplo.com.br', password: PASSWORD } })
  const rui = await app.people.visitor.signIn('rui@exemplo.com.br', PASSWORD)
  await app.pool.query(`update users set banned = true where email = 'rui@exemplo.com.br'`)
  expect((await rui.get('/api/v1/session')).status).toBe(403)
  expect((await login({ email: 'rui@exemplo.com.br', password: PASSWORD })).status).toBe(401)
})

test('[SAF-01] passwords are kept as argon2id, and stand in no answer and no log', async () => {
  const { rows } = await app.pool.query<{ password: string }>('select password from accounts')
  expect(rows.length).toBeGreaterThan(2)
  for (const { password } of rows) expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const answer = await login({ email: 'davi@exemplo.com.br', password: PASSWORD })
  await login({ email: 'davi@exemplo.com.br', password: `${PASSWORD}-errada` })
  expect(JSON.stringify(answer.body)).not.toContain(PASSWORD)
  expect(app.logged.join('\n')).not.toContain(PASSWORD)
})

test('after ten wrong passwords, even sent at once, the account is closed to that address for a while', async () => {
  await app.auth.api.createUser({ body: { name: 'Lia', email: 'lia@exemplo.com.br', password: PASSWORD } })
  const tries = await Promise.all(
    Array.from({ length: 12 }, () => login({ email: 'lia@exemplo.com.br', password: 'errada-errada' })),
  )
  expect(tries.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429, 429])
  const right = await login({ email: 'lia@exemplo.com.br', password: PASSWORD })
  expect(right).toMatchObject({
    status: 429,
    body: {
      result: false,
      data: { error: expect.stringMatching(/^Muitas tentativas seguidas\. Tente de novo em \d+ minutos?\.$/) },
    },
  })
  expect((await login({ email: 'davi@exemplo.com.br', password: PASSWORD })).status).toBe(200)
})

test('a session ends after thirty days, however often it is used', async () => {
  const own = await app.people.visitor.signIn('nina@exemplo.com.br', PASSWORD)
  const age = (days: number) =>
    app.pool.query('update sessions set created_at = $1 where user_id = 3', [new Date(nowMs() - days * DAY_MS)])
  await age(29.9)
  expect((await own.get('/api/v1/session')).status).toBe(200)
  await age(30.1)
  expect((await own.get('/api/v1/session')).status).toBe(403)
})

test('who signs in again in the same browser leaves no session behind', async () => {
  const before = await app.people.visitor.signIn('davi@exemplo.com.br', PASSWORD)
  const elsewhere = await app.people.visitor.signIn('davi@exemplo.com.br', PASSWORD)
  const after = await before.signIn('davi@exemplo.com.br', PASSWORD)
  expect((await before.get('/api/v1/session')).status).toBe(403)
  for (const open of [elsewhere, after]) expect((await open.get('/api/v1/session')).status).toBe(200)
})

test('a hundred wrong passwords of strangers do not keep the owner out where they have signed in before', async () => {
  const email = 'zeca@exemplo.com.br'
  await app.auth.api.createUser({ body: { name: 'Zeca', email, password: PASSWORD } })
  const known = await app.people.visitor.signIn(email, PASSWORD)
  await Promise.all(
    Array.from({ length: 110 }, (_, at) =>
      login({ email, password: 'errada-errada' }, { 'x-forwarded-for': `198.51.${at}.7` }),
    ),
  )
  expect((await login({ email, password: PASSWORD }, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(429)
  expect((await known.post('/api/v1/login', { email, password: PASSWORD })).status).toBe(200)
  // The device of one account is nothing to another, and is closed by its own wrong passwords.
  const wrong = () => known.post('/api/v1/login', { email, password: 'errada-errada' })
  const tries = await Promise.all(Array.from({ length: 11 }, wrong))
  expect(tries.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429])
})

test('none of the account system’s own addresses answers', async () => {
  for (const path of [
    '/api/auth/sign-up/email',
    '/api/auth/sign-in/email',
    '/api/auth/get-session',
    '/api/auth/admin/list-users',
    '/api/auth/ok',
  ])
    for (const answer of [await app.people.admin.get(path), await app.people.admin.post(path)])
      expect(answer.status).toBe(404)
})

test('our tables hold every column the account system wants', async () => {
  const auth = makeAuth(app.db, app.secret, 'http://localhost', app.log)
  Object.assign(auth.options.advanced.database, { validateSchema: true })
  const { response } = await auth.api.signInEmail({
    body: { email: 'davi@exemplo.com.br', password: PASSWORD },
    returnHeaders: true,
  })
  expect(response.user.email).toBe('davi@exemplo.com.br')
})
