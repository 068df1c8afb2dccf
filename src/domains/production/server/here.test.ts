import { afterEach, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { addProject } from '#tests/factories.ts'
import { saveTask } from '#tests/task-form.ts'
import { watchEvents } from '#tests/watch-events.ts'

const app = startApp()
/** Another process of the program, on the same database. */
const second = startApp({}, undefined, app)

/** A task of a line of Davi's (2) that Nina (3) works on. */
async function addTask(members = [3]) {
  const line = await addProject(app, { id_user: 2 })
  for (const one of members)
    await app.pool.query('insert into project_members (project_id, user_id) values ($1, $2)', [line, one])
  return (await saveTask(app.people.staff, { id_project: line, nome: 'Antena' })).body.update.id as number
}
const call = (who: Caller, id: number, leaves = false) => who.post('/api/v1/line-task-here', { id, leaves })
const others = async (who: Caller, id: number): Promise<string[]> =>
  (await call(who, id)).body.data.map(({ name }: { name: string }) => name)
/** Waits until both processes have heard that a person has a task open. */
async function arrives(person: number, task: number) {
  for (const { events } of [app, second])
    await expect.poll(() => events.presence.list(`task:${task}`, NOW.getTime())).toContain(person)
}
afterEach(() => app.clock.set(NOW))

test('two people who have the same task open see each other, from whichever process they come', async () => {
  const task = await addTask()
  expect(await others(app.people.staff, task)).toEqual([])
  await arrives(2, task)
  expect(await others(second.people.other, task)).toEqual(['Davi'])
  await arrives(3, task)
  expect(await others(app.people.staff, task)).toEqual(['Nina'])
  expect(await others(app.people.staff, await addTask())).toEqual([])
})

test('streams hear at once of who comes and goes, not of who stays', async () => {
  const task = await addTask()
  const stream = await watchEvents(app.people.staff, [`task:${task}`])
  const begun = (await stream.next())!.counter!
  await call(second.people.other, task)
  expect((await stream.next())?.counter).toBe(begun + 1)
  await call(second.people.other, task)
  await call(second.people.other, task, true)
  expect((await stream.next())?.counter).toBe(begun + 2)
  expect(await others(app.people.staff, task)).toEqual([])
  stream.close()
})

test('who gives no more signs is gone after 40 seconds', async () => {
  const task = await addTask()
  await call(app.people.other, task)
  await arrives(3, task)
  app.clock.set(new Date(NOW.getTime() + 39_000))
  expect(await others(app.people.staff, task)).toEqual(['Nina'])
  app.clock.set(new Date(NOW.getTime() + 40_000))
  expect(await others(app.people.staff, task)).toEqual([])
})

test('who loses a task that they have open leaves it all the same', async () => {
  const task = await addTask()
  await call(app.people.other, task)
  await arrives(3, task)
  await app.pool.query('delete from project_members where user_id = 3')
  expect((await call(app.people.other, task)).status).toBe(404)
  expect(await call(app.people.other, task, true)).toMatchObject({ status: 200, body: { data: [] } })
  await expect.poll(() => others(app.people.staff, task)).toEqual([])
})

test('who does not see the line neither shows nor sees anybody', async () => {
  const task = await addTask([])
  await call(app.people.staff, task)
  expect((await call(app.people.other, task)).status).toBe(404)
  expect((await call(app.people.visitor, task)).status).toBe(403)
  expect((await call(app.people.staff, 999_999)).status).toBe(404)
  await arrives(2, task)
  expect(await others(app.people.staff, task)).toEqual([])
  const stream = await watchEvents(app.people.other, [`task:${task}`])
  expect((await stream.next())?.counter).toBeNull()
  await call(app.people.admin, task)
  await arrives(1, task)
  expect(await others(app.people.staff, task)).toEqual(['Dona Marina'])
})
