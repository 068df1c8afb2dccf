import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addArchive } from '#tests/factories.ts'
import { publishJob } from './jobs.ts'

const app = startApp()
const post = (path: string, body: unknown) => app.people.admin.post(`/api/v1${path}`, body)
const item = async (id: number) => (await post('/item-archive', { id })).body.data.result[0]

const versions = async (id: number) => (await post('/list-archive-versions', { id })).body.data.result

test('the versions before each save are listed with who and when, and any can be restored', async () => {
  const id = await addArchive(app, { title: 'Primeira', markdown: 'Um.' })
  expect(await versions(id)).toEqual([])
  expect((await post('/restore-archive', { id })).status).toBe(404)

  app.clock.set(new Date('2026-11-23T16:00:00Z'))
  await post('/update-item-archive', { id, title: 'Segunda', markdown: 'Dois.' })
  await post('/update-item-archive', { id, markdown: 'Três.' })
  const [second, first] = await versions(id)
  const saved_by = 'Dona Marina'
  expect(second).toMatchObject({ title: 'Segunda', saved: '2026-11-23T16:00:00.000Z', saved_by })
  expect(first).toMatchObject({ title: 'Primeira', saved: '2026-11-23T15:00:00.000Z', saved_by })
  expect((await post('/item-archive-version', { id, version: first.id })).body.data.result).toEqual([
    { ...first, markdown: 'Um.' },
  ])

  expect((await post('/restore-archive', { id, version: first.id })).body).toEqual({
    result: true,
    data: { id, revision: 4, merged: false },
  })
  expect(await item(id)).toMatchObject({ title: 'Primeira', markdown: 'Um.', html: '<p>Um.</p>' })
  // Without a number it is the newest: what the restoring replaced.
  await post('/restore-archive', { id })
  expect((await item(id)).markdown).toBe('Três.')
})

test('the last twenty versions are stored', async () => {
  const id = await addArchive(app, { title: 'Título 0' })
  for (let n = 1; n <= 22; n++) await post('/update-item-archive', { id, title: `Título ${n}` })
  const titles = (await versions(id)).map(({ title }: { title: string }) => title)
  expect(titles).toEqual(Array.from({ length: 20 }, (_, n) => `Título ${21 - n}`))
})

test("a version of another article is not found, and versions are the administrator's", async () => {
  const [one, other] = [await addArchive(app), await addArchive(app)]
  await post('/update-item-archive', { id: one, markdown: 'Outro.' })
  const [version] = await versions(one)
  for (const path of ['/item-archive-version', '/restore-archive'])
    expect((await post(path, { id: other, version: version.id })).status).toBe(404)
  for (const who of [app.people.visitor, app.people.staff])
    expect([401, 403]).toContain((await who.post('/api/v1/list-archive-versions', { id: one })).status)
})

test('a save that changes no text stores no version', async () => {
  const id = await addArchive(app, { markdown: 'Um.' })
  await post('/update-item-archive', { id, markdown: 'Dois.' })
  await post('/update-item-archive', { id, highlighted: false })
  expect(await versions(id)).toHaveLength(1)
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
