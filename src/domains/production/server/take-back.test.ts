import { beforeAll, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'

const app = startApp()
let line: number
beforeAll(async () => {
  line = await addProject(app, { id_user: 2, title: 'Uma linha' })
  await app.pool.query('insert into project_members (project_id, user_id) values ($1, 3)', [line])
})

const post = (path: string, input: object, who = app.people.staff) => who.post(`/api/v1/${path}`, input)
const add = async () =>
  (await post('line-task-add', { id_project: line, nome: 'Feita agora', status: 'inBacklog' })).body.data.card
    .id as number
const takeBack = (ids: number[]) => post('line-tasks-remove', { ids, as_made: true })
const change = (fields: object, who = app.people.staff) => post('line-tasks-change', { tasks: [fields] }, who)

test('a task that has its name alone is taken back, also after it was moved and changed back', async () => {
  const id = await add()
  await post('line-task-move', { ids: [id], status: 'inTest', before: null })
  await change({ id, prioridade: 2 })
  await change({ id, prioridade: 0 })
  expect((await takeBack([id])).body).toEqual({ result: true })
})

test.for<[string, (id: number) => Promise<{ status: number }>]>([
  ['a description', (id) => post('line-task-change', { id, descricao: 'Como se faz' })],
  ['another name', (id) => post('line-task-change', { id, nome: 'Outra' })],
  ['a priority', (id) => change({ id, prioridade: 3 })],
  ['a deadline', (id) => change({ id, meta: '2030-01-02' })],
  [
    'a change by another person',
    (id) => post('line-task-move', { ids: [id], status: 'inTest', before: null }, app.people.other),
  ],
  ['a step', (id) => post('line-subtask-add', { id, task: 'Medir' })],
  ['a comment', (id) => post('line-comment-add', { id, comment: 'Começo amanhã' })],
  ['what it waits for', async (id) => post('line-task-block', { id, blocker: await add() })],
  ['what waits for it', async (id) => post('line-task-block', { id: await add(), blocker: id })],
])('a task with %s is not taken back, and said to have changed', async ([, work]) => {
  const [id, other] = [await add(), await add()]
  expect((await work(id)).status).toBe(200)
  const refused = await takeBack([other, id])
  expect(refused.status).toBe(409)
  expect(refused.body.data).toMatchObject({
    code: 'edited-meanwhile',
    fields: { 'ids.1': 'Mudou depois; exclua-a no cartão.' },
  })
  expect((await post('line-tasks-remove', { ids: [other, id] })).status).toBe(200)
})
