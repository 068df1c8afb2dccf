import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import { contract } from '#domains/contract.ts'
import { callsOf } from '#platform/http/call-list.ts'
import { startApp } from '#tests/app.ts'
import { type Caller, callAs } from '#tests/call.ts'
import { addProject } from '#tests/factories.ts'
import { databaseUrl } from '#tests/installations.ts'
import { PASSWORD } from '#tests/people.ts'
import { codeOf, nextCodeOf } from '#tests/totp.ts'

const app = startApp()
/** Another process of the program. */
const beside = startApp({}, undefined, app)

let count = 0
let email = ''
let own: Caller
beforeEach(async () => {
  email = `fator${++count}@exemplo.com.br`
  await app.auth.api.createUser({ body: { name: 'Fátima Torres', email, password: PASSWORD } })
  own = await app.people.visitor.signIn(email, PASSWORD)
})

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const login = (code?: string, password = PASSWORD) =>
  app.people.visitor.post('/api/v1/login', { email, password, code })
const begin = (who = own, password = PASSWORD) => who.post('/api/v1/profile/second-factor', { password })
/** Turns the second factor on; answers with what was set up, and the person with the session that follows. */
async function turnOn(who = own) {
  const { data } = (await begin(who)).body
  const answer = await who.post('/api/v1/profile/second-factor/confirm', { code: codeOf(data.secret) })
  expect(answer.status).toBe(200)
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0])
  return { setup: data as { secret: string; recovery_codes: string[] }, own: callAs(app, cookies.join('; ')) }
}

test('it is on once a code of the app has proved it, and from then on no session opens without one', async () => {
  const { data } = (await begin()).body
  expect(data).toMatchObject({
    uri: expect.stringMatching(/^otpauth:\/\/totp\/Vitrine/),
    qr: expect.stringMatching(/^<svg/),
  })
  expect(data.recovery_codes).toHaveLength(10)
  expect((await login()).status).toBe(200) // not on yet

  const confirm = (code: string) => own.post('/api/v1/profile/second-factor/confirm', { code })
  expect(await confirm(wrong(codeOf(data.secret)))).toMatchObject({
    status: 422,
    body: { data: { fields: { code: expect.any(String) } } },
  })
  expect((await confirm(codeOf(data.secret))).status).toBe(200)

  const without = await login()
  expect(without).toMatchObject({
    status: 401,
    body: { result: false, data: { fields: { code: expect.any(String) } } },
  })
  expect(without.headers.get('set-cookie')).toBeNull()
  expect((await login(wrong(codeOf(data.secret)))).status).toBe(401)
  expect(await login(nextCodeOf(data.secret), 'errada-errada')).toMatchObject({
    status: 401,
    body: { data: { error: 'E-mail ou senha incorretos.' } },
  })
  expect((await login(nextCodeOf(data.secret))).body).toMatchObject({
    result: true,
    data: [{ email }],
    needs_second_factor: false,
  })
})

test('a code serves once: not what turned it on, nor at two processes at the same time, nor one that is older', async () => {
  const { setup } = await turnOn()
  const used = { status: 401, body: { data: { fields: { code: expect.stringMatching(/^Este código já foi usado/) } } } }
  expect(await login(codeOf(setup.secret))).toMatchObject(used)

  const next = { email, password: PASSWORD, code: nextCodeOf(setup.secret) }
  const tries = [app, beside, app, beside].map(({ people }) => people.visitor.post('/api/v1/login', next))
  expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  expect(await login(next.code)).toMatchObject(used)
  expect(await login(codeOf(setup.secret))).toMatchObject(used)
})

test('a code that is older than the last one is refused, though it was never used', async () => {
  const { setup } = await turnOn()
  await app.pool.query('update two_factors set last_step = null')
  expect((await login(nextCodeOf(setup.secret))).status).toBe(200)
  expect((await login(codeOf(setup.secret))).status).toBe(401)
})

test('a recovery code serves once', async () => {
  const { setup } = await turnOn()
  const [code] = setup.recovery_codes
  expect((await login(code)).status).toBe(200)
  expect((await login(code)).status).toBe(401)
  expect((await login('xxxxx-yyyyy')).status).toBe(401)
})

test('a link to a new password does not replace it', async () => {
  await turnOn()
  const id =
    (await own.get('/api/v1/session')).body.data?.[0]?.id ??
    (await app.pool.query('select id from users where email = $1', [email])).rows[0].id
  const { link } = (await app.people.admin.post('/api/v1/people/link', { id })).body.data
  const set = await app.people.visitor.post('/api/v1/password/set', {
    token: link.split('#')[1],
    password: 'outra-senha-bem-longa',
  })
  expect(set).toMatchObject({
    status: 401,
    body: { data: { code: 'password-set-sign-in', error: expect.stringMatching(/^A senha foi definida/) } },
  })
  expect(set.headers.get('set-cookie')).toBeNull()
})

test('another person’s session in the browser does not answer for the code', async () => {
  const { setup } = await turnOn()
  const other = await app.people.staff.post('/api/v1/login', {
    email,
    password: PASSWORD,
    code: wrong(codeOf(setup.secret)),
  })
  expect(other.status).toBe(401)
})

test('guessing codes is stopped, by the right password too, and each guess is in the security log', async () => {
  const { setup } = await turnOn()
  const guesses = async () => (await app.people.admin.get('/api/v1/security-log?event=sign-in-refused')).body.data
  const before = (await guesses()).length
  await login() // no code yet is no guess
  for (let count = 0; count < 2; count++) await login(wrong(codeOf(setup.secret)))
  const { id } = (await app.pool.query('select id from users where email = $1', [email])).rows[0]
  expect((await guesses()).slice(0, -before || undefined)).toMatchObject([
    { person: { id }, detail: 'second-factor' },
    { person: { id }, detail: 'second-factor' },
  ])
  for (let count = 0; count < 8; count++) await login(wrong(codeOf(setup.secret)))
  expect([401, 429]).toContain((await login(nextCodeOf(setup.secret))).status)
})

test('to be asked for the code is no failed login: who has one is not shut out by signing in often', async () => {
  const { setup } = await turnOn()
  for (let count = 0; count < 11; count++) expect((await login()).status).toBe(401)
  expect((await login(nextCodeOf(setup.secret))).status).toBe(200)
})

test('each change asks for the password, and neither secret nor codes reach log or database in clear', async () => {
  const { setup, own: after } = await turnOn()
  for (const path of ['second-factor', 'second-factor/recovery', 'second-factor/remove'])
    expect((await after.post(`/api/v1/profile/${path}`, { password: 'errada-errada' })).status).toBe(422)
  expect((await begin(after)).status).toBe(409)
  const { recovery_codes } = (await after.post('/api/v1/profile/second-factor/recovery', { password: PASSWORD })).body
    .data
  expect((await login(setup.recovery_codes[1])).status).toBe(401)
  expect((await login(recovery_codes[0])).status).toBe(200)

  const { rows } = await app.pool.query('select * from two_factors')
  for (const text of [JSON.stringify(rows), app.logged.join('\n')])
    for (const secret of [setup.secret, ...setup.recovery_codes, ...recovery_codes]) expect(text).not.toContain(secret)

  expect((await after.post('/api/v1/profile/second-factor/remove', { password: PASSWORD })).status).toBe(200)
  expect((await login()).status).toBe(200)
})

test('the admin requires it of all: who has none can only add one; who lost it is freed by the admin', async () => {
  const { admin } = app.people
  const require = (required: boolean, who = admin) => who.post('/api/v1/people/second-factor/require', { required })
  expect((await require(true)).status).toBe(409) // the admin's own comes first
  const { own: secured } = await turnOn(admin)
  expect((await require(true, secured)).status).toBe(200)

  expect((await login()).body.needs_second_factor).toBe(true)
  expect((await own.get('/api/v1/session')).body.needs_second_factor).toBe(true)
  expect(await own.get('/api/v1/screen-time')).toMatchObject({ status: 403 })
  expect((await own.get('/api/v1/profile')).status).toBe(200)
  const { own: after } = await turnOn()
  expect((await after.get('/api/v1/screen-time')).status).toBe(200)
  expect((await after.post('/api/v1/profile/second-factor/remove', { password: PASSWORD })).status).toBe(409)

  const id = (await after.get('/api/v1/session')).body.data[0].id
  expect((await secured.post('/api/v1/people/second-factor/remove', { id })).status).toBe(200)
  expect((await after.get('/api/v1/session')).status).toBe(403)
  expect((await login()).status).toBe(200)
  expect((await secured.get('/api/v1/security-log?event=second-factor')).body.data[0]).toMatchObject({ person: { id } })
  expect((await require(false, secured)).status).toBe(200)
})

test('who lacks the required second factor is a visitor to every public call', async () => {
  const project = await addProject(app, { is_public: false, id_user: 3 })
  const { other, visitor } = app.people
  const item = (who: Caller) => who.post('/api/v1/item-project', { id: project })
  expect((await item(other)).status).toBe(200)
  const require = (required: boolean) =>
    app.pool.query(
      `insert into security_settings (second_factor_required) values ($1)
       on conflict (id) do update set second_factor_required = $1`,
      [required],
    )
  await require(true)
  try {
    expect((await item(other)).status).toBe(404)
    const calls = [...callsOf(contract)].filter(({ meta }) => meta.access === 'public' && !meta.beforeSecondFactor)
    expect(calls.length).toBeGreaterThan(20)
    for (const { method, path } of calls.filter(({ path }) => path !== '/logout')) {
      const send = (who: Caller) =>
        method === 'GET' ? who.get(`/api/v1${path}?id=${project}`) : who.post(`/api/v1${path}`, { id: project })
      const [asNobody, asOther] = [await send(visitor), await send(other)]
      expect([asOther.status, asOther.body], path).toEqual([asNobody.status, asNobody.body])
    }
    // Signing in again ends the session that the browser had all the same.
    const again = await other.signIn('nina@exemplo.com.br', PASSWORD)
    expect((await other.get('/api/v1/session')).status).toBe(403)
    expect((await again.get('/api/v1/session')).body.needs_second_factor).toBe(true)
  } finally {
    await require(false)
  }
})

test('at the terminal a new password is given, and the second factor removed where that is asked for', async () => {
  const { setup, own: signedIn } = await turnOn()
  const reset = async (...options: string[]) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['scripts/reset-password.ts', email.toUpperCase(), ...options],
      { env: { ...process.env, DATA_DIR: app.settings.dataDir, DATABASE_URL: databaseUrl(app.database) } },
    )
    return /: (\S+)\n$/.exec(stdout)![1]!
  }
  const first = await reset()
  expect((await signedIn.get('/api/v1/session')).status).toBe(403)
  expect((await login(undefined, PASSWORD)).status).toBe(401)
  expect((await login(undefined, first)).status).toBe(401)
  expect((await login(nextCodeOf(setup.secret), first)).status).toBe(200)

  const second = await reset('--second-factor')
  expect((await login(undefined, second)).status).toBe(200)
  const { rows } = await app.pool.query(
    `select event, actor_id from security_log where detail = 'terminal' and subject_id =
      (select id from users where email = $1) order by id`,
    [email],
  )
  expect(rows.map(({ event, actor_id }) => [event, actor_id])).toEqual([
    ['password', null],
    ['password', null],
    ['second-factor', null],
  ])
})
