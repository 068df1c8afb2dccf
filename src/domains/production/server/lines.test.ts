import { describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { saveTask } from '#tests/task-form.ts'
import { watchEvents } from '#tests/watch-events.ts'
import { LINE_STATUSES, LINE_TYPES, STATUSES } from '../production.ts'

const app = startApp()
const post = (path: string, input: object = {}, who = app.people.staff) => who.post(`/api/v1/${path}`, input)

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

  test('a project made with an empty category has no line until its board is opened or a task is made', async () => {
    const make = async (input: object) => (await post('new-project', { title: 'Sob demanda', ...input })).body.data.id
    const [opened, worked, usual] = [await make({ projectline: '' }), await make({ projectline: '' }), await make({})]
    const named = await make({ projectline: 'enterprises' })
    const listed = async () => {
      const { data, total } = (await post('production-line', { id_user: 2 })).body
      expect(total).toBe(data.length)
      return data
        .filter(({ title }: { title: string }) => title === 'Sob demanda')
        .map(({ id, projectline }: { id: number; projectline: string }) => [id, projectline])
    }
    const has = async (id: number) => (await post('item-project', { id })).body.data[0].has_line
    expect(await listed()).toEqual([
      [named, 'enterprises'],
      [usual, 'elab'],
    ])
    expect((await post('line-task-details', { id_project: opened })).body.data.projectline).toBe('')
    expect([await has(opened), await has(usual)]).toEqual([false, true])
    expect((await app.people.other.get(`/api/v1/line-board?id=${opened}`)).status).toBe(404)
    expect(await has(opened)).toBe(false)
    const board = await app.people.staff.get(`/api/v1/line-board?id=${opened}`)
    expect(board.body.data.line.projectline).toBe('elab')
    await post('line-task-add', { id_project: worked, nome: 'Primeira', status: 'inBacklog' })
    expect(await listed()).toEqual(
      [named, usual, worked, opened].sort((a, b) => b - a).map((id) => [id, id === named ? 'enterprises' : 'elab']),
    )
    expect((await post('new-project', { projectline: 'outra' })).status).toBe(422)
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
      `"${id_project}-002";"a; ""b""";;"Backlog";"Tarefa";0;"23/12/2026";"Davi";;;;1;1;"23/11/2026 12:00";"23/11/2026 12:00";`,
    )
    expect(second).toMatch(/-001";"'=SOMA\(A1\)";;"Concluído";"Tarefa";0;"23\/12\/2026";;;;15;0;0;/)
    expect(answer.headers.get('content-disposition')).toContain(`Agua & luz ${id_project}.csv`)
    expect((await app.people.other.get(`/api/v1/line-csv?id=${id_project}`)).status).toBe(404)
  })

  test('the palette finds lines by title, and tasks by name, number or the name of a label', async () => {
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
    const { id: label } = (await post('label-new', { name: 'Aferição' })).body.data
    expect(await find('afericao')).toEqual([])
    await post('line-task-change', { id: task.id, labels: [label] })
    expect(await find('afericao')).toContainEqual(found)
    expect(await find('afericao', app.people.other)).toEqual([])
    await post('label-remove', { id: label })
    expect(await find('afericao')).toEqual([])
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
