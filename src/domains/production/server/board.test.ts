import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { addProject } from '#tests/factories.ts'

const app = startApp()
const post = async (path: string, input: object, who: Caller = app.people.staff) => who.post(`/api/v1${path}`, input)
const get = (path: string, who: Caller = app.people.staff) => who.get(`/api/v1${path}`)
const add = async (line: number, nome: string, status = 'inBacklog') =>
  (await post('/line-task-add', { id_project: line, nome, status })).body.data.card
const addLine = () => addProject(app, { id_user: 2 })
/** The names of a column's cards, from top to bottom. */
async function column(line: number, status: string): Promise<string[]> {
  const { cards } = (await get(`/line-board?id=${line}`)).body.data
  return cards.filter((card: { status: string }) => card.status === status).map(({ nome }: { nome: string }) => nome)
}

test('a new project is a line at once; its board is empty', async () => {
  const line = await addLine()
  expect(await get(`/line-board?id=${line}`)).toMatchObject({
    status: 200,
    body: {
      data: {
        line: {
          id: line,
          title: 'Um projeto',
          projectline: 'elab',
          projectstatus: 'pending',
          wip_limits: {},
          people: [{ id: 2, name: 'Davi', email: 'davi@exemplo.com.br' }],
          manages: true,
          share_columns: [],
        },
        cards: [],
        counter: 0,
      },
    },
  })
})

test('[BRD-05] a card has the first 50 characters of its description, and how many of its steps are done', async () => {
  const line = await addLine()
  const { id } = await add(line, 'Com passos')
  /** The card once that is so. The board is kept as it was until a call changes its line. */
  const after = async (sql: string, ...values: unknown[]) => {
    await app.pool.query(sql, [id, ...values])
    await add(line, 'Outra')
    return (await get(`/line-board?id=${line}`)).body.data.cards[0]
  }
  for (const [text, preview] of [
    ['x'.repeat(50), 'x'.repeat(50)],
    ['x'.repeat(51), `${'x'.repeat(50)}...`],
  ])
    expect(await after('update tasks set descricao = $2 where id = $1', text)).toMatchObject({ preview })
  const steps = `insert into task_subtasks (task_id, task, checked, position)
    select $1, 'Passo', n = 1, n from generate_series(1, 3) n`
  expect(await after(steps)).toMatchObject({ nome: 'Com passos', subtasks: { total: 3, checked: 1 } })
})

test('[BRD-03] a task made of a name ends its column and is due in 30 days; a blank name makes none', async () => {
  const line = await addLine()
  await add(line, 'primeira', 'inTest')
  expect(await add(line, ' segunda ', 'inTest')).toMatchObject({
    id_text: `${line}-002`,
    nome: 'segunda',
    status: 'inTest',
    tipo: 'task',
    meta: '2026-12-23T15:00:00.000Z',
    prioridade: 0,
    assignee: null,
    image: '',
    subtasks: { total: 0, checked: 0 },
    comments: 0,
    finished: null,
  })
  expect((await post('/line-task-add', { id_project: line, nome: '  ', status: 'inTest' })).status).toBe(422)
  expect(await column(line, 'inTest')).toEqual(['primeira', 'segunda'])
})

test('[BRD-04] cards are put before another, in the order given, or at the end', async () => {
  const line = await addLine()
  const [a, b, c] = [await add(line, 'a'), await add(line, 'b'), await add(line, 'c')]
  const d = await add(line, 'd', 'inTest')
  const move = (ids: number[], before: number | null) => post('/line-task-move', { ids, status: 'inBacklog', before })
  expect((await move([d.id, c.id], a.id)).body.data.cards.map((card: { nome: string }) => card.nome)).toEqual([
    'd',
    'c',
  ])
  expect(await column(line, 'inBacklog')).toEqual(['d', 'c', 'a', 'b'])
  await move([c.id], null)
  expect(await column(line, 'inBacklog')).toEqual(['d', 'a', 'b', 'c'])
  await move([a.id], a.id) // to where it is
  expect(await column(line, 'inBacklog')).toEqual(['d', 'a', 'b', 'c'])
  await move([a.id, d.id], a.id)
  expect(await column(line, 'inBacklog')).toEqual(['a', 'd', 'b', 'c'])
  await move([b.id], 2_000_000_000) // gone meanwhile
  expect(await column(line, 'inBacklog')).toEqual(['a', 'd', 'c', 'b'])
})

test('the search finds tasks of its line by name, number and description, in capitals too', async () => {
  const line = await addLine()
  const [bridge, beam] = [await add(line, 'Ponte de madeira'), await add(line, 'Viga')]
  await app.pool.query('update tasks set descricao = $1 where id = $2', ['debaixo da ponte', beam.id])
  await add(await addLine(), 'Ponte de outra linha')
  const find = async (q: string) => (await get(`/line-search?id=${line}&q=${encodeURIComponent(q)}`)).body.data
  expect((await find('PONTE')).toSorted()).toEqual([bridge.id, beam.id].toSorted())
  expect(await find(beam.id_text)).toEqual([beam.id])
  expect(await find('nada assim')).toEqual([])
})

test('the search finds tasks by a subtask, a comment and who is in charge, of its line alone', async () => {
  const line = await addLine()
  const [step, said, charged] = [await add(line, 'Um'), await add(line, 'Dois'), await add(line, 'Três')]
  const elsewhere = await add(await addLine(), 'Quatro')
  for (const { id } of [step, elsewhere]) await post('/line-subtask-add', { id, task: 'Lixar a ÁGUA-forte' })
  await post('/line-comment-add', { id: said.id, comment: 'Falta o verniz' })
  await app.pool.query('update tasks set assignee_id = 2 where id = $1', [charged.id])
  const { rows } = await app.pool.query('select name from users where id = 2')
  const find = async (q: string) => (await get(`/line-search?id=${line}&q=${encodeURIComponent(q)}`)).body.data
  expect(await find('agua-forte')).toEqual([step.id])
  expect(await find('VERNIZ')).toEqual([said.id])
  expect(await find(rows[0].name)).toEqual([charged.id])
})
