import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { addProject } from '#tests/factories.ts'
import { watchEvents } from '#tests/watch-events.ts'

const app = startApp()
/** Another process of the program, on the same database. */
const second = startApp({}, undefined, app)

/** A line of Davi's that Nina works on. */
async function addShared() {
  const line = await addProject(app, { id_user: 2 })
  await app.pool.query('insert into project_members (project_id, user_id) values ($1, 3)', [line])
  return line
}
const read = async (line: number, who: Caller = app.people.staff) =>
  (await who.get(`/api/v1/line-board?id=${line}`)).body
const add = async (line: number, nome = 'Uma tarefa', who: Caller = app.people.staff) =>
  (await who.post('/api/v1/line-task-add', { id_project: line, nome, status: 'inBacklog' })).body.data.card
const move = (ids: number[], who: Caller = app.people.staff) =>
  who.post('/api/v1/line-task-move', { ids, status: 'inTest', before: null })
const names = async (line: number, who?: Caller) =>
  (await read(line, who)).data.cards.map(({ nome }: { nome: string }) => nome)
/** The status of the board for a browser that has a version of it, and what that has then. */
async function ask(line: number, etag: string, who: Caller = app.people.staff) {
  const answer = await who.fetch(`/api/v1/line-board?id=${line}`, { headers: { 'if-none-match': etag } })
  if (answer.ok || answer.status === 304) expect(answer.headers.get('cache-control')).toBe('no-store')
  return { status: answer.status, text: await answer.text(), etag: answer.headers.get('etag') ?? '' }
}

test('what is written in one process, another reads at once', async () => {
  const line = await addShared()
  for (const [writer, reader] of [
    [app, second],
    [second, app],
  ]) {
    for (const count of [1, 2, 3, 4, 5]) {
      const nome = `${writer === app ? 'a' : 'b'}${count}`
      await read(line, reader!.people.staff)
      await add(line, nome, writer!.people.staff)
      expect(await names(line, reader!.people.staff)).toContain(nome)
    }
  }
  expect(await read(line, second.people.staff)).toEqual(await read(line))
})

test('each change of a card is on the board at once: its steps, comments, place and form', async () => {
  const line = await addShared()
  const { id } = await add(line)
  const card = async () => (await read(line)).data.cards[0]
  const { body: step } = await app.people.staff.post('/api/v1/line-subtask-add', { id, task: 'Um passo' })
  expect((await card()).subtasks).toEqual({ total: 1, checked: 0 })
  await second.people.other.post('/api/v1/line-subtask-change', { id: step.data.id, checked: true })
  expect((await card()).subtasks).toEqual({ total: 1, checked: 1 })
  const { body: comment } = await second.people.other.post('/api/v1/line-comment-add', { id, comment: 'Oi' })
  expect((await card()).comments).toBe(1)
  await second.people.other.post('/api/v1/line-comment-remove', { id: comment.data.id })
  expect((await card()).comments).toBe(0)
  await move([id], second.people.other)
  expect((await card()).status).toBe('inTest')
  await second.people.other.post('/api/v1/line-subtask-remove', { id: step.data.id })
  expect((await card()).subtasks.total).toBe(0)
})

test('a browser that has the board is told so until it changes', async () => {
  const line = await addShared()
  await add(line)
  const first = await ask(line, '"none"')
  expect(first.status).toBe(200)
  expect(JSON.parse(first.text).data.cards).toHaveLength(1)
  expect(await ask(line, first.etag)).toEqual({ status: 304, text: '', etag: first.etag })
  expect((await ask(line, first.etag, second.people.staff)).status).toBe(304)
  await add(line, 'Outra', second.people.staff)
  expect(JSON.parse((await ask(line, first.etag)).text).data.cards).toHaveLength(2)
})

test('cards travel in ASCII alone, which a browser need not decode', async () => {
  const line = await addShared()
  await add(line, 'Revisão de nº 2 — ✓ 😀')
  const { text } = await ask(line, '"none"')
  expect(text.slice(text.indexOf('"cards"'))).toMatch(/^[\0-\x7f]+$/)
  expect(await names(line)).toEqual(['Revisão de nº 2 — ✓ 😀'])
})

test('who works on the line and what it is called are not kept with the cards', async () => {
  const line = await addShared()
  await add(line)
  const { etag } = await ask(line, '"none"')
  expect(await read(line)).toMatchObject({ data: { line: { manages: true, title: 'Um projeto' } } })
  expect(await read(line, app.people.other)).toMatchObject({ data: { line: { manages: false } } })
  expect((await ask(line, etag, app.people.other)).status).toBe(200)
  await app.pool.query(`update users set name = 'Nina Nova' where id = 3`)
  expect((await read(line)).data.line.people.map(({ name }: { name: string }) => name)).toContain('Nina Nova')
  expect((await ask(line, etag)).status).toBe(200)
  await app.pool.query(`update users set name = 'Nina' where id = 3`)
})

test('whose access is taken gets no kept board, in no process, also with its version', async () => {
  const line = await addShared()
  await add(line)
  const { etag } = await ask(line, '"none"', app.people.other)
  await read(line, second.people.other)
  await app.people.staff.post('/api/v1/project-members', { id: line, members: [] })
  for (const { people } of [app, second]) {
    expect((await ask(line, etag, people.other)).status).toBe(404)
    expect((await people.other.get(`/api/v1/line-board?id=${line}`)).status).toBe(404)
    expect((await ask(line, etag, people.visitor)).status).toBe(403)
  }
  await app.pool.query('insert into project_members (project_id, user_id) values ($1, 3)', [line])
  await read(line, app.people.other)
  await app.pool.query('update users set banned = true where id = 3')
  expect((await ask(line, etag, app.people.other)).status).toBe(403)
  await app.pool.query('update users set banned = false where id = 3')
})

test('a change that is rolled back leaves counter and board as they are', async () => {
  const line = await addShared()
  const { id } = await add(line)
  const before = await ask(line, '"none"')
  expect((await move([id, 2_000_000_000])).status).toBe(404)
  const failed = await app.people.staff.post('/api/v1/line-subtask-add', { id: 2_000_000_000, task: 'x' })
  expect(failed.status).toBe(404)
  expect((await ask(line, before.etag)).status).toBe(304)
  expect(await ask(line, '"none"')).toEqual(before)
})

test('a kept board is dropped in each process by the event of its change', async () => {
  const line = await addShared()
  const topic = `line:${line}`
  await read(line)
  await read(line, second.people.staff)
  const stream = await watchEvents(second.people.staff, [topic])
  await stream.next()
  expect(second.events.texts.topics).toContain(topic)
  const seen = stream.next()
  await add(line)
  await seen
  expect(second.events.texts.topics).not.toContain(topic)
  stream.close()
})

test('the last line that was opened is noted where it is another one, also while the disk is full', async () => {
  const [one, other] = [await addShared(), await addShared()]
  const last = async () => (await app.people.staff.get('/api/v1/line-last')).body.data.id
  await read(one)
  expect(await last()).toBe(one)
  app.setFree(100)
  await read(other)
  app.setFree(undefined)
  expect(await last()).toBe(other)
  await read(other, app.people.other)
  await read(one)
  expect(await last()).toBe(one)
})
