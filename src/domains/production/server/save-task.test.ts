import { describe, expect, test } from 'vitest'
import { addProject } from '#tests/factories.ts'
import { picture, startTaskForm } from '#tests/task-form.ts'

const { app, files, line, save } = startTaskForm()
const create = async (task: object = {}) =>
  (await save({ id_project: line.id, nome: 'Uma tarefa', ...task })).body.update

describe('[TSK-07] /line-task', () => {
  test('[TSK-06] creates with the defaults: backlog, task, due in 30 days', async () => {
    const answer = await save({ id_project: line.id, nome: ' Soldar a placa ' })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        result: true,
        update: {
          id_project: line.id,
          nome: 'Soldar a placa',
          descricao: '',
          prioridade: 0,
          status: 'inBacklog',
          tipo: 'task',
          meta: String(Date.parse('2026-12-23T15:00:00Z')),
          data_create: '2026-11-23T15:00:00.000Z',
          data_finalizado: '',
          child: '',
          user_register: 2,
          user_update: 2,
          attachments: '[]',
          comentarios: '[]',
          subtasks: '[]',
        },
      },
    })
    expect(answer.body.update.id_text).toMatch(new RegExp(`^${line.id}-0*\\d+$`))
  })

  test('creates with all that is given, lists as JSON or as JSON text', async () => {
    const task = await create({
      descricao: 'Com estanho',
      status: 'Completed',
      tipo: 'bug',
      prioridade: 3,
      meta: '1798000000000',
      assignee: 2,
      estimate: 90,
      spent: 15,
      subtasks: JSON.stringify([
        { task: ' comprar ', checked: true },
        { task: '  ' },
        { id: 1798000000000, task: 'usar' },
      ]),
      comentarios: [{ comment: '**pronto**' }, { comment: ' ' }],
      new_attachments: ['ignored'],
      user_register: 1,
    })
    expect(task).toMatchObject({
      status: 'Completed',
      tipo: 'bug',
      prioridade: 3,
      meta: '1798000000000',
      data_finalizado: '2026-11-23T15:00:00.000Z',
      user_register: 2,
    })
    expect(JSON.parse(task.subtasks)).toMatchObject([
      { task: 'comprar', checked: true, editing: false, data_created: '2026-11-23T15:00:00.000Z' },
      { task: 'usar', checked: false },
    ])
    expect(JSON.parse(task.comentarios)).toMatchObject([
      {
        comment: '**pronto**',
        email_user: 'davi@exemplo.com.br',
        id_user: 2,
        photoUrl: '/uploads/davi@exemplo.com.br.png',
      },
    ])
    const { data } = (await app.people.staff.get(`/api/v1/line-task-item?id_text=${task.id_text}`)).body
    expect(data).toMatchObject({ assignee: 2, estimate: 90, spent: 15, meta: '2026-12-23' })
    expect(data.comments[0].html).toBe('<p><strong>pronto</strong></p>')
  })

  test('edits what is given and leaves the rest; data_finalizado comes and goes with Completed', async () => {
    const task = await create({ descricao: 'antes', subtasks: [{ task: 'a' }, { task: 'b' }] })
    const done = (await save({ id: task.id, status: 'Completed', nome: 'Depois' })).body.update
    expect(done).toMatchObject({ nome: 'Depois', descricao: 'antes', subtasks: task.subtasks })
    expect(done.data_finalizado).toBe('2026-11-23T15:00:00.000Z')
    const [a, b] = JSON.parse(task.subtasks)
    const back = (
      await save({ id: String(task.id), status: 'inTest', meta: '', subtasks: [{ ...b, task: 'b2' }, { task: 'c' }] })
    ).body.update
    expect(back).toMatchObject({ data_finalizado: '', meta: '' })
    expect(JSON.parse(back.subtasks).map((one: { id: number; task: string }) => [one.id === b.id, one.task])).toEqual([
      [true, 'b2'],
      [false, 'c'],
    ])
    expect(a.task).toBe('a')
  })

  test('changes no comment of another, adds the own ones', async () => {
    const shared = await addProject(app, { id_user: 2 })
    await app.pool.query('insert into project_members (project_id, user_id) values ($1, 3)', [shared])
    const task = (await save({ id_project: shared, nome: 'x', comentarios: [{ comment: 'de Davi' }] })).body.update
    const [comment] = JSON.parse(task.comentarios)
    const answer = await save(
      {
        id: task.id,
        comentarios: JSON.stringify([
          { ...comment, comment: 'trocado' },
          { comment: 'de Nina', id_user: 2 },
        ]),
      },
      [],
      app.people.other,
    )
    expect(JSON.parse(answer.body.update.comentarios)).toMatchObject([
      { comment: 'de Davi', id_user: 2 },
      { comment: 'de Nina', id_user: 3 },
    ])
    const own = (await save({ id: task.id, comentarios: [{ ...comment, comment: 'de Davi, outra vez' }] })).body.update
    expect(JSON.parse(own.comentarios)[0]).toMatchObject({ id: comment.id, comment: 'de Davi, outra vez' })
  })

  test('removes; what was removed is not found, and can be brought back for 30 days', async () => {
    const task = await create()
    const { staff, other } = app.people
    expect((await save({ id: task.id, isRemove: true })).body).toMatchObject({ result: true, update: { id: task.id } })
    expect((await staff.get(`/api/v1/line-task-item?id_text=${task.id_text}`)).status).toBe(404)
    expect((await save({ id: task.id, nome: 'x' })).status).toBe(404)
    expect((await staff.get(`/api/v1/line-removed?id=${line.id}`)).body.data).toContainEqual(
      expect.objectContaining({ id: task.id, by: 'Davi' }),
    )
    expect((await other.post('/api/v1/line-task-restore', { id: task.id })).status).toBe(404)
    expect((await staff.post('/api/v1/line-task-restore', { id: task.id })).status).toBe(200)
    expect((await staff.get(`/api/v1/line-task-item?id_text=${task.id_text}`)).status).toBe(200)
  })

  test.each([
    [{ nome: 'x' }, 'id_project'],
    [{ id_project: 1, nome: ' ' }, 'nome'],
    [{ id_project: 1, nome: 'x'.repeat(301) }, 'nome'],
    [{ id_project: 1, nome: 'x', status: 'done' }, 'status'],
    [{ id_project: 1, nome: 'x', tipo: 'epic' }, 'tipo'],
    [{ id_project: 1, nome: 'x', prioridade: 4 }, 'prioridade'],
    [{ id_project: 1, nome: 'x', meta: 'amanhã' }, 'meta'],
    [{ id_project: 1, nome: 'x', meta: 1e16 }, 'meta'],
    [{ id_project: 1, nome: 'x', subtasks: '{' }, 'subtasks'],
    [{ id_project: 1, nome: 'x', subtasks: [{ task: 'x'.repeat(501) }] }, 'subtasks.0.task'],
    [{ id_project: 1, nome: 'x', estimate: -1 }, 'estimate'],
    ['{', 'task'],
    ['', 'task'],
  ])('[API-02] %j is refused by name: %s', async (task, field) => {
    const input = typeof task === 'object' && 'id_project' in task ? { ...task, id_project: line.id } : task
    expect(await save(input)).toMatchObject({
      status: 422,
      body: { data: { fields: { [field]: expect.any(String) } } },
    })
  })

  test('[API-02] what is no form, or one of nobody of the line, is refused', async () => {
    const task = await create()
    expect((await app.people.staff.post('/api/v1/line-task', { task: '{}' })).status).toBe(400)
    for (const input of [
      { id: task.id, nome: 'x' },
      { id_project: line.id, nome: 'x' },
      { id: task.id, isRemove: true },
    ])
      expect((await save(input, [], app.people.other)).status).toBe(404)
    expect((await save({ id: 2_000_000_000, nome: 'x' })).status).toBe(404)
    expect(await save({ id: task.id, assignee: 3 })).toMatchObject({
      status: 422,
      body: { data: { fields: { assignee: expect.any(String) } } },
    })
  })

  test('with a revision other fields merge, the same field is a conflict and nothing is written', async () => {
    const { id, id_text } = await create()
    const read = async () => (await app.people.staff.get(`/api/v1/line-task-item?id_text=${id_text}`)).body.data
    const { revision } = await read()
    await save({ id, nome: 'De Marina', revision }, [], app.people.admin)
    expect((await save({ id, descricao: 'De Davi', revision })).status).toBe(200)
    const before = await files()
    expect(await save({ id, nome: 'De Davi', tipo: 'bug', revision }, [await picture('png')])).toMatchObject({
      status: 409,
      body: {
        data: {
          conflict: {
            fields: ['nome'],
            by: { id: 1, name: 'Dona Marina' },
            record: { nome: 'De Marina', tipo: 'task' },
          },
        },
      },
    })
    expect(await files()).toEqual(before)
    expect(await read()).toMatchObject({ nome: 'De Marina', descricao: 'De Davi', tipo: 'task', attachments: [] })
  })
})
