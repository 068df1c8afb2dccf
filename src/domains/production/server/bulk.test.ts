import { beforeAll, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { recordStatements } from '#tests/statements.ts'
import { saveTask } from '#tests/task-form.ts'

const app = startApp()
let line: number
let second: number
let alien: number
beforeAll(async () => {
  line = await addProject(app, { id_user: 2, title: 'Uma linha' })
  second = await addProject(app, { id_user: 2, title: 'Outra linha' })
  alien = await addProject(app, { id_user: 1, title: 'De outra pessoa' })
  await app.pool.query('insert into project_members (project_id, user_id) values ($1, 3)', [line])
})
const { stringify } = JSON
const post = (path: string, input: object, who = app.people.staff) => who.post(`/api/v1/line-tasks-${path}`, input)
const add = async (nome: string, project = line, who = app.people.staff, fields: object = {}) =>
  (await saveTask(who, { id_project: project, nome, ...fields })).body.update as { id: number; id_text: string }
const board = async (id = line, who = app.people.staff) => (await who.get(`/api/v1/line-board?id=${id}`)).body.data
interface Shown {
  id: number
  id_text: string
  prioridade: number
  assignee: number | null
  labels: number[]
  meta: string | null
  status: string
  position: number
}
const cardOf = async (id: number, project = line) =>
  (await board(project)).cards.find((card: Shown) => card.id === id) as Shown | undefined
const history = async (id: number) => (await app.people.staff.get(`/api/v1/line-task-history?id=${id}`)).body.data
const label = async (name: string) =>
  (await app.people.staff.post('/api/v1/label-new', { name })).body.data.id as number

test('many tasks change at once, each by what it is given; watchers and history hear of each', async () => {
  const [a, b, c] = [await add('a'), await add('b'), await add('c')]
  const [red, blue] = [await label('Vermelha'), await label('Azul')]
  const { counter } = await board()
  const changed = await post('change', {
    tasks: [
      { id: a.id, prioridade: 3, add_labels: [red, blue], assignee: 3 },
      { id: b.id, meta: '2026-12-24', add_labels: [red] },
      { id: c.id, prioridade: 0 },
    ],
  })
  expect(changed.body.data).toEqual([
    { id: a.id, revision: 2 },
    { id: b.id, revision: 2 },
    { id: c.id, revision: 1 },
  ])
  expect(await cardOf(a.id)).toMatchObject({ prioridade: 3, labels: [red, blue], assignee: 3 })
  expect((await cardOf(b.id))?.meta?.slice(0, 10)).toBe('2026-12-24')
  const since = (await app.people.staff.get(`/api/v1/line-changes?id=${line}&since=${counter}`)).body.data
  expect(since.cards.map(({ id }: Shown) => id).sort()).toEqual([a.id, b.id].sort())
  expect((await history(a.id)).slice(0, 3)).toMatchObject([
    { field: 'labels', after: 'Vermelha, Azul' },
    { field: 'assignee', after: 'Nina' },
    { field: 'prioridade', before: '0', after: '3' },
  ])
  await post('change', { tasks: [{ id: a.id, remove_labels: [red], assignee: null }] })
  expect(await cardOf(a.id)).toMatchObject({ labels: [blue], assignee: null })
})

test('taken back by its revision, a change leaves alone what somebody else made of it since', async () => {
  const [a, b] = [await add('a'), await add('b')]
  const { data } = (await post('change', { tasks: [a, b].map(({ id }) => ({ id, prioridade: 2 })) })).body
  await post('change', { tasks: [{ id: b.id, prioridade: 1 }] }, app.people.other)
  const back = data.map(({ id, revision }: { id: number; revision: number }) => ({ id, revision, prioridade: 0 }))
  const refused = await post('change', { tasks: back })
  expect(refused.status).toBe(409)
  expect(refused.body.data.fields).toEqual({ 'ids.1': expect.any(String) })
  expect(await cardOf(a.id)).toMatchObject({ prioridade: 2 })
  expect((await post('change', { tasks: back.slice(0, 1) })).status).toBe(200)
  expect(await cardOf(a.id)).toMatchObject({ prioridade: 0 })
})

test('all or nothing: who may not change one of them changes none, and is told which', async () => {
  const [own, gone, others] = [await add('minha'), await add('foi'), await add('alheia', alien, app.people.admin)]
  await post('remove', { ids: [gone.id] })
  const ids = [own.id, gone.id, others.id, 2_000_000_000]
  const fields = { 'ids.1': expect.any(String), 'ids.2': expect.any(String), 'ids.3': expect.any(String) }
  for (const [path, input] of Object.entries({
    change: { tasks: ids.map((id) => ({ id, prioridade: 3 })) },
    line: { ids, line: second },
    remove: { ids },
  })) {
    const refused = await post(path, input)
    expect({ path, status: refused.status }).toEqual({ path, status: 404 })
    expect(refused.body.data.fields).toEqual(fields)
  }
  expect(await cardOf(own.id)).toMatchObject({ prioridade: 0 })
  expect((await post('line', { ids: [own.id], line: alien })).status).toBe(404)
  expect((await post('change', { tasks: [{ id: own.id, prioridade: 3 }] }, app.people.visitor)).status).toBe(403)
  const stranger = await post('change', { tasks: [{ id: own.id, assignee: 1 }] })
  expect(stranger.status).toBe(422)
  expect(stranger.body.data.fields).toEqual({ 'ids.0': expect.any(String) })
})

test('removed together, tasks come back together', async () => {
  const [a, b] = [await add('a'), await add('b')]
  const ids = [a.id, b.id]
  expect((await post('remove', { ids })).status).toBe(200)
  expect(await cardOf(a.id)).toBeUndefined()
  expect((await post('remove', { ids })).status).toBe(404)
  expect((await post('restore', { ids })).status).toBe(200)
  expect(await cardOf(b.id)).toMatchObject({ id_text: b.id_text })
  expect((await history(b.id)).slice(0, 2)).toMatchObject([{ field: 'restored' }, { field: 'deleted' }])
})

test('in another line a task has the next number; back again it has its own, its place and its person', async () => {
  const [a, b] = [await add('a', line, app.people.staff, { assignee: 3 }), await add('b')]
  const before = await cardOf(a.id)
  const { counter } = await board()
  const moved = await post('line', { ids: [a.id, b.id], line: second, status: 'inTest' })
  expect(moved.body.data).toEqual([
    { id: a.id, id_text: `${second}-001`, unassigned: true },
    { id: b.id, id_text: `${second}-002`, unassigned: false },
  ])
  expect(await cardOf(a.id, second)).toMatchObject({ status: 'inTest', assignee: null })
  const since = (await app.people.staff.get(`/api/v1/line-changes?id=${line}&since=${counter}`)).body.data
  expect(since.removed.sort()).toEqual([a.id, b.id].sort())
  expect((await history(a.id))[0]).toMatchObject({ field: 'line', before: a.id_text, after: `${second}-001` })
  // Its old link still finds it.
  expect((await app.people.staff.get(`/api/v1/line-task-item?id_text=${a.id_text}`)).body.data).toMatchObject({
    ...{ id: a.id, id_project: second },
  })
  const back = await post('line', { ids: [a.id], line, status: 'inBacklog' })
  expect(back.body.data).toEqual([{ id: a.id, id_text: a.id_text, unassigned: false }])
  expect(await cardOf(a.id)).toMatchObject({ ...{ id_text: a.id_text, assignee: 3, status: before?.status } })
  const other = await app.people.staff.get(`/api/v1/line-changes?id=${second}&since=0`)
  expect(other.body.data.removed).toEqual([a.id])
  // No number is used twice.
  expect((await add('c', second)).id_text).toBe(`${second}-003`)
})

test('tasks that come back into another column stand one below the other, and the next below them', async () => {
  const ids = [(await add('a')).id, (await add('b')).id]
  await post('line', { ids, line: second })
  await post('line', { ids, line, status: 'inTest' })
  ids.push((await add('c', line, app.people.staff, { status: 'inTest' })).id)
  const { cards } = await board()
  const column = cards.filter(({ status }: Shown) => status === 'inTest')
  expect(column.map(({ id }: Shown) => id)).toEqual(ids)
  expect(new Set(column.map(({ position }: Shown) => position)).size).toBe(3)
})

test('a notice leads to where the task is now', async () => {
  const { id } = await add('a', line, app.people.staff, { assignee: 3 })
  await post('line', { ids: [id], line: second })
  const { rows } = await app.pool.query('select path from notices where subject = $1', [`task:${id}`])
  expect(rows[0].path).toContain(`/${second}?task=${second}-`)
})

test('who gets many tasks is told once', async () => {
  const some = [await add('a'), await add('b'), await add('c')]
  const count = async () =>
    Number((await app.pool.query('select count(*) from notices where user_id = 3')).rows[0].count)
  const before = await count()
  await post('change', { tasks: some.map(({ id }) => ({ id, assignee: 3 })) })
  expect(await count()).toBe(before + 1)
  const { rows } = await app.pool.query('select title, note from notices where user_id = 3 order by id desc limit 1')
  expect(stringify(rows[0])).toContain('3 tarefas')
})

test('a dozen tasks take as many statements as two', async () => {
  const ids: number[] = []
  for (let index = 0; index < 12; index++) ids.push((await add(`t${index}`)).id)
  const id = await label('Para muitas')
  const record = async (some: number[], path: string, input: (id: number) => object) => {
    let status = 0
    const sent = await recordStatements(app, async () => {
      const body =
        path === 'change' ? { tasks: some.map((one) => ({ id: one, ...input(one) })) } : { ids: some, ...input(0) }
      status = (await post(path, body)).status
    })
    expect(status).toBe(200)
    return sent.length
  }
  const changes = () => ({ prioridade: 3, add_labels: [id], assignee: 3 })
  expect(await record(ids.slice(0, 2), 'change', changes)).toBe(await record(ids.slice(2), 'change', changes))
  const into = () => ({ line: second })
  expect(await record(ids.slice(0, 2), 'line', into)).toBe(await record(ids.slice(2), 'line', into))
  expect(await record(ids.slice(0, 2), 'remove', () => ({}))).toBe(await record(ids.slice(2), 'remove', () => ({})))
})

test('crossing changes of two lines wait for each other and never lock each other out', async () => {
  const [a, b] = [await add('a'), await add('b', second)]
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => {
      const pair = index % 2 ? [a, b] : [b, a]
      return post('change', { tasks: pair.map(({ id }) => ({ id, prioridade: index % 4 })) })
    }),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
})
