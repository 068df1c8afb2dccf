import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { queryBegun } from './worked-on.ts'

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

test('what belongs to a task is looked up by indexes, whatever else there is', async () => {
  const id = await add()
  // Of tasks that are not there: they are only counted.
  await app.pool.query(`begin;
    set local session_replication_role = replica;
    insert into task_comments (task_id, comment, html, created_at, updated_at)
      select 1000000 + n % 1000, 'Um', '<p>Um</p>', '2026-01-01', '2026-01-01' from generate_series(1, 5000) as n;
    commit`)
  await app.pool.query('analyze task_comments')
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${queryBegun([id])}`.execute(app.db)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('task_comments_task_idx')
  expect(plan).not.toMatch(/Seq Scan on task_comments/)
})
