import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { MAX_MARKDOWN } from '#domains/archives/archive-fields.ts'
import { startSearch } from '#tests/search.ts'

const { app, find, titles } = startSearch()

describe('[PRJ-07] nothing typed does harm', () => {
  const harmless: Record<string, string> = {
    operators: '& | ! ( ) : * \' " \\',
    'a broken expression': 'cisterna & placa | !x',
    SQL: "cisterna'; drop table archives; --",
    'prefixes and distances': 'cisterna:* <-> <2> !!placa',
    quotes: "'cisterna' '' \"cisterna placa\" -sensor OR",
    'a backslash': 'cisterna\\',
    placeholders: '$1 $q {{q}} <script>alert(1)</script>',
    'null bytes': 'cisterna\u0000placa\u0001',
    patterns: '%_%',
    'other scripts': '٣ 日本語 ß ﬃ İ',
    '10,000 letters': 'a'.repeat(10_000),
    '9,000 characters of one word': 'cisterna '.repeat(1_000),
    '10,000 brackets': '('.repeat(10_000),
    'many words': 'x1 y2 z3 '.repeat(60),
  }
  test.each(Object.keys(harmless))('%s', async (name) => {
    const q = harmless[name] ?? ''
    await find(q)
    const { count } = await app.db
      .selectFrom('archives')
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBeGreaterThan(2)
  })

  test('bytes that are no text', async () => {
    expect((await app.people.visitor.get('/api/v1/search?q=cisterna%ED%A0%BE%FF%00')).status).toBe(200)
  })

  test('marks between words change nothing', async () => {
    for (const q of ['cisterna & placa', '"placa": (cisterna)!', "placa'cisterna", 'placa\u0000cisterna'])
      expect(await titles(q), q).toEqual(['Um sensor na cisterna'])
  })

  test.each(['limit=0', 'limit=51', 'page=0', 'page=x', 'limit=1e9'])('[API-02] %s is refused', async (query) => {
    const { status, body } = await app.people.visitor.get(`/api/v1/search?q=placa&${query}`)
    expect({ status, result: body.result }).toEqual({ status: 422, result: false })
  })
})

test('[PRJ-07] pages stand beside each other', async () => {
  const all = (await find('petg')).data.map(({ kind, id }) => `${kind} ${id}`)
  const seen: string[] = []
  for (const page of [1, 2, 3]) {
    const { data, total } = await find('petg', `&limit=1&page=${page}`)
    expect(total).toBe(3)
    seen.push(...data.map(({ kind, id }) => `${kind} ${id}`))
  }
  expect(seen).toEqual(all)
  expect(await find('petg', '&limit=1&page=4')).toMatchObject({ data: [], total: 3 })
})

test('the largest text can be kept, and its first part is found', async () => {
  // As many different words as there can be, in letters of four bytes, so that the document grows as large as one can.
  const letters = [...'𐐷𐐸𐐹𐐺𐐻𐐼𐐽𐐾𐐿𐑀']
  const words = Array.from({ length: 250_000 }, (_, n) =>
    String(n).replace(/\d/g, (digit) => letters[Number(digit)] ?? ''),
  )
  const markdown = `quindim ${words.join(' ')}`
  expect(markdown.length).toBeGreaterThan(MAX_MARKDOWN)
  const { id } = await app.db
    .insertInto('archives')
    .values({ title: 'O maior', markdown, html: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await find('quindim')).total).toBe(1)
  await app.people.admin.post('/api/v1/delete-archive', { id })
})

test('a search reads the indexes instead of the tables', async () => {
  await sql`insert into archives (title, markdown, html)
    select 'Nota ' || n, repeat('palavra' || n || ' texto ', 200), '' from generate_series(1, 500) n`.execute(app.db)
  await sql`analyze archives`.execute(app.db)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain
    select id from public_archives where searched(search) @@ plainto_tsquery('portugues', 'palavra7')`.execute(app.db)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('archives_search_idx')
  await sql`delete from archives where title like 'Nota %'`.execute(app.db)
})

test('one network cannot search without end', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 130 }, async () => (await app.people.visitor.get('/api/v1/search?q=')).status),
  )
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})
