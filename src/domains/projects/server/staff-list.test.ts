import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'

const app = startApp()
/** The ids of staff and other: the admin is 1. */
const STAFF = 2
const OTHER = 3
type Who = keyof typeof app.people
const COUNT = 2400

beforeAll(async () => {
  // Of each three one is the admin's, one staff's, one the other's; every thirtieth is shared with staff besides.
  await sql`insert into projects (id_user, title, is_public, date_created)
    select n % 3 + 1, 'Projeto nº ' || n, n % 2 = 0,
      timestamptz '2026-01-01 00:00:00.123456' + (n / 2) * interval '1 second'
    from generate_series(1, ${sql.lit(COUNT)}) n`.execute(app.db)
  await sql`insert into project_members (project_id, user_id)
    select id, ${sql.lit(STAFF)} from projects where id % 30 = 0`.execute(app.db)
})

const ALL = Array.from({ length: COUNT }, (_, i) => COUNT - i)
const OF_STAFF = ALL.filter((n) => n % 3 === 1 || n % 30 === 0)

const list = (who: Who, input: object = {}, base = '/api/v1') => app.people[who].post(`${base}/list-all-project`, input)
const ids = (body: { data: { id: number }[] }) => body.data.map(({ id }) => id)

test.each(['/api/v1', '/starts'])(
  '[API-01] under %s staff get what is theirs or shared, private ones too',
  async (base) => {
    for (const input of [{}, { id_user: STAFF }, { id_user: String(STAFF) }]) {
      const { status, body } = await list('staff', { ...input, limit: 20 }, base)
      expect(status).toBe(200)
      expect(ids(body)).toEqual(OF_STAFF.slice(0, 20))
      expect(body.total).toBe(OF_STAFF.length)
      expect(body.data[0]).toMatchObject({ owner: 'Dona Marina', members_count: 1, id_user: 1, is_public: true })
      expect(body.data[1]).toMatchObject({ owner: 'Davi', members_count: 0, id_user: STAFF })
    }
  },
)

test('[API-09] over 1,000 rows come in pages, each row once', async () => {
  const first = (await list('admin', { id_user: 0 })).body
  expect(ids(first)).toEqual(ALL.slice(0, 1000))
  expect(first.total).toBe(COUNT)
  const seen: number[] = []
  let cursor: string | undefined
  do {
    const { body } = await list('admin', { id_user: 0, limit: 701, cursor })
    seen.push(...ids(body))
    cursor = body.next
  } while (cursor)
  expect(seen).toEqual(ALL)
  expect(ids((await list('staff', { limit: 10, page: 3 })).body)).toEqual(OF_STAFF.slice(20, 30))
})

test('[API-09] a list that ends with a full page has no next', async () => {
  const limit = OF_STAFF.length / 2
  const first = (await list('staff', { limit })).body
  const second = (await list('staff', { limit, cursor: first.next })).body
  expect(ids(second)).toEqual(OF_STAFF.slice(limit))
  expect(second.next).toBeUndefined()
})

test('[API-03] another’s list is for the admin alone, and a visitor has none', async () => {
  const refused = { status: 403, body: { result: false, data: { error: expect.any(String) } } }
  for (const id_user of [0, 1, OTHER]) expect(await list('staff', { id_user })).toMatchObject(refused)
  expect(await list('visitor', {})).toMatchObject(refused)
  expect((await list('admin', { id_user: STAFF })).body.total).toBe(OF_STAFF.length)
  expect((await list('admin', {})).body.total).toBe(COUNT / 3)
  expect((await list('admin', { id_user: 999 })).body).toEqual({ data: [], total: 0 })
})

test('a search looks for a part of the title, whatever case or accents', async () => {
  expect(ids((await list('admin', { id_user: 0, search: 'PROJÉTO Nº 240' })).body)).toEqual([2400, 240])
  expect((await list('staff', { search: 'nº 2399' })).body).toEqual({ data: [], total: 0 })
  for (const search of ['%', '_', '\\', "'"]) expect((await list('admin', { id_user: 0, search })).body.total).toBe(0)
  expect((await list('admin', { id_user: 0, search: '' })).body.total).toBe(COUNT)
})

test.each([
  { limit: 0 },
  { limit: 1001 },
  { page: 0 },
  { cursor: 'nada' },
  { id_user: -1 },
  { id_user: 'meu' },
  { search: 'x'.repeat(101) },
  { search: 7 },
])('[API-02] %j is refused', async (input) => {
  expect(await list('admin', input)).toMatchObject({
    status: 422,
    body: { result: false, data: { error: expect.any(String), fields: expect.any(Object) } },
  })
})
