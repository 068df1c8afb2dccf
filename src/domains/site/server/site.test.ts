import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addArchive } from '#tests/factories.ts'

const app = startApp()

test.each([
  ['2026-11-23T02:59:59Z', 0],
  ['2026-11-23T03:00:00Z', 1],
  ['2026-11-29T02:59:59Z', 6],
])('[HOM-01] at %s it is weekday %i in São Paulo', async (instant, weekday) => {
  app.clock.set(new Date(instant))
  expect((await app.people.visitor.get('/api/v1/site')).body.data.day).toMatchObject({
    weekday,
    slogan: expect.any(String),
  })
})

test('[HOM-01] each weekday has a slogan of its own', async () => {
  const slogans = new Set<string>()
  for (let day = 22; day < 29; day++) {
    app.clock.set(new Date(`2026-11-${day}T15:00:00Z`))
    slogans.add((await app.people.visitor.get('/api/v1/site')).body.data.day.slogan)
  }
  expect(slogans.size).toBe(7)
})

test('what the owner set of the company stands over the default', async () => {
  await app.pool.query(
    `insert into site_settings (section, value) values ('company', '{"name": "Oficina Norte", "cnpj": "00.000.000/0001-91"}')`,
  )
  await app.invalidation.received()
  const { company } = (await app.people.visitor.get('/api/v1/site')).body.data
  expect(company).toMatchObject({ name: 'Oficina Norte', cnpj: '00.000.000/0001-91', city: 'Florianópolis' })
  await app.pool.query('delete from site_settings')
  await app.invalidation.received()
})

test('the picture for social networks is drawn with the company’s own words, and kept', async () => {
  const picture = await app.people.visitor.fetch('/og/site.png')
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 })
  const etag = picture.headers.get('etag')!
  const again = await app.people.visitor.fetch('/og/site.png', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

test('feed, sitemap and robots name the public articles by the address the visitor used', async () => {
  const id = await addArchive(app, { title: 'Camadas & <placas>', markdown: 'Veja [isto](/archive).' })
  const feed = await app.people.visitor.get('/feed.xml')
  expect(feed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect(feed.body).toContain(`<link>${app.origin}/archive-view/${id}</link>`)
  expect(feed.body).toContain(`href="${app.origin}/archive"`)
  expect(feed.body).toContain('<title><![CDATA[Camadas & <placas>]]></title>')
  const sitemap = await app.people.visitor.get('/sitemap.xml')
  expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(sitemap.body).toContain(`<loc>${app.origin}/archive-view/${id}</loc>`)
  const robots = (await app.people.visitor.get('/robots.txt')).body
  expect(robots).toContain(`Sitemap: ${app.origin}/sitemap.xml`)
  // The login may be read, so that search engines see its noindex.
  expect(robots).not.toContain('/login')
})
