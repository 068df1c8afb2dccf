import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addArchive, addProject } from '#tests/factories.ts'

const app = startApp()

const UNSAID = { title: '', lead: '', about: '', makes: [], tags: ['Moldes'] }

const read = async (trade: string) => (await app.people.visitor.get(`/api/v1/trade?trade=${trade}`)).body.data
const titles = (list: { title: string }[]) => list.map(({ title }) => title)
const save = async (value: object) =>
  expect(
    (await app.people.admin.post('/api/v1/site/save', { section: 'trades', value, revision: await revision() })).status,
  ).toBe(200)
const revision = async () => (await app.people.admin.get('/api/v1/site/settings')).body.data.revisions.trades

test('the page of a trade has what the firm says of it, its public projects and the articles with one of its tags', async () => {
  await save({ printing: { ...UNSAID, lead: 'Peças.', tags: ['moldes', 'Resina'] } })
  await addProject(app, { title: 'Luminária', trade: 'printing' })
  await addProject(app, { title: 'Escondida', trade: 'printing', is_public: false })
  await addProject(app, { title: 'Agenda', trade: 'software' })
  const write = (title: string, tags: string[], archive_public = true) =>
    app.people.admin.post('/api/v1/new-archive', { title, tags, archive_public })
  await write('Um molde', ['Moldes'])
  await write('Resina e molde', ['RESINA', 'moldes'])
  await write('Um rascunho', ['Moldes'], false)
  await write('Outro assunto', ['Bancos'])
  const page = await read('printing')
  expect(page.texts.lead).toBe('Peças.')
  expect(titles(page.projects)).toEqual(['Luminária'])
  expect(page.trades).toEqual({ software: 1, embedded: 0, printing: 1 })
  expect(titles(page.archives).sort()).toEqual(['Resina e molde', 'Um molde'])
})

test('six projects and six articles at most are on the page, and a tag of marks alone finds nothing', async () => {
  await save({ embedded: { ...UNSAID, tags: ['!!!'] } })
  await addArchive(app, { title: 'Sem assunto' })
  for (let count = 0; count < 8; count++) await addProject(app, { trade: 'embedded' })
  const page = await read('embedded')
  expect(page.projects).toHaveLength(6)
  expect(page.trades.embedded).toBe(8)
  expect(page.archives).toEqual([])
})

test('a trade of which nothing is said is in no menu, no search and no sitemap, unless it has a project', async () => {
  await app.pool.query('delete from projects')
  await save({ software: UNSAID })
  const isListed = async () =>
    (await app.people.visitor.get('/sitemap.xml')).body.includes('/areas/software-sob-medida')
  const menus = async () => (await app.people.visitor.get('/api/v1/site')).body.data.trades
  const found = async () =>
    (await app.people.visitor.get('/api/v1/search?q=software')).body.pages.map((one: { path: string }) => one.path)
  expect(await isListed()).toBe(false)
  expect(await menus()).not.toContain('software')
  expect(await found()).not.toContain('/areas/software-sob-medida')
  await addProject(app, { trade: 'software' })
  expect(await isListed()).toBe(true)
  await save({ software: { ...UNSAID, about: 'Programas.' } })
  await app.pool.query('delete from projects')
  expect(await isListed()).toBe(true)
  expect(await menus()).toContain('software')
  expect(await found()).toContain('/areas/software-sob-medida')
})

test('the picture of a trade is drawn, and there is none of another', async () => {
  const picture = await app.people.visitor.fetch('/og/area/impressao-3d.png')
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 })
  for (const slug of ['marcenaria', 'printing', '%2e%2e'])
    expect((await app.people.visitor.fetch(`/og/area/${slug}.png`)).status).toBe(404)
  expect((await app.people.visitor.get('/api/v1/trade?trade=marcenaria')).status).toBe(422)
})
