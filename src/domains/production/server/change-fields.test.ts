import { beforeAll, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { saveTask } from '#tests/task-form.ts'

const app = startApp()
let line: number
beforeAll(async () => void (line = await addProject(app, { id_user: 2 })))
const create = async (fields: object = {}) =>
  (await saveTask(app.people.staff, { id_project: line, nome: 'Uma tarefa', ...fields })).body.update
const change = (input: object, who = app.people.staff) => who.post('/api/v1/line-task-change', input)
const read = async (task: { id_text: string }) =>
  (await app.people.staff.get(`/api/v1/line-task-item?id_text=${task.id_text}`)).body.data

test('changes what is given and leaves the rest, with its history', async () => {
  const task = await create({ descricao: 'antes', prioridade: 2 })
  const { revision } = await read(task)
  const answer = await change({ id: task.id, revision, nome: ' Depois ', meta: '2027-01-31', assignee: 2 })
  expect(answer).toMatchObject({ status: 200, body: { data: { revision: revision + 1, merged: false } } })
  expect(await read(task)).toMatchObject({
    ...{ nome: 'Depois', meta: '2027-01-31', assignee: 2, descricao: 'antes', prioridade: 2 },
    revision: revision + 1,
  })
  const { data } = (await app.people.staff.get(`/api/v1/line-task-history?id=${task.id}`)).body
  expect(data.map(({ field }: { field: string }) => field).sort()).toEqual(['assignee', 'created', 'meta', 'nome'])
  await change({ id: task.id, meta: null, status: 'Completed' })
  expect(await read(task)).toMatchObject({ meta: null, status: 'Completed' })
})

test('two people on one task: fields that only one changed are merged, the same is refused with both values', async () => {
  const task = await create()
  const { revision } = await read(task)
  await change({ id: task.id, revision, nome: 'Da Marina' }, app.people.admin)
  const merged = await change({ id: task.id, revision, descricao: 'Do Davi' })
  expect(merged.body.data).toEqual({ revision: revision + 2, merged: true })
  const refused = await change({ id: task.id, revision, nome: 'Do Davi' })
  expect(refused).toMatchObject({
    status: 409,
    body: { data: { code: 'edited-meanwhile', conflict: { fields: ['nome'], record: { nome: 'Da Marina' } } } },
  })
  expect(await read(task)).toMatchObject({ nome: 'Da Marina', descricao: 'Do Davi' })
})

test('refuses what is wrong, what is another’s and what is gone, and changes nothing', async () => {
  const task = await create()
  expect((await change({ id: task.id, nome: ' ' })).status).toBe(422)
  expect((await change({ id: task.id, prioridade: 4 })).status).toBe(422)
  expect((await change({ id: task.id, assignee: 1 })).body.data.fields).toHaveProperty('assignee')
  const other = await addProject(app, { id_user: 1 })
  const foreign = (await saveTask(app.people.admin, { id_project: other, nome: 'Da Marina' })).body.update
  expect((await change({ id: foreign.id, nome: 'Minha' })).status).toBe(404)
  await saveTask(app.people.staff, { id: task.id, isRemove: true })
  expect((await change({ id: task.id, nome: 'Depois' })).status).toBe(404)
})
