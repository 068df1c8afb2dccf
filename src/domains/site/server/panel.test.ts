import { beforeEach, expect, test } from 'vitest'
import type { Panel } from '#panel.ts'
import { startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'

const app = startApp()

const choicesOf = async (who: Caller) => (await who.get('/api/v1/panel')).body.data
/** What the person's screens show. */
const shownTo = async (who: Caller) => (await who.get('/api/v1/session')).body.panel
const save = (who: Caller, panel: Panel | null) => who.post('/api/v1/panel', { panel })
const saveFirm = (who: Caller, panel: Panel) => who.post('/api/v1/panel/firm', { panel })

beforeEach(async () => {
  await app.pool.query('update users set panel = null')
  await app.pool.query('delete from installation')
})

test('where nobody has chosen, as in every installation of before, it is as specified', async () => {
  expect(await choicesOf(app.people.staff)).toEqual({ firm: 'specified', own: null })
  expect(await shownTo(app.people.staff)).toBe('specified')
})

test('the firm’s choice is what all see who made none of their own', async () => {
  expect(await saveFirm(app.people.admin, 'portuguese')).toMatchObject({ status: 200, body: { result: true } })
  expect([await shownTo(app.people.admin), await shownTo(app.people.staff)]).toEqual(['portuguese', 'portuguese'])
  await save(app.people.staff, 'specified')
  expect([await shownTo(app.people.admin), await shownTo(app.people.staff)]).toEqual(['portuguese', 'specified'])
  expect(await choicesOf(app.people.staff)).toEqual({ firm: 'portuguese', own: 'specified' })
  await save(app.people.staff, null)
  expect(await shownTo(app.people.staff)).toBe('portuguese')
})

test('the firm’s is the admin’s to choose, and a visitor has none', async () => {
  expect((await saveFirm(app.people.staff, 'portuguese')).status).toBe(403)
  expect(await choicesOf(app.people.staff)).toEqual({ firm: 'specified', own: null })
  for (const answer of [await app.people.visitor.get('/api/v1/panel'), await save(app.people.visitor, 'portuguese')])
    expect(answer.status).toBe(403)
})

test.each(['german', '', 1, undefined])('a choice that there is not, %o, changes nothing', async (panel) => {
  await save(app.people.staff, 'portuguese')
  expect((await app.people.staff.post('/api/v1/panel', { panel })).status).toBe(422)
  expect((await app.people.admin.post('/api/v1/panel/firm', { panel })).status).toBe(422)
  expect(await choicesOf(app.people.staff)).toEqual({ firm: 'specified', own: 'portuguese' })
})

test('one that a later release has stored reads as specified', async () => {
  await saveFirm(app.people.admin, 'portuguese')
  await app.pool.query(`update users set panel = 'german'`)
  expect(await shownTo(app.people.staff)).toBe('specified')
  expect(await choicesOf(app.people.staff)).toEqual({ firm: 'portuguese', own: null })
  await app.pool.query(`update users set panel = null`)
  await app.pool.query(`update installation set panel = 'german'`)
  expect(await shownTo(app.people.staff)).toBe('specified')
})

test('calls answer the same in both', async () => {
  const calls = ['budget/all', 'get_projects', 'archive', 'line-all-projects'].map((path) => `/api/v1/${path}`)
  const answers = async () => Promise.all(calls.map(async (path) => (await app.people.admin.get(path)).body))
  const before = await answers()
  await saveFirm(app.people.admin, 'portuguese')
  expect(await answers()).toEqual(before)
})
