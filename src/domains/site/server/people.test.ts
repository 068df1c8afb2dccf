import { beforeEach, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addArchive } from '#tests/factories.ts'
import type { People } from '../people.ts'
import { DEFAULTS } from './defaults.ts'

const app = startApp()
const { people: before } = DEFAULTS
const [marina, davi] = before.people as [People['people'][number], People['people'][number]]
const save = (people: unknown[], more: object = {}) =>
  app.people.admin.post('/api/v1/site/save', { section: 'people', value: { ...before, people, ...more } })
const shown = async () => (await app.people.visitor.get('/api/v1/site/people')).body.data
const person = (key: string) => app.people.visitor.get(`/api/v1/site/person?key=${key}`)
const article = async (id: number, who = app.people.visitor) =>
  (await who.post('/api/v1/item-archive', { id })).body.data.result[0]

beforeEach(async () => {
  await save(before.people)
})

test('a new person gets the key of their name, another of that name one of their own, and both keep it', async () => {
  const ana = { ...marina, key: '', name: 'Ana Conceição' }
  expect((await save([marina, ana, { ...ana }])).status).toBe(200)
  const keys = async () => (await shown()).people.map(({ key }: { key: string }) => key)
  expect(await keys()).toEqual(['marina-reis', 'ana-conceicao', 'ana-conceicao-2'])
  await save([{ ...marina, name: 'Marina Reis Prado' }])
  expect(await keys()).toEqual(['marina-reis'])
  expect((await person('marina-reis')).body.data.name).toBe('Marina Reis Prado')
})

test('a name of eighty letters is shown whole, and the face that was chosen comes as a seed alone', async () => {
  const name = 'Z'.repeat(80)
  await save([{ ...davi, key: '', name }])
  const [only] = (await shown()).people
  expect(only).toMatchObject({ name, face: 'curly-beard' })
  expect(only).not.toHaveProperty('beard')
  expect((await person(only.key)).status).toBe(200)
})

test('who has left is on no list, and stays the author of their articles until taken from the site', async () => {
  const id = await addArchive(app, { author: 'davi-nunes' })
  const other = await addArchive(app, { author: 'davi-nunes' })
  expect(await article(id)).toMatchObject({ written_by: { name: 'Davi Nunes', left: false, others: 1 } })
  expect(await article(id)).not.toHaveProperty('author')
  expect(await article(id, app.people.admin)).toHaveProperty('author', 'davi-nunes')
  const byDavi = await app.people.visitor.get('/api/v1/list-archive?author=davi-nunes')
  expect(byDavi.body.data.result.map((one: { id: number }) => one.id)).toEqual([other, id])
  expect(byDavi.body.total).toBe(2)

  await save([marina, { ...davi, left: true }])
  expect((await app.people.admin.get('/api/v1/site/authors')).body.data).toContainEqual({
    ...{ key: 'davi-nunes', name: 'Davi Nunes', left: true },
  })
  expect((await shown()).people).toMatchObject([{ key: 'marina-reis' }])
  expect((await person('davi-nunes')).body.data.left).toBe(true)
  expect((await article(id)).written_by).toMatchObject({ name: 'Davi Nunes', left: true })
  const sitemap = (await app.people.visitor.get('/sitemap.xml')).body
  expect(sitemap).toContain('/pessoas/marina-reis<')
  expect(sitemap).not.toContain('/pessoas/davi-nunes<')

  await save([marina])
  expect((await person('davi-nunes')).status).toBe(404)
  expect((await article(id)).written_by).toBeNull()
})

test('with nobody and no craft there is no such page', async () => {
  await save([], { crafts: before.crafts.map((craft) => ({ ...craft, text: '' })) })
  expect((await shown()).people).toEqual([])
  expect((await app.people.visitor.get('/sitemap.xml')).body).not.toContain('/pessoas')
})
