import { expect, test } from 'vitest'
import { startApp } from '../../../../tests/app.ts'
import type { Caller } from '../../../../tests/call.ts'
import { addArchive } from '../../../../tests/factories.ts'

const app = startApp()
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const tell = (body: unknown, who: Caller = app.people.visitor, headers = {}) =>
  who.post('/api/v1/analytics', body, { 'user-agent': FIREFOX, ...headers })
const counts = async (id: number) => {
  const { views, likes } = (await app.people.visitor.post('/api/v1/item-archive', { id })).body.data.result[0]
  return { views, likes }
}

test('[API-01] /analytics counts an opening, and what staff open is marked', async () => {
  const id = await addArchive(app)
  expect((await tell({ analytics: 'archive', id })).body).toEqual({ result: true, data: { views: 1, likes: 0 } })
  await tell({ analytics: 'archive', id }, app.people.staff)
  expect(await counts(id)).toEqual({ views: 2, likes: 0 })
  const { rows } = await app.pool.query('select page, staff from page_views where archive_id = $1 order by id', [id])
  expect(rows).toEqual([
    { page: 'archive', staff: false },
    { page: 'archive', staff: true },
  ])
})

test('[API-01] /analytics keeps the view of a page by its name', async () => {
  expect((await tell({ analytics: 'page', page: 'archive-list' })).body).toEqual({ result: true, data: null })
  const { rows } = await app.pool.query(`select staff, viewed_at from page_views where page = 'archive-list'`)
  expect(rows).toEqual([{ staff: false, viewed_at: app.clock.now() }])
})

test('robots are heard and not counted', async () => {
  const id = await addArchive(app)
  const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
  expect((await tell({ analytics: 'archive', id }, app.people.visitor, robot)).body).toEqual({
    result: false,
    data: { views: 0, likes: 0 },
  })
  expect((await tell({ analytics: 'page', page: 'home' }, app.people.visitor, robot)).body.result).toBe(false)
})

test('[API-01] a like counts once a device, however often and however quickly it is sent', async () => {
  const id = await addArchive(app)
  const first = await tell({ analytics: 'like-archive', id })
  expect(first.body).toEqual({ result: true, data: { views: 0, likes: 1 } })
  const cookie = first.headers.get('set-cookie')!
  expect(cookie).toMatch(/^vitrine\.device=[\w-]{22}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/)

  const device = { cookie: cookie.split(';')[0]! }
  const again = await Promise.all(
    Array.from({ length: 8 }, () => tell({ analytics: 'like-archive', id }, app.people.visitor, device)),
  )
  for (const { body, headers } of again)
    expect({ body, cookie: headers.get('set-cookie') }).toEqual({
      body: { result: false, data: { views: 0, likes: 1 } },
      cookie: null,
    })

  await tell({ analytics: 'like-archive', id })
  expect(await counts(id)).toEqual({ views: 0, likes: 2 })
  const { rows } = await app.pool.query('select device from archive_likes where archive_id = $1', [id])
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain(device.cookie.split('=')[1])
})

test('eight likes at once by one device count one', async () => {
  const id = await addArchive(app)
  const device = { cookie: 'vitrine.device=AAAAAAAAAAAAAAAAAAAAAA' }
  await Promise.all(
    Array.from({ length: 8 }, () => tell({ analytics: 'like-archive', id }, app.people.visitor, device)),
  )
  expect(await counts(id)).toEqual({ views: 0, likes: 1 })
})

test('a view sets no cookie', async () => {
  const id = await addArchive(app)
  expect((await tell({ analytics: 'archive', id })).headers.get('set-cookie')).toBeNull()
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
  expect(await tell(body)).toMatchObject({ status: 422, body: { result: false, data: { error: expect.any(String) } } })
  expect(await total()).toBe(before)
})

test('[API-02] an unknown article is a 404', async () => {
  for (const analytics of ['archive', 'like-archive']) expect((await tell({ analytics, id: 999_999 })).status).toBe(404)
})
