import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { nowMs } from '#clock.ts'
import { startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { PASSWORD } from '#tests/people.ts'

const app = startApp()
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'
const OTHER = 'outra-senha-bem-longa'

/** Somebody of their own for each test, signed in twice. */
let count = 0
let email = ''
let own: Caller
let elsewhere: Caller
beforeEach(async () => {
  email = `pessoa${++count}@exemplo.com.br`
  await app.auth.api.createUser({ body: { name: 'Pessoa de Prova', email, password: PASSWORD } })
  own = await app.people.visitor.signIn(email, PASSWORD)
  elsewhere = await app.people.visitor.signIn(email, PASSWORD)
})

const face = (who = app.people.visitor, headers = {}) => who.fetch(`/uploads/${email}.png`, { headers })
const picture = (background: string, width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
function formOf(bytes: Buffer, type = 'image/png') {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'foto.png', { type }))
  return form
}
const changePassword = (current: string, password: string) =>
  own.post('/api/v1/profile/password', { current, password })

test('a name is changed, tidied, and the session check says it at once', async () => {
  expect((await own.get('/api/v1/profile')).body).toEqual({
    result: true,
    data: { id: expect.any(Number), nome: 'Pessoa de Prova', email, picture: false, revision: 1, second_factor: false },
  })
  expect((await own.post('/api/v1/profile', { nome: '  Zoé \n  Lima ' })).body).toEqual({
    result: true,
    data: { revision: 2, merged: false },
  })
  expect((await own.get('/api/v1/session')).body.data).toMatchObject([{ nome: 'Zoé Lima', email }])
  for (const nome of ['', '   ', 'x'.repeat(81), undefined])
    expect(await own.post('/api/v1/profile', { nome })).toMatchObject({
      status: 422,
      body: { data: { fields: { nome: expect.any(String) } } },
    })
})

test('a picture becomes a square of its middle, shown at once under {email}.png, until it is removed', async () => {
  const drawn = await face()
  expect(drawn.headers.get('cache-control')).toBe('public, no-cache')
  const before = drawn.headers.get('etag')!
  expect((await face(undefined, { 'if-none-match': before })).status).toBe(304)

  // Red at both sides of a white square, and turned by its metadata.
  const sides = await sharp({ create: { width: 100, height: 300, channels: 3, background: '#ff0000' } })
    .composite([{ input: await picture('#ffffff', 100, 100), top: 100, left: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(await own.post('/api/v1/profile/picture', formOf(sides, 'image/jpeg'))).toMatchObject({ status: 200 })
  const sent = await face(undefined, { 'if-none-match': before })
  expect(sent.status).toBe(200)
  const bytes = Buffer.from(await sent.arrayBuffer())
  const facts = await sharp(bytes).metadata()
  expect(facts).toMatchObject({ format: 'png', width: 256, height: 256 })
  expect(facts.exif).toBeUndefined()
  const { channels } = await sharp(bytes).stats()
  expect(Math.min(...channels.slice(0, 3).map(({ mean }) => mean))).toBeGreaterThan(235)
  expect((await own.get('/api/v1/profile')).body.data.picture).toBe(true)
  const key = async () => (await app.pool.query('select image from users where email = $1', [email])).rows[0].image
  const first = await key()

  expect((await own.post('/api/v1/profile/picture', formOf(await picture('#00ff00')))).status).toBe(200)
  expect(await app.storage.private.exists(first)).toBe(false)
  expect((await face()).headers.get('etag')).not.toBe(sent.headers.get('etag'))

  const second = await key()
  expect((await own.post('/api/v1/profile/picture/remove')).status).toBe(200)
  expect(await app.storage.private.exists(second)).toBe(false)
  expect((await face()).headers.get('etag')).toBe(before)
  expect((await own.get('/api/v1/profile')).body.data.picture).toBe(false)
})

test('[SAF-03] what is no picture is refused, and no other file can be reached by an e-mail', async () => {
  const refused = await own.post('/api/v1/profile/picture', formOf(Buffer.from('<svg onload="alert(1)"/>')))
  expect(refused).toMatchObject({
    status: 422,
    body: { result: false, data: { fields: { file: expect.any(String) } } },
  })
  expect((await own.post('/api/v1/profile/picture')).status).toBe(422)
  expect((await own.get('/api/v1/profile')).body.data.picture).toBe(false)
})

test('who was disabled shows their initials again', async () => {
  const initials = (await face()).headers.get('etag')
  await own.post('/api/v1/profile/picture', formOf(await picture('#0000ff')))
  expect((await face()).headers.get('etag')).not.toBe(initials)
  await app.pool.query('update users set banned = true where email = $1', [email])
  expect((await face()).headers.get('etag')).toBe(initials)
})

test('a password is changed with the current one; the other sessions end, this one stays', async () => {
  expect(await changePassword(PASSWORD, OTHER)).toMatchObject({ status: 200, body: { result: true } })
  expect((await own.get('/api/v1/session')).status).toBe(200)
  expect((await elsewhere.get('/api/v1/session')).status).toBe(403)
  expect((await app.people.visitor.post('/api/v1/login', { email, password: PASSWORD })).status).toBe(401)
  await app.people.visitor.signIn(email, OTHER)
  expect(app.logged.join('\n')).not.toContain(OTHER)
})

test('a wrong current password, a short one and the same one change nothing, and say which field', async () => {
  expect(await changePassword('errada-errada', OTHER)).toMatchObject({
    status: 422,
    body: { result: false, data: { fields: { current: 'A senha atual não confere.' } } },
  })
  expect(await changePassword(PASSWORD, 'curta')).toMatchObject({
    status: 422,
    body: { data: { fields: { password: 'Use pelo menos 10 caracteres.' } } },
  })
  expect(await changePassword(PASSWORD, PASSWORD)).toMatchObject({
    status: 422,
    body: { data: { fields: { password: expect.stringContaining('igual') } } },
  })
  expect((await elsewhere.get('/api/v1/session')).status).toBe(200)
  await app.people.visitor.signIn(email, PASSWORD)
})

test.each([
  ['senha123456', 'muito usada'],
  ['Pessoa de Prova', 'o seu nome'],
  ['qwertyuiop', 'Teclas vizinhas|mais usadas|muito usada'],
  ['aaaaaaaaaaaaaaa', 'repetidas'],
  ['P@ssw0rd123', 'muito usada'],
])('the new password %s is refused with the reason', async (password, reason) => {
  expect(await changePassword(PASSWORD, password)).toMatchObject({
    status: 422,
    body: { data: { fields: { password: expect.stringMatching(reason) } } },
  })
  await app.people.visitor.signIn(email, PASSWORD)
})

test('after ten wrong current passwords, even sent at once, the right one has to wait', async () => {
  const tries = await Promise.all(Array.from({ length: 11 }, () => changePassword('errada-errada', OTHER)))
  expect(tries.map(({ status }) => status).sort()).toEqual([...Array(10).fill(422), 429])
  expect((await changePassword(PASSWORD, OTHER)).status).toBe(429)
  await app.people.visitor.signIn(email, PASSWORD)
})

test('one’s own sessions are listed by browser and system, this one first and marked, without any address', async () => {
  const login = await app.people.visitor.post('/api/v1/login', { email, password: PASSWORD }, { 'user-agent': FIREFOX })
  expect(login.status).toBe(200)
  await app.pool.query(`update sessions set last_used_at = $2 where user_agent is distinct from $1`, [
    FIREFOX,
    new Date(nowMs() - 2 * 3_600_000),
  ])
  const { status, body } = await own.get('/api/v1/profile/sessions')
  expect(status).toBe(200)
  expect(body.data).toHaveLength(3)
  expect(body.data.map(({ current }: { current: boolean }) => current)).toEqual([true, false, false])
  expect(body.data[1]).toEqual({
    id: expect.any(Number),
    device: 'Firefox no Windows',
    opened: expect.stringMatching(/^\d{4}-.*Z$/),
    used: expect.stringMatching(/^\d{4}-.*Z$/),
    current: false,
  })
  const { rows } = await app.pool.query("select 1 from sessions where ip_address <> ''")
  expect(rows).toEqual([])
})

test('a session in use is noted as used', async () => {
  const used = async () => (await own.get('/api/v1/profile/sessions')).body.data[0].used as string
  await app.pool.query(`update sessions set last_used_at = '2026-01-01T00:00:00Z'`)
  expect(await used()).toBe('2026-01-01T00:00:00.000Z')
  await own.get('/api/v1/session')
  expect(Date.parse(await used())).toBeGreaterThan(Date.parse('2026-01-02T00:00:00Z'))
})

test('one’s own sessions can be ended, one or all the others; nobody else’s', async () => {
  const list = async () => (await own.get('/api/v1/profile/sessions')).body.data as { id: number; current: boolean }[]
  const other = (await list()).find(({ current }) => !current)!
  expect((await app.people.other.post('/api/v1/profile/sessions/end', { id: other.id })).status).toBe(404)
  expect((await elsewhere.get('/api/v1/session')).status).toBe(200)
  expect((await own.post('/api/v1/profile/sessions/end', { id: other.id })).body).toEqual({ result: true })
  expect((await elsewhere.get('/api/v1/session')).status).toBe(403)
  expect((await own.post('/api/v1/profile/sessions/end', { id: other.id })).status).toBe(404)
  expect((await own.post('/api/v1/profile/sessions/end', { id: 'x' })).status).toBe(422)

  const third = await app.people.visitor.signIn(email, PASSWORD)
  expect((await own.post('/api/v1/profile/sessions/end-others')).body).toEqual({ result: true })
  expect((await third.get('/api/v1/session')).status).toBe(403)
  expect(await list()).toMatchObject([{ current: true }])
  expect((await app.people.other.get('/api/v1/session')).status).toBe(200)
})
