import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { systemClock } from '#clock.ts'
import { visitorContext } from '#platform/context.ts'
import { startApp } from '#tests/app.ts'
import { PASSWORD } from '#tests/people.ts'
import { findPeople } from './find.ts'

const ADMIN_EMAIL = 'direcao@exemplo.com.br'
const app = startApp({ adminEmail: ADMIN_EMAIL })
const post = (path: string, body: unknown) => app.people.admin.post(`/api/v1/people${path}`, body)
const list = async () => (await app.people.admin.get('/api/v1/people')).body.data as Record<string, unknown>[]
const find = async (id: number) => (await list()).find((person) => person.id === id)
const exists = async (email: string) =>
  ((await app.pool.query('select 1 from users where email = $1', [email])).rowCount ?? 0) > 0

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

test('those who can be chosen stand by their names, accents aside', async () => {
  for (const name of ['Zeca', 'Érica', 'Fábio'])
    await app.auth.api.createUser({ body: { name, email: `ordem${++count}@exemplo.com.br`, password: PASSWORD } })
  const names = (await app.people.staff.get('/api/v1/staff')).body.data.map(({ name }: { name: string }) => name)
  const own = ['Érica', 'Fábio', 'Rui Prado', 'Zeca']
  expect(names.filter((name: string) => own.includes(name))).toEqual(own)
  await app.pool.query(`delete from users where email like 'ordem%'`)
})

test('the admin sees everyone, with role, state, last visit and open sessions', async () => {
  expect(await find(id)).toEqual({
    id,
    name: 'Rui Prado',
    email,
    admin: false,
    principal: false,
    second_factor: false,
    sees_costs: false,
    state: 'active',
    last_seen: null,
    sessions: 0,
  })
  await signIn()
  await signIn()
  expect(await find(id)).toMatchObject({ sessions: 2, last_seen: expect.stringMatching(/Z$/) })
  await app.pool.query('update sessions set expires_at = $2 where user_id = $1', [id, systemClock.now()])
  expect(await find(id)).toMatchObject({ sessions: 0 })
  expect(await find(1)).toMatchObject({ admin: true, state: 'active' })
})

test('pickers have all who are not disabled, by name', async () => {
  await app.pool.query("update users set name = 'Abel Prado' where id = $1", [id])
  const { data } = (await app.people.staff.get('/api/v1/staff')).body
  const names: string[] = data.map(({ name }: { name: string }) => name)
  expect(names[0]).toBe('Abel Prado')
  await post('/disable', { id })
  expect((await app.people.staff.get('/api/v1/staff')).body.data).toEqual(data.slice(1))
})

test.each([
  ['', { name: 'Bia', email: 'bia@exemplo.com.br' }],
  ['/link', { id: 2 }],
  ['/disable', { id: 2 }],
  ['/enable', { id: 2 }],
  ['/end-sessions', { id: 2 }],
  ['/email', { id: 2, email: 'outro@exemplo.com.br' }],
])('[API-03] neither staff nor visitors do /people%s', async (path, body) => {
  for (const who of [app.people.staff, app.people.visitor])
    expect((await who.post(`/api/v1/people${path}`, body)).status).toBe(403)
  expect((await app.people.staff.get('/api/v1/people')).status).toBe(403)
  expect(await find(2)).toMatchObject({ email: 'davi@exemplo.com.br', state: 'active' })
  expect(await exists('bia@exemplo.com.br')).toBe(false)
})

test('whoever is added stands there as invited, and an e-mail is taken in whatever case', async () => {
  const added = await post('', { name: '  Bia   Torres ', email: ` Bia${count}@Exemplo.com.br` })
  expect(added).toMatchObject({ status: 200, body: { data: { mailed: false, link: expect.any(String) } } })
  expect(await find(added.body.data.id)).toMatchObject({
    name: 'Bia Torres',
    email: `bia${count}@exemplo.com.br`,
    state: 'invited',
  })
  const taken = { status: 409, body: { data: { fields: { email: 'Já há alguém com este e-mail.' } } } }
  expect(await post('', { name: 'Outra', email: `BIA${count}@exemplo.com.BR` })).toMatchObject(taken)
  expect(await post('/email', { id, email: `Bia${count}@exemplo.com.br` })).toMatchObject(taken)
  for (const [name, address] of [
    ['', 'x@exemplo.com.br'],
    ['Xis', 'x'],
  ])
    expect((await post('', { name, email: address })).status).toBe(422)
})

test('a name is nobody else’s, however it is written, and is told apart from an e-mail that is taken', async () => {
  const taken = {
    status: 409,
    body: { data: { fields: { name: expect.stringMatching(/^Já há alguém com este nome/) } } },
  }
  expect((await post('', { name: `Zélia ${count}`, email: `zelia${count}@exemplo.com.br` })).status).toBe(200)
  for (const name of [`ZELIA  ${count}`, `Zélia\u200b ${count}`, `\u202eZélia ${count}`])
    expect(await post('', { name, email: `outra${count}@exemplo.com.br` })).toMatchObject(taken)
  expect(await exists(`outra${count}@exemplo.com.br`)).toBe(false)
  expect(await post('', { name: `Zélia ${count}`, email })).toMatchObject({
    status: 409,
    body: { data: { fields: { email: expect.any(String) } } },
  })
  // Also that of somebody who is disabled: what they made still bears it.
  await post('/disable', { id })
  expect(await post('', { name: 'Rui Prado', email: `outra${count}@exemplo.com.br` })).toMatchObject(taken)

  const other = await app.people.visitor.signIn('nina@exemplo.com.br', PASSWORD)
  const save = (nome: string) => other.post('/api/v1/profile', { nome })
  expect(await save(`zelia ${count}`)).toMatchObject({
    status: 409,
    body: { data: { fields: { nome: expect.any(String) } } },
  })
  expect((await save('NINA')).status).toBe(200)
  expect((await save('Nina')).status).toBe(200)
})

test('who bears another’s name since before it was refused may save it as it is', async () => {
  await app.auth.api.createUser({
    body: { name: 'Rui Prado', email: `gemeo${count}@exemplo.com.br`, password: PASSWORD },
  })
  const rui = await signIn()
  expect((await rui.post('/api/v1/profile', { nome: 'Rui Prado' })).status).toBe(200)
  expect((await rui.post('/api/v1/profile', { nome: `Rui Prado ${count}` })).status).toBe(200)
  expect((await rui.post('/api/v1/profile', { nome: 'Rui Prado' })).status).toBe(409)
})

test('two who add the same name at once: one is added', async () => {
  const answers = await Promise.all(
    [1, 2, 3].map((number) => post('', { name: `Ivo ${count}`, email: `ivo${count}.${number}@exemplo.com.br` })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('two who add the same e-mail at once: one is added', async () => {
  const body = { name: 'Igor', email: `igor${count}@exemplo.com.br` }
  const answers = await Promise.all([post('', body), post('', body), post('', body)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('the e-mail of the settings, which makes the admin, is nobody’s to take', async () => {
  for (const address of [ADMIN_EMAIL, ADMIN_EMAIL.toUpperCase()]) {
    expect((await post('', { name: 'Esperta', email: address })).status).toBe(409)
    expect((await post('/email', { id, email: address })).status).toBe(409)
  }
  expect(await exists(ADMIN_EMAIL)).toBe(false)
  // Account 1 is the admin anyway.
  expect((await post('/email', { id: 1, email: ADMIN_EMAIL, password: PASSWORD })).status).toBe(200)
  expect((await post('/email', { id: 1, email: 'marina@exemplo.com.br', password: PASSWORD })).status).toBe(200)
})

test('who bears the e-mail of the settings keeps it', async () => {
  await app.pool.query('update users set email = $2 where id = $1', [id, ADMIN_EMAIL])
  const away = { id, email: 'fora@exemplo.com.br', password: PASSWORD }
  expect(await post('/email', away)).toMatchObject({ status: 409 })
  await app.pool.query('update users set email = $2 where id = $1', [id, email])
})

test('the admin changes an e-mail: one signs in by the new one, and the face follows', async () => {
  const address = `novo${count}@exemplo.com.br`
  const faceOf = async (of: string) =>
    Buffer.from(await (await app.people.visitor.fetch(`/uploads/${of}.png`)).arrayBuffer()).toString('base64')
  const form = new FormData()
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c33' } })
  form.append('file', new File([await picture.png().toBuffer()], 'rosto.png', { type: 'image/png' }))
  expect((await (await signIn()).post('/api/v1/profile/picture', form)).status).toBe(200)
  const face = await faceOf(email)
  expect((await post('/email', { id, email: ` ${address.toUpperCase()} ` })).body).toEqual({ result: true })
  expect(await faceOf(address)).toBe(face)
  // The old address shows what a stranger's does: initials.
  expect(await faceOf(email)).not.toBe(face)
  expect((await app.people.visitor.post('/api/v1/login', { email, password: PASSWORD })).status).toBe(401)
  await app.people.visitor.signIn(address, PASSWORD)
  expect((await post('/email', { id: 999_999, email: 'x@exemplo.com.br' })).status).toBe(404)
})

test('staff choose among who can sign in, visitors see nobody', async () => {
  expect((await app.people.visitor.get('/api/v1/staff')).status).toBe(403)
  const { body } = await app.people.staff.get('/api/v1/staff')
  expect(body.data).toContainEqual({ id, name: 'Rui Prado', email, picture: `/uploads/${email}.png` })
  await post('/disable', { id })
  const after = (await app.people.staff.get('/api/v1/staff')).body.data as { id: number }[]
  expect(after.some((one) => one.id === id)).toBe(false)
})

test('people are found by a part of name or e-mail, accents aside, and by the admin alone', async () => {
  await app.pool.query('update users set name = $2 where id = $1', [id, 'Zoé Ímpar'])
  const as = (session: number, actor: { id: number; name: string; email: string }) => ({
    ...visitorContext(app),
    actor: { ...actor, administers: false, session },
  })
  const admin = as(1, { id: 1, name: 'Dona Marina', email: 'marina@exemplo.com.br' })
  const found = [{ kind: 'person', id, title: 'Zoé Ímpar', note: email, to: '/dashboard/people' }]
  expect(await findPeople(admin, 'zoe imp')).toEqual(found)
  expect(await findPeople(admin, email.toUpperCase())).toEqual(found)
  expect(await findPeople(admin, '  ')).toEqual([])
  expect(await findPeople(as(2, { id: 2, name: 'Davi', email: 'davi@exemplo.com.br' }), 'zoe')).toEqual([])
  expect(await findPeople(visitorContext(app), 'zoe')).toEqual([])
})

test('one’s own e-mail, and a link to a new password for oneself, need one’s password', async () => {
  const own = { id: 1, email: 'outra-marina@exemplo.com.br' }
  for (const [path, input] of [
    ['/api/v1/people/email', own],
    ['/api/v1/people/link', { id: 1 }],
  ] as const)
    for (const [password, reason] of [
      [undefined, 'Digite a sua senha.'],
      ['errada-errada', 'A senha não confere.'],
    ])
      expect(await app.people.admin.post(path, { ...input, password })).toMatchObject({
        status: 422,
        body: { data: { fields: { password: reason } } },
      })
  expect((await app.people.admin.post('/api/v1/people/link', { id: 1, password: PASSWORD })).status).toBe(200)
  expect((await app.people.admin.post('/api/v1/people/email', { ...own, password: PASSWORD })).status).toBe(200)
})
