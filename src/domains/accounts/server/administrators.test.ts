import { beforeEach, describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { readOutbox } from '#tests/outbox.ts'
import { PASSWORD } from '#tests/people.ts'
import { watchEvents } from '#tests/watch-events.ts'

const SETTINGS_EMAIL = 'direcao@exemplo.com.br'
const app = startApp({ adminEmail: SETTINGS_EMAIL })
const second = startApp({ adminEmail: SETTINGS_EMAIL }, undefined, app)
const emails = readOutbox(app)

const call = (what: string, id: number, who: Caller = app.people.admin, password: unknown = PASSWORD) =>
  who.post(`/api/v1/people/${what}`, { id, password })
const find = async (id: number) => {
  const { data } = (await app.people.admin.get('/api/v1/people')).body
  return data.find((person: { id: number }) => person.id === id)
}
const refused = (code: string) => ({ status: 409, body: { data: { code, error: expect.any(String) } } })
const administers = async (who: Caller) => (await who.get('/api/v1/session')).body.admin

let count = 0
async function add(name: string, email = `pessoa${++count}@exemplo.com.br`) {
  const { user } = await app.auth.api.createUser({ body: { name: `${name} ${++count}`, email, password: PASSWORD } })
  const id = Number(user.id)
  return { id, email, name: user.name, who: await app.people.visitor.signIn(email, PASSWORD) }
}

/** Members of staff of their own for each test. */
let rui: Awaited<ReturnType<typeof add>>
let bia: Awaited<ReturnType<typeof add>>
beforeEach(async () => {
  await app.pool.query('update users set administers = false')
  rui = await add('Rui')
  bia = await add('Bia')
})

test('whoever is appointed administers at once in the session that is open, and no longer once that is taken back', async () => {
  expect(await administers(rui.who)).toBe(false)
  expect((await call('appoint', rui.id)).body).toEqual({ result: true })
  expect(await administers(rui.who)).toBe(true)
  expect((await rui.who.get('/api/v1/session')).body.sees_costs).toBe(true)
  expect((await rui.who.get('/api/v1/people')).status).toBe(200)
  expect(await find(rui.id)).toMatchObject({ admin: true, principal: false })
  expect(await find(1)).toMatchObject({ admin: true, principal: true })
  // Whoever signs in anew, and who was appointed, appoints too.
  const anew = await app.people.visitor.post('/api/v1/login', { email: rui.email, password: PASSWORD })
  expect(anew.body).toMatchObject({ admin: true })
  expect((await call('appoint', bia.id, rui.who)).status).toBe(200)
  expect((await call('withdraw', rui.id, bia.who)).status).toBe(200)
  expect(await administers(rui.who)).toBe(false)
  expect((await rui.who.get('/api/v1/people')).status).toBe(403)
  expect((await call('withdraw', bia.id, rui.who)).status).toBe(403)
})

test('open pages hear of it at once, in whichever process', async () => {
  const topic = `rights:${rui.id}`
  const [here, there] = [
    await watchEvents(rui.who, [topic, 'rights:1']),
    await watchEvents(second.people.staff, ['rights:2']),
  ]
  const until = async (counter: number) => {
    for (;;) {
      const event = await here.next()
      if (event?.topic === topic && event.counter === counter) return
    }
  }
  expect([await here.next(), await here.next()]).toContainEqual({ topic: 'rights:1', counter: null })
  await call('appoint', rui.id)
  await until(1)
  await call('withdraw', rui.id)
  await until(0)
  expect(await there.next()).toEqual({ topic: 'rights:2', counter: 0 })
  here.close()
  there.close()
})

test('it takes one’s own password, for both', async () => {
  for (const what of ['appoint', 'withdraw']) {
    await app.pool.query('update users set administers = $2 where id = $1', [rui.id, what === 'withdraw'])
    for (const password of ['errada-errada', 'x'.repeat(129), '', 7, null, undefined])
      expect(await call(what, rui.id, app.people.admin, password ?? null)).toMatchObject({
        status: 422,
        body: { data: { fields: { password: expect.any(String) } } },
      })
    expect((await app.people.admin.post(`/api/v1/people/${what}`, { id: rui.id })).status).toBe(422)
    expect(await administers(rui.who)).toBe(what === 'withdraw')
  }
})

test('[API-03] neither staff nor visitors give it or take it', async () => {
  await call('appoint', bia.id)
  for (const who of [rui.who, app.people.visitor])
    for (const id of [rui.id, bia.id, 1])
      for (const what of ['appoint', 'withdraw']) expect((await call(what, id, who)).status).toBe(403)
  expect([await administers(rui.who), await administers(bia.who)]).toEqual([false, true])
})

test('who has no password yet, is disabled or is not there cannot be appointed', async () => {
  const invited = await app.people.admin.post('/api/v1/people', {
    name: `Lia ${count}`,
    email: `lia${count}@exemplo.com.br`,
  })
  expect(await call('appoint', invited.body.data.id)).toMatchObject(refused('person-invited'))
  await call('disable', rui.id)
  expect(await call('appoint', rui.id)).toMatchObject(refused('person-disabled'))
  for (const what of ['appoint', 'withdraw']) expect((await call(what, 999_999)).status).toBe(404)
})

test('nobody takes it from themselves, nor from who has it by the first account or the settings', async () => {
  await call('appoint', rui.id)
  expect(await call('withdraw', rui.id, rui.who)).toMatchObject(refused('own-access'))
  const boss = await add('Direção', SETTINGS_EMAIL)
  expect(await call('withdraw', 1, rui.who)).toMatchObject(refused('principal-account'))
  expect(await call('withdraw', boss.id)).toMatchObject(refused('principal-account'))
  expect(await administers(boss.who)).toBe(true)
  await app.pool.query('delete from users where id = $1', [boss.id])
})

test('who is disabled loses it, and does not have it when enabled again', async () => {
  await call('appoint', rui.id)
  expect((await call('disable', rui.id)).status).toBe(200)
  expect(await find(rui.id)).toMatchObject({ admin: false, state: 'disabled' })
  expect((await call('enable', rui.id)).status).toBe(200)
  expect(await administers(await app.people.visitor.signIn(rui.email, PASSWORD))).toBe(false)
  const both = app.pool.query('update users set banned = true, administers = true where id = $1', [rui.id])
  await expect(both).rejects.toThrow('users_disabled_administer_nothing')
})

describe('an appointed administrator and a principal', () => {
  const ACTS = ['link', 'disable', 'enable', 'end-sessions', 'second-factor/remove']

  test('the access of a principal is out of their reach', async () => {
    await call('appoint', rui.id)
    const boss = await add('Direção', SETTINGS_EMAIL)
    await app.pool.query(`update users set two_factor_enabled = true where id = any ($1)`, [[1, boss.id]])
    for (const id of [1, boss.id]) {
      for (const act of ACTS) expect(await call(act, id, rui.who), act).toMatchObject(refused('principal-account'))
      const email = { id, email: 'meu@exemplo.com.br', password: PASSWORD }
      expect(await rui.who.post('/api/v1/people/email', email)).toMatchObject(refused('principal-account'))
    }
    const { rows } = await app.pool.query(
      `select id from users where id = any ($1) and two_factor_enabled and banned is not true and email = any ($2)
        and not exists (select from password_links where user_id = users.id)`,
      [
        [1, boss.id],
        ['marina@exemplo.com.br', SETTINGS_EMAIL],
      ],
    )
    expect(rows).toHaveLength(2)
    expect([await administers(boss.who), await administers(app.people.admin)]).toEqual([true, true])
    // Nor do they become one by that e-mail.
    await app.pool.query('delete from users where id = $1', [boss.id])
    for (const id of [rui.id, bia.id]) {
      const own = { id, email: SETTINGS_EMAIL, password: PASSWORD }
      expect(await rui.who.post('/api/v1/people/email', own)).toMatchObject(refused('email-reserved'))
    }
    await app.pool.query('update users set two_factor_enabled = false')
  })

  test('principals among themselves, and the appointed among themselves, do all that', async () => {
    const boss = await add('Direção', SETTINGS_EMAIL)
    for (const id of [rui.id, bia.id]) await call('appoint', id)
    for (const act of [...ACTS, 'enable']) {
      expect((await call(act, boss.id)).status, act).toBe(200)
      expect((await call(act, bia.id, rui.who)).status, act).toBe(200)
    }
    await app.pool.query('delete from users where id = $1', [boss.id])
  })

  test('where they sign in from does not become the address of links in e-mails', async () => {
    await app.pool.query('update installation set signed_in_origin = null')
    await call('appoint', rui.id)
    await app.people.visitor.signIn(rui.email, PASSWORD)
    const origin = async () => (await app.pool.query('select signed_in_origin from installation')).rows[0]
    expect((await origin())?.signed_in_origin ?? null).toBeNull()
    await app.people.visitor.signIn('marina@exemplo.com.br', PASSWORD)
    expect((await origin()).signed_in_origin).toBe(app.origin)
  })
})

describe('at the same time', () => {
  const ways = ['withdraw', 'disable']
  test.each(ways)('two who %s each other: one of them goes, and somebody always administers', async (way) => {
    for (let round = 0; round < 3; round++) {
      const [one, other] = [await add('Um'), await add('Dois')]
      for (const { id } of [one, other]) await call('appoint', id)
      // Without a principal nobody else is left to be counted.
      await app.pool.query('update users set banned = true where id = 1')
      const answers = await Promise.all([call(way, other.id, one.who), call(way, one.id, other.who)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
      const { rows } = await app.pool.query('select id from users where administers')
      expect(rows).toHaveLength(1)
      await app.pool.query('update users set banned = false where id = 1')
      await app.pool.query('update users set administers = false')
    }
  })

  test('who is withdrawn while they appoint another: what came first counts', async () => {
    for (let round = 0; round < 3; round++) {
      const ally = await add('Aliado')
      await call('appoint', rui.id)
      const [withdrawn, appointed] = await Promise.all([call('withdraw', rui.id), call('appoint', ally.id, rui.who)])
      expect(withdrawn.status).toBe(200)
      expect([200, 403]).toContain(appointed.status)
      expect(await administers(ally.who)).toBe(appointed.status === 200)
      await app.pool.query('update users set administers = false')
    }
  })

  test('who is disabled while they are appointed does not administer', async () => {
    for (let round = 0; round < 3; round++) {
      const one = await add('Um')
      const [disabled] = await Promise.all([call('disable', one.id), call('appoint', one.id)])
      expect(disabled.status).toBe(200)
      expect(await find(one.id)).toMatchObject({ admin: false, state: 'disabled' })
    }
  })
})

test('the person and the other administrators are told, in the bell and by e-mail, and the log has it', async () => {
  await call('appoint', bia.id)
  await call('appoint', rui.id)
  await call('appoint', rui.id) // what is so already tells nobody
  await call('withdraw', rui.id, bia.who)
  const titles = async (who: Caller) =>
    (await who.get('/api/v1/notices')).body.data.map(({ title }: { title: string }) => title)
  expect(await titles(rui.who)).toEqual(['Você não administra mais a bancada', 'Agora você administra a bancada'])
  expect((await titles(app.people.admin)).slice(0, 1)).toEqual([`${rui.name} não administra mais a bancada`])
  expect(await titles(bia.who)).toEqual([`${rui.name} agora administra a bancada`, 'Agora você administra a bancada'])
  const sent = (await emails()).filter((one) => one.includes(`To: ${rui.email}`) || one.includes(`<${rui.email}>`))
  expect(sent).toHaveLength(2)
  const lines = (await app.people.admin.get('/api/v1/security-log?limit=20')).body.data
  const own = lines.filter(({ person }: { person: { id: number } | null }) => person?.id === rui.id)
  expect(own.map(({ event }: { event: string }) => event)).toContain('withdrawn')
  expect(own.find(({ event }: { event: string }) => event === 'withdrawn').actor.id).toBe(bia.id)
  expect(own.filter(({ event }: { event: string }) => event === 'appointed').length).toBeGreaterThan(0)
})

test('who was appointed gets what the administration gets: messages, and is named where a module is off', async () => {
  await call('appoint', rui.id)
  await app.people.visitor.post('/api/v1/contact/save', { name: 'Ana', contact: 'ana@exemplo.com.br', message: 'Oi' })
  const about = (await emails()).filter((one) => one.includes('Mensagem de Ana'))
  expect(about.some((one) => one.includes(rui.email))).toBe(true)
  expect(about.some((one) => one.includes(SETTINGS_EMAIL))).toBe(true)
  expect(about).toHaveLength(2)
  expect((await bia.who.get('/api/v1/modules')).body.data.admins).toEqual(['Dona Marina', rui.name])
})
