import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'

const app = startApp()
const report = async (query: string) => (await app.people.admin.get(`/api/v1/analytics/report?${query}`)).body.data

test('where fifty articles were viewed, those that were only liked are in the total alone', async () => {
  const { rows } = await app.pool.query<{ id: number }>(
    `insert into archives (title, description, preview, markdown, html, public, date)
     select 'Muitos ' || n, '', '', '', '', true, '2026-11-01T12:00:00Z' from generate_series(1, 51) n returning id`,
  )
  const ids = rows.map(({ id }) => id)
  const [liked, alike, most] = [ids[50]!, ids[30]!, ids[40]!]
  const see = (archives: number[]) =>
    app.pool.query(
      `insert into page_views (page, archive_id, staff, viewed_at)
       select 'archive', id, false, '2026-11-22T12:00:00Z' from unnest($1::int[]) id`,
      [archives],
    )
  const like = (id: number, times: number) =>
    app.pool.query(
      `insert into archive_likes (archive_id, device, created_at)
       select $1, 'device ' || n, '2026-11-22T13:00:00Z' from generate_series(1, $2) n`,
      [id, times],
    )
  await like(liked, 9)
  await like(alike, 2)
  await see(ids.slice(0, 49))
  const few = await report('from=2026-11-22&to=2026-11-22')
  expect(few.archives.map(({ id }: { id: number }) => id)).toEqual([
    alike,
    ...ids.filter((id) => id !== alike && id !== ids[49] && id !== liked),
    liked,
  ])
  await see([ids[49]!, most])
  const { archives, totals } = await report('from=2026-11-22&to=2026-11-22')
  expect(totals.likes).toBe(11)
  expect(archives).toHaveLength(50)
  expect(archives.slice(0, 3)).toMatchObject([
    { id: most, views: 2, likes: 0 },
    { id: alike, title: 'Muitos 31', views: 1, likes: 2 },
    { id: ids[0], views: 1, likes: 0 },
  ])
  expect(archives.some(({ id }: { id: number }) => id === liked)).toBe(false)
})
