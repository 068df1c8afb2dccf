import { describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addLineTasks, addProject } from '#tests/factories.ts'
import { saveTask } from '#tests/task-form.ts'

const app = startApp()
const post = (path: string, input: object = {}, who = app.people.staff) => who.post(`/api/v1/${path}`, input)
const addTasks = (line: number, count: number, status?: string) => addLineTasks(app, line, count, status)
/** All pages of a list. */
async function readAll(path: string, input: object) {
  const pages: { id: number; nome: string }[][] = []
  for (let cursor: string | undefined; ; ) {
    const { body } = await post(path, { ...input, ...(cursor && { cursor }) })
    pages.push(body.data)
    if (!(cursor = body.next)) return pages
  }
}

describe("[API-06] a line's lists", () => {
  test('/line-task-details says what a line is', async () => {
    const id_project = await addProject(app, { id_user: 2, title: 'Sensor' })
    await addTasks(id_project, 3)
    expect((await post('line-task-details', { id_project })).body).toEqual({
      data: { title: 'Sensor', projectline: 'elab', num: 3, quotes: 0, projectstatus: 'pending' },
    })
    expect((await post('line-task-details', { id_project }, app.people.other)).status).toBe(404)
  })

  test('[API-09] /line-task-project pages right beyond 1,000 rows, the newest first', async () => {
    const id_project = await addProject(app, { id_user: 2 })
    await addTasks(id_project, 2100)
    const pages = await readAll('line-task-project', { id_project })
    expect(pages.map((page) => page.length)).toEqual([1000, 1000, 100])
    expect(pages.flat().map(({ nome }) => nome)).toEqual(Array.from({ length: 2100 }, (_, n) => `tarefa ${2100 - n}`))
    const exact = await readAll('line-task-project', { id_project, limit: 700 })
    expect(exact.map((page) => page.length)).toEqual([700, 700, 700])
    expect((await post('line-task-project', { id_project, cursor: 'x' })).status).toBe(422)
    expect((await post('line-task-project', { id_project }, app.people.other)).status).toBe(404)
  })

  test('[BRD-07] /line-task-log-status lists a column, the oldest first', async () => {
    const id = await addProject(app, { id_user: 2 })
    await addTasks(id, 1001, 'inTest')
    const pages = await readAll('line-task-log-status', { id, status: 'inTest' })
    expect(pages.map((page) => page.length)).toEqual([1000, 1])
    expect(pages.flat().map(({ nome }) => nome)).toEqual(Array.from({ length: 1001 }, (_, n) => `tarefa ${n + 1}`))
    expect((await post('line-task-log-status', { id, status: 'Completed' })).body).toEqual({ data: [], total: 0 })
    expect((await post('line-task-log-status', { id, status: 'done' })).status).toBe(422)
    expect((await post('line-task-log-status', { id, status: 'inTest' }, app.people.other)).status).toBe(404)
  })

  test('[PLN-03] /line-all-task-project-status lists the tasks of several lines; those of others are left out', async () => {
    const [own, strange] = [await addProject(app, { id_user: 2, title: 'Meu' }), await addProject(app, { id_user: 3 })]
    await addTasks(own, 2, 'inProgress')
    await addTasks(strange, 2, 'inProgress')
    const { body } = await post('line-all-task-project-status', { status: 'inProgress', projects: [own, strange] })
    expect(body).toMatchObject({
      total: 2,
      data: [
        { id_project: own, nome: 'tarefa 2', title: 'Meu', comments: 0, assignee: null },
        { id_project: own, nome: 'tarefa 1' },
      ],
    })
    const [{ id: first }] = body.data
    await app.db.updateTable('tasks').set({ assignee_id: 2 }).where('id', '=', first).execute()
    const mine = await post('line-all-task-project-status', { status: 'inProgress', mine: true })
    expect(mine.body).toMatchObject({ total: 1, data: [{ id: first, assignee: 2 }] })
    const all = await post('line-all-task-project-status', { status: 'inProgress' })
    expect(all.body.data).toContainEqual(expect.objectContaining({ id_project: own, nome: 'tarefa 1' }))
    expect(all.body.data).not.toContainEqual(expect.objectContaining({ id_project: strange }))
    const none = await post('line-all-task-project-status', { status: 'forDevelopment', projects: [] })
    expect(none.body).toEqual({ data: [], total: 0 })
    expect((await post('line-all-task-project-status', { status: 'x', projects: [] })).status).toBe(422)
    const others = { status: 'inProgress', id_user: 3, projects: [strange] }
    expect((await post('line-all-task-project-status', others)).status).toBe(403)
  })

  test('[BRD-04] /line-task-update-status puts a task at the end of the column', async () => {
    const id_project = await addProject(app, { id_user: 2 })
    const add = async (nome: string, status: string) =>
      (await post('line-task-add', { id_project, nome, status })).body.data.card.id
    const moved = await add('a', 'inBacklog')
    await add('b', 'inTest')
    expect((await post('line-task-update-status', { id: moved, status: 'inTest' })).body).toEqual({ result: true })
    const { cards } = (await app.people.staff.get(`/api/v1/line-board?id=${id_project}`)).body.data
    expect(cards.map(({ nome }: { nome: string }) => nome)).toEqual(['b', 'a'])
    expect((await post('line-task-update-status', { id: moved, status: 'done' })).status).toBe(422)
    expect((await post('line-task-update-status', { id: moved, status: 'inTest' }, app.people.other)).status).toBe(404)
    expect((await post('line-task-update-status', { id: 2_000_000_000, status: 'inTest' })).status).toBe(404)
  })

  test('[API-08] deadlines are milliseconds as text, lists JSON text, dates ISO 8601', async () => {
    const id_project = await addProject(app, { id_user: 2 })
    await saveTask(app.people.staff, {
      id_project,
      nome: 'x',
      subtasks: [{ task: 'a' }],
      comentarios: [{ comment: 'c' }],
    })
    const [task] = (await post('line-task-project', { id_project })).body.data
    expect(task.meta).toMatch(/^\d{13}$/)
    expect(JSON.parse(task.subtasks)[0].data_created).toBe('2026-11-23T15:00:00.000Z')
    expect(JSON.parse(task.comentarios)[0].date_created).toBe('2026-11-23T15:00:00.000Z')
    expect(task).toMatchObject({ attachments: '[]', data_create: '2026-11-23T15:00:00.000Z', data_finalizado: '' })
  })
})
