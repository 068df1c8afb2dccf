import { beforeEach, expect, test } from 'vitest'
import { purgeTasksJob } from '#domains/production/server/jobs.ts'
import { NOW, startApp } from '#tests/app.ts'
import { addLineTasks, addProject } from '#tests/factories.ts'

const app = startApp()
let tasks: number[]
let line: number
const DAY = '2026-11-20'

beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query('delete from projects')
  line = await addProject(app, { id_user: 2, is_public: false, title: 'Estação da horta' })
  await addLineTasks(app, line, 2)
  tasks = (await app.pool.query('select id from tasks order by id')).rows.map(({ id }) => id)
})

const set = (fields: object, who = app.people.staff) =>
  who.post('/api/v1/hours/set', { task: tasks[0], day: DAY, minutes: 90, ...fields })
const week = async (who = app.people.staff, from = '2026-11-17') =>
  (await who.get(`/api/v1/hours/week?from=${from}`)).body.data

test('hours are written by task and day, read by week, and are their person’s own', async () => {
  expect((await set({ note: 'Fotos refeitas', revision: 0 })).body).toEqual({
    result: true,
    data: { revision: 1, merged: false },
  })
  expect(await week()).toEqual([
    {
      ...{ task: tasks[0], id_text: `${line}-1`, nome: 'tarefa 1', project_id: line, project: 'Estação da horta' },
      to: `/dashboard/production-line/backlog/${line}?task=${line}-1`,
      cells: [{ day: DAY, minutes: 90, billed: 0, budgets: [], note: 'Fotos refeitas', revision: 1 }],
    },
  ])
  expect(await week(app.people.other)).toEqual([])
  expect((await set({}, app.people.other)).status).toBe(404)
  await set({ minutes: 60 }, app.people.admin)
  expect((await app.people.staff.get(`/api/v1/hours/task?id=${tasks[0]}`)).body.data).toEqual({ minutes: 150, own: 90 })
  expect((await app.people.other.get(`/api/v1/hours/task?id=${tasks[0]}`)).status).toBe(404)
})

test('what was written since the form began is not overwritten, also where it began from nothing', async () => {
  await set({ revision: 0 })
  const refused = await set({ minutes: 30, revision: 0 })
  expect([refused.status, refused.body.data.conflict]).toMatchObject([
    409,
    { record: { minutes: 90 }, fields: ['minutes'], revision: 1 },
  ])
  expect((await set({ minutes: 30, revision: 1 })).body.data.revision).toBe(2)
  expect((await set({ minutes: 45 })).body.data.revision).toBe(3)
  const both = await Promise.all([set({ minutes: 10, revision: 3 }), set({ minutes: 20, revision: 3 })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a day has 24 hours, also for what is written at once and by a timer', async () => {
  expect((await set({ minutes: 1441 })).status).toBe(422)
  const both = await Promise.all(tasks.map((task) => set({ task, minutes: 800 })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  const refused = both.find(({ status }) => status === 422)!
  expect(refused.body.data.fields.minutes).toBe('Com isto 20/11/2026 teria 26:40 horas, e um dia tem 24.')
})

test('a day to come takes no hours, and what stands there already may become less', async () => {
  const day = '2026-11-24'
  const refused = await set({ day, minutes: 60 })
  expect([refused.status, refused.body.data.fields.minutes]).toEqual([
    422,
    '24/11 ainda não chegou: aqui fica o que já foi feito.',
  ])
  await app.pool.query(
    'insert into task_hours (user_id, task_id, day, minutes) select 2, id, $1, 60 from tasks where id = $2',
    [day, tasks[0]],
  )
  expect((await set({ day, minutes: 61 })).status).toBe(422)
  expect((await week(app.people.staff, '2026-11-22'))[0].cells).toMatchObject([{ day, minutes: 60 }])
  expect((await set({ day, minutes: 30, note: 'Combinado' })).status).toBe(200)
  // It is that day when it is in São Paulo.
  app.clock.set(new Date('2026-11-24T02:59:00Z'))
  expect((await set({ day, minutes: 90 })).status).toBe(422)
  app.clock.set(new Date('2026-11-24T03:01:00Z'))
  expect((await set({ day, minutes: 90 })).status).toBe(200)
})

test('a timer adds what still fits into its day', async () => {
  app.clock.set(new Date('2026-11-20T12:00:00Z'))
  const { staff } = app.people
  const { running } = (await staff.post('/api/v1/hours/timer/start', { task: tasks[0], instead_of: null })).body.data
  await set({ task: tasks[1], minutes: 1200 })
  app.clock.set(new Date('2026-11-20T21:00:00Z'))
  const { data } = (await staff.post('/api/v1/hours/timer/stop', { id: running.id })).body
  expect(data.minutes).toBe(240)
})

test('a removed task that was worked on is not purged', async () => {
  await set({})
  await app.pool.query("update tasks set deleted_at = '2026-01-01'")
  await purgeTasksJob.handler(app, {}, { id: '', attempt: 1, signal: new AbortController().signal })
  expect((await app.pool.query('select id from tasks')).rows).toEqual([{ id: tasks[0] }])
})

test('the admin sees the team’s hours by person and project, and nobody else does', async () => {
  await set({})
  await set({ day: '2026-11-21', minutes: 30 })
  const { body } = await app.people.admin.get('/api/v1/hours/team?from=2026-11-17')
  expect(body.data).toEqual([
    {
      ...{ user: 2, name: 'Davi', project_id: line, project: 'Estação da horta' },
      cells: [
        { day: DAY, minutes: 90 },
        { day: '2026-11-21', minutes: 30 },
      ],
    },
  ])
  expect((await app.people.staff.get('/api/v1/hours/team?from=2026-11-17')).status).toBe(403)
})

test('a file has the hours of a period, of all for the admin alone', async () => {
  await set({ note: '=1+1' })
  const range = 'from=2026-11-01&to=2026-11-30'
  const own = await app.people.staff.get(`/api/v1/hours/csv?${range}`)
  expect(own.body).toContain(`"20/11/2026";"Davi";"Estação da horta";"${line}-1";"tarefa 1";"1:30";"1,5";"'=1+1";`)
  expect((await app.people.admin.get(`/api/v1/hours/csv?${range}`)).body).not.toContain('Davi')
  expect((await app.people.admin.get(`/api/v1/hours/csv?id_user=0&${range}`)).body).toContain('Davi')
  expect((await app.people.staff.get(`/api/v1/hours/csv?id_user=0&${range}`)).status).toBe(403)
})
