import { expect, test } from 'vitest'
import { visitorContext } from '#platform/context.ts'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { watchEvents } from '#tests/watch-events.ts'
import { watchTopics } from './watch.ts'

const app = startApp()
/** Another process of the program, on the same database. */
const second = startApp({}, undefined, app)

const addTask = (line: number, who = app.people.staff) =>
  who.post('/api/v1/line-task-add', { id_project: line, nome: 'Uma tarefa', status: 'inBacklog' })

/** A line of Davi's that Nina works on, whose counter is 1 by that. */
async function addShared() {
  const line = await addProject(app, { id_user: 2 })
  await app.pool.query('insert into project_members (project_id, user_id) values ($1, 3)', [line])
  return { line, topic: `line:${line}` }
}

/** Reads on until an event says so: rights that change anywhere have every counter sent again. */
async function until(stream: Awaited<ReturnType<typeof watchEvents>>, counter: number | null, topic: string) {
  for (;;) {
    const event = await stream.next()
    if (!event) throw new Error('The stream has ended')
    if (event.topic === topic && event.counter === counter) return
  }
}

test('a stream begins with the counters, and sends each change at once, from whichever process it comes', async () => {
  const { line, topic } = await addShared()
  await addTask(line)
  const here = await watchEvents(app.people.other, [topic])
  const there = await watchEvents(second.people.other, [topic])
  for (const stream of [here, there]) await until(stream, 2, topic)
  await addTask(line)
  for (const stream of [here, there]) await until(stream, 3, topic)
  await addTask(line, second.people.staff)
  for (const stream of [here, there]) await until(stream, 4, topic)
  here.close()
  there.close()
})

test('a change that fails notifies nobody, and its counter is never seen', async () => {
  const { line, topic } = await addShared()
  const stream = await watchEvents(app.people.other, [topic])
  await until(stream, 1, topic)
  const { body } = await addTask(line)
  await until(stream, 2, topic)
  const failed = await app.people.staff.post('/api/v1/line-task-move', {
    ids: [body.data.card.id, 2_000_000_000],
    status: 'inTest',
    before: null,
  })
  expect(failed.status).toBe(404)
  await addTask(line)
  await until(stream, 3, topic)
  stream.close()
})

test('a member who is removed is sent null at once, by the other process too; what they call is not found', async () => {
  const { line, topic } = await addShared()
  const streams = [await watchEvents(app.people.other, [topic]), await watchEvents(second.people.other, [topic])]
  for (const stream of streams) await until(stream, 1, topic)
  const card = (await addTask(line)).body.data.card
  const change = await app.people.staff.post('/api/v1/project-members', { id: line, members: [] })
  expect(change.status).toBe(200)
  for (const stream of streams) {
    await until(stream, null, topic)
    expect(await stream.next()).toBeUndefined()
  }
  for (const { people } of [app, second]) {
    const move = await people.other.post('/api/v1/line-task-move', { ids: [card.id], status: 'inTest', before: null })
    expect(move.status).toBe(404)
    expect((await people.other.get(`/api/v1/line-board?id=${line}`)).status).toBe(404)
  }
})

test('a line of others, one that there is none of, and an unknown kind are sent as null', async () => {
  const line = await addProject(app, { id_user: 2 })
  const stream = await watchEvents(app.people.other, [`line:${line}`, 'line:999999', 'segredo:1'])
  expect([await stream.next(), await stream.next(), await stream.next()].map((event) => event?.counter)).toEqual([
    null,
    null,
    null,
  ])
  expect(await stream.next()).toBeUndefined()
})

test('the stream of a session that ends is over', async () => {
  const { topic } = await addShared()
  const nina = await app.people.visitor.signIn('nina@exemplo.com.br', 'uma-senha-bem-longa')
  const stream = await watchEvents(nina, [topic])
  await until(stream, 1, topic)
  await nina.post('/api/v1/logout')
  await until(stream, null, topic)
  expect(await stream.next()).toBeUndefined()
})

test('streams of browsers that went before they were served leave room for others', async () => {
  const { line } = await addShared()
  const context = { ...visitorContext(app), actor: { id: 2, name: '', email: '', administers: false, session: 0 } }
  for (let n = 0; n < 25; n++) await watchTopics(context, [`line:${line}`], AbortSignal.abort()).return()
})

test('[API-02] what is no topic, too many topics and too many streams are refused', async () => {
  const { line } = await addShared()
  expect((await watchEvents(app.people.staff, ['line:abc'])).status).toBe(422)
  expect((await watchEvents(app.people.staff, Array(21).fill(`line:${line}`))).status).toBe(422)
  expect((await watchEvents(app.people.visitor, [`line:${line}`])).status).toBe(403)
  const streams = await Promise.all(Array.from({ length: 21 }, () => watchEvents(app.people.staff, [`line:${line}`])))
  expect(streams.filter(({ status }) => status === 429)).toHaveLength(1)
  for (const { close } of streams) close()
})
