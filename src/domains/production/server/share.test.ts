import { beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { addProject } from '#tests/factories.ts'
import type { TaskStatus } from '../production.ts'

// Behind one proxy of our own, so that a test may come from several networks.
const app = startApp({ proxies: 1 })

const share = (input: object, who: Caller = app.people.staff) => who.post('/api/v1/line-share', input)
const shared = (id: number, who: Caller = app.people.staff) => who.get(`/api/v1/line-shared?id=${id}`)
const pathTo = async (id: number, columns: string[], renew = false): Promise<string> =>
  (await share({ id, columns, renew })).body.data.path
const addTask = async (id_project: number, nome: string, status: TaskStatus): Promise<number> =>
  (await app.people.staff.post('/api/v1/line-task-add', { id_project, nome, status })).body.data.card.id

/** What the client's page reads, by its path; from a network of its own unless one is named. */
async function open(path: string, network = `10.0.${networks >> 8}.${networks++ & 255}`) {
  const token = encodeURIComponent(path.replace('/andamento/', ''))
  const response = await app.people.visitor.fetch(`/api/v1/line-progress?token=${token}`, {
    headers: { 'x-forwarded-for': network },
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
let networks = 0

let line: number
beforeAll(async () => {
  line = await addProject(app, { id_user: 2, title: 'Loja nova' })
  await app.db.insertInto('project_members').values({ project_id: line, user_id: 3 }).execute()
})

test('the client sees the columns chosen, the names in them and how far each is, and nothing else', async () => {
  await addTask(line, 'Guardada', 'inBacklog')
  const half = await addTask(line, 'Pela metade', 'inProgress')
  await addTask(line, 'Sem passos', 'inProgress')
  const gone = await addTask(line, 'Removida', 'inProgress')
  await addTask(line, 'Pronta antes', 'Completed')
  app.clock.set(new Date('2026-11-24T10:30:00.000Z'))
  const last = await addTask(line, 'Pronta depois', 'Completed')
  await addSubtasks(app, half, [true, false, false])
  await addSubtasks(app, last, [false])
  await app.db
    .updateTable('tasks')
    .set({ descricao: 'Senha do servidor', assignee_id: 3 })
    .where('id', '=', half)
    .execute()
  await app.db.insertInto('task_comments').values({ task_id: half, comment: 'Caro!', html: 'Caro!' }).execute()
  await app.db.updateTable('tasks').set({ deleted_at: app.clock.now() }).where('id', '=', gone).execute()

  const path = await pathTo(line, ['Completed', 'inProgress'])
  const { status, headers, body } = await open(path)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  // toEqual: a field more would fail.
  expect(body).toEqual({
    data: {
      title: 'Loja nova',
      percent: 40,
      updated: '2026-11-24T10:30:00.000Z',
      columns: [
        {
          label: 'Em progresso',
          total: 2,
          tasks: [
            { name: 'Pela metade', percent: 33 },
            { name: 'Sem passos', percent: null },
          ],
        },
        {
          label: 'Concluído',
          total: 2,
          tasks: [
            { name: 'Pronta depois', percent: 100 },
            { name: 'Pronta antes', percent: 100 },
          ],
        },
      ],
    },
  })

  // What is done afterwards shows at the next look.
  await addTask(line, 'Chegou agora', 'inProgress')
  expect((await open(path)).body.data.columns[0].total).toBe(3)
  // Other columns, the same link.
  expect(await pathTo(line, ['inTest'])).toBe(path)
  expect((await open(path)).body.data.columns).toEqual([{ label: 'Em testes', total: 0, tasks: [] }])
})

test('a column of many tasks sends the first 200, and how many there are', async () => {
  const many = await addProject(app, { id_user: 2 })
  await app.pool.query(
    `insert into tasks (project_id, number, id_text, nome, status, position)
     select $1::int, n, $1::int || '-' || n, 'Tarefa ' || n, 'inTest', -n from generate_series(1, 203) as n`,
    [many],
  )
  const { columns } = (await open(await pathTo(many, ['inTest']))).body.data
  expect(columns[0].total).toBe(203)
  expect(columns[0].tasks).toHaveLength(200)
  expect(columns[0].tasks[0].name).toBe('Tarefa 203')
})

describe('who may share', () => {
  test('its owner and the admin; a member who does not manage it gets 403, others do not find it', async () => {
    const path = await pathTo(line, ['inProgress'])
    expect((await shared(line)).body).toEqual({ data: { path, columns: ['inProgress'] } })
    expect((await shared(line, app.people.admin)).body.data.path).toBe(path)
    expect((await share({ id: line, columns: ['inTest'] }, app.people.admin)).status).toBe(200)

    const { other } = app.people
    expect((await other.get(`/api/v1/line-board?id=${line}`)).body.data.line.manages).toBe(false)
    for (const refused of [
      await share({ id: line, columns: [] }, other),
      await share({ id: line, columns: ['inBacklog'], renew: true }, other),
      await shared(line, other),
    ])
      expect(refused).toMatchObject({ status: 403, body: { result: false, data: { error: expect.any(String) } } })
    expect((await shared(line)).body.data).toEqual({ path, columns: ['inTest'] })

    const foreign = await addProject(app, { id_user: 1 })
    expect((await share({ id: foreign, columns: ['inTest'] })).status).toBe(404)
    expect((await shared(foreign)).status).toBe(404)
    expect((await shared(2_000_000_000)).status).toBe(404)
  })

  test('a column that does not exist is refused; the same one twice is one', async () => {
    expect((await share({ id: line, columns: ['segredos'] })).status).toBe(422)
    expect((await share({ id: line, columns: ['inTest', 'inTest'] })).status).toBe(200)
    expect((await shared(line)).body.data.columns).toEqual(['inTest'])
  })
})

describe('a link that is not valid', () => {
  test('renewed, ended or its project deleted, it opens nothing any more, and says so like one that never was', async () => {
    const first = await pathTo(line, ['inTest'])
    const second = await pathTo(line, ['inTest'], true)
    expect(second).not.toBe(first)
    const missing = await open(first)
    expect(missing).toMatchObject({ status: 404, body: { result: false, data: { error: expect.any(String) } } })
    expect((await open(second)).status).toBe(200)

    expect(await pathTo(line, [])).toBe('')
    expect((await shared(line)).body.data).toEqual({ path: '', columns: [] })
    expect((await open(second)).body).toEqual(missing.body)
    // Shared again, it is another link: what was given out stays void.
    const third = await pathTo(line, ['inTest'])
    expect(new Set([first, second, third]).size).toBe(3)
    expect((await open(second)).status).toBe(404)

    const gone = await addProject(app, { id_user: 2 })
    const path = await pathTo(gone, ['inTest'])
    await app.db.deleteFrom('projects').where('id', '=', gone).execute()
    expect((await open(path)).body).toEqual(missing.body)
    expect((await open('/andamento/nada')).body).toEqual(missing.body)
  })

  test('one line’s token opens no other, nor does part of it, nor with more behind it', async () => {
    const token = (await pathTo(line, ['inTest'])).slice('/andamento/'.length)
    const other = await addProject(app, { id_user: 2 })
    await pathTo(other, ['inTest'])
    const [, secret = ''] = token.split('-')
    expect(secret).toMatch(/^[0-9a-f]{32}$/)
    for (const wrong of [
      `${other}-${secret}`,
      `0${token}`,
      token.slice(0, -1),
      `${token}0`,
      `${token} `,
      `${line}-`,
      `${line}-${'é'.repeat(16)}`,
      `99999999999-${secret}`,
      '',
    ])
      expect((await open(wrong)).status, wrong).toBe(404)
    expect((await open('x'.repeat(101))).status).toBe(422)
  })

  test('one network may try 30; then it is told to wait, while a valid link still opens from there', async () => {
    const path = await pathTo(line, ['inTest'])
    const guess = (network: string) => open(`${line}-${'0'.repeat(32)}`, network)
    for (let tries = 0; tries < 30; tries++) expect((await guess('203.0.113.9')).status).toBe(404)
    expect(await guess('203.0.113.9')).toMatchObject({
      status: 429,
      body: { result: false, data: { error: expect.stringMatching(/^Muitas tentativas/) } },
    })
    expect((await open(path, '203.0.113.9')).status).toBe(200)
    expect((await guess('203.0.113.10')).status).toBe(404)
  })
})

async function addSubtasks({ db }: TestApp, task_id: number, checked: boolean[]) {
  await db
    .insertInto('task_subtasks')
    .values(checked.map((checked, position) => ({ task_id, task: 'Um passo', checked, position })))
    .execute()
}
