import { beforeEach, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { addLineTasks, addProject } from '#tests/factories.ts'

const app = startApp()
let tasks: number[]

beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query('delete from projects')
  await app.pool.query('delete from screen_machines')
  await app.pool.query('delete from hour_suggestions')
  await addLineTasks(app, await addProject(app, { id_user: 2, is_public: false }), 1)
  tasks = (await app.pool.query('select id from tasks order by id')).rows.map(({ id }) => id)
  const { rows } = await app.pool.query(
    "insert into screen_machines (user_id, name, created_at) values (2, 'Bancada', $1) returning id",
    [NOW],
  )
  await app.pool.query(
    `insert into screen_lines (user_id, machine_id, at, app, seconds) values
      (2, $1, '2026-11-20 14:05-03', 'KiCad', 8100), (2, $1, '2026-11-22 09:00-03', 'KiCad', 1800),
      (2, $1, '2026-11-22 11:00-03', 'Firefox', 600), (2, $1, '2026-11-10 11:00-03', 'KiCad', 6000)`,
    [rows[0].id],
  )
})

const staff = () => app.people.staff
const list = async (who = staff()) => (await who.get('/api/v1/hours/suggestions')).body.data
const send = (what: string, fields: object, who = staff()) => who.post(`/api/v1/hours/suggestions/${what}`, fields)
const minutes = async () => (await app.pool.query('select day, minutes from task_hours order by day')).rows

test('long stretches of the last seven days are suggested to their person alone, and count once confirmed', async () => {
  const [newest, older, ...more] = await list()
  expect([newest, older, more]).toMatchObject([
    { app: 'KiCad', day: '2026-11-22', from: '09:00', to: '09:30', minutes: 30, task: null },
    { app: 'KiCad', day: '2026-11-20', from: '14:05', to: '16:20', minutes: 135, task: null },
    [],
  ])
  expect(await list(app.people.admin)).toEqual([])
  expect(await minutes()).toEqual([])
  const confirm = { app: 'KiCad', start: older.start, minutes: 135, task: tasks[0] }
  expect((await send('confirm', { ...confirm, minutes: 200 })).body.data.code).toBe('hours-changed')
  expect((await send('confirm', confirm, app.people.admin)).status).toBe(409)
  const both = await Promise.all([send('confirm', confirm), send('confirm', confirm)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect(await minutes()).toEqual([{ day: '2026-11-20', minutes: 135 }])
  expect(await list()).toMatchObject([{ start: newest.start, task: { task: tasks[0], nome: 'tarefa 1' } }])
})

test('what is not counted is suggested no more, until it is brought back', async () => {
  const [newest] = await list()
  const key = { app: newest.app, start: newest.start }
  expect((await send('dismiss', key)).status).toBe(200)
  expect((await send('dismiss', key)).status).toBe(404)
  expect(await list()).toHaveLength(1)
  expect((await send('bring-back', key)).status).toBe(200)
  expect((await send('bring-back', key)).status).toBe(404)
  expect(await list()).toHaveLength(2)
  expect(await minutes()).toEqual([])
})

test('a day that has no room counts nothing, and goes on being suggested', async () => {
  await staff().post('/api/v1/hours/set', { task: tasks[0], day: '2026-11-22', minutes: 1430 })
  const [{ start }] = await list()
  expect((await send('confirm', { app: 'KiCad', start, minutes: 30, task: tasks[0] })).status).toBe(422)
  expect((await minutes())[0].minutes).toBe(1430)
  expect(await list()).toHaveLength(2)
})
