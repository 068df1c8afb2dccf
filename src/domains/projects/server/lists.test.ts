import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { readRange } from '#platform/db/paginate.ts'
import { startApp } from '#tests/app.ts'
import { type Mark, queryRange, queryTrade } from './service.ts'

const app = startApp()
const COUNT = 5000

beforeAll(async () => {
  // Pairs share their date, so that only the id orders them. Microseconds, as a clock of the database would give.
  await sql`insert into projects (id_user, title, is_public, is_highlighted, is_sale, trade, date_created)
    select case when n % 5 = 4 then 2 else 1 end, 'Projeto ' || n, n % 5 < 3, n % 100 = 0, n % 50 = 0,
      case when n % 200 = 1 then 'embedded' when n % 20 = 2 then 'printing' else 'software' end,
      timestamptz '2026-01-01 00:00:00.123456' + (n / 2) * interval '1 second'
    from generate_series(1, ${sql.lit(COUNT)}) n`.execute(app.db)
  await sql`vacuum analyze projects`.execute(app.db)
})

/** Public ones of the firm, newest first. */
const OPEN = Array.from({ length: COUNT }, (_, i) => COUNT - i).filter((n) => n % 5 < 3)

type Row = { id: number; title: string }
async function page(input: object, list = 'publics') {
  const { status, body } = await app.people.visitor.post(`/api/v1/list-project-${list}`, input)
  expect(status).toBe(200)
  return body as { data: Row[]; next?: string; total: number }
}

test('[API-09] without paging a list gives its 1,000 newest rows and says where the rest begins', async () => {
  const first = await page({})
  expect(first.data.map(({ id }) => id)).toEqual(OPEN.slice(0, 1000))
  expect(first.total).toBe(OPEN.length)
  const second = await page({ cursor: first.next })
  expect(second.data.map(({ id }) => id)).toEqual(OPEN.slice(1000, 2000))
})

test('[API-09] cursors visit every row once, newest first', async () => {
  const seen: number[] = []
  let cursor: string | undefined
  do {
    const answer = await page({ limit: 301, cursor })
    seen.push(...answer.data.map(({ id }) => id))
    cursor = answer.next
  } while (cursor)
  expect(seen).toEqual(OPEN)
})

test('[API-09] a list that ends with a full page has no next', async () => {
  const first = await page({ limit: 50 }, 'sale')
  const second = await page({ limit: 50, cursor: first.next }, 'sale')
  expect(second.data).toHaveLength(50)
  expect(second.next).toBeUndefined()
  expect((await page({ limit: 50, page: 2 }, 'sale')).next).toBeUndefined()
})

test('[API-01] the highlighted and the sold ones have lists of their own', async () => {
  const highlighted = await page({ limit: 4 }, 'highlighted')
  expect(highlighted.data.map(({ id }) => id)).toEqual([5000, 4900, 4800, 4700])
  expect(highlighted.total).toBe(50)
  expect(await page({ limit: 12, page: 2 }, 'sale')).toMatchObject({ total: 100, data: { length: 12 } })
  expect((await page({ page: 99 }, 'sale')).data).toEqual([])
})

test('the list of one trade has its rows and its total, and says how many each trade has', async () => {
  const trades = { software: OPEN.length - 25 - 250, embedded: 25, printing: 250 }
  const first = await page({ trade: 'embedded', limit: 12 })
  expect(first.data.map(({ id }) => id)).toEqual(OPEN.filter((n) => n % 200 === 1).slice(0, 12))
  expect(first).toMatchObject({ total: 25, trades })
  const last = await page({ trade: 'embedded', limit: 12, page: 3 })
  expect(last.data).toHaveLength(1)
  expect(last.next).toBeUndefined()
  expect(await page({ limit: 1 })).toMatchObject({ total: OPEN.length, trades })
  expect(await app.people.visitor.post('/api/v1/list-project-publics', { trade: 'carpintaria' })).toMatchObject({
    status: 422,
  })
})

test.each([
  { limit: 0 },
  { limit: 1001 },
  { limit: 'dez' },
  { page: 0 },
  { cursor: 'nada' },
  { cursor: 7 },
  { cursor: 'x'.repeat(300) },
  { id_user: 'meu' },
  { id_user: -1 },
])('[API-02] %j is refused', async (input) => {
  for (const list of ['publics', 'highlighted', 'sale'])
    expect(await app.people.visitor.post(`/api/v1/list-project-${list}`, input)).toMatchObject({
      status: 422,
      body: { result: false, data: { error: expect.any(String) } },
    })
})

describe('among 5,000 projects a page is read from the index made for it, nothing sorted', () => {
  const cursor = Buffer.from('2026-01-01T00:20:00.000Z 2000').toString('base64url')
  test.each<[Mark | undefined, string]>([
    [undefined, 'projects_public_idx'],
    ['is_highlighted', 'projects_highlighted_idx'],
    ['is_sale', 'projects_sale_idx'],
  ])('%s: %s', async (mark, index) => {
    for (const input of [{ limit: 12 }, { limit: 12, cursor }]) {
      const plan = (await queryRange(app.db, mark, readRange(input)).explain('text')) as { 'QUERY PLAN': string }[]
      const text = plan.map((line) => line['QUERY PLAN']).join('\n')
      expect(text).toContain(index)
      // Whether anything is sold stands in the one row of another table.
      expect(text).not.toMatch(/Seq Scan on (?!installation)|Sort/)
    }
  })

  test('of one trade: projects_trade_idx', async () => {
    for (const input of [{ limit: 12 }, { limit: 12, cursor }]) {
      const plan = await queryTrade(app.db, 'printing', readRange(input)).explain('text')
      const text = JSON.stringify(plan)
      expect(text).toContain('projects_trade_idx')
      expect(text).not.toMatch(/Seq Scan on (?!installation)|Sort/)
    }
  })
})
