import { describe, expect, test } from 'vitest'
import { addArchive } from '#tests/factories.ts'
import { type Piece, startSearch } from '#tests/search.ts'

const { app, find, titles, addProject } = startSearch()

const marked = (pieces: Piece[] = []) => pieces.filter(({ hit }) => hit).map(({ text }) => text)

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
  ['impresão', 'impressão'],
  ['sensor na cistrena', 'sensor cisterna'],
])('[PRJ-07] %s is taken for %s, and says so', async (q, corrected) => {
  const found = await find(q)
  expect(found).toMatchObject({ corrected, partial: false })
  expect(found.total).toBeGreaterThan(0)
  // The site's own pages too are those of the word that is meant.
  expect(found.pages).toEqual((await find(corrected)).pages)
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

test('what is changed is found as it is now', async () => {
  const id = await addArchive(app, { title: 'Antes', markdown: 'Um pirilampo.' })
  expect((await find('pirilampo')).total).toBe(1)
  await app.people.admin.post('/api/v1/update-item-archive', { id, markdown: 'Uma joaninha.' })
  expect((await find('pirilampo')).total).toBe(0)
  expect(await find('joaninah')).toMatchObject({ total: 1, corrected: 'joaninha' })
  await app.people.admin.post('/api/v1/delete-archive', { id })
  expect((await find('joaninha')).total).toBe(0)
})
