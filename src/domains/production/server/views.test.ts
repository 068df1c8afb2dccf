import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { watchEvents } from '#tests/watch-events.ts'
import { MAX_VIEWS } from '../production.ts'
import { purgeTasksJob } from './jobs.ts'

const app = startApp()
const post = (path: string, input: object, who = app.people.staff) => who.post(`/api/v1/${path}`, input)
const addLine = async () => {
  const line = await addProject(app, { id_user: 2 })
  await app.pool.query('insert into project_members (project_id, user_id) values ($1, 3)', [line])
  return line
}
const listed = async (line: number, who = app.people.staff) =>
  (await who.get(`/api/v1/line-views?id=${line}`)).body.data.map(
    ({ name, shared }: { name: string; shared: boolean }) => [name, shared],
  )
const make = async (line: number, input: object, who = app.people.staff) =>
  post('line-view-new', { id_project: line, name: 'Campo', filters: { late: true }, shared: false, ...input }, who)

test('a view is one’s own or the line’s, which all who see the line have and change', async () => {
  const line = await addLine()
  const { other, staff } = app.people
  const filters = { q: 'rádio', type: 'bug', late: true, week: true, who: 'me' }
  const own = (await make(line, { name: 'Só meus', filters })).body.data
  const shared = (await make(line, { name: 'Do campo', filters: { who: 3 }, shared: true })).body.data
  expect((await staff.get(`/api/v1/line-views?id=${line}`)).body.data).toEqual([
    { id: shared.id, name: 'Do campo', shared: true, filters: { who: 3 }, revision: 1 },
    { id: own.id, name: 'Só meus', shared: false, filters, revision: 1 },
  ])
  expect(await listed(line, other)).toEqual([['Do campo', true]])
  expect((await post('line-view-change', { id: own.id, name: 'Roubada' }, other)).status).toBe(404)
  expect((await post('line-view-remove', { id: own.id }, other)).status).toBe(404)
  const renamed = await post('line-view-change', { id: shared.id, name: 'De fora', revision: 1 }, other)
  expect(renamed.body.data).toEqual({ id: shared.id, revision: 2, merged: false })
  const late = await post('line-view-change', { id: shared.id, name: 'Outra', revision: 1 })
  expect(late).toMatchObject({ status: 409, body: { data: { conflict: { record: { name: 'De fora' } } } } })
  expect((await post('line-view-change', { id: shared.id, filters: { type: 'task' }, revision: 1 })).status).toBe(200)
  expect(await listed(line)).toEqual([
    ['De fora', true],
    ['Só meus', false],
  ])
})

test('a removed view can be brought back for 30 days, and is gone after', async () => {
  const line = await addLine()
  const { id } = (await make(line, {})).body.data
  expect((await post('line-view-remove', { id })).body).toEqual({ result: true })
  expect(await listed(line)).toEqual([])
  expect((await post('line-view-remove', { id })).status).toBe(404)
  expect((await post('line-view-restore', { id })).body).toEqual({ result: true })
  expect(await listed(line)).toEqual([['Campo', false]])
  expect((await post('line-view-restore', { id })).status).toBe(404)
  await post('line-view-remove', { id })
  await app.pool.query(`update line_views set deleted_at = deleted_at - interval '31 days' where id = $1`, [id])
  await app.jobs.send(purgeTasksJob, {})
  await app.runJobs()
  expect((await post('line-view-restore', { id })).status).toBe(404)
})

test('a view needs a name and a filter; others’ lines have none, and there are so many at most', async () => {
  const line = await addLine()
  const strange = await addProject(app, { id_user: 3 })
  for (const wrong of [{ name: '  ' }, { filters: {} }, { filters: { who: 'x' } }, { filters: { other: 1 } }])
    expect((await make(line, wrong)).status).toBe(422)
  expect((await make(strange, {})).status).toBe(404)
  expect((await app.people.staff.get(`/api/v1/line-views?id=${strange}`)).status).toBe(404)
  for (let at = 0; at < MAX_VIEWS; at++) expect((await make(line, { name: `Vista ${at}` })).status).toBe(200)
  expect((await make(line, { name: 'Uma a mais' })).status).toBe(422)
  expect((await make(line, { name: 'Da linha', shared: true })).status).toBe(200)
})

test('who looks at a line hears of each view that is made, renamed, removed and brought back; others do not', async () => {
  const line = await addLine()
  const { other } = app.people
  const stream = await watchEvents(other, [`views:${line}`])
  const read = async () => (await other.get(`/api/v1/line-views?id=${line}`)).body
  const hears = async (change: () => ReturnType<typeof make>) => {
    const { counter } = await read()
    const { status, body } = await change()
    expect(status).toBe(200)
    while (((await stream.next())?.counter ?? counter) < counter);
    return body.data
  }
  const { id } = await hears(() => make(line, { shared: true }))
  await hears(() => post('line-view-change', { id, name: 'De fora', revision: 1 }))
  await hears(() => post('line-view-remove', { id }))
  await hears(() => post('line-view-restore', { id }))
  stream.close()
  const strange = await watchEvents(app.people.staff, [`views:${await addProject(app, { id_user: 3 })}`])
  expect((await strange.next())!.counter).toBeNull()
  strange.close()
})
