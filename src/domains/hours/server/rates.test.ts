import { beforeEach, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addLineTasks, addProject } from '#tests/factories.ts'

const app = startApp()
let line: number

beforeEach(async () => {
  await app.pool.query('delete from projects')
  await app.pool.query('delete from hour_rates')
  line = await addProject(app, { id_user: 2, is_public: false, title: 'Estação da horta' })
})

const admin = () => app.people.admin
const staff = () => app.people.staff
const rate = (fields: object, who = admin()) => who.post('/api/v1/hours/rates/set', { kind: 'price', ...fields })

test('no figure is in any answer to who may not see it, and the admin names who may', async () => {
  await rate({ user: 2, from: '2026-01-01', amount: 117.31 })
  await rate({ kind: 'cost', user: 2, from: '2026-01-01', amount: 58.77 })
  await addLineTasks(app, line, 1)
  const task = (await app.pool.query('select id from tasks')).rows[0].id
  await staff().post('/api/v1/hours/set', { task, day: '2026-11-02', minutes: 60 })
  for (const path of ['hours/rates', 'hours/unbilled']) expect((await staff().get(`/api/v1/${path}`)).status).toBe(404)
  expect((await rate({ user: 2, from: '2026-01-01', amount: 1 }, staff())).status).toBe(404)
  expect((await staff().post('/api/v1/hours/rates/delete', { id: 1 })).status).toBe(404)
  const projects = [{ project_id: line, total: 117.31, minutes: 60 }]
  expect((await staff().post('/api/v1/hours/bill', { projects })).status).toBe(404)
  expect((await staff().post('/api/v1/hours/throw-away', { id: 1 })).status).toBe(404)
  const answers = await Promise.all([
    staff().get('/api/v1/hours/week?from=2026-11-02'),
    staff().get(`/api/v1/hours/task?id=${task}`),
    staff().get('/api/v1/hours/csv?from=2026-11-01&to=2026-11-30'),
    staff().get('/api/v1/hours/tasks'),
    staff().get('/api/v1/today'),
  ])
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/117[.,]31|58[.,]77|11731|5877/)
  }
  await admin().post('/api/v1/people/costs', { id: 2, sees: true })
  const { data } = (await staff().get('/api/v1/hours/rates')).body
  expect(
    data.people.find(({ id }: { id: number }) => id === 2).rates.map(({ amount }: { amount: number }) => amount),
  ).toEqual([117.31, 58.77])
  await admin().post('/api/v1/people/costs', { id: 2, sees: false })
})

test('a figure is of one person or one project, from a day on; one of the same day replaces it', async () => {
  const day = { from: '2026-01-01', amount: 10 }
  for (const wrong of [
    day,
    { ...day, user: 2, project: line },
    { ...day, kind: 'cost', project: line },
    { ...day, user: 999 },
  ])
    expect((await rate(wrong)).status).toBe(422)
  expect((await rate({ ...day, project: 9999 })).status).toBe(404)
  await rate({ ...day, user: 2 })
  await rate({ ...day, user: 2, amount: 12 })
  const { people, projects } = (await admin().get('/api/v1/hours/rates')).body.data
  const { rates } = people.find(({ id }: { id: number }) => id === 2)
  expect(rates).toEqual([expect.objectContaining({ kind: 'price', from: '2026-01-01', amount: 12 })])
  expect(projects).toEqual([{ id: line, name: 'Estação da horta', rates: [] }])
  expect((await admin().post('/api/v1/hours/rates/delete', { id: rates[0].id })).status).toBe(200)
  expect((await admin().post('/api/v1/hours/rates/delete', { id: rates[0].id })).status).toBe(404)
})
