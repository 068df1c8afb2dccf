import { expect, test } from 'vitest'
import { isFresh, parametersOf, secretPageOf } from '#domains/server.ts'
import { rendering } from '#platform/rendering.ts'
import { startApp } from '#tests/app.ts'

/** A page that shows what came back to it, in place of the real one. */
const app = startApp(
  {},
  {
    render: () => Response.json(rendering.getStore()?.returned ?? {}, { headers: { 'content-type': 'text/html' } }),
    isWorkbench: () => false,
    ...{ isFresh, parametersOf, secretPageOf },
  },
)

const post = (path: string, fields: Record<string, string>) =>
  app.people.visitor.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: app.origin },
  })
const ana = { start: '2026-11-24T09:00', name: 'Ana', email: 'ana@cliente.com.br', note: 'Uma\r\nplaca', site: '' }

test('without scripts an hour is booked, moved and cancelled by plain forms, and a refusal comes back with what was typed', async () => {
  await app.people.staff.post('/api/v1/booking/page/new', {
    name: 'Conversa',
    slug: 'conversa',
    tuesday: '9-12',
    notice_hours: 0,
  })
  const address = '/agendar/conversa?dia=2026-11-24'
  const refused = await post(address, { ...ana, email: 'ana', key: crypto.randomUUID() })
  expect(refused.status).toBe(303)
  expect(refused.headers.get('location')).toBe(address)
  const cookie = refused.headers.get('set-cookie')!.split(';')[0]!
  const again = await app.people.visitor.fetch(address, { headers: { cookie } })
  expect(await again.json()).toMatchObject({
    typed: { name: 'Ana', start: ana.start },
    fields: { email: expect.any(String) },
  })

  // The browser checks nothing by itself: what is missing is said in our words, the hour first.
  const empty = await post(address, { name: '', email: '', note: '', site: '', key: crypto.randomUUID() })
  const missing = await app.people.visitor.fetch(address, {
    headers: { cookie: empty.headers.get('set-cookie')!.split(';')[0]! },
  })
  expect(await missing.json()).toMatchObject({
    fields: {
      start: 'Escolha um dos horários.',
      name: 'Preencha este campo.',
      email: 'Preencha este campo.',
    },
  })

  const mistyped = { ...ana, email: 'ana@gmial.com', key: crypto.randomUUID() }
  const questioned = await post(address, mistyped)
  expect(questioned.headers.get('location')).toBe(address)
  const question = await app.people.visitor.fetch(address, {
    headers: { cookie: questioned.headers.get('set-cookie')!.split(';')[0]! },
  })
  expect(await question.json()).toMatchObject({
    typed: { email: 'ana@gmial.com', start: ana.start },
    fields: { email: expect.stringMatching(/^Você quis dizer ana@gmail\.com\? Se estiver certo/) },
  })
  expect(await app.db.selectFrom('bookings').selectAll().execute()).toEqual([])

  const booked = await post(address, { ...ana, key: crypto.randomUUID() })
  const location = booked.headers.get('location')!
  expect(location).toMatch(/^\/agendar\/horario\/\d+-[0-9a-f]{32}\?feito=1$/)
  const path = location.split('?')[0]!
  expect((await app.db.selectFrom('bookings').select('note').executeTakeFirstOrThrow()).note).toBe('Uma\nplaca')
  // Another visitor was slower.
  const taken = await post(address, { ...ana, name: 'Eva', email: 'eva@cliente.com.br', key: crypto.randomUUID() })
  expect(taken.headers.get('location')).toBe(address)
  const shown = await app.people.visitor.fetch(address, {
    headers: { cookie: taken.headers.get('set-cookie')!.split(';')[0]! },
  })
  expect(await shown.json()).toMatchObject({ error: expect.stringContaining('acabou de ser ocupado') })

  const moved = await post(path, { what: 'move', start: '2026-11-24T10:00' })
  expect(moved.headers.get('location')).toBe(`${path}?feito=1`)
  const cancelled = await post(path, { what: 'cancel' })
  expect(cancelled.headers.get('location')).toBe(path)
  expect(await app.db.selectFrom('calendar_events').selectAll().execute()).toEqual([])
  const insisted = await post(address, { ...mistyped, asked: mistyped.email })
  expect(insisted.headers.get('location')).toMatch(/\?feito=1$/)
})

test('a public page is kept by nobody and may be found, a secret one may not, and only the first is in the sitemap', async () => {
  const open = await app.people.visitor.fetch('/agendar/conversa')
  expect(open.headers.get('cache-control')).toBe('no-store')
  expect(open.headers.get('x-robots-tag')).toBeNull()
  for (const path of ['/agendar/privado/1-0', '/agendar/horario/1-0']) {
    const { headers } = await app.people.visitor.fetch(path)
    expect([headers.get('cache-control'), headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual([
      'no-store',
      'noindex, nofollow',
      'no-referrer',
    ])
  }
  await app.people.staff.post('/api/v1/booking/page/new', { name: 'Reservada', tuesday: '9-12' })
  const sitemap = await (await app.people.visitor.fetch('/sitemap.xml')).text()
  expect(sitemap.match(/\/agendar\/[^<]+/g)).toEqual(['/agendar/conversa'])
})

test('the pages are their owner’s and the admin’s, and the contact page links to what the admin says', async () => {
  const { other, staff, admin, visitor } = app.people
  const { id } = (await staff.post('/api/v1/booking/page/new', { name: 'Minha', slug: 'minha' })).body.data
  for (const [path, input] of [
    ['page', { id }],
    ['page/update', { id, name: 'Outra' }],
    ['page/delete', { id }],
    ['page/link', { id }],
    ['list', { id }],
  ] as const)
    expect((await other.post(`/api/v1/booking/${path}`, input)).status, path).toBe(404)
  expect((await other.post('/api/v1/booking/pages')).body.total).toBe(0)
  expect((await admin.post('/api/v1/booking/pages')).body.data).toContainEqual(
    expect.objectContaining({ id, owner: 'Davi', path: '/agendar/minha' }),
  )
  const refused = await staff.post('/api/v1/booking/page/update', { id, at_contact: true })
  expect([refused.status, Object.keys(refused.body.data.fields)]).toEqual([422, ['at_contact']])
  const offered = async () => (await visitor.get('/api/v1/booking/offered')).body.data
  expect(await offered()).toEqual([])
  await admin.post('/api/v1/booking/page/update', { id, at_contact: true })
  expect(await offered()).toEqual([{ name: 'Minha', path: '/agendar/minha', minutes: 30 }])
  const twice = await other.post('/api/v1/booking/page/new', { name: 'Outra', slug: 'Minha' })
  expect([twice.status, Object.keys(twice.body.data.fields)]).toEqual([422, ['slug']])
  for (const slug of ['1-2', 'a b', 'ação', '-a', 'a--b'])
    expect((await staff.post('/api/v1/booking/page/update', { id, slug })).status, slug).toBe(422)
  await admin.post('/api/v1/modules', { module: 'calendar', on: false })
  expect(await offered()).toEqual([])
  await admin.post('/api/v1/modules', { module: 'calendar', on: true })
  expect((await staff.post('/api/v1/booking/page/delete', { id })).body).toEqual({ result: true })
  expect((await staff.post('/api/v1/booking/page', { id })).status).toBe(404)
})
