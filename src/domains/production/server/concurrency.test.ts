import { expect, test, vi } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { saveTask } from '#tests/task-form.ts'
import { countWaitingQueries } from '#tests/waiting-queries.ts'
import { idText } from '../production.ts'

const app = startApp()
interface Card {
  id: number
  id_text: string
  nome: string
  status: string
  position: number
  updated: string
  change: number
}
const post = (path: string, input: object, who = app.people.staff) => who.post(`/api/v1/${path}`, input)
const board = async (line: number): Promise<Card[]> =>
  (await app.people.staff.get(`/api/v1/line-board?id=${line}`)).body.data.cards
const add = async (id_project: number, nome: string, status = 'inBacklog'): Promise<Card> =>
  (await post('line-task-add', { id_project, nome, status })).body.data.card
const names = async (line: number, status: string) =>
  (await board(line)).filter((card) => card.status === status).map(({ nome }) => nome)

test('[TSK-01] 100 tasks created at once have 100 numbers without holes, padded as specified', async () => {
  const line = await addProject(app, { id_user: 2 })
  await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      n % 2 ? add(line, `tarefa ${n}`) : saveTask(app.people.admin, { id_project: line, nome: `tarefa ${n}` }),
    ),
  )
  const cards = await board(line)
  expect(cards.map(({ id_text }) => id_text).sort()).toEqual(
    Array.from({ length: 100 }, (_, n) => idText(line, n + 1)).sort(),
  )
  expect(idText(line, 7)).toBe(`${line}-007`)
  expect([10, 100, 998, 999, 1000].map((number) => idText(line, number).split('-')[1])).toEqual([
    '010',
    '0100',
    '0998',
    '999',
    '1000',
  ])
  expect(new Set(cards.map(({ position }) => position)).size).toBe(100)
})

test('[TSK-01] a number is never used twice, and a removed task still counts', async () => {
  const line = await addProject(app, { id_user: 2 })
  const first = await add(line, 'a')
  await saveTask(app.people.staff, { id: first.id, isRemove: true })
  await app.pool.query('delete from tasks where id = $1', [first.id])
  expect((await add(line, 'b')).id_text).toBe(`${line}-002`)
})

test('[BRD-04] 50 moves of one card at once leave it in one place, and the others where they are', async () => {
  const line = await addProject(app, { id_user: 2 })
  const cards: Card[] = []
  for (const nome of ['a', 'b', 'c', 'd', 'e']) cards.push(await add(line, nome, 'inTest'))
  const moving = await add(line, 'x')
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      post(
        'line-task-move',
        { ids: [moving.id], status: n % 3 ? 'inTest' : 'Completed', before: n % 3 ? cards[n % 5]!.id : null },
        n % 2 ? app.people.staff : app.people.admin,
      ),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
  const after = await board(line)
  expect(after.filter(({ id }) => id === moving.id)).toHaveLength(1)
  for (const card of cards) expect(after.find(({ id }) => id === card.id)).toEqual(card)
})

test('[BRD-04] two people move cards into the same gap until it must be spaced anew: the order is theirs, no card is changed', async () => {
  const line = await addProject(app, { id_user: 2 })
  const top = await add(line, 'top', 'inTest')
  const bottom = await add(line, 'bottom', 'inTest')
  const [a, b] = [await add(line, 'a'), await add(line, 'b')]
  const place = (card: Card, before: Card, who = app.people.staff) =>
    post('line-task-move', { ids: [card.id], status: 'inTest', before: before.id }, who)
  // Each goes before the other, so that the gap is halved every time: some fifty halves are all a number has.
  for (let n = 0; n < 40; n++) {
    await place(a, n ? b : bottom)
    await place(b, a, app.people.admin)
    expect(await names(line, 'inTest')).toEqual(['top', 'b', 'a', 'bottom'])
  }
  const cards = await board(line)
  for (const untouched of [top, bottom]) {
    const { position: _, change: __, ...card } = cards.find(({ id }) => id === untouched.id)!
    expect(untouched).toMatchObject(card)
  }
  await Promise.all(
    Array.from({ length: 40 }, (_, n) => (n % 2 ? place(a, bottom) : place(b, bottom, app.people.admin))),
  )
  const order = await names(line, 'inTest')
  expect(order.toSorted()).toEqual(['a', 'b', 'bottom', 'top'])
  expect([order[0], order[3]]).toEqual(['top', 'bottom'])
})

test('[BRD-04] a move from a board that is out of date moves that card alone', async () => {
  const line = await addProject(app, { id_user: 2 })
  const cards = new Map<string, Card>()
  for (const nome of ['a', 'b', 'c', 'd']) cards.set(nome, await add(line, nome))
  const id = (nome: string) => cards.get(nome)!.id
  // Meanwhile Marina puts them into another order, and takes one away.
  for (const nome of ['c', 'b', 'a'])
    await post('line-task-move', { ids: [id(nome)], status: 'inBacklog', before: null }, app.people.admin)
  await post('line-task-move', { ids: [id('b')], status: 'inTest', before: null }, app.people.admin)
  expect(await names(line, 'inBacklog')).toEqual(['d', 'c', 'a'])
  await post('line-task-move', { ids: [id('d')], status: 'inBacklog', before: id('a') })
  expect(await names(line, 'inBacklog')).toEqual(['c', 'd', 'a'])
  await post('line-task-move', { ids: [id('d')], status: 'inBacklog', before: id('b') })
  expect(await names(line, 'inBacklog')).toEqual(['c', 'a', 'd'])
  expect(await names(line, 'inTest')).toEqual(['b'])
})

test('what changed since a counter is read by it, however many changes there were', async () => {
  const line = await addProject(app, { id_user: 2 })
  const [a, b, c] = [await add(line, 'a'), await add(line, 'b'), await add(line, 'c')]
  const { counter } = (await app.people.staff.get(`/api/v1/line-board?id=${line}`)).body.data
  await Promise.all([
    post('line-task-update-status', { id: a.id, status: 'Completed' }),
    saveTask(app.people.staff, { id: b.id, isRemove: true }),
    add(line, 'd'),
  ])
  const { data } = (await app.people.staff.get(`/api/v1/line-changes?id=${line}&since=${counter}`)).body
  expect(data.counter).toBe(counter + 3)
  expect(data.removed).toEqual([b.id])
  expect(data.cards.map(({ nome }: Card) => nome).sort()).toEqual(['a', 'd'])
  expect(data.cards.map(({ id }: Card) => id)).not.toContain(c.id)
  const none = (await app.people.staff.get(`/api/v1/line-changes?id=${line}&since=${data.counter}`)).body.data
  expect([none.cards, none.removed]).toEqual([[], []])
})

test.each([
  ['/line-task-change', (id: number) => ({ id, prioridade: 3 })],
  ['/line-subtask-add', (id: number) => ({ id, task: 'Furar' })],
])('%s of a task that goes to another line meanwhile is a change of that line', async (path, input) => {
  const [from, to] = [await addProject(app, { id_user: 2 }), await addProject(app, { id_user: 2 })]
  const { id } = await add(from, 'Medir')
  const counters = async () => {
    const { rows } = await app.pool.query('select project_id, changes from production_lines')
    return new Map(rows.map(({ project_id, changes }) => [project_id, changes]))
  }
  const before = await counters()
  const mover = await app.pool.connect()
  try {
    await mover.query('begin')
    await mover.query('select from production_lines where project_id = $1 for update', [from])
    const changing = post(path.slice(1), input(id))
    await vi.waitUntil(async () => (await countWaitingQueries(mover)) > 0)
    await mover.query('update tasks set project_id = $2, id_text = $3 where id = $1', [id, to, idText(to, 1)])
    await mover.query('commit')
    expect((await changing).status).toBe(200)
  } finally {
    mover.release()
  }
  const after = await counters()
  expect(after.get(from)).toBe(before.get(from))
  expect(after.get(to)).toBeGreaterThan(before.get(to))
  const { rows } = await app.pool.query('select change from tasks where id = $1', [id])
  expect(rows).toEqual([{ change: after.get(to) }])
})
