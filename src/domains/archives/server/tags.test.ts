import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addArchive } from '#tests/factories.ts'

const app = startApp()

const saved = async (id: number) => (await app.people.admin.post('/api/v1/item-archive', { id })).body.data.result[0]
const listed = async (tag: string) =>
  (await app.people.visitor.get(`/api/v1/list-archive?tag=${tag}`)).body.data.result.map(({ id }: { id: number }) => id)
const tagsOf = async (who = app.people.visitor, all = '') =>
  (await who.get(`/api/v1/list-archive-tags${all}`)).body.data

test('tags are kept as typed, each once, and written as other articles have them', async () => {
  const first = await addArchive(app, { tags: ['  Impressão   3D ', 'impressao 3d', 'C++', 'C#', 'C', ''] })
  expect((await saved(first)).tags).toEqual(['Impressão 3D', 'C++', 'C#', 'C'])
  const second = await addArchive(app, { tags: ['IMPRESSÃO 3D', 'PLA'] })
  expect((await saved(second)).tags).toEqual(['Impressão 3D', 'PLA'])
  expect(await listed('impressao-3d')).toEqual([second, first])
  expect(await listed('cpp')).toEqual([first])
  expect(await listed('c')).toEqual([first])
  expect(await listed('ninguem')).toEqual([])
})

test('visitors know the tags of public articles alone, the most used first', async () => {
  const hidden = await addArchive(app, { tags: ['Segredo', 'LoRa'], archive_public: false })
  const lora = [await addArchive(app, { tags: ['LoRa'] }), await addArchive(app, { tags: ['lora'] })]
  const ofLora = (count: number) => ({ slug: 'lora', name: 'LoRa', count })
  expect(await tagsOf()).toContainEqual(ofLora(2))
  expect((await tagsOf()).map(({ slug }: { slug: string }) => slug)).not.toContain('segredo')
  expect(await tagsOf(app.people.admin, '?all=1')).toContainEqual(ofLora(3))
  expect((await app.people.visitor.get('/api/v1/list-archive-tags?all=1')).status).toBe(403)
  expect(await listed('lora')).toEqual(lora.toReversed())
  expect(await listed('segredo')).toEqual([])

  await app.people.admin.post('/api/v1/update-item-archive', { id: hidden, archive_public: true })
  expect(await listed('segredo')).toEqual([hidden])
})

test('the search and the palette find an article by its tags', async () => {
  const id = await addArchive(app, { title: 'Sem nome', tags: ['Zigbee'] })
  const { body } = await app.people.visitor.get('/api/v1/search?q=zigbee')
  expect(body.data).toMatchObject([{ kind: 'archive', id }])
  const found = await app.people.admin.get('/api/v1/find?q=zigbee')
  expect(found.body.data).toContainEqual(expect.objectContaining({ kind: 'archive', id }))
})

test('a tag has its feed and stands in the sitemap while a public article has it', async () => {
  const id = await addArchive(app, { title: 'Do feed', tags: ['Fiação & solda'] })
  const other = await addArchive(app, { title: 'De outro', tags: ['Outro'] })
  const read = async (path: string) => app.people.visitor.get(path)
  const feed = await read('/archive/fiacao-solda/feed.xml')
  expect(feed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect(feed.body).toContain('Fiação &amp; solda')
  expect(feed.body).toContain(`/archive-view/${id}`)
  expect(feed.body).not.toContain(`/archive-view/${other}`)
  expect((await read('/feed.xml')).body).toContain(`domain="${app.origin}/archive/fiacao-solda"`)
  expect((await read('/sitemap.xml')).body).toContain(`<loc>${app.origin}/archive/fiacao-solda</loc>`)
  expect((await read('/og/assunto/fiacao-solda.png')).headers.get('content-type')).toBe('image/png')

  await app.people.admin.post('/api/v1/update-item-archive', { id, tags: [] })
  for (const path of ['/archive/fiacao-solda/feed.xml', '/og/assunto/fiacao-solda.png'])
    expect((await read(path)).status, path).toBe(404)
  expect((await read('/sitemap.xml')).body).not.toContain('fiacao-solda')
  for (const path of ["/archive/'/feed.xml", `/archive/${'a'.repeat(400)}/feed.xml`])
    expect((await read(path)).status, path).toBe(404)
})

test.each([
  ['a long one', ['a'.repeat(41)], 'Use no máximo 40 caracteres em cada assunto.'],
  ['one of 200 letters', ['a'.repeat(200)], 'Use no máximo 40 caracteres em cada assunto.'],
  ['fifty', Array.from({ length: 50 }, (_, at) => `assunto ${at}`), 'Use no máximo 10 assuntos.'],
  ['one of marks alone', ['!!!'], 'Um assunto tem letras de A a Z ou algarismos.'],
])('%s is refused, and nothing changes', async (_, tags, message) => {
  const id = await addArchive(app, { tags: ['Antes'] })
  const { status, body } = await app.people.admin.post('/api/v1/update-item-archive', { id, title: 'Outro', tags })
  expect(status).toBe(422)
  expect(body.data.fields).toEqual({ tags: message })
  expect(await saved(id)).toMatchObject({ title: 'Um artigo', tags: ['Antes'] })
})

test('two people who change the tags of one article are told; other fields merge', async () => {
  const id = await addArchive(app, { tags: ['Antes'] })
  const { revision } = await saved(id)
  const save = (fields: object) => app.people.admin.post('/api/v1/update-item-archive', { id, revision, ...fields })
  expect((await save({ tags: ['Um'] })).status).toBe(200)
  expect((await save({ title: 'Novo título' })).body.data.merged).toBe(true)
  const refused = await save({ tags: ['Dois'] })
  expect(refused.status).toBe(409)
  expect(refused.body.data.conflict).toMatchObject({ fields: ['tags'], record: { tags: ['Um'] } })
  expect((await app.people.visitor.get('/api/v1/list-archive?tag=../x')).status).toBe(422)
})
