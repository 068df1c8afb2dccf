import { beforeEach, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { addArchive } from '#tests/factories.ts'
import { publishJob } from './jobs.ts'

const app = startApp()
const BEGUN = NOW.toISOString()
const LATER = '2026-12-01T12:00:00.000Z'
const SET = '2024-05-06T10:00:00.000Z'
const update = (id: number, fields: object) => app.people.admin.post('/api/v1/update-item-archive', { id, ...fields })
const item = async (id: number) => (await app.people.admin.post('/api/v1/item-archive', { id })).body.data.result[0]

beforeEach(() => app.clock.set(NOW))

test('a draft is dated when it is first published, and not again', async () => {
  const id = await addArchive(app, { archive_public: false })
  expect(await item(id)).toMatchObject({ date: BEGUN, dated: false })
  app.clock.set(new Date(LATER))
  await update(id, { title: 'Ainda não' })
  expect(await item(id)).toMatchObject({ date: BEGUN, dated: false })
  await update(id, { archive_public: true })
  expect(await item(id)).toMatchObject({ date: LATER, dated: true })

  app.clock.set(new Date('2026-12-05T12:00:00Z'))
  await update(id, { archive_public: false })
  await update(id, { archive_public: true })
  expect(await item(id)).toMatchObject({ date: LATER })
})

test('a date set by hand stands, for a new article, a draft and a public one', async () => {
  const made = await addArchive(app, { date: SET })
  expect(await item(made)).toMatchObject({ date: SET, dated: true })
  const draft = await addArchive(app, { archive_public: false })
  await update(draft, { date: SET })
  await update(draft, { archive_public: true })
  expect(await item(draft)).toMatchObject({ date: SET })
  const open = await addArchive(app)
  await update(open, { date: SET })
  expect(await item(open)).toMatchObject({ date: SET })
})

test('a date taken back is the present one for a public article, and open again for a draft', async () => {
  const open = await addArchive(app, { date: SET })
  await update(open, { date: null })
  expect(await item(open)).toMatchObject({ date: BEGUN, dated: true })
  const draft = await addArchive(app, { archive_public: false, date: SET })
  await update(draft, { date: null })
  expect(await item(draft)).toMatchObject({ dated: false })
})

test('a scheduled publication that has passed is the date; one ahead is when it comes, unless the article has a date', async () => {
  const passed = await addArchive(app, { publish_at: SET })
  expect(await item(passed)).toMatchObject({ public: true, date: SET })

  const ahead = await addArchive(app, { publish_at: LATER })
  const again = await addArchive(app, { publish_at: LATER, date: SET })
  app.clock.set(new Date('2026-12-01T12:00:30Z'))
  await publishJob.handler(app, {}, { id: 'run', attempt: 1, signal: new AbortController().signal })
  expect(await item(ahead)).toMatchObject({ public: true, date: LATER, dated: true })
  expect(await item(again)).toMatchObject({ public: true, date: SET })
})

test.each([LATER, 'ontem', '2026-11-20', '1899-01-01T00:00:00Z', 7])('the date %s is refused', async (date) => {
  const id = await addArchive(app)
  expect(await update(id, { date })).toMatchObject({
    status: 422,
    body: { data: { fields: { date: expect.any(String) } } },
  })
  expect(await item(id)).toMatchObject({ date: BEGUN })
})
