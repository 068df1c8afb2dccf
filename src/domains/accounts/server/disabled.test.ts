import { beforeEach, expect, test } from 'vitest'
import { systemClock } from '#clock.ts'
import { startApp } from '#tests/app.ts'
import { callAs } from '#tests/call.ts'
import { addProject } from '#tests/factories.ts'
import { PASSWORD } from '#tests/people.ts'

const ADMIN_EMAIL = 'direcao@exemplo.com.br'
const app = startApp({ adminEmail: ADMIN_EMAIL })
const post = (path: string, body: unknown) => app.people.admin.post(`/api/v1/people${path}`, body)
const list = async () => (await app.people.admin.get('/api/v1/people')).body.data as Record<string, unknown>[]
const find = async (id: number) => (await list()).find((person) => person.id === id)

/** A member of staff of their own for each test. */
let count = 0
let email = ''
let id = 0
const signIn = () => app.people.visitor.signIn(email, PASSWORD)
beforeEach(async () => {
  email = `rui${++count}@exemplo.com.br`
  const { user } = await app.auth.api.createUser({ body: { name: 'Rui Prado', email, password: PASSWORD } })
  id = Number(user.id)
})

test('who is disabled is out at the next call and cannot come back, and what they made stays', async () => {
  const rui = await signIn()
  const project = await addProject(app, { id_user: id })
  expect((await post('/disable', { id })).body).toEqual({ result: true })
  expect((await rui.get('/api/v1/session')).status).toBe(403)
  expect((await app.people.visitor.post('/api/v1/login', { email, password: PASSWORD })).status).toBe(401)
  expect(await find(id)).toMatchObject({ state: 'disabled', sessions: 0 })
  expect((await app.pool.query('select id_user from projects where id = $1', [project])).rows).toEqual([
    { id_user: id },
  ])
  expect((await post('/link', { id })).status).toBe(409)

  expect((await post('/enable', { id })).body).toEqual({ result: true })
  await signIn()
  for (const path of ['/disable', '/enable', '/end-sessions', '/link'])
    expect((await post(path, { id: 999_999 })).status).toBe(404)
})

test('who is enabled again signs in anew: no session, link, device or calendar address of before is valid', async () => {
  const rui = await signIn()
  const session = rui.cookie
  const { path } = (await rui.post('/api/v1/calendar/feed')).body.data
  expect((await app.people.visitor.fetch(path)).status).toBe(200)
  const { link } = (await post('/link', { id })).body.data
  const readLink = () => app.people.visitor.post('/api/v1/password/link', { token: link.split('#')[1] })
  expect((await readLink()).body.data.state).toBe('open')
  const rowsOf = (table: string) => app.pool.query(`select * from ${table} where user_id = $1`, [id])
  const fill = async () => {
    const { rows } = await app.pool.query(
      `insert into sessions (token, user_id, expires_at, updated_at) values ($1, $2, $3, $3) returning id`,
      [`late-${id}-${systemClock.now().getTime()}`, id, new Date(systemClock.now().getTime() + 86_400_000)],
    )
    await app.pool.query(
      `insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth) values ($1, $2, $3, 'x', 'x')`,
      [id, rows[0].id, `https://push.exemplo/${rows[0].id}`],
    )
    await app.pool.query(`insert into password_links (hash, user_id, expires_at) values ($1, $2, $3)`, [
      `late-${rows[0].id}`,
      id,
      new Date(app.clock.now().getTime() + 86_400_000),
    ])
    await app.pool.query('update calendar_feeds set is_open = true where user_id = $1', [id])
  }
  const expectNone = async () => {
    for (const table of ['sessions', 'push_subscriptions', 'password_links'])
      expect((await rowsOf(table)).rows, table).toEqual([])
    expect((await app.people.visitor.fetch(path)).status).toBe(404)
    expect((await callAs(app, session).get('/api/v1/session')).status).toBe(403)
    expect((await readLink()).body.data.state).toBe('over')
  }
  await fill()
  await post('/disable', { id })
  await expectNone()
  // As a sign-in that was under way leaves it, and as earlier versions did.
  await fill()
  expect((await post('/enable', { id })).status).toBe(200)
  await expectNone()

  const again = await signIn()
  expect((await again.get('/api/v1/calendar/feed')).body.data.path).toBe('')
  expect((await again.post('/api/v1/calendar/feed')).body.data.path).not.toBe(path)
  expect((await app.people.visitor.fetch(path)).status).toBe(404)
  // Who is not disabled loses nothing by it.
  expect((await post('/enable', { id })).status).toBe(200)
  expect((await again.get('/api/v1/session')).status).toBe(200)
})

test('nobody disables themselves, and the last who can administrate stays', async () => {
  expect(await post('/disable', { id: 1 })).toMatchObject({ status: 409, body: { result: false } })
  expect(await find(1)).toMatchObject({ state: 'active' })

  // A second admin, by the e-mail of the settings; each disables the other at once.
  await app.pool.query('update users set email = $2 where id = $1', [id, ADMIN_EMAIL])
  const second = await app.people.visitor.signIn(ADMIN_EMAIL, PASSWORD)
  expect((await find(id))!.admin).toBe(true)
  const answers = await Promise.all([
    post('/disable', { id, password: PASSWORD }),
    second.post('/api/v1/people/disable', { id: 1, password: PASSWORD }),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { rows } = await app.pool.query('select id from users where (id = 1 or email = $1) and banned is not true', [
    ADMIN_EMAIL,
  ])
  expect(rows).toHaveLength(1)

  await app.pool.query('update users set banned = false where id = 1')
  await app.pool.query('update users set email = $2, banned = false where id = $1', [id, email])
  app.people.admin = await app.people.visitor.signIn('marina@exemplo.com.br', PASSWORD)
})

test('the admin ends somebody’s sessions; of their own, all but this one', async () => {
  const rui = await signIn()
  expect((await post('/end-sessions', { id })).body).toEqual({ result: true })
  expect((await rui.get('/api/v1/session')).status).toBe(403)
  const elsewhere = await app.people.visitor.signIn('marina@exemplo.com.br', PASSWORD)
  await post('/end-sessions', { id: 1 })
  expect((await elsewhere.get('/api/v1/session')).status).toBe(403)
  expect((await app.people.admin.get('/api/v1/session')).status).toBe(200)
})
