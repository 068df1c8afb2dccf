import { expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { addArchive } from '#tests/factories.ts'
import { DAY_MS } from '#time.ts'
import { removeDemoViews, seedDemoViews } from './demo.ts'
import { apportion } from './demo-plan.ts'
import { rollUpViews } from './jobs.ts'

const app = startApp()
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const tell = (body: object) => app.people.visitor.post('/api/v1/analytics', body, FIREFOX)
const get = async (path: string) => (await app.people.admin.get(`/api/v1/analytics/${path}`)).body
const rowsOf = async (table: string) => (await app.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n

test('the demo’s views agree with its articles, and go without a trace of theirs or a loss of others', async () => {
  const [old, fresh] = [await addArchive(app, { title: 'Antigo' }), await addArchive(app, { title: 'Novo' })]
  await app.pool.query(`update archives set views = 1436, likes = 97, date = $2 where id = $1`, [
    old,
    '2026-02-01T12:00:00Z',
  ])
  await app.pool.query(`update archives set views = 41, likes = 3, date = $2 where id = $1`, [fresh, NOW])
  await seedDemoViews(app)
  await seedDemoViews(app)

  const year = await get('report?from=2025-11-24')
  expect(year.data.archives).toEqual([
    { id: old, title: 'Antigo', views: 1436, likes: 97 },
    { id: fresh, title: 'Novo', views: 41, likes: 3 },
  ])
  expect(year.data.days.every(({ views }: { views: number }) => views > 0)).toBe(true)
  const sum = (list: { views: number }[]) => list.reduce((all, { views }) => all + views, 0)
  for (const list of [year.data.days, year.data.devices, [...year.data.pages, ...year.data.archives]])
    expect(sum(list)).toBe(year.data.totals.views)
  // Filters reach all of it: single views are there for each day.
  const phones = (await get('report?from=2025-11-24&device=mobile')).data
  expect(phones).toMatchObject({
    since: null,
    totals: { views: year.data.devices[0].views },
    archives: [{ id: old }, { id: fresh }],
  })
  const resum = await get('resum')
  expect(Number(resum.daily[0].total)).toBeLessThan(Number(resum.daily[7].total))
  const { rows } = await app.pool.query('select max(viewed_at) <= $1 as past, count(*)::int as n from page_views', [
    NOW,
  ])
  expect(rows).toEqual([{ past: true, n: expect.any(Number) }])

  await tell({ analytics: 'archive', id: old })
  await tell({ analytics: 'like-archive', id: old })
  await tell({ analytics: 'page', page: 'home' })
  app.clock.set(new Date(NOW.getTime() + DAY_MS))
  await rollUpViews(app)
  expect(await get('resum')).toMatchObject({ total: resum.total + 2 })
  await removeDemoViews(app.db)
  expect(await get('resum')).toMatchObject({ total: 2 })
  expect((await get('report')).data).toMatchObject({
    totals: { views: 2, visitors: 1, likes: 1 },
    archives: [{ id: old, views: 1, likes: 1 }],
    pages: [{ value: 'home', views: 1 }],
  })
  const archives = await app.pool.query('select views, likes from archives order by id')
  expect(archives.rows).toEqual([
    { views: 1, likes: 1 },
    { views: 0, likes: 0 },
  ])
  expect(await Promise.all(['view_days', 'page_views', 'archive_likes'].map(rowsOf))).toEqual([1, 2, 1])
  await removeDemoViews(app.db)
  expect(await get('resum')).toMatchObject({ total: 2 })

  await seedDemoViews(app)
  expect(await get('resum')).toMatchObject({ total: 2 })
  app.clock.set(NOW)
})

test('parts add up to the whole', () => {
  expect(apportion(10, [1, 1, 1])).toEqual([3, 4, 3])
  expect(apportion(3, [0, 0])).toEqual([0, 3])
  expect(apportion(5, [])).toEqual([])
})
