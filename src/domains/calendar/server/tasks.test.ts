import { beforeEach, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { addEvent, addSeries, changeEvent, dayOf, deleteEvent } from '#tests/calendar.ts'
import type { Caller } from '#tests/call.ts'
import { addLineTasks, addProject } from '#tests/factories.ts'

const app = startApp()
const TODAY = '2026-11-24'
let tasks: number[]

beforeEach(async () => {
  app.clock.set(NOW)
  await app.db.deleteFrom('calendar_events').execute()
  await app.pool.query('delete from projects')
  const line = await addProject(app, { id_user: 2, is_public: false })
  await addLineTasks(app, line, 3)
  tasks = (await app.pool.query('select id from tasks order by id')).rows.map(({ id }) => id)
  await app.pool.query('update tasks set assignee_id = 2')
})

const planned = async (who: Caller) => (await who.get('/api/v1/calendar/tasks')).body
const eventsOf = (who: Caller, id: number) => who.post('/api/v1/calendar/task-events', { id })
const read = (who: Caller, id: number) => who.post('/api/v1/calendar/task', { id })

test('an event is the time for a task: it names it, the task names its events, and who plans sees both', async () => {
  const { staff, other, admin } = app.people
  const [task] = tasks as [number]
  await app.pool.query(`update tasks set meta = '2026-11-25T15:00Z', estimate = 90 where id = $1`, [task])
  const id = await addEvent(staff, { title: 'Fazer', task })
  expect(await dayOf(staff, TODAY)).toMatchObject([{ id, task }])
  const { data, total } = await planned(staff)
  expect(total).toBe(3)
  expect(data[0]).toMatchObject({ id: task, due: '2026-11-25', estimate: 90, times: ['2026-11-24T12:00:00.000Z'] })
  expect(data[1]).toMatchObject({ due: null, estimate: null, times: [] })
  expect((await read(staff, task)).body.data).toMatchObject({ id: task, nome: 'tarefa 1', to: data[0].to })
  expect((await eventsOf(staff, task)).body.data).toMatchObject([{ id, title: 'Fazer', repeat_event: false }])
  expect((await eventsOf(admin, task)).body.data).toHaveLength(1)
  expect((await eventsOf(other, task)).status).toBe(404)
  await changeEvent(staff, { id, title: 'Fazer bem' })
  expect(await dayOf(staff, TODAY)).toMatchObject([{ task }])
  await changeEvent(staff, { id, task: 0 })
  expect(await dayOf(staff, TODAY)).toMatchObject([{ task: 0 }])
  expect((await eventsOf(staff, task)).body.data).toEqual([])
})

test('of many tasks the first two hundred by deadline are listed, and all are counted', async () => {
  const { staff } = app.people
  await app.pool.query(
    `insert into tasks (project_id, number, id_text, nome, position, assignee_id, meta)
     select project_id, 1000 + n, 'muitas-' || n, 'Muitas ' || n, n, 2, timestamptz '2030-01-01T15:00Z' - n * interval '1 day'
     from tasks, generate_series(1, 250) n where id = $1`,
    [tasks[0]],
  )
  const { data, total } = await planned(staff)
  expect(total).toBe(253)
  expect(data).toHaveLength(200)
  expect([data[0].nome, data[199].nome]).toEqual(['Muitas 250', 'Muitas 51'])
})

test('only a task of a line that one sees can be named; the event of a colleague does not tell its name', async () => {
  const { staff, other } = app.people
  const [task] = tasks as [number]
  for (const wrong of [task, 999_999]) {
    const refused = await other.post('/api/v1/eventManager', {
      event: { title: 'x', start_date: `${TODAY}T09:00`, end_date: `${TODAY}T10:00`, task: wrong },
    })
    expect([refused.status, refused.body.data.fields]).toEqual([
      422,
      { 'event.task': expect.stringMatching(/Esta tarefa/) },
    ])
  }
  const own = await addEvent(other)
  expect((await changeEvent(other, { id: own, task })).status).toBe(422)
  const id = await addEvent(staff, { task })
  await staff.post('/api/v1/calendar/share', { id, people: [3] })
  await other.post('/api/v1/calendar/answer', { id, answer: 'accepted' })
  // What one does not see stays when one changes something else, or sends all of it back.
  const event = (await other.post('/api/v1/calendar/event', { id })).body.data
  expect((await changeEvent(other, { ...event, title: 'Outra' })).status).toBe(200)
  expect(await dayOf(staff, TODAY)).toMatchObject([{ title: 'Outra', task }])
  expect((await read(other, task)).status).toBe(404)
  expect((await planned(other)).data).toEqual([])
})

test('of a series all have it; what is over, finished or thrown away is not listed', async () => {
  const { staff } = app.people
  const [task, done, gone] = tasks as [number, number, number]
  const id = await addSeries(staff, { task, repeat_end_date: '2026-11-26' })
  expect((await changeEvent(staff, { id, occurrence: '2026-11-25', task: done })).status).toBe(422)
  const split = await changeEvent(staff, { id, occurrence: '2026-11-25', scope: 'following', title: 'Depois' })
  expect((await eventsOf(staff, task)).body.data.map((event: { id: number }) => event.id)).toEqual([split.body.id, id])
  await app.pool.query(`update tasks set status = 'Completed' where id = $1`, [done])
  await app.pool.query('update tasks set deleted_at = $2 where id = $1', [gone, NOW])
  expect((await planned(staff)).data).toMatchObject([{ id: task, times: [expect.any(String), expect.any(String)] }])
  expect((await read(staff, gone)).status).toBe(404)
  app.clock.set(new Date('2026-12-20T12:00:00Z'))
  expect((await planned(staff)).data).toMatchObject([{ id: task, times: [] }])
  await app.pool.query('delete from tasks where id = $1', [task])
  expect(await dayOf(staff, TODAY)).toMatchObject([{ task: 0 }])
  await deleteEvent(staff, { id })
})

test('tasks are found by words in their name, their number and their project’s name', async () => {
  const { staff } = app.people
  const line = await addProject(app, { id_user: 2, title: 'Estação da horta' })
  await addLineTasks(app, line, 1)
  await app.pool.query('update tasks set assignee_id = 2')
  const find = async (q: string) =>
    (await staff.get(`/api/v1/calendar/tasks?${new URLSearchParams({ q })}`)).body.data.map(
      ({ id_text }: { id_text: string }) => id_text,
    )
  const [first] = (await planned(staff)).data
  expect(await find('TAREFA 2')).toHaveLength(1)
  expect(await find('estacao tarefa')).toEqual([expect.stringMatching(`^${line}-`)])
  expect(await find(first.id_text)).toEqual([first.id_text])
  expect(await find('%')).toEqual([])
  expect(await find('')).toHaveLength(4)
  expect((await staff.get(`/api/v1/calendar/tasks?q=${'x'.repeat(500)}`)).status).toBe(422)
})
