import { beforeAll, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { saveTask } from '#tests/task-form.ts'
import { DAY_MS } from '#time.ts'
import { purgeTasksJob } from './jobs.ts'

const app = startApp()
let line: number
/** Davi's line, which Nina works on. */
beforeAll(async () => {
  line = await addProject(app, { id_user: 2 })
  await app.pool.query('insert into project_members (project_id, user_id) values ($1, 3)', [line])
})
const post = (path: string, input: object, who = app.people.staff) => who.post(`/api/v1/${path}`, input)
const create = async (task: object = {}) =>
  (await saveTask(app.people.staff, { id_project: line, nome: 'Uma tarefa', ...task })).body.update
const read = async (id_text: string, who = app.people.staff) =>
  (await who.get(`/api/v1/line-task-item?id_text=${id_text}`)).body.data
const history = async (id: number) =>
  (await app.people.staff.get(`/api/v1/line-task-history?id=${id}`)).body.data.map(
    ({ by, field, before, after }: Record<string, string>) => [by, field, before, after].join(' | '),
  )
/** The line's counter, which boards watch. */
const counter = async () => (await app.people.staff.get(`/api/v1/line-board?id=${line}`)).body.data.counter

test('[TSK-04] subtasks are added, changed, put in order and removed one by one, by several people', async () => {
  const { id, id_text } = await create()
  const before = await counter()
  const ids: number[] = []
  for (const task of ['a', 'b', ' c ']) ids.push((await post('line-subtask-add', { id, task })).body.data.id)
  expect((await read(id_text)).subtasks.map(({ task }: { task: string }) => task)).toEqual(['a', 'b', 'c'])
  const [a, b, c] = ids
  await Promise.all([
    post('line-subtask-change', { id: a, checked: true }),
    post('line-subtask-change', { id: a, task: 'a2' }, app.people.other),
    post('line-subtask-change', { id: c, before: b }),
    post('line-subtask-add', { id, task: 'd' }, app.people.other),
  ])
  const { subtasks } = await read(id_text)
  expect(subtasks).toEqual([
    { id: a, task: 'a2', checked: true },
    { id: c, task: 'c', checked: false },
    { id: b, task: 'b', checked: false },
    { id: expect.any(Number), task: 'd', checked: false },
  ])
  const order = async () => (await read(id_text)).subtasks.map(({ task }: { task: string }) => task).join(' ')
  await post('line-subtask-change', { id: a, before: null })
  expect(await order()).toBe('c b d a2')
  await post('line-subtask-remove', { id: b })
  expect(await order()).toBe('c d a2')
  expect(await counter()).toBe(before + 9)
  const { cards } = (await app.people.staff.get(`/api/v1/line-changes?id=${line}&since=${before}`)).body.data
  expect(cards).toMatchObject([{ id, subtasks: { total: 3, checked: 1 } }])
})

test('[TSK-05] a comment is Markdown, sanitised; only who wrote it changes or removes it', async () => {
  const { id, id_text } = await create()
  const comment = '**Oi** @Davi <script>alert(1)</script>'
  const added = (await post('line-comment-add', { id, comment }, app.people.other)).body.data
  expect(added).toMatchObject({
    author: { id: 3, name: 'Nina', email: 'nina@exemplo.com.br' },
    comment,
    html: '<p><strong>Oi</strong> @Davi </p>',
    own: true,
  })
  expect((await read(id_text)).comments).toMatchObject([{ id: added.id, own: false }])
  expect((await post('line-comment-change', { id: added.id, comment: 'x' })).status).toBe(403)
  expect((await post('line-comment-remove', { id: added.id }, app.people.admin)).status).toBe(403)
  const changed = (await post('line-comment-change', { id: added.id, comment: '*outro*' }, app.people.other)).body.data
  expect(changed).toMatchObject({ id: added.id, html: '<p><em>outro</em></p>' })
  expect((await post('line-comment-remove', { id: added.id }, app.people.other)).status).toBe(200)
  expect((await read(id_text)).comments).toEqual([])
  expect((await post('line-comment-add', { id, comment: '  ' })).status).toBe(422)
})

test('the history says who changed what', async () => {
  const { id } = await create({ nome: 'Antes', subtasks: [{ task: 'medir' }] })
  await saveTask(app.people.other, { id, nome: 'Depois', assignee: 3, meta: '1800000000000' })
  await post('line-task-update-status', { id, status: 'inTest' })
  await saveTask(app.people.staff, { id, isRemove: true })
  await post('line-task-restore', { id })
  expect((await history(id)).toReversed()).toEqual([
    'Davi | created |  | ',
    'Davi | subtask |  | medir',
    'Nina | nome | Antes | Depois',
    'Nina | meta | 2026-12-23 | 2027-01-15',
    'Nina | assignee |  | Nina',
    'Davi | status | inBacklog | inTest',
    'Davi | deleted |  | ',
    'Davi | restored |  | ',
  ])
})

test('a removed task can be brought back for 30 days; then it is gone with all that was of it', async () => {
  const { id, id_text } = await create({ comentarios: [{ comment: 'x' }] })
  const now = app.clock.now()
  await saveTask(app.people.staff, { id, isRemove: true })
  app.clock.set(new Date(now.getTime() + 30 * DAY_MS + 1))
  expect((await post('line-task-restore', { id })).status).toBe(404)
  expect((await app.people.staff.get(`/api/v1/line-removed?id=${line}`)).body.data).toEqual([])
  await app.jobs.send(purgeTasksJob, {})
  await app.runJobs()
  app.clock.set(now)
  expect((await app.pool.query('select from tasks where id_text = $1', [id_text])).rowCount).toBe(0)
  expect((await create()).id_text).not.toBe(id_text)
})

test("[API-02] what a task has not, what is too long and what is not the caller's is refused", async () => {
  const { id, id_text } = await create({ subtasks: [{ task: 'a' }], comentarios: [{ comment: 'x' }] })
  const { subtasks, comments } = await read(id_text)
  expect((await post('line-subtask-add', { id, task: 'x'.repeat(501) })).status).toBe(422)
  expect((await post('line-comment-add', { id, comment: 'x'.repeat(10_001) })).status).toBe(422)
  const gone = 2_000_000_000
  for (const [path, input] of [
    ['line-subtask-add', { id: gone, task: 'x' }],
    ['line-subtask-change', { id: gone, checked: true }],
    ['line-subtask-remove', { id: gone }],
    ['line-comment-add', { id: gone, comment: 'x' }],
    ['line-comment-change', { id: gone, comment: 'x' }],
    ['line-comment-remove', { id: gone }],
    ['line-task-restore', { id: gone }],
    ['line-task-restore', { id }],
  ] as const)
    expect((await post(path, input)).status, path).toBe(404)

  const strange = await addProject(app, { id_user: 1 })
  await app.pool.query('update tasks set project_id = $1 where id = $2', [strange, id])
  for (const [path, input] of [
    ['line-subtask-add', { id, task: 'x' }],
    ['line-subtask-change', { id: subtasks[0].id, checked: true }],
    ['line-subtask-remove', { id: subtasks[0].id }],
    ['line-comment-add', { id, comment: 'x' }],
    ['line-comment-change', { id: comments[0].id, comment: 'x' }],
    ['line-comment-remove', { id: comments[0].id }],
    ['line-task-restore', { id }],
    ['line-task-update-status', { id, status: 'inTest' }],
    ['line-task-move', { ids: [id], status: 'inTest', before: null }],
  ] as const)
    expect((await post(path, input)).status, path).toBe(404)
  for (const path of [`line-task-item?id_text=${id_text}`, `line-task-history?id=${id}`])
    expect((await app.people.staff.get(`/api/v1/${path}`)).status, path).toBe(404)
})

test('a number that no database would store is that of no task', async () => {
  const ask = (id_text: string) => app.people.staff.get(`/api/v1/line-task-item?id_text=${id_text}`)
  expect((await ask('1%001-1')).status).toBe(404)
  expect((await ask('%00')).status).toBe(422)
})
