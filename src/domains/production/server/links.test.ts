import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { saveTask } from '#tests/task-form.ts'
import { MAX_BLOCKERS, MAX_SUBTASKS } from '../production.ts'

const app = startApp()
/** Two lines of the staff's, and one that only the admin sees. */
let line: number
let other: number
let hidden: number
interface Made {
  id: number
  id_text: string
}
const create = async (id_project: number, nome: string, who = app.people.staff): Promise<Made> =>
  (await saveTask(who, { id_project, nome })).body.update
let [a, b, c]: Made[] = []

beforeAll(async () => {
  line = await addProject(app, { id_user: 2 })
  other = await addProject(app, { id_user: 2 })
  hidden = await addProject(app, { id_user: 1 })
})
beforeEach(async () => {
  a = await create(line, 'Soldar a placa')
  b = await create(line, 'Testar a placa')
  c = await create(other, 'Comprar o estanho')
})
const block = (task: Made, blocker: Made, who = app.people.staff) =>
  who.post('/api/v1/line-task-block', { id: task.id, blocker: blocker.id })
const unblock = (task: Made, blocker: Made) =>
  app.people.staff.post('/api/v1/line-task-unblock', { id: task.id, blocker: blocker.id })
const read = async ({ id_text }: Made, who = app.people.staff) =>
  (await who.get(`/api/v1/line-task-item?id_text=${id_text}`)).body.data
const board = async (id: number) => (await app.people.staff.get(`/api/v1/line-board?id=${id}`)).body.data
const linksOf = async (id: number, { id: task }: Made) =>
  (await board(id)).line.links.find((one: Made) => one.id === task)
const move = (task: Made, status: string) =>
  app.people.staff.post('/api/v1/line-task-update-status', { id: task.id, status })

test('a task waits for another, also of another line, and both say so', async () => {
  expect((await block(b!, a!)).status).toBe(200)
  expect((await block(b!, c!)).status).toBe(200)
  expect((await block(b!, c!)).status).toBe(200)
  expect(await read(b!)).toMatchObject({ waits: [{ id: a!.id }, { id: c!.id, id_project: other }], holds: [] })
  expect(await read(c!)).toMatchObject({ waits: [], holds: [{ id: b!.id, nome: 'Testar a placa' }] })
  expect(await linksOf(line, b!)).toMatchObject({ waits: 2, holds: 0 })
  expect(await linksOf(other, c!)).toMatchObject({ waits: 0, holds: 1 })
  expect((await unblock(b!, a!)).status).toBe(200)
  expect(await linksOf(line, b!)).toMatchObject({ waits: 1 })
})

test('what is done or removed is waited for no more, and the other line’s boards hear of it', async () => {
  await block(b!, c!)
  const { counter } = await board(line)
  await move(c!, 'Completed')
  expect(await linksOf(line, b!)).toBeUndefined()
  expect((await board(line)).counter).toBeGreaterThan(counter)
  await move(c!, 'inTest')
  expect(await linksOf(line, b!)).toMatchObject({ waits: 1 })
  await saveTask(app.people.staff, { id: c!.id, isRemove: true })
  expect(await linksOf(line, b!)).toBeUndefined()
  expect((await read(b!)).waits).toEqual([])
})

test('a circle is refused with a clear word, also over several and by two at once', async () => {
  await block(b!, a!)
  await block(c!, b!)
  const refused = await block(a!, c!)
  expect(refused).toMatchObject({ status: 409, body: { data: { code: 'waits-in-circle' } } })
  expect(refused.body.data.error).toContain(`${c!.id_text} já espera por ${a!.id_text}`)
  expect((await block(a!, a!)).status).toBe(409)
  const [d, e] = [await create(line, 'Um'), await create(other, 'Dois')]
  const both = await Promise.all([block(d, e), block(e, d)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('what the caller does not see is neither waited for nor shown', async () => {
  const secret = await create(hidden, 'Segredo', app.people.admin)
  expect((await block(b!, secret)).status).toBe(404)
  expect((await block(secret, b!)).status).toBe(404)
  expect((await block(b!, secret, app.people.admin)).status).toBe(200)
  expect((await read(b!)).waits).toEqual([])
  expect((await read(b!, app.people.admin)).waits).toMatchObject([{ nome: 'Segredo' }])
  const found = await app.people.staff.get(`/api/v1/line-task-candidates?id=${b!.id}&q=segredo`)
  expect(found.body.data).toEqual([])
  expect((await app.people.staff.get(`/api/v1/line-task-candidates?id=${secret.id}&q=`)).status).toBe(404)
})

test('candidates are open tasks, those of the own line without a text', async () => {
  await move(a!, 'Completed')
  const own = (await app.people.staff.get(`/api/v1/line-task-candidates?id=${b!.id}&q=`)).body.data
  expect(own.every(({ id_project }: { id_project: number }) => id_project === line)).toBe(true)
  expect(own.map(({ id }: Made) => id)).not.toContain(a!.id)
  const found = (await app.people.staff.get(`/api/v1/line-task-candidates?id=${b!.id}&q=estanho`)).body.data
  expect(found.map(({ id }: Made) => id)).toContain(c!.id)
})

test('lines that hold each other up do not lock each other', async () => {
  await block(b!, c!)
  const [d, e] = [await create(other, 'Três'), await create(line, 'Quatro')]
  await block(d, e)
  const moves = await Promise.all(
    Array.from({ length: 12 }, (_, n) => move(n % 2 ? c! : e, n % 4 < 2 ? 'Completed' : 'inTest')),
  )
  expect(moves.map(({ status }) => status)).toEqual(moves.map(() => 200))
})

test('a task has two hundred steps and waits for fifty others at most', async () => {
  const [{ id: task }, next] = [a!, b!]
  await app.pool.query(
    `insert into task_subtasks (task_id, task, position, created_at, updated_at)
      select $1, 'Passo', n, $2, $2 from generate_series(1, $3) n`,
    [task, app.clock.now(), MAX_SUBTASKS - 1],
  )
  const addStep = () => app.people.staff.post('/api/v1/line-subtask-add', { id: task, task: 'Mais um' })
  expect((await addStep()).status).toBe(200)
  expect(await addStep()).toMatchObject({ status: 422, body: { data: { fields: { subtasks: 'Há passos demais.' } } } })

  await app.pool.query(
    `with made as (
        insert into tasks (project_id, number, id_text, nome, position, created_at, updated_at)
        select $1::int, 1000 + n, concat($1::int, '-', 1000 + n), 'Antes', n, $2, $2 from generate_series(1, $3) n returning id)
      insert into task_blockers (task_id, blocker_id, created_at, created_by) select $4, id, $2, 2 from made`,
    [line, app.clock.now(), MAX_BLOCKERS - 1, task],
  )
  expect((await block(a!, next)).status).toBe(200)
  expect((await block(a!, c!)).status).toBe(422)
  expect((await read(a!)).waits).toHaveLength(MAX_BLOCKERS)
})

test('a subtask becomes a task of its line’s backlog, whole, and goes', async () => {
  const long = `Passo ${'x'.repeat(400)}`
  const parent = (
    await saveTask(app.people.staff, { id_project: line, nome: 'Pai', subtasks: [{ task: 'Um' }, { task: long }] })
  ).body.update
  const { subtasks } = await read(parent)
  const promote = (id: number) => app.people.staff.post('/api/v1/line-subtask-promote', { id })
  const made = (await promote(subtasks[0].id)).body.data
  expect(await read(made)).toMatchObject({ nome: 'Um', status: 'inBacklog', id_project: line })
  const cut = (await promote(subtasks[1].id)).body.data
  const { nome, descricao } = await read(cut)
  expect([nome.length, descricao]).toEqual([300, long])
  expect((await read(parent)).subtasks).toEqual([])
  expect((await promote(subtasks[0].id)).status).toBe(404)
})
