import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { MAX_MARKDOWN } from '#domains/archives/archive-fields.ts'
import { startApp } from '#tests/app.ts'
import { addArchive } from '#tests/factories.ts'

const app = startApp()

interface Piece {
  text: string
  hit: boolean
}

async function find(q: string, more = '') {
  const { status, body } = await app.people.visitor.get(`/api/v1/search?q=${encodeURIComponent(q)}${more}`)
  expect(status, q).toBe(200)
  return body as {
    data: { kind: string; id: number; title: string; extract: Piece[] }[]
    total: number
    corrected?: string
    partial: boolean
    wordless: boolean
  }
}
const titles = async (q: string) => (await find(q)).data.map(({ title }) => title)
const marked = (pieces: Piece[] = []) => pieces.filter(({ hit }) => hit).map(({ text }) => text)

/** Adds a project; by default the firm's and public. */
async function addProject(fields: Record<string, unknown>) {
  const row = { id_user: 1, is_public: true, ...fields }
  const { id } = await app.db
    .insertInto('projects')
    .values(row as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

beforeAll(async () => {
  await addArchive(app, {
    title: 'Impressão de peças grandes',
    description: 'O que muda **acima** de 30 cm.',
    markdown: `${'Camadas de 0,3 mm em PETG. '.repeat(20)}A folga da dobradiça decide tudo.`,
  })
  await addArchive(app, {
    title: 'Um sensor na cisterna',
    markdown: 'A placa mede o nível. O suporte é impresso, impressa a tampa. As impressões ficam em PETG.',
  })
  await addArchive(app, { title: 'Rascunho secreto', markdown: 'Palavra mirabolante.', archive_public: false })
  await addProject({
    title: 'Luminária articulada',
    trade: 'printing',
    resum_description: 'Luminária de mesa impressa em uma peça só.',
    resum_tecnologi: 'PETG, Node.js, LEDs',
    details_markedown: 'A luminária usa uma placa própria, feita para programar pelo cabo.',
  })
  await addProject({ title: 'Projeto fechado', details_markedown: 'Palavra mirabolante.', is_public: false })
  await addProject({ title: 'Projeto da Nina', details_markedown: 'Palavra mirabolante.', id_user: 3 })
})

describe('[PRJ-07] words are found however they are written', () => {
  test.each(['impressao', 'impressão', 'IMPRESSÃO', 'impresao', 'impressoes', 'impressões', 'impressa\u0303o'])(
    '%s',
    async (q) => {
      expect(await titles(q)).toEqual(['Impressão de peças grandes', 'Um sensor na cisterna', 'Luminária articulada'])
    },
  )

  test.each([
    ['placas', 'Um sensor na cisterna'],
    ['programação', 'Luminária articulada'],
    ['sensores', 'Um sensor na cisterna'],
    ['níveis', 'Um sensor na cisterna'],
    ['led', 'Luminária articulada'],
    ['node', 'Luminária articulada'],
    ['dobradica', 'Impressão de peças grandes'],
    ['lumin', 'Luminária articulada'],
  ])('%s', async (q, title) => {
    expect(await titles(q)).toContain(title)
  })
})

test.each([
  ['cistrena', 'cisterna'],
  ['lumniária', 'luminária'],
  ['impresao', 'impressão'],
  ['palca', 'placa'],
  ['sensor na cistrena', 'sensor cisterna'],
])('[PRJ-07] %s is taken for %s, and says so', async (q, corrected) => {
  const found = await find(q)
  expect(found).toMatchObject({ corrected, partial: false })
  expect(found.total).toBeGreaterThan(0)
})

test.each(['arduino', 'sete', 'mesas'])('[PRJ-07] %s, which nobody wrote, is not taken for another word', async (q) => {
  const id = await addArchive(app, { title: 'Arquivo do site', markdown: 'Um arquivo, um site, a mesma coisa.' })
  expect(await find(q)).toMatchObject({ total: q === 'mesas' ? 1 : 0 })
  expect((await find(q)).corrected).toBeUndefined()
  await app.people.admin.post('/api/v1/delete-archive', { id })
})

test('[PRJ-07] quotes, minus and OR mean what they do elsewhere', async () => {
  expect(await titles('"placa mede"')).toEqual(['Um sensor na cisterna'])
  expect(await titles('"mede placa"')).toEqual([])
  expect(await titles('"mede o nível" tampa')).toEqual(['Um sensor na cisterna'])
  expect((await titles('petg')).length).toBe(3)
  expect((await titles('petg -cisterna')).sort()).toEqual(['Impressão de peças grandes', 'Luminária articulada'])
  expect(await titles('petg -"placa própria" -camadas')).toEqual(['Um sensor na cisterna'])
  for (const or of ['OR', 'OU'])
    expect((await titles(`dobradiça ${or} cisterna`)).sort()).toEqual([
      'Impressão de peças grandes',
      'Um sensor na cisterna',
    ])
  expect(await find('dobradiça OR xyzzyqwv')).toMatchObject({ partial: false, total: 1 })
  expect(await find('-petg')).toMatchObject({ wordless: true, total: 0 })
  // A hyphen within a word is no minus.
  expect((await titles('placa-mãe')).length).toBe(2)
})

test('[PRJ-07] a phrase is marked word by word', async () => {
  const [sensor] = (await find('"placa mede"')).data
  expect(marked(sensor?.extract)).toEqual(['placa', 'mede'])
})

test('[PRJ-07] 3D beside a print asks for nothing more', async () => {
  expect(await find('impressão 3d')).toMatchObject({ partial: false, total: 3 })
  expect(await find('3d')).toMatchObject({ total: 0 })
})

test('[PRJ-07] only projects or only articles, with the numbers of both', async () => {
  const kinds = { all: 3, project: 1, archive: 2 }
  expect(await find('petg')).toMatchObject({ total: 3, kinds })
  const projects = await find('petg', '&kind=project')
  expect(projects).toMatchObject({ total: 1, kinds })
  expect(projects.data.map(({ kind }) => kind)).toEqual(['project'])
  expect(await find('dobradiça', '&kind=project')).toMatchObject({ total: 0, partial: false, data: [] })
  expect((await app.people.visitor.get('/api/v1/search?q=petg&kind=x')).status).toBe(422)
})

test('[PRJ-07] an extract joins neither headings nor code to prose', async () => {
  const markdown =
    '## O parafuso\n\nA rosca decide.\n\n```c\nint parafuso = 3;\n```\n\nUm parafuso de latão.\n### Outro\nFim.'
  const id = await addArchive(app, { title: 'Roscas', description: '', markdown })
  const text = async (q: string) => (await find(q)).data[0]?.extract.map((piece) => piece.text).join('')
  expect(await text('parafuso')).toBe('Um parafuso de latão.')
  expect(await text('int')).toBe('int parafuso = 3;')
  await app.people.admin.post('/api/v1/delete-archive', { id })
})

test('what is spelt right is not corrected', async () => {
  for (const q of ['cisterna', 'impressoes', 'de luminária'])
    expect(await find(q)).toMatchObject({ partial: false, wordless: false })
  expect((await find('cisterna')).corrected).toBeUndefined()
})

test('[PRJ-07] a word in the title counts more than one in the text', async () => {
  expect(await titles('luminária')).toEqual(['Luminária articulada'])
  const id = await addArchive(app, { title: 'Outro assunto', markdown: 'Uma luminária. '.repeat(50) })
  expect(await titles('luminária')).toEqual(['Luminária articulada', 'Outro assunto'])
  await app.people.admin.post('/api/v1/delete-archive', { id })
})

test('[PRJ-07] projects and articles come together, each with what its card needs', async () => {
  const { data, total } = await find('petg')
  expect(total).toBe(3)
  expect(new Set(data.map(({ kind }) => kind))).toEqual(new Set(['project', 'archive']))
  expect(data.find(({ kind }) => kind === 'project')).toMatchObject({
    id: expect.any(Number),
    title: 'Luminária articulada',
    image: '',
    trade: 'printing',
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  })
})

test('[PRJ-07] the extract shows where the words stand, as text, its hits marked', async () => {
  const [grande] = (await find('folga dobradiças')).data
  expect(marked(grande?.extract)).toEqual(['folga', 'dobradiça'])
  const text = grande?.extract.map((piece) => piece.text).join('') ?? ''
  expect(text).toMatch(/^\.\.\. .*A folga da dobradiça decide tudo\.$/)
  // Nothing of it in the texts: the description, without its markup.
  const [title] = (await find('impressão')).data
  expect(title?.extract).toEqual([{ text: 'O que muda acima de 30 cm.', hit: false }])
})

test('[PRJ-07] where nothing has all the words, what has some is shown and said to', async () => {
  expect(await find('cisterna luminária')).toMatchObject({ partial: true, total: 2 })
  expect(await find('cisterna xyzzyqwv')).toMatchObject({ partial: true, total: 1 })
  expect(await find('xyzzyqwv')).toMatchObject({ partial: false, total: 0, data: [], wordless: false })
})

test('[API-03] what visitors may not see is not found, and gives its words to no correction', async () => {
  for (const who of [app.people.visitor, app.people.admin])
    expect((await who.get('/api/v1/search?q=mirabolante')).body).toMatchObject({ total: 0, data: [] })
  const near = await find('mirabolamte')
  expect(near.total).toBe(0)
  expect(near.corrected).toBeUndefined()
})

test('[API-03] of what holds a word only what is public is found', async () => {
  const markdown = 'Uma bugiganga.'
  const ids = [await addArchive(app, { title: 'Aberto', markdown })]
  ids.push(await addArchive(app, { title: 'Rascunho', markdown, archive_public: false }))
  await addProject({ title: 'Da empresa', details_markedown: markdown })
  await addProject({ title: 'Fechado', details_markedown: markdown, is_public: false })
  await addProject({ title: 'Da Nina', details_markedown: markdown, id_user: 3 })
  expect((await titles('bugiganga')).sort()).toEqual(['Aberto', 'Da empresa'])
  expect(await find('bugiganga')).toMatchObject({ total: 2 })
  for (const id of ids) await app.people.admin.post('/api/v1/delete-archive', { id })
})

test('a word that is everywhere asks for nothing, though one of its forms is a word of its own', async () => {
  for (const q of ['folga com dobradiças', 'folga em dobradiças', 'folga sem dobradiças'])
    expect(await find(q), q).toMatchObject({ partial: false, total: 1 })
})

test('only words that are everywhere find nothing, and say why', async () => {
  for (const q of ['', '   ', 'de o a', 'não', 'nao', '...', '🦊', '%'])
    expect(await find(q), q).toMatchObject({ total: 0, data: [], wordless: true })
})

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

test('what is changed is found as it is now', async () => {
  const id = await addArchive(app, { title: 'Antes', markdown: 'Um pirilampo.' })
  expect((await find('pirilampo')).total).toBe(1)
  await app.people.admin.post('/api/v1/update-item-archive', { id, markdown: 'Uma joaninha.' })
  expect((await find('pirilampo')).total).toBe(0)
  expect(await find('joaninah')).toMatchObject({ total: 1, corrected: 'joaninha' })
  await app.people.admin.post('/api/v1/delete-archive', { id })
  expect((await find('joaninha')).total).toBe(0)
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
