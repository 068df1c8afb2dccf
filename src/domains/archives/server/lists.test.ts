import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addArchive } from '#tests/factories.ts'

const app = startApp()
const COUNT = 1234

beforeAll(async () => {
  // Pairs share their date, so that only the id orders them.
  await sql`insert into archives (title, markdown, html, date, highlighted)
    select 'Artigo ' || n, '', '', timestamptz '2026-01-01' + (n / 2) * interval '1 minute', n % 100 = 0
    from generate_series(1, ${sql.lit(COUNT)}) n`.execute(app.db)
})

type Row = { id: number; title: string }
const cursorOf = (text: string) => Buffer.from(text).toString('base64url')

async function page(query: string) {
  const { body } = await app.people.visitor.get(`/api/v1/list-archive${query}`)
  return body as { data: { result: Row[] }; next?: string; total: number }
}

test('[API-09] without paging a list gives its 1,000 newest rows and says where the rest begins', async () => {
  const first = await page('')
  expect(first.data.result).toHaveLength(1000)
  expect(first.data.result[0]?.title).toBe(`Artigo ${COUNT}`)
  expect(first.total).toBe(COUNT)
  const rest = await page(`?cursor=${first.next}`)
  expect(rest.data.result).toHaveLength(COUNT - 1000)
  expect(rest.next).toBeUndefined()
})

test('[API-09] cursors visit every row once, newest first, also while rows are added', async () => {
  const seen: Row[] = []
  let query = '?limit=100'
  for (let next: string | undefined = ''; next !== undefined; query = `?limit=100&cursor=${next}`) {
    const answer: Awaited<ReturnType<typeof page>> = await page(query)
    seen.push(...answer.data.result)
    next = answer.next
    if (seen.length === 300)
      await sql`insert into archives (title, markdown, html, date) values ('Novo', '', '', '2027-01-01')`.execute(
        app.db,
      )
  }
  expect(seen).toHaveLength(COUNT)
  expect(seen.map((row) => row.id)).toEqual(Array.from({ length: COUNT }, (_, i) => COUNT - i))
  await sql`delete from archives where title = 'Novo'`.execute(app.db)
})

test('[API-09] a list that ends with a full page has no next', async () => {
  const half = COUNT / 2
  const first = await page(`?limit=${half}`)
  expect(first.next).toEqual(expect.any(String))
  const second = await page(`?limit=${half}&cursor=${first.next}`)
  expect(second.data.result).toHaveLength(half)
  expect(second.next).toBeUndefined()
  expect((await page(`?limit=${half}&page=2`)).next).toBeUndefined()
})

test('[API-09] articles a microsecond apart stand on both sides of a page’s end, none is lost', async () => {
  await sql`insert into archives (title, markdown, html, date) values
    ('Primeiro', '', '', '2027-01-01 00:00:00.123456'), ('Segundo', '', '', '2027-01-01 00:00:00.123457')`.execute(
    app.db,
  )
  const first = await page('?limit=1')
  const second = await page(`?limit=1&cursor=${first.next}`)
  expect([first, second].map(({ data }) => data.result[0]?.title)).toEqual(['Segundo', 'Primeiro'])
  await sql`delete from archives where title in ('Primeiro', 'Segundo')`.execute(app.db)
})

test('pages by number stand beside each other', async () => {
  const second = await page('?limit=24&page=2')
  expect(second.data.result.map((row) => row.title)).toEqual(
    Array.from({ length: 24 }, (_, i) => `Artigo ${COUNT - 24 - i}`),
  )
  expect((await page('?limit=24&page=999')).data.result).toEqual([])
})

test('[API-01] /list-archive-highlighted lists the featured ones alone', async () => {
  const { body } = await app.people.visitor.get('/api/v1/list-archive-highlighted')
  expect(body.data.result.map((row: Row) => row.title)).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((n) => `Artigo ${n * 100}`),
  )
})

test.each([
  `cursor=${cursorOf('2026-01-01T00:00:00.000Z 9007199254740991')}`,
  `cursor=${cursorOf('-200000-01-01T00:00:00.000Z 1')}`,
  'limit=0',
  'limit=1001',
  'limit=dez',
  'page=0',
  'cursor=nada',
  `cursor=${'x'.repeat(300)}`,
  'all=2',
])('[API-02] %s is refused', async (query) => {
  const { status, body } = await app.people.visitor.get(`/api/v1/list-archive?${query}`)
  expect({ status, result: body.result }).toEqual({ status: 422, result: false })
})

test('[API-08] dates travel as ISO 8601, counts as numbers, flags as booleans', async () => {
  const [row] = (await page('?limit=1')).data.result
  expect(row).toMatchObject({
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    likes: 0,
    views: 0,
    public: true,
    highlighted: false,
  })
})

test('a list reads an index instead of sorting the table', async () => {
  await sql`analyze archives`.execute(app.db)
  for (const [condition, index] of [
    ['true', 'archives_public_idx'],
    ['highlighted', 'archives_highlighted_idx'],
    ["(date, id) < ('2026-01-01 01:00', 100)", 'archives_public_idx'],
  ]) {
    const { rows } = await app.pool.query<{ 'QUERY PLAN': string }>(
      `explain select id, html from public_archives where ${condition} order by date desc, id desc limit 25`,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain(index)
    expect(plan).not.toContain('Seq Scan')
  }
})

test('an article without a description is listed with how its text begins', async () => {
  const id = await addArchive(app, {
    title: 'Sem descrição',
    description: '',
    markdown: '## Medida\n\nUma **régua** basta.',
  })
  const listed = (await page('?limit=1000')).data.result.find((row) => row.id === id)
  expect(listed).toMatchObject({ description: '', preview: 'Uma régua basta.' })
  expect(listed).not.toHaveProperty('beginning')
})
