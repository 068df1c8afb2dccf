import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { addArchive } from '#tests/factories.ts'
import { DAY_MS } from '#time.ts'
import { retentionJob } from './jobs.ts'

const app = startApp()
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const track = (body: unknown, who: Caller = app.people.visitor, headers = {}) =>
  who.post('/api/v1/analytics', body, { 'user-agent': FIREFOX, ...headers })
const counts = async (id: number) => {
  const { views, likes } = (await app.people.visitor.post('/api/v1/item-archive', { id })).body.data.result[0]
  return { views, likes }
}

test('[API-01] /analytics counts an opening, and what staff open is marked', async () => {
  const id = await addArchive(app)
  expect((await track({ analytics: 'archive', id })).body).toEqual({ result: true, data: { views: 1, likes: 0 } })
  await track({ analytics: 'archive', id }, app.people.staff)
  expect(await counts(id)).toEqual({ views: 2, likes: 0 })
  const { rows } = await app.pool.query('select page, staff from page_views where archive_id = $1 order by id', [id])
  expect(rows).toEqual([
    { page: 'archive', staff: false },
    { page: 'archive', staff: true },
  ])
})

test('[API-01] /analytics keeps the view of a page by its name', async () => {
  expect((await track({ analytics: 'page', page: 'archive-list' })).body).toEqual({ result: true, data: null })
  const { rows } = await app.pool.query(`select staff, viewed_at from page_views where page = 'archive-list'`)
  expect(rows).toEqual([{ staff: false, viewed_at: app.clock.now() }])
})

test('robots are answered and not counted', async () => {
  const id = await addArchive(app)
  const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
  expect((await track({ analytics: 'archive', id }, app.people.visitor, robot)).body).toEqual({
    result: false,
    data: { views: 0, likes: 0 },
  })
  expect((await track({ analytics: 'page', page: 'home' }, app.people.visitor, robot)).body.result).toBe(false)
})

test('[API-01] a like counts once a device, however often and however quickly it is sent', async () => {
  const id = await addArchive(app)
  const first = await track({ analytics: 'like-archive', id })
  expect(first.body).toEqual({ result: true, data: { views: 0, likes: 1 } })
  const cookie = first.headers.get('set-cookie')!
  expect(cookie).toMatch(/^vitrine\.device=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)

  const device = { cookie: cookie.split(';')[0]! }
  const again = await Promise.all(
    Array.from({ length: 8 }, () => track({ analytics: 'like-archive', id }, app.people.visitor, device)),
  )
  for (const { body, headers } of again)
    expect({ body, cookie: headers.get('set-cookie') }).toEqual({
      body: { result: false, data: { views: 0, likes: 1 } },
      cookie: null,
    })

  await track({ analytics: 'like-archive', id })
  expect(await counts(id)).toEqual({ views: 0, likes: 2 })
  const { rows } = await app.pool.query('select device from archive_likes where archive_id = $1', [id])
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain(device.cookie.split('=')[1])
})

test('eight likes at once by one device count one', async () => {
  const id = await addArchive(app)
  const device = { cookie: 'vitrine.device=AAAAAAAAAAAAAAAAAAAAAA' }
  await Promise.all(
    Array.from({ length: 8 }, () => track({ analytics: 'like-archive', id }, app.people.visitor, device)),
  )
  expect(await counts(id)).toEqual({ views: 0, likes: 1 })
})

test('a view sets no cookie', async () => {
  const id = await addArchive(app)
  expect((await track({ analytics: 'archive', id })).headers.get('set-cookie')).toBeNull()
})

test.each([
  {},
  { analytics: 'archive' },
  { analytics: 'archive', id: -1 },
  { analytics: 'like-archive', id: 0 },
  { analytics: 'like-archive', id: '1' },
  { analytics: 'page' },
  { analytics: 'page', page: '' },
  { analytics: 'page', page: 'x'.repeat(61) },
  { analytics: 'page', page: '<script>' },
  { analytics: 'other', id: 1 },
])('[API-02] /analytics refuses %j and counts nothing', async (body) => {
  const total = async () => (await app.pool.query('select count(*)::int as n from page_views')).rows[0].n
  const before = await total()
  expect(await track(body)).toMatchObject({ status: 422, body: { result: false, data: { error: expect.any(String) } } })
  expect(await total()).toBe(before)
})

test('[API-02] an unknown article is a 404', async () => {
  for (const analytics of ['archive', 'like-archive'])
    expect((await track({ analytics, id: 999_999 })).status).toBe(404)
})

test('what led to a visit is kept as far as it tells of no person', async () => {
  const from = {
    referrer: 'https://www.busca.example/resultado?q=segredo',
    utm_source: 'Boletim',
    utm_medium: 'email',
    utm_campaign: 'x'.repeat(200),
  }
  await track({ analytics: 'page', page: 'from-outside', ...from })
  const { rows } = await app.pool.query(`select * from page_views where page = 'from-outside'`)
  expect(rows).toEqual([
    {
      id: expect.any(Number),
      page: 'from-outside',
      archive_id: null,
      staff: false,
      viewed_at: app.clock.now(),
      day: '2026-11-23',
      demo: false,
      referrer: 'busca.example',
      utm_source: 'boletim',
      utm_medium: 'email',
      utm_campaign: 'x'.repeat(80),
      device: 'desktop',
      visitor: expect.stringMatching(/^[\w-]{22}$/),
    },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|Firefox|segredo/)
})

test.each(['', 'isto não é endereço', 'javascript:alert(1)', 'OWN/archive'])(
  '%j is no other site',
  async (referrer) => {
    const id = await addArchive(app)
    await track({ analytics: 'archive', id, referrer: referrer.replace('OWN', app.origin) })
    const { rows } = await app.pool.query('select referrer from page_views where archive_id = $1', [id])
    expect(rows).toEqual([{ referrer: null }])
  },
)

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', 'mobile'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36', 'mobile'],
  ['Mozilla/5.0 (Linux; Android 16; SM-X910) AppleWebKit/537.36 Chrome/142.0 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', 'tablet'],
  [FIREFOX, 'desktop'],
])('%s is a %s browser', async (browser, device) => {
  const page = `on-${device}`
  await track({ analytics: 'page', page }, app.people.visitor, { 'user-agent': browser })
  const { rows } = await app.pool.query('select device from page_views where page = $1', [page])
  expect(rows.at(-1)).toEqual({ device })
})

test('a visitor is one all day, another the next, and yesterday’s salt is gone', async () => {
  const visitors = async () =>
    (await app.pool.query(`select visitor from page_views where page = 'daily' order by id`)).rows.map(
      (row) => row.visitor,
    )
  const today = app.clock.now()
  await track({ analytics: 'page', page: 'daily' })
  await track({ analytics: 'page', page: 'daily' })
  await track({ analytics: 'page', page: 'daily' }, app.people.visitor, { 'user-agent': `${FIREFOX} other` })
  app.clock.set(new Date(today.getTime() + DAY_MS))
  await track({ analytics: 'page', page: 'daily' })
  const [first, second, other, tomorrow] = await visitors()
  expect(second).toBe(first)
  expect(new Set([first, other, tomorrow]).size).toBe(3)
  expect((await app.pool.query('select count(*)::int as n from view_salts')).rows).toEqual([{ n: 1 }])
  app.clock.set(today)
})

test('views are forgotten one by one after 25 months, and stay in the totals', async () => {
  await app.pool.query(
    `insert into page_views (page, staff, viewed_at) values ('old', false, $1), ('old-enough', false, $2)`,
    ['2024-10-23T14:59:59Z', '2024-10-23T15:00:01Z'],
  )
  await retentionJob.handler(app, {}, { id: 'x', attempt: 1, signal: AbortSignal.timeout(10_000) })
  const { rows } = await app.pool.query(`select page from page_views where page like 'old%'`)
  expect(rows).toEqual([{ page: 'old-enough' }])
  const { data } = (await app.people.admin.get('/api/v1/analytics/report?from=2024-10-23&to=2024-10-23')).body
  expect(data.totals.views).toBe(2)
  expect(data.pages.map(({ value }: { value: string }) => value)).toEqual(['old', 'old-enough'])
})
