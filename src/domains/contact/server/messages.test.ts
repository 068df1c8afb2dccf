import { expect, test } from 'vitest'
import { findActor } from '#platform/auth/actor.ts'
import { visitorContext } from '#platform/context.ts'
import { NOW } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { idsOf, startMessages } from '#tests/messages.ts'
import { DAY_MS } from '#time.ts'
import { findMessages } from './contributions.ts'
import { seedDemoMessages } from './demo.ts'

const { app, addMessage, get, post, list, kept } = startMessages()

const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds)

const contextOf = async ({ cookie }: Caller) => ({
  ...visitorContext(app),
  actor: await findActor(app.pool, cookie, app.secret, false),
})

test.each(['/api/v1', '/starts'])(
  '[DSH-04] [API-01] [API-08] %s/contact/get has the messages of the last 30 days, newest first',
  async (base) => {
    const tooOld = await addMessage({ created_at: ago(30 * DAY_MS + 1) })
    const edge = await addMessage({ created_at: ago(30 * DAY_MS), read: true, archived: true })
    const twin = await addMessage({ created_at: ago(30 * DAY_MS) })
    const message = 'Um <b>suporte</b>\n\npara a "câmera"'
    const newest = await addMessage({ name: 'Zé', contact: '@ze_exemplo', message, first_page: '/archive-view/3' })
    const { status, body } = await app.people.admin.get(`${base}/contact/get`)
    expect(status).toBe(200)
    expect(idsOf(body.result)).toEqual([newest, twin, edge])
    expect(body.result[0]).toEqual({
      id: newest,
      name: 'Zé',
      contact: '@ze_exemplo',
      message,
      read: false,
      created_at: NOW.toISOString(),
      first_page: '/archive-view/3',
      archived: false,
      answered: false,
      piece: null,
      file: null,
    })
    expect(body.result[2]).toMatchObject({ read: true, archived: true })

    app.clock.set(new Date(NOW.getTime() + 1000))
    expect(idsOf((await app.people.admin.get(`${base}/contact/get`)).body.result)).toEqual([newest])
    expect(idsOf((await list('filter=all')).data.result)).toContain(tooOld)
  },
)

test('[API-09] lists go on by cursor or by page, also where messages came at one instant', async () => {
  const ids: number[] = []
  for (let count = 0; count < 5; count++) ids.unshift(await addMessage({ created_at: ago(count < 3 ? 1000 : 0) }))
  const first = (await get('get?limit=2')).body
  expect(first).toMatchObject({ total: 5, next: expect.any(String) })
  const second = (await get(`get?limit=2&cursor=${first.next}`)).body
  const third = (await get(`get?limit=2&cursor=${second.next}`)).body
  expect(third.next).toBeUndefined()
  expect([...first.result, ...second.result, ...third.result].map(({ id }) => id)).toEqual(ids)
  expect((await list('limit=2&page=2')).ids).toEqual(ids.slice(2, 4))
})

test('[API-09] a list that ends with a full page has no next, and messages a microsecond apart are all listed', async () => {
  const early = await addMessage({ created_at: '2026-11-20T12:00:00.123456Z' })
  const late = await addMessage({ created_at: '2026-11-20T12:00:00.123457Z' })
  const first = await list('limit=1')
  const second = await list(`limit=1&cursor=${first.next}`)
  expect([...first.ids, ...second.ids]).toEqual([late, early])
  expect(second.next).toBeUndefined()
})

test('the list has inbox, archived or all, of either age, and counts what is older', async () => {
  const old = await addMessage({ created_at: ago(31 * DAY_MS) })
  const oldRead = await addMessage({ created_at: ago(40 * DAY_MS), read: true })
  const away = await addMessage({ archived: true })
  const fresh = await addMessage()
  expect(await list()).toMatchObject({ ids: [fresh, old, oldRead], total: 3, older: { total: 2, unread: 1 } })
  expect(await list('age=recent')).toMatchObject({ ids: [fresh], total: 1, older: { total: 2, unread: 1 } })
  expect(await list('age=older&filter=inbox')).toMatchObject({ ids: [old, oldRead], total: 2 })
  expect(await list('filter=archived')).toMatchObject({ ids: [away], total: 1, older: { total: 0, unread: 0 } })
  expect((await list('filter=all')).ids).toEqual([fresh, away, old, oldRead])
})

test('a search counts up to a thousand, of either age and unread, and says of more that there are more', async () => {
  const fill = (count: number, day: Date, read: boolean) =>
    app.pool.query(
      `insert into contact_messages (name, contact, message, created_at, read)
       select 'Muitos', 'muitos@exemplo.com.br', 'Orçamento ' || n, $2, $3 from generate_series(1, $1) n`,
      [count, day, read],
    )
  await fill(1000, ago(40 * DAY_MS), true)
  await fill(2, ago(40 * DAY_MS), false)
  await fill(3, ago(DAY_MS), false)
  const older = { total: 1001, unread: 2 }
  expect(await list('q=orcamento&limit=1')).toMatchObject({ total: 1001, older })
  expect(await list('q=orcamento&limit=1&age=recent')).toMatchObject({ total: 3, older })
  expect(await list('q=orcamento&limit=1&age=older')).toMatchObject({ total: 1001, older })
  expect(await list('limit=1')).toMatchObject({ total: 1005, older: { total: 1002, unread: 2 } })
})

test('a search finds common and rare words among thousands, page by page, without a gap or a double', async () => {
  await app.pool.query(
    `insert into contact_messages (name, contact, message, created_at)
     select 'Alguém', 'alguem@exemplo.com.br', case when n % 3 = 0 then 'Orçamento' else 'Visita' end || case when n > 2498 then ' rebimboca' else '' end,
       $1::timestamptz - n * interval '1 minute' from generate_series(1, 2500) n`,
    [NOW],
  )
  const { rows } = await app.pool.query(
    "select id from contact_messages where message like 'Orçamento%' order by created_at desc, id desc",
  )
  const found: number[] = []
  let cursor = ''
  do {
    const page = await list(`q=orcamento&limit=150${cursor}`)
    found.push(...page.ids)
    cursor = page.next ? `&cursor=${page.next}` : ''
  } while (cursor)
  expect(found).toEqual(rows.map(({ id }) => id))
  expect((await list('q=orcamento&limit=150&page=6')).ids).toEqual(found.slice(750))
  expect((await list('q=orcamento&limit=150&page=2')).ids).toEqual(found.slice(150, 300))
  expect((await list('q=rebimboca')).ids).toHaveLength(2)
})

test('a message is older from the minute on which its 30 days are over', async () => {
  await addMessage({ created_at: ago(30 * DAY_MS + 60_000) })
  await addMessage({ created_at: ago(30 * DAY_MS + 60_000), archived: true })
  await addMessage({ created_at: ago(30 * DAY_MS - 60_000) })
  expect(await list()).toMatchObject({ total: 2, older: { total: 1, unread: 1 } })
  expect(await list('age=recent')).toMatchObject({ total: 1 })
  expect(await list('filter=all&age=older')).toMatchObject({ total: 2, older: { total: 2, unread: 2 } })
})

test('search finds words of name, contact and text, without accents, as beginnings, and numbers however typed', async () => {
  const press = await addMessage({ name: 'Antônio Régis', message: 'Duas impressões em PETG, não em ABS.' })
  const phone = await addMessage({
    name: 'Bia',
    contact: '(11) 98765-4321',
    created_at: ago(200 * DAY_MS),
    archived: true,
  })
  await addMessage({ name: 'Caio', contact: 'caio@outro.com.br', message: 'Outra coisa.' })
  const found = async (q: string) => (await list(`filter=all&q=${encodeURIComponent(q)}`)).ids
  for (const q of [
    'antonio',
    'REGIS',
    'Impressão',
    'impressao petg',
    'peT',
    'petg não',
    'petg nao',
    'antônio ana@exemplo.com.br',
  ])
    expect(await found(q), q).toEqual([press])
  for (const q of ['98765-4321', '11987654321', '+55 11 98765 4321', '(11) 98765-4321', 'bia', '98765'])
    expect(await found(q), q).toEqual([phone])
  for (const q of ['petg bia', 'de', '???', "'); drop table users; --", '& | !', ':*', '\\'])
    expect(await found(q), q).toEqual([])
  expect((await list('q=bia')).ids).toEqual([])
  expect((await list('q=%20')).ids).toHaveLength(2)
})

test('one message comes by its id', async () => {
  const id = await addMessage({ created_at: ago(300 * DAY_MS) })
  expect(await post('item', { id })).toMatchObject({
    status: 200,
    body: { data: { result: [{ id, message: 'Olá.' }] } },
  })
  expect(await post('item', { id: id + 1 })).toMatchObject({
    status: 404,
    body: { result: false, data: { error: 'Esta mensagem não existe mais.' } },
  })
})

test('the unread of the inbox are counted, however old', async () => {
  const unread = async () => (await get('unread')).body
  expect(await unread()).toEqual({ data: { unread: 0 } })
  const id = await addMessage()
  await addMessage({ created_at: ago(90 * DAY_MS) })
  await addMessage({ read: true })
  await addMessage({ archived: true })
  expect(await unread()).toEqual({ data: { unread: 2 } })
  await post('update', { ids: [id], read: true })
  expect(await unread()).toEqual({ data: { unread: 1 } })
})

test('the command palette finds the admin’s messages, and nobody else’s', async () => {
  for (let count = 0; count < 8; count++)
    await addMessage({ message: `Suporte\nnúmero ${count}`, created_at: ago(-count) })
  const found = await findMessages(await contextOf(app.people.admin), ' suporte ')
  expect(found).toHaveLength(6)
  const { id } = found[0]!
  expect(found[0]).toEqual({
    kind: 'message',
    id,
    title: 'Ana Souza',
    note: 'Suporte número 7',
    to: `/dashboard/messages?id=${id}`,
  })
  expect(await findMessages(await contextOf(app.people.admin), ' ')).toEqual([])
  for (const who of [app.people.staff, app.people.visitor])
    expect(await findMessages(await contextOf(who), 'suporte')).toEqual([])
})

test('the demo brings its messages and takes them away again, and no other', async () => {
  await seedDemoMessages(app)
  await seedDemoMessages(app)
  expect(await list('filter=all')).toMatchObject({ total: 27, older: { total: 20, unread: 0 } })
  expect((await get('unread')).body).toEqual({ data: { unread: 3 } })
  const id = await addMessage()
  await app.people.admin.post('/api/v1/demo/remove')
  expect(await kept()).toMatchObject([{ id }])
  await seedDemoMessages(app)
  expect(await kept()).toHaveLength(1)
})
