import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { saveTask } from '#tests/task-form.ts'
import { watchEvents } from '#tests/watch-events.ts'

const app = startApp()

test('my tasks are those of all lines that one sees and is in charge of, by deadline, without finished and removed ones', async () => {
  const { staff } = app.people
  const [one, two] = [await addProject(app, { id_user: 2, title: 'Horta' }), await addProject(app, { id_user: 2 })]
  const strange = await addProject(app, { id_user: 3 })
  const add = async (id_project: number, nome: string, fields: object = {}) => {
    const { body } = await saveTask(staff, { id_project, nome, assignee: 2, ...fields })
    return body.update.id as number
  }
  const day = (text: string) => Date.parse(`${text}T15:00:00Z`)
  await add(two, 'Depois', { meta: day('2026-12-10') })
  await add(one, 'Sem prazo', { meta: null })
  await add(one, 'Atrasada', { meta: day('2026-11-20'), prioridade: 3 })
  await add(one, 'De ninguém', { assignee: null })
  await add(one, 'Pronta', { status: 'Completed' })
  await saveTask(staff, { id: await add(one, 'Removida'), isRemove: true })
  await app.pool.query(
    `insert into tasks (project_id, number, id_text, nome, position, assignee_id, created_at, updated_at)
     values ($1, 1, $2, 'Fora', 1, 2, $3, $3)`,
    [strange, `${strange}-001`, app.clock.now()],
  )
  const { body, status } = await staff.get('/api/v1/my-tasks')
  expect(status).toBe(200)
  expect(body.data.map(({ nome }: { nome: string }) => nome)).toEqual(['Atrasada', 'Depois', 'Sem prazo'])
  expect(body.total).toBe(3)
  expect(body.data[0]).toMatchObject({
    id_project: one,
    title: 'Horta',
    assignee: 2,
    prioridade: 3,
    status: 'inBacklog',
  })
  expect((await app.people.other.get('/api/v1/my-tasks')).body).toMatchObject({ data: [], total: 0 })
})

test('who looks at their tasks hears of each change of one, whoever makes it and on whichever line', async () => {
  const { staff, other } = app.people
  const line = await addProject(app, { id_user: 2 })
  await app.pool.query('insert into project_members (project_id, user_id) values ($1, 3)', [line])
  const stream = await watchEvents(other, ['mytasks:3'])
  /** An event follows of this change, which the list that was read before it does not have. */
  const hears = async (change: () => Promise<{ status: number }>) => {
    const { counter } = (await other.get('/api/v1/my-tasks')).body
    expect((await change()).status).toBe(200)
    while (((await stream.next())?.counter ?? counter) < counter);
  }
  const { body } = await saveTask(staff, { id_project: line, nome: 'De ninguém', assignee: null })
  const id = body.update.id as number
  const change = (fields: object) => staff.post('/api/v1/line-tasks-change', { tasks: [{ id, ...fields }] })
  await hears(() => change({ assignee: 3 }))
  await hears(() => change({ prioridade: 3 }))
  await hears(() => staff.post('/api/v1/line-task-move', { ids: [id], status: 'inTest', before: null }))
  await hears(() => change({ assignee: 2 }))
  await change({ prioridade: 1 })
  await hears(() => saveTask(staff, { id_project: line, nome: 'Nova', assignee: 3 }))
  await hears(() => staff.post('/api/v1/line-tasks-change', { tasks: [{ id, assignee: 3 }] }))
  await hears(() => staff.post('/api/v1/line-tasks-remove', { ids: [id] }))
  stream.close()
  const strange = await watchEvents(staff, ['mytasks:3'])
  expect(await strange.next()).toEqual({ topic: 'mytasks:3', counter: null })
  strange.close()
})
