import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { DEFAULTS } from './defaults.ts'

const app = startApp()
const save = (section: string, value: unknown, revision?: number) =>
  app.people.admin.post('/api/v1/site/save', { section, value, revision })
const versions = async (section: string) =>
  (await app.people.admin.get(`/api/v1/site/versions?section=${section}`)).body.data
const version = (section: string, id: number) =>
  app.people.admin.get(`/api/v1/site/version?section=${section}&version=${id}`)
const restore = (section: string, id: number) => app.people.admin.post('/api/v1/site/restore', { section, version: id })
const value = async (section: string) => (await app.people.admin.get('/api/v1/site/settings')).body.data.values[section]
const { privacy, plans, company } = DEFAULTS

test('the versions before each save and reset of a section are listed with who and when, and any is restored', async () => {
  expect(await versions('privacy')).toEqual([])
  await save('privacy', { notice: 'Um.' })
  // What came with the program is no version: 'Voltar ao padrão' brings it back.
  expect(await versions('privacy')).toEqual([])
  app.clock.set(new Date('2026-11-23T16:00:00Z'))
  await save('privacy', { notice: '**Dois.**' })
  await app.people.admin.post('/api/v1/site/reset', { section: 'privacy' })
  expect(await value('privacy')).toEqual(privacy)
  const [second, first] = await versions('privacy')
  const saved_by = 'Dona Marina'
  expect(second).toEqual({ id: expect.any(Number), saved: '2026-11-23T16:00:00.000Z', saved_by })
  expect(first).toEqual({ id: expect.any(Number), saved: '2026-11-23T15:00:00.000Z', saved_by })
  expect((await version('privacy', first.id)).body.data).toEqual({
    ...first,
    section: 'privacy',
    value: { notice: 'Um.' },
  })

  const { revision } = (await save('privacy', { notice: 'Três.' })).body.data
  expect((await restore('privacy', second.id)).body).toEqual({
    result: true,
    data: { revision: revision + 1, merged: false },
  })
  expect((await app.people.visitor.get('/api/v1/site/privacy')).body.data.notice).toContain('<strong>Dois.</strong>')
  // What it replaced is the newest version now.
  const [newest] = await versions('privacy')
  expect((await version('privacy', newest.id)).body.data.value).toEqual({ notice: 'Três.' })
})

test('lists and money come back as they were; a save that changes nothing stores no version', async () => {
  const dearer = plans.map((plan) => ({ ...plan, price: plan.price + 0.5 }))
  await save('plans', dearer)
  await save('plans', dearer)
  expect(await versions('plans')).toEqual([])
  await save('plans', plans)
  const [before] = await versions('plans')
  await restore('plans', before.id)
  expect(await value('plans')).toEqual(dearer)
})

test('a form that began before a version was restored finds out', async () => {
  await save('company', { ...company, name: 'Um' })
  await save('company', { ...company, name: 'Dois' })
  const { revisions } = (await app.people.admin.get('/api/v1/site/settings')).body.data
  const [before] = await versions('company')
  await restore('company', before.id)
  expect((await save('company', { name: 'Três' }, revisions.company)).status).toBe(409)
})

test('the last twenty versions are stored, of each section for itself', async () => {
  for (let n = 1; n <= 23; n++) await save('home', { ...DEFAULTS.home, who: `Somos ${n}.` })
  const stored = await versions('home')
  expect(stored).toHaveLength(20)
  expect((await version('home', stored.at(-1).id)).body.data.value.who).toBe('Somos 3.')
  expect(await versions('company')).not.toHaveLength(0)
})

test("a version of another section is not found, and versions are the administrator's", async () => {
  await save('legal', { ...DEFAULTS.legal, intro: 'Um.' })
  await save('legal', DEFAULTS.legal)
  const [one] = await versions('legal')
  expect((await version('home', one.id)).status).toBe(404)
  expect((await restore('home', one.id)).status).toBe(404)
  expect((await app.people.admin.get('/api/v1/site/versions?section=footer')).status).toBe(422)
  for (const who of [app.people.visitor, app.people.staff]) {
    expect((await who.get('/api/v1/site/versions?section=legal')).status).toBe(403)
    expect((await who.get(`/api/v1/site/version?section=legal&version=${one.id}`)).status).toBe(403)
    expect((await who.post('/api/v1/site/restore', { section: 'legal', version: one.id })).status).toBe(403)
  }
})

test('the Pix key is no section, and its changes store no version', async () => {
  expect((await app.people.admin.get('/api/v1/site/versions?section=billing')).status).toBe(422)
})
