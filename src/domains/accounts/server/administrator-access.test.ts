import { beforeEach, describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { PASSWORD } from '#tests/people.ts'
import { waitsForLock } from '#tests/waits-for-lock.ts'

const SETTINGS_EMAIL = 'direcao@exemplo.com.br'
const app = startApp({ adminEmail: SETTINGS_EMAIL })

const call = (what: string, input: object, who: Caller = app.people.admin) => who.post(`/api/v1/people/${what}`, input)
const appoint = (id: number) => call('appoint', { id, password: PASSWORD })
const find = async (id: number) => {
  const { data } = (await app.people.admin.get('/api/v1/people')).body
  return data.find((person: { id: number }) => person.id === id)
}
const linesAbout = async (id: number) => {
  const { data } = (await app.people.admin.get('/api/v1/security-log?limit=50')).body
  return data
    .filter(({ person }: { person: { id: number } | null }) => person?.id === id)
    .map(({ event }: { event: string }) => event) as string[]
}
const titles = async (who: Caller) =>
  (await who.get('/api/v1/notices')).body.data.map(({ title }: { title: string }) => title)

let count = 0
async function add(name: string, email = `pessoa${++count}@exemplo.com.br`) {
  const { user } = await app.auth.api.createUser({ body: { name: `${name} ${++count}`, email, password: PASSWORD } })
  return { id: Number(user.id), email, name: user.name, who: await app.people.visitor.signIn(email, PASSWORD) }
}

let rui: Awaited<ReturnType<typeof add>>
let bia: Awaited<ReturnType<typeof add>>
beforeEach(async () => {
  await app.pool.query('update users set administers = false')
  rui = await add('Rui')
  bia = await add('Bia')
})

describe('what would make an administrator’s account another’s takes one’s own password', () => {
  const asked = { status: 422, body: { data: { fields: { password: expect.any(String) } } } }
  const acts: [string, object][] = [
    ['link', {}],
    ['email', { email: 'meu@exemplo.com.br' }],
    ['second-factor/remove', {}],
    ['disable', {}],
  ]

  test.each(acts)('%s', async (what, input) => {
    await appoint(rui.id)
    await appoint(bia.id)
    await app.pool.query('update users set two_factor_enabled = true where id = $1', [bia.id])
    for (const who of [rui.who, app.people.admin])
      for (const password of [undefined, '', 'errada-errada'])
        expect(await call(what, { ...input, id: bia.id, password }, who)).toMatchObject(asked)
    expect(await find(bia.id)).toMatchObject({ admin: true, email: bia.email, second_factor: true, state: 'active' })
    expect((await app.pool.query('select from password_links where user_id = $1', [bia.id])).rows).toEqual([])
    expect((await call(what, { ...input, id: bia.id, password: PASSWORD }, rui.who)).status).toBe(200)
    await app.pool.query('update users set email = $2, two_factor_enabled = false where id = $1', [bia.id, bia.email])
    // Of who does not administer it is not asked.
    const one = await add('Um')
    expect((await call(what, { ...input, id: one.id }, rui.who)).status).toBe(200)
    await app.pool.query('update users set email = $2 where id = $1', [one.id, one.email])
  })

  test('also of a principal', async () => {
    const boss = await add('Direção', SETTINGS_EMAIL)
    for (const [what, input] of acts.filter(([what]) => what !== 'email'))
      expect(await call(what, { ...input, id: boss.id })).toMatchObject(asked)
    await app.pool.query('delete from users where id = $1', [boss.id])
  })
})

describe('whoever is disabled while they administer', () => {
  test('is told of to the others, and the log says that the administration was taken', async () => {
    await appoint(rui.id)
    await appoint(bia.id)
    expect((await call('disable', { id: rui.id, password: PASSWORD }, bia.who)).status).toBe(200)
    const told = `O acesso de ${rui.name} foi desativado, e com ele a administração`
    expect((await titles(app.people.admin))[0]).toBe(told)
    expect(await titles(bia.who)).not.toContain(told)
    expect((await linesAbout(rui.id)).slice(0, 2).sort()).toEqual(['disabled', 'withdrawn'])
  })

  test('as a principal: the others are told, and nothing was taken', async () => {
    const boss = await add('Direção', SETTINGS_EMAIL)
    await appoint(bia.id)
    expect((await call('disable', { id: boss.id, password: PASSWORD })).status).toBe(200)
    expect((await titles(bia.who))[0]).toBe(`O acesso de ${boss.name} foi desativado, e com ele a administração`)
    expect(await linesAbout(boss.id)).toEqual(expect.not.arrayContaining(['withdrawn']))
    await app.pool.query('delete from users where id = $1', [boss.id])
  })

  test('nobody is told where they did not administer, or were disabled already', async () => {
    await appoint(bia.id)
    const before = await titles(bia.who)
    for (let time = 0; time < 2; time++) await call('disable', { id: rui.id })
    expect(await titles(bia.who)).toEqual(before)
    expect(await linesAbout(rui.id)).not.toContain('withdrawn')
  })
})

test('the log says nothing where nothing was given or taken', async () => {
  await appoint(rui.id)
  await appoint(rui.id)
  for (let time = 0; time < 2; time++) await call('withdraw', { id: rui.id, password: PASSWORD })
  expect(await linesAbout(rui.id)).toEqual(['withdrawn', 'appointed'])
})

test('links that were made before an appointment set no password of who administers by it, nor any being made', async () => {
  await appoint(rui.id)
  const { link } = (await call('link', { id: bia.id }, rui.who)).body.data
  expect((await appoint(bia.id)).status).toBe(200)
  const token = link.split('#')[1]
  expect((await app.people.visitor.post('/api/v1/password/link', { token })).body.data.state).toBe('over')
  expect(
    (await app.people.visitor.post('/api/v1/password/set', { token, password: 'uma-senha-roubada' })).status,
  ).not.toBe(200)

  const one = await add('Um')
  const appointing = await app.pool.connect()
  await appointing.query('begin')
  await appointing.query('select from users where id = 1 for update')
  await appointing.query('update users set administers = true where id = $1', [one.id])
  const asked = call('link', { id: one.id }, rui.who)
  await Promise.race([asked, waitsForLock(app)])
  await appointing.query('commit')
  appointing.release()
  expect((await asked).status).toBe(422)
})

test('who asks for a link while their administration is being taken gets none', async () => {
  await appoint(rui.id)
  const taking = await app.pool.connect()
  await taking.query('begin')
  await taking.query('update users set administers = false where id = $1', [rui.id])
  const asked = call('link', { id: bia.id }, rui.who)
  await Promise.race([asked, waitsForLock(app)])
  await taking.query('commit')
  taking.release()
  expect((await asked).status).toBe(403)
})

describe.each(['withdraw', 'disable'])('after %s', (way) => {
  const end = (id: number) => call(way, { id, password: PASSWORD })
  const stateOf = async (link: string) =>
    (await app.people.visitor.post('/api/v1/password/link', { token: link.split('#')[1] })).body.data.state

  test('links to passwords of others that only they have seen open nothing', async () => {
    await appoint(rui.id)
    const links: string[] = []
    for (const who of [rui.who, app.people.admin]) {
      links.push((await call('link', { id: bia.id }, who)).body.data.link)
      const invited = { name: `Lia ${++count}`, email: `lia${count}@exemplo.com.br` }
      links.push((await who.post('/api/v1/people', invited)).body.data.link)
    }
    await end(rui.id)
    expect(await Promise.all(links.map(stateOf))).toEqual(['over', 'over', 'open', 'open'])
  })

  test('their booking page is not on the firm’s contact page any more; those of others are', async () => {
    const slug = `${way}-${++count}`
    const offered = async () =>
      (await app.people.visitor.get('/api/v1/booking/offered')).body.data.map(({ path }: { path: string }) => path)
    await appoint(rui.id)
    for (const [who, of] of [
      [rui.who, 'dele'],
      [app.people.admin, 'dela'],
    ] as const)
      await who.post('/api/v1/booking/page/new', { name: of, slug: `${slug}-${of}`, at_contact: true })
    expect(await offered()).toEqual(expect.arrayContaining([`/agendar/${slug}-dele`, `/agendar/${slug}-dela`]))
    await end(rui.id)
    if (way === 'disable') await call('enable', { id: rui.id })
    expect(await offered()).not.toContain(`/agendar/${slug}-dele`)
    expect(await offered()).toContain(`/agendar/${slug}-dela`)
  })
})
