import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addArchive } from '#tests/factories.ts'
import { publishJob } from './publish.ts'

const app = startApp()
const post = (path: string, body: unknown) => app.people.admin.post(`/api/v1${path}`, body)
const item = async (id: number) => (await post('/item-archive', { id })).body.data.result[0]

test('the version before the last save is kept and can be had back, and that can be taken back too', async () => {
  const id = await addArchive(app, { title: 'Primeira', markdown: 'Um.' })
  expect((await post('/previous-archive', { id })).body.data.result).toEqual([])
  expect((await post('/restore-archive', { id })).status).toBe(404)

  await post('/update-item-archive', { id, title: 'Segunda', markdown: 'Dois.' })
  await post('/update-item-archive', { id, markdown: 'Três.' })
  expect((await post('/previous-archive', { id })).body.data.result).toMatchObject([
    { title: 'Segunda', markdown: 'Dois.' },
  ])

  expect((await post('/restore-archive', { id })).body).toEqual({
    result: true,
    data: { id, revision: 4, merged: false },
  })
  expect(await item(id)).toMatchObject({ title: 'Segunda', markdown: 'Dois.', html: '<p>Dois.</p>' })
  await post('/restore-archive', { id })
  expect((await item(id)).markdown).toBe('Três.')
})

test('a save that changes no text leaves the version as it is', async () => {
  const id = await addArchive(app, { markdown: 'Um.' })
  await post('/update-item-archive', { id, markdown: 'Dois.' })
  await post('/update-item-archive', { id, highlighted: false })
  expect((await post('/previous-archive', { id })).body.data.result).toMatchObject([{ markdown: 'Um.' }])
})

test('going back leaves public and highlighted as they are', async () => {
  const id = await addArchive(app, { markdown: 'Um.' })
  await post('/update-item-archive', { id, markdown: 'Dois.', archive_public: false, highlighted: false })
  await post('/restore-archive', { id })
  expect(await item(id)).toMatchObject({ markdown: 'Um.', public: false, highlighted: false })
})

test('a moment ahead keeps the article private until then; one that has passed publishes at once', async () => {
  const ahead = await addArchive(app, { publish_at: '2026-11-24T08:00:00-03:00' })
  expect(await item(ahead)).toMatchObject({ public: false, publish_at: '2026-11-24T11:00:00.000Z' })
  expect((await app.people.visitor.post('/api/v1/item-archive', { id: ahead })).status).toBe(404)

  const passed = await addArchive(app, { archive_public: false, publish_at: '2026-11-20T08:00:00-03:00' })
  expect(await item(passed)).toMatchObject({ public: true, publish_at: null })

  await post('/update-item-archive', { id: ahead, publish_at: null })
  expect(await item(ahead)).toMatchObject({ public: false, publish_at: null })
})

test("the admin's list says when an article becomes public; other lists say nothing of it", async () => {
  const id = await addArchive(app, { publish_at: '2026-11-26T08:00:00-03:00' })
  const plain = await addArchive(app)
  const { body } = await app.people.admin.get('/api/v1/list-archive?all=1')
  const rows = body.data.result as { id: number; publish_at?: string | null }[]
  expect(rows.find((row) => row.id === id)?.publish_at).toBe('2026-11-26T11:00:00.000Z')
  expect(rows.find((row) => row.id === plain)?.publish_at).toBeNull()
  for (const list of ['/list-archive', '/list-archive-highlighted']) {
    const { data } = (await app.people.admin.get(`/api/v1${list}`)).body
    expect(data.result).not.toContainEqual(expect.objectContaining({ publish_at: expect.anything() }))
    expect(data.result).not.toContainEqual(expect.objectContaining({ publish_at: null }))
  }
})

test('when its moment comes, an article becomes public by itself, dated to that moment', async () => {
  const id = await addArchive(app, { publish_at: '2026-11-24T11:00:00Z' })
  const later = await addArchive(app, { publish_at: '2026-11-25T11:00:00Z' })
  app.clock.set(new Date('2026-11-24T11:00:30Z'))
  await publishJob.handler(app, {}, { id: 'run', attempt: 1, signal: new AbortController().signal })
  expect(await item(id)).toMatchObject({ public: true, publish_at: null, date: '2026-11-24T11:00:00.000Z' })
  expect(await item(later)).toMatchObject({ public: false })
  expect((await app.people.visitor.post('/api/v1/item-archive', { id })).status).toBe(200)
})

test.each(['amanhã', '2026-11-24', '2026-11-24T08:00:00', 7])('publish_at %s is refused', async (publish_at) => {
  expect(await post('/new-archive', { title: 'x', publish_at })).toMatchObject({
    status: 422,
    body: { data: { fields: { publish_at: expect.any(String) } } },
  })
})
