import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { domains } from '#domains/server.ts'
import { NOW, startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { PASSWORD } from '#tests/people.ts'
import { DAY_MS } from '#time.ts'
import { forgetNoticesJob } from './jobs.ts'
import { notify } from './notify.ts'

const mentionNotice = domains.flatMap(({ notices }) => notices).find(({ name }) => name === 'mention')!
const app = startApp({ publicUrl: 'http://exemplo.com.br' })

beforeEach(async () => {
  await app.pool.query('delete from notices')
  await app.pool.query('delete from notice_settings')
})

type Sent = Partial<Parameters<typeof notify>[2]>

/** Sends a notice to Davi (2), as the domains do. */
const send = (notice: Sent = {}, actor: number | null = null) =>
  app.db.transaction().execute((db) =>
    notify(
      { ...app, actor: actor === null ? null : { id: actor, name: '', email: '', administers: false, session: 0 } },
      db,
      {
        kind: mentionNotice,
        to: [2],
        title: 'Marina citou você',
        path: '/dashboard/projects',
        ...notice,
      },
    ),
  )
const list = async (who: Caller = app.people.staff, query = '') => (await who.get(`/api/v1/notices${query}`)).body
const unread = async (who?: Caller) => (await list(who)).unread
const switchEmail = (email: boolean, who = app.people.staff) =>
  who.post('/api/v1/notices/settings', { kind: 'mention', email })

/** The e-mails to an address, decoded. */
async function emailsTo(address: string): Promise<string[]> {
  await app.runJobs()
  const outbox = join(app.settings.dataDir, 'outbox')
  const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.includes(address)) : []
  return names.map((name) =>
    readFileSync(join(outbox, name), 'utf8')
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/(=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString()),
  )
}

test('notices are listed newest first, in pages, with how many are unread', async () => {
  for (const title of ['um', 'dois', 'três']) await send({ title, note: `${title}\nlinha` })
  const first = await list(undefined, '?limit=2')
  expect(first).toMatchObject({
    data: [
      { title: 'três', note: 'três\nlinha', path: '/dashboard/projects', read: false, created: NOW.toISOString() },
      { title: 'dois' },
    ],
    unread: 3,
    counter: 3,
  })
  const rest = await list(undefined, `?limit=2&cursor=${first.next}`)
  expect(rest).toMatchObject({ data: [{ title: 'um' }], unread: 3 })
  expect(rest.next).toBeUndefined()
  expect((await app.people.staff.get('/api/v1/notices?cursor=x')).status).toBe(422)
})

test('one is marked as read, once; those up to one at once, and what came since stays unread', async () => {
  for (const title of ['um', 'dois', 'três']) await send({ title })
  const [three, two, one] = (await list()).data
  const counter = async () => (await app.pool.query('select changes from notice_counters where user_id = 2')).rows[0]
  for (const _ of [1, 2])
    expect(await app.people.staff.post('/api/v1/notices/read', { id: one.id })).toMatchObject({ status: 200 })
  const before = await counter()
  await app.people.staff.post('/api/v1/notices/read', { id: one.id })
  expect(await counter()).toEqual(before)
  expect(await unread()).toBe(2)
  expect(await app.people.staff.post('/api/v1/notices/read-all', { until: two.id })).toMatchObject({ status: 200 })
  expect((await list()).data).toMatchObject([
    { id: three.id, read: false },
    { id: two.id, read: true },
    { id: one.id, read: true },
  ])
})

test('the middle one of three is marked as read alone', async () => {
  for (const title of ['um', 'dois', 'três']) await send({ title })
  const [, { id }] = (await list()).data
  expect((await app.people.staff.post('/api/v1/notices/read', { id })).status).toBe(200)
  expect((await list()).data).toMatchObject([
    { title: 'três', read: false },
    { title: 'dois', read: true },
    { title: 'um', read: false },
  ])
  expect(await unread()).toBe(2)
})

test('nobody reads or marks the notices of another, the admin neither', async () => {
  await send()
  const { id } = (await list()).data[0]
  for (const who of [app.people.admin, app.people.other]) {
    expect(await list(who)).toEqual({ data: [], unread: 0, counter: 0 })
    expect((await who.post('/api/v1/notices/read', { id })).status).toBe(404)
    expect((await who.post('/api/v1/notices/read-all', { until: id })).status).toBe(200)
  }
  expect(await unread()).toBe(1)
  expect((await app.people.staff.post('/api/v1/notices/read', { id: id + 1 })).status).toBe(404)
  expect((await app.people.staff.post('/api/v1/notices/read', { id: 'x' })).status).toBe(422)
})

test('nobody has a notice of their own act, nor does who is disabled; the same matter comes once', async () => {
  const key = 'comment 7'
  const counts = () => Promise.all([app.people.admin, app.people.staff, app.people.other].map(unread))
  await send({ to: [1, 2, 3, 3], key }, 2)
  expect(await counts()).toEqual([1, 0, 1])
  await app.pool.query('update users set banned = true where id = 3')
  await send({ to: [1, 3], key })
  await send({ to: [3], key: 'comment 8' })
  await app.pool.query('update users set banned = false where id = 3')
  expect(await counts()).toEqual([1, 0, 1])
})

test('what fails after a notice takes it back, its e-mail too', async () => {
  const before = (await emailsTo('davi@')).length
  const failing = app.db.transaction().execute(async (db) => {
    await notify({ ...app, actor: null }, db, { kind: mentionNotice, to: [2], title: 'Nada', path: '/' })
    throw new Error('taken back')
  })
  await expect(failing).rejects.toThrow('taken back')
  expect(await unread()).toBe(0)
  expect(await emailsTo('davi@')).toHaveLength(before)
})

test('each kind comes by e-mail to who wants it so, in plain text and in HTML that shows what was written', async () => {
  const kinds = async () => (await app.people.staff.get('/api/v1/notices/settings')).body.data
  expect(await kinds()).toContainEqual({ kind: 'mention', label: mentionNotice.label, email: true })
  const before = (await emailsTo('davi@')).length

  expect(await switchEmail(false)).toMatchObject({ status: 200 })
  expect(await kinds()).toContainEqual({ kind: 'mention', label: mentionNotice.label, email: false })
  await send()
  expect(await emailsTo('davi@')).toHaveLength(before)
  expect(await unread()).toBe(1)

  await switchEmail(true)
  await send({ title: 'Marina citou você\r\nem 12-003', note: 'Preço < R$ 5 & <b>já</b>\nduas linhas' })
  const email = (await emailsTo('davi@')).find((one) => one.includes('em 12-003'))!
  expect(email).toMatch(/^To: davi@exemplo\.com\.br\r$/m)
  expect(email).toContain('Marina citou você em 12-003</title>')
  expect(email).toContain('Preço < R$ 5 & <b>já</b>')
  expect(email).toContain('Preço &lt; R$ 5 &amp; &lt;b&gt;já&lt;/b&gt;')
  expect(email).toContain('Abrir: http://exemplo.com.br/dashboard/projects\r\n')
  expect(email).toContain('<a href="http://exemplo.com.br/dashboard/projects"')
  expect(email).toContain('http://exemplo.com.br/dashboard/profile#avisos')
  expect((await app.people.staff.post('/api/v1/notices/settings', { kind: 'x', email: true })).status).toBe(422)
})

test('an e-mail of an installation without PUBLIC_URL leads where the admin last signed in from, and nowhere before', async () => {
  const { publicUrl: _, ...settings } = app.settings
  const tell = (title: string) =>
    app.db
      .transaction()
      .execute((db) =>
        notify({ ...app, settings, actor: null }, db, { kind: mentionNotice, to: [3], title, path: '/dashboard' }),
      )
  const emailOf = async (title: string) => (await emailsTo('nina@')).find((one) => one.includes(`${title}</h1>`))!
  await app.pool.query('delete from installation')
  await tell('Sem origem')
  const without = await emailOf('Sem origem')
  expect(without).not.toMatch(/<a |Abrir|dashboard|null/)

  Object.assign(app.settings, { publicUrl: undefined })
  const signIn = { email: 'marina@exemplo.com.br', password: PASSWORD }
  await app.people.visitor.post('/api/v1/login', signIn)
  Object.assign(app.settings, { publicUrl: 'http://exemplo.com.br' })
  await tell('Com origem')
  const email = await emailOf('Com origem')
  expect(email).toContain(`Abrir: ${app.origin}/dashboard\r\n`)
  expect(email).toContain(`<a href="${app.origin}/dashboard"`)
})

test('an open page is notified of each new and each read notice, and of nobody else’s', async () => {
  const own = counters(app.people.staff)
  const first = (await own.next()).value!
  await send({ to: [1] })
  await send()
  expect((await own.next()).value).toBe(first + 1)
  await app.people.staff.post('/api/v1/notices/read', { id: (await list()).data[0].id })
  expect((await own.next()).value).toBe(first + 2)
  await own.return()
  expect(await counters(app.people.other).next()).toEqual({ value: null, done: false })
})

/** The counters of Davi's notices, as a stream of events brings them to somebody. */
async function* counters(who: Caller): AsyncGenerator<number | null, void> {
  const { body } = await who.fetch('/api/v1/events?topics[]=notices:2')
  let text = ''
  for await (const part of body!.pipeThrough(new TextDecoderStream())) {
    const events = (text + part).split('\n\n')
    text = events.pop()!
    for (const event of events) {
      const data = /^data: (.*"topic".*)$/m.exec(event)?.[1]
      if (data) yield JSON.parse(data).counter
    }
  }
}

test('notices are removed after 90 days', async () => {
  await send({ title: 'velho' })
  app.clock.set(new Date(NOW.getTime() + 1))
  await send({ title: 'novo' })
  app.clock.set(new Date(NOW.getTime() + 90 * DAY_MS + 1))
  await forgetNoticesJob.handler(app, {}, { id: '', attempt: 1, signal: new AbortController().signal })
  expect((await list()).data).toMatchObject([{ title: 'novo' }])
  app.clock.set(NOW)
})
