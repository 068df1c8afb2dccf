import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addArchive } from '#tests/factories.ts'

const app = startApp()
const post = (path: string, body: unknown, who = app.people.admin) => who.post(`/api/v1${path}`, body)
const item = async (id: number) => (await post('/item-archive', { id })).body.data?.result[0]
const publish = (ids: number[], archive_public: boolean, who = app.people.admin) =>
  post('/publish-archives', { ids, archive_public }, who)
const isOnSite = async (id: number) => (await post('/item-archive', { id }, app.people.visitor)).status === 200

test('several articles are published at once, also scheduled ones, dated to that moment', async () => {
  const draft = await addArchive(app, { archive_public: false })
  const ahead = await addArchive(app, { publish_at: '2026-12-24T10:00:00Z' })
  const shown = await addArchive(app)
  const { revision } = await item(shown)
  app.clock.set(new Date('2026-11-23T18:00:00Z'))
  expect((await publish([draft, ahead, shown, 999_999], true)).body).toEqual({ result: true, data: { count: 2 } })
  for (const id of [draft, ahead]) {
    expect(await item(id)).toMatchObject({ public: true, publish_at: null, date: '2026-11-23T18:00:00.000Z' })
    expect(await isOnSite(id)).toBe(true)
  }
  expect((await item(shown)).revision).toBe(revision)
})

test('several are taken off the site; a form opened before finds out', async () => {
  const [one, other] = [await addArchive(app), await addArchive(app, { publish_at: '2026-12-24T10:00:00Z' })]
  const { revision } = await item(one)
  expect((await publish([one, other, one], false)).body.data).toEqual({ count: 2 })
  expect(await isOnSite(one)).toBe(false)
  expect(await item(other)).toMatchObject({ public: false, publish_at: null })
  const late = await post('/update-item-archive', { id: one, archive_public: true, revision })
  expect(late).toMatchObject({ status: 409, body: { data: { conflict: { fields: ['archive_public'] } } } })
})

test('several are deleted with their views and likes', async () => {
  const [one, other, third] = [await addArchive(app), await addArchive(app), await addArchive(app)]
  await app.people.visitor.post('/api/v1/analytics', { archive: one, action: 'view' })
  expect((await post('/delete-archives', { ids: [one, other, 999_999] })).body).toEqual({
    result: true,
    data: { count: 2 },
  })
  for (const id of [one, other]) expect((await post('/item-archive', { id })).status).toBe(404)
  expect(await isOnSite(third)).toBe(true)
})

test("they are the administrator's, and take from one to two hundred articles", async () => {
  const id = await addArchive(app)
  for (const who of [app.people.visitor, app.people.staff]) {
    expect((await publish([id], false, who)).status).toBe(403)
    expect((await post('/delete-archives', { ids: [id] }, who)).status).toBe(403)
  }
  for (const ids of [[], ['1'], [0], Array.from({ length: 201 }, (_, index) => index + 1)]) {
    expect((await post('/publish-archives', { ids, archive_public: true })).status).toBe(422)
    expect((await post('/delete-archives', { ids })).status).toBe(422)
  }
  expect(await isOnSite(id)).toBe(true)
})
