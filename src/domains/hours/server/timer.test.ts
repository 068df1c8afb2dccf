import { beforeEach, describe, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { addLineTasks, addProject } from '#tests/factories.ts'

const app = startApp()
/** Another process of the program on the same database. */
const second = startApp({}, undefined, app)
let tasks: number[]

beforeEach(async () => {
  app.clock.set(NOW)
  second.clock.set(NOW)
  await app.pool.query('delete from projects')
  const line = await addProject(app, { id_user: 2, is_public: false })
  await addLineTasks(app, line, 3)
  tasks = (await app.pool.query('select id from tasks order by id')).rows.map(({ id }) => id)
})

const staff = () => app.people.staff
const later = (minutes: number) => {
  for (const { clock } of [app, second]) clock.set(new Date(clock.now().getTime() + minutes * 60_000))
}
const read = async (who = staff()) => (await who.get('/api/v1/hours/timer')).body.data
const start = (task: number, instead_of: number | null = null, who = staff()) =>
  who.post('/api/v1/hours/timer/start', { task, instead_of })
const kept = async () =>
  (await app.pool.query('select task_id, day, minutes from task_hours where minutes > 0 order by day, id')).rows

test('a timer runs by the server’s clock, for its person alone, and its stop keeps whole minutes', async () => {
  expect(await read()).toEqual({ running: null, stopped: [] })
  const { running } = (await start(tasks[0]!)).body.data
  later(42)
  expect((await read()).running).toMatchObject({ id: running.id, task: tasks[0], nome: 'tarefa 1', seconds: 42 * 60 })
  expect((await read(second.people.staff)).running.seconds).toBe(42 * 60)
  expect((await read(app.people.other)).running).toBeNull()
  expect((await app.people.other.post('/api/v1/hours/timer/stop', { id: running.id })).status).toBe(404)
  const stop = await staff().post('/api/v1/hours/timer/stop', { id: running.id })
  expect(stop.body.data.minutes).toBe(42)
  expect(await kept()).toEqual([{ task_id: tasks[0], day: '2026-11-23', minutes: 42 }])
  expect((await staff().post('/api/v1/hours/timer/stop', { id: running.id })).status).toBe(404)
})

test('started on two devices at once, one wins and the other is told', async () => {
  const answers = await Promise.all([start(tasks[0]!), start(tasks[1]!, null, second.people.staff)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)!
  expect(refused.body.data).toMatchObject({
    code: 'timer-running',
    error: expect.stringContaining('O relógio já corre em'),
  })
  expect((await app.pool.query('select count(*)::int as count from task_timers')).rows).toEqual([{ count: 1 }])
  const same = await Promise.all([1, 2].map(async () => start((await read()).running.task)))
  expect(same.map(({ status }) => status)).toEqual([200, 200])
})

test('the database holds one running timer a person', async () => {
  const insert = () =>
    app.pool.query('insert into task_timers (user_id, task_id, started_at, seen_at) values (2, $1, $2, $2)', [
      tasks[0],
      NOW,
    ])
  await insert()
  await expect(insert()).rejects.toThrow('task_timers_running_idx')
})

test('another timer in the place of the one that is known stops that and keeps its hours', async () => {
  const { running } = (await start(tasks[0]!)).body.data
  later(30)
  const { data } = (await start(tasks[1]!, running.id)).body
  expect(data.stopped).toMatchObject({ minutes: 30 })
  expect(data.running).toMatchObject({ task: tasks[1], seconds: 0 })
  expect((await start(tasks[2]!, running.id)).status).toBe(409)
  expect((await start(99999, data.running.id)).status).toBe(404)
})

test('over midnight the minutes go to both days, added to what stands there', async () => {
  await staff().post('/api/v1/hours/set', { task: tasks[0], day: '2026-11-23', minutes: 60 })
  app.clock.set(new Date('2026-11-24T01:30:00Z'))
  const { running } = (await start(tasks[0]!)).body.data
  later(150)
  await staff().post('/api/v1/hours/timer/stop', { id: running.id })
  expect(await kept()).toEqual([
    { task_id: tasks[0], day: '2026-11-23', minutes: 150 },
    { task_id: tasks[0], day: '2026-11-24', minutes: 60 },
  ])
})

describe('after ten idle hours', () => {
  const runIdle = async () => {
    const { running } = (await start(tasks[0]!)).body.data
    later(252)
    await staff().post('/api/v1/hours/timer/alive', { id: running.id })
    later(601)
    return running.id as number
  }

  test('it stops at the last sign of life and asks, in Hoje too; nothing counts before the answer', async () => {
    const id = await runIdle()
    expect((await staff().post('/api/v1/hours/timer/alive', { id })).status).toBe(404)
    const { running, stopped } = await read()
    expect([running, stopped]).toEqual([null, [expect.objectContaining({ id, seconds: 252 * 60 })]])
    expect(await kept()).toEqual([])
    const waits = (await staff().get('/api/v1/today')).body.data
    expect(JSON.stringify(waits)).toContain('o relógio parou sozinho depois de 4:12')
    const { data } = (await staff().post('/api/v1/hours/timer/settle', { id, minutes: 252 })).body
    expect(data.minutes).toBe(252)
    expect((await kept()).map(({ minutes }) => minutes)).toEqual([252])
    expect((await staff().post('/api/v1/hours/timer/settle', { id, minutes: 1 })).status).toBe(404)
  })

  test('the answer may be another one or none, but no longer than the time that has passed', async () => {
    const id = await runIdle()
    expect((await staff().post('/api/v1/hours/timer/settle', { id, minutes: 854 })).status).toBe(404)
    await read()
    expect((await staff().post('/api/v1/hours/timer/settle', { id, minutes: 854 })).status).toBe(422)
    expect((await app.people.other.post('/api/v1/hours/timer/settle', { id, minutes: 1 })).status).toBe(404)
    await staff().post('/api/v1/hours/timer/settle', { id, minutes: 0 })
    expect([await kept(), (await read()).stopped]).toEqual([[], []])
  })

  test('another can be started at once', async () => {
    const id = await runIdle()
    expect((await start(tasks[1]!, id)).status).toBe(200)
    expect((await read()).stopped).toHaveLength(1)
  })
})
