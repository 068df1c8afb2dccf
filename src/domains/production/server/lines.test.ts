import { describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { saveTask } from '#tests/task-form.ts'
import { watchEvents } from '#tests/watch-events.ts'
import { LINE_STATUSES, LINE_TYPES, STATUSES } from '../production.ts'

const app = startApp()
const post = (path: string, input: object = {}, who = app.people.staff) => who.post(`/api/v1/${path}`, input)
/** Adds tasks a second apart, the last the newest; returns the last's id. */
const addTasks = (line: number, count: number, status = 'inBacklog') =>
  app.pool.query(
    `insert into tasks (project_id, number, id_text, nome, status, position, created_at)
     select $1::int, n, $1::int || '-' || n, 'tarefa ' || n, $3, n, '2026-01-01'::timestamptz + n * interval '1 s'
     from generate_series(1, $2) n`,
    [line, count, status],
  )
/** All pages of a list. */
async function readAll(path: string, input: object) {
  const pages: { id: number; nome: string }[][] = []
  for (let cursor: string | undefined; ; ) {
    const { body } = await post(path, { ...input, ...(cursor && { cursor }) })
    pages.push(body.data)
    if (!(cursor = body.next)) return pages
  }
}

describe('[PLN-04] the lines of somebody', () => {
  test('are the projects they own or share, with category, status and progress', async () => {
    const own = await addProject(app, { id_user: 2, title: 'De Davi' })
    const shared = await addProject(app, { id_user: 3, title: 'De Nina' })
    await app.pool.query('insert into project_members (project_id, user_id) values ($1, 2)', [shared])
    const strange = await addProject(app, { id_user: 3 })
    for (const status of ['Completed', 'inTest', 'inBacklog'])
      await post('line-task-add', { id_project: own, nome: status, status })
    const removed = (await post('line-task-add', { id_project: own, nome: 'x', status: 'inTest' })).body.data.card
    await saveTask(app.people.staff, { id: removed.id, isRemove: true })

    const { status, body } = await post('production-line', { id_user: 2 })
    expect(status).toBe(200)
    expect(body.total).toBe(2)
    expect(body.data).toEqual([
      { id: shared, title: 'De Nina', projectline: 'elab', progress: 0, num: 0, projectstatus: 'pending' },
      { id: own, title: 'De Davi', projectline: 'elab', progress: 33, num: 3, projectstatus: 'pending' },
    ])
    expect((await app.people.staff.post('/starts/production-line', {})).body.data).toEqual(body.data)
    expect((await post('production-line', { id_user: 3 })).status).toBe(403)
    const all = (await post('production-line', { id_user: 0 }, app.people.admin)).body.data
    expect(all.map(({ id }: { id: number }) => id)).toContain(strange)
  })

  test.each([
    ['update-project-line', 'status', [...LINE_STATUSES, ...LINE_TYPES]],
    ['update-projetc-line-status', 'status', LINE_STATUSES],
    ['update-projetc-line-type', 'type', LINE_TYPES],
  ] as const)('[BRD-08] /%s sets what its field says, and refuses any other', async (path, field, values) => {
    const id = await addProject(app, { id_user: 2 })
    for (const value of values) {
      expect((await post(path, { id, [field]: value })).body).toEqual({ result: true })
      const { data } = (await post('line-task-details', { id_project: id })).body
      expect([data.projectline, data.projectstatus]).toContain(value)
    }
    expect((await post(path, { id, [field]: 'done' })).status).toBe(422)
    expect((await post(path, { id })).status).toBe(422)
    expect((await post(path, { id, [field]: values[0] }, app.people.other)).status).toBe(404)
    expect((await post(path, { id: 2_000_000_000, [field]: values[0] })).status).toBe(404)
  })

  test('limits of columns are saved one by one: at once they do not overwrite each other', async () => {
    const id = await addProject(app, { id_user: 2 })
    const limits = async () => (await app.people.staff.get(`/api/v1/line-board?id=${id}`)).body.data.line.wip_limits
    const set = (status: string, limit: number | null) => post('line-limit', { id, status, limit })
    const answers = await Promise.all(STATUSES.map((status, index) => set(status, index + 1)))
    expect(answers.map(({ body }) => body)).toEqual(Array(5).fill({ result: true }))
    expect(await limits()).toEqual({ inBacklog: 1, forDevelopment: 2, inProgress: 3, inTest: 4, Completed: 5 })
    await Promise.all([set('inTest', null), set('inBacklog', 999)])
    expect(await limits()).toEqual({ inBacklog: 999, forDevelopment: 2, inProgress: 3, Completed: 5 })
    for (const [status, limit] of [
      ['inTest', 0],
      ['inTest', 1000],
      ['done', 3],
      ['inTest', undefined],
    ])
      expect((await post('line-limit', { id, status, limit })).status).toBe(422)
  })

  test('a new title, new members and a new owner reach open boards', async () => {
    const id = await addProject(app, { id_user: 2, title: 'Antes' })
    const changes = async (since: number) =>
      (await app.people.staff.get(`/api/v1/line-changes?id=${id}&since=${since}`)).body.data
    const stream = await watchEvents(app.people.staff, [`line:${id}`])
    let counter = (await stream.next())!.counter!
    const next = async () => {
      for (;;) {
        const event = await stream.next()
        if (event!.counter! <= counter) continue
        const data = await changes(counter)
        counter = data.counter
        return data.line
      }
    }
    await app.people.staff.post('/api/v1/update-project', { id, title: 'Depois' })
    expect(await next()).toMatchObject({ title: 'Depois' })
    await post('project-members', { id, members: [3] })
    expect((await next()).people.map(({ id }: { id: number }) => id)).toEqual([2, 3])
    const raised = counter
    await app.people.staff.post('/api/v1/update-project', { id, link: 'https://exemplo.com.br' })
    expect((await changes(raised)).counter).toBe(raised)
    stream.close()
  })

  test('work on a board leaves the project as it is', async () => {
    const id = await addProject(app, { id_user: 2 })
    const row = async () => (await app.pool.query('select xmin, * from projects where id = $1', [id])).rows[0]
    const before = await row()
    const { card } = (await post('line-task-add', { id_project: id, nome: 'x', status: 'inTest' })).body.data
    await post('line-task-update-status', { id: card.id, status: 'Completed' })
    await post('update-project-line', { id, status: 'finished' })
    await post('line-limit', { id, status: 'inTest', limit: 3 })
    expect(await row()).toEqual(before)
  })
})

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

describe('other ways to a line', () => {
  test('the line opened last is told; before, the first', async () => {
    const nina = app.people.other
    const last = async () => (await nina.get('/api/v1/line-last')).body.data.id
    const lines = [await addProject(app, { id_user: 3 }), await addProject(app, { id_user: 3 })]
    expect(lines).not.toContain(await last()) // an older one, of the tests above
    for (const id of lines.toReversed()) {
      await nina.get(`/api/v1/line-board?id=${id}`)
      expect(await last()).toBe(id)
    }
  })

  test('a line as CSV: in the order of the board, formulas disarmed', async () => {
    const id_project = await addProject(app, { id_user: 2, title: 'Água & luz' })
    await saveTask(app.people.staff, { id_project, nome: '=SOMA(A1)', status: 'Completed', spent: 15 })
    await saveTask(app.people.staff, {
      id_project,
      nome: 'a; "b"',
      assignee: 2,
      subtasks: [{ task: 'x', checked: true }],
    })
    const answer = await app.people.staff.fetch(`/api/v1/line-csv?id=${id_project}`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const [head, first, second] = bytes.toString().slice(1).split('\r\n')
    expect(head).toMatch(/^"Número";"Nome";"Descrição";"Situação";/)
    expect(first).toBe(
      `"${id_project}-002";"a; ""b""";;"Backlog";"task";0;"23/12/2026";"Davi";;;1;1;"23/11/2026 12:00";"23/11/2026 12:00";`,
    )
    expect(second).toMatch(/-001";"'=SOMA\(A1\)";;"Concluído";"task";0;"23\/12\/2026";;;15;0;0;/)
    expect(answer.headers.get('content-disposition')).toContain(`Agua & luz ${id_project}.csv`)
    expect((await app.people.other.get(`/api/v1/line-csv?id=${id_project}`)).status).toBe(404)
  })

  test('the palette finds lines by title, and tasks by name or number', async () => {
    const id_project = await addProject(app, { id_user: 2, title: 'Estufa' })
    const task = (await saveTask(app.people.staff, { id_project, nome: 'Calibrar a sonda' })).body.update
    const find = async (q: string, who = app.people.staff) => (await who.get(`/api/v1/find?q=${q}`)).body.data
    expect(await find('estufa')).toContainEqual(
      expect.objectContaining({ kind: 'line', id: id_project, to: `/dashboard/production-line/backlog/${id_project}` }),
    )
    const found = {
      kind: 'task',
      id: task.id,
      title: 'Calibrar a sonda',
      note: `${task.id_text} · Estufa`,
      to: `/dashboard/production-line/backlog/${id_project}?task=${task.id_text}`,
    }
    for (const q of ['SONDA', task.id_text]) expect(await find(q)).toContainEqual(found)
    expect(await find('sonda', app.people.other)).toEqual([])
  })

  test('[API-03] a line that one may not see is not found in any call', async () => {
    const id = await addProject(app, { id_user: 2 })
    const nina = app.people.other
    for (const path of ['line-board', 'line-changes', 'line-search', 'line-removed', 'line-csv'])
      expect((await nina.get(`/api/v1/${path}?id=${id}&since=0&q=x`)).status, path).toBe(404)
    for (const [path, input] of [
      ['line-task-project', { id_project: id }],
      ['line-task-add', { id_project: id, nome: 'x', status: 'inTest' }],
      ['line-limit', { id, status: 'inTest', limit: 3 }],
    ] as const)
      expect((await post(path, input, nina)).status, path).toBe(404)
  })

  test('a deleted project takes its tasks along, and their files', async () => {
    const id = await addProject(app, { id_user: 2 })
    await saveTask(app.people.staff, { id_project: id, nome: 'x' })
    expect((await post('delete-project', { id, password: 'uma-senha-bem-longa' })).status).toBe(200)
    expect((await app.pool.query('select from tasks where project_id = $1', [id])).rowCount).toBe(0)
    expect((await app.people.staff.get(`/api/v1/line-board?id=${id}`)).status).toBe(404)
  })
})
