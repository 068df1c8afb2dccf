import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addArchive } from '#tests/factories.ts'

const app = startApp()
const MINUTE_MS = 60_000
const read = async (query = '') => (await app.people.admin.get(`/api/v1/analytics/now${query}`)).body.data

interface View {
  /** Minutes ago. */
  ago: number
  page?: string
  archive?: number
  visitor?: string | null
  referrer?: string
  device?: string
  staff?: boolean
  demo?: boolean
}

const addView = ({ ago, page = 'home', archive, visitor = 'ana', ...view }: View) =>
  app.pool.query(
    `insert into page_views (page, archive_id, viewed_at, visitor, referrer, device, staff, demo)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      archive ? 'archive' : page,
      archive ?? null,
      new Date(app.clock.now().getTime() - ago * MINUTE_MS),
      visitor,
      view.referrer ?? null,
      view.device ?? 'desktop',
      view.staff ?? false,
      view.demo ?? false,
    ],
  )

test('an empty half hour has its minutes and nothing else', async () => {
  const data = await read()
  expect(data).toEqual({ visitors: 0, minutes: data.minutes, reading: [], pages: [], referrers: [], devices: [] })
  expect(data.minutes).toHaveLength(30)
  expect(data.minutes.every(({ views }: { views: number }) => views === 0)).toBe(true)
  const minute = Math.floor(app.clock.now().getTime() / MINUTE_MS) * MINUTE_MS
  expect(data.minutes.at(-1).at).toBe(new Date(minute).toISOString())
  expect(data.minutes[0].at).toBe(new Date(minute - 29 * MINUTE_MS).toISOString())
})

test('those of five minutes are there now with what they opened last; the half hour is listed; older and example views are not', async () => {
  const archive = await addArchive(app, { title: 'Solda fria' })
  // Ana comes by the search and reads on; Bia went twenty minutes ago; of one the network is not known.
  await addView({ ago: 4, referrer: 'busca.example' })
  await addView({ ago: 1, archive })
  await addView({ ago: 20, visitor: 'bia', page: 'contact', device: 'mobile' })
  await addView({ ago: 2, visitor: null, archive })
  await addView({ ago: 3, visitor: 'eu', page: 'contact', staff: true })
  await addView({ ago: 31, visitor: 'cai' })
  await addView({ ago: 1, visitor: 'demo', demo: true })
  const data = await read('?staff=out')
  const article = { kind: 'archive', name: 'Solda fria', value: `${archive}` }
  const contact = { kind: 'page', name: 'Contato', value: 'contact' }
  expect(data).toMatchObject({
    visitors: 2,
    reading: [{ ...article, views: 2 }],
    pages: [
      { ...article, views: 2 },
      { ...contact, views: 1 },
      { kind: 'page', name: 'Página inicial', value: 'home', views: 1 },
    ],
    referrers: [{ name: 'busca.example', value: 'busca.example', views: 1 }],
    devices: [
      { name: 'Computador', value: 'desktop', views: 3 },
      { name: 'Celular', value: 'mobile', views: 1 },
    ],
  })
  const counted = data.minutes.map(({ views }: { views: number }) => views)
  expect([counted.at(-2), counted.at(-3), counted.at(-5), counted.at(-21)]).toEqual([1, 1, 1, 1])
  expect(counted.reduce((sum: number, views: number) => sum + views, 0)).toBe(4)
  // The staff count as in the other figures: unless they are left out.
  const all = await read()
  expect(all.visitors).toBe(3)
  expect(all.reading).toEqual([
    { ...article, views: 2 },
    { ...contact, views: 1 },
  ])
})

test('only the administrator is told', async () => {
  expect((await app.people.staff.get('/api/v1/analytics/now')).status).toBe(403)
})
