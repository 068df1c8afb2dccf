import { beforeEach, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { addBudget, addLineTasks, addProject } from '#tests/factories.ts'

const app = startApp()
/** Another process of the program on the same database. */
const second = startApp({}, undefined, app)
let tasks: number[]
let line: number

beforeEach(async () => {
  app.clock.set(NOW)
  second.clock.set(NOW)
  await app.pool.query('delete from budgets')
  await app.pool.query('delete from projects')
  await app.pool.query('delete from hour_rates')
  line = await addProject(app, { id_user: 2, is_public: false, title: 'Estação da horta' })
  await addLineTasks(app, line, 2)
  tasks = (await app.pool.query('select id from tasks order by id')).rows.map(({ id }) => id)
})

const admin = () => app.people.admin
const staff = () => app.people.staff
const set = (day: string, minutes: number, task = tasks[0], who = staff()) =>
  who.post('/api/v1/hours/set', { task, day, minutes })
const rate = (fields: object, who = admin()) => who.post('/api/v1/hours/rates/set', { kind: 'price', ...fields })
const unbilled = async () => (await admin().get('/api/v1/hours/unbilled')).body.data
const bill = (projects: object[], who = admin()) => who.post('/api/v1/hours/bill', { projects })
const billShown = async (who = admin()) => {
  const [{ project_id, total, minutes: all, lines }] = (await unbilled()).projects
  const minutes = lines.reduce((sum: number, one: { minutes: number }) => sum + one.minutes, 0)
  return { all, shown: [{ project_id, total, minutes }], who }
}
const quote = async (id: number, who = admin()) =>
  (await who.post('/api/v1/budget/budgetById', { id, id_user: 0 })).body.data[0]

test('an hour is sold at its day’s price, the project’s before the person’s, and costs what the person does', async () => {
  await rate({ user: 2, from: '2026-11-01', amount: 110 })
  await rate({ kind: 'cost', user: 2, from: '2026-01-01', amount: 55 })
  await set('2026-10-31', 60)
  await set('2026-11-02', 80)
  expect((await unbilled()).projects).toEqual([
    {
      ...{ project_id: line, project: 'Estação da horta', client: '', minutes: 140, since: '2026-10-31' },
      lines: [{ minutes: 80, hours: 1.333, price: 110, total: 146.63 }],
      ...{ total: 146.63, closed: false },
    },
  ])
  await rate({ project: line, from: '2026-11-02', amount: 140 })
  await rate({ user: 2, from: '2026-10-01', amount: 90 })
  const [{ lines, total }] = (await unbilled()).projects
  expect([lines, total]).toEqual([
    [
      { minutes: 60, hours: 1, price: 90, total: 90 },
      { minutes: 80, hours: 1.333, price: 140, total: 186.62 },
    ],
    276.62,
  ])
})

test('hours of several people, days and lines are summed by line and price, the oldest first', async () => {
  const [later, begun] = [await addProject(app, { title: 'Antena' }), await addProject(app, { title: 'Balança' })]
  await addLineTasks(app, later, 1)
  await addLineTasks(app, begun, 1)
  const taskOf = async (id: number) =>
    (await app.pool.query('select id from tasks where project_id = $1', [id])).rows[0].id
  const quotes = [await addBudget(admin(), { client: 'Serra Azul' }), await addBudget(admin(), { client: 'Ladeira' })]
  await app.pool.query('update budgets set project_id = $1 where id = any ($2)', [begun, quotes])
  for (const [user, amount] of [
    [1, 100],
    [2, 100],
  ])
    await rate({ user, from: '2026-01-01', amount })
  // Free from a day on, and sold again from another.
  await rate({ user: 2, from: '2026-11-10', amount: 0 })
  await rate({ user: 2, from: '2026-11-12', amount: 120 })
  await rate({ project: begun, from: '2026-11-15', amount: 90 })
  await set('2026-11-09', 60)
  await set('2026-11-10', 30)
  await set('2026-11-11', 15)
  await set('2026-11-12', 60)
  await set('2026-11-13', 0, tasks[1])
  await set('2026-11-05', 45, tasks[1], admin())
  await set('2026-11-04', 60, await taskOf(begun), admin())
  await set('2026-11-15', 60, await taskOf(begun), admin())
  await set('2026-11-20', 60, await taskOf(later), admin())
  const { projects } = await unbilled()
  const shown = projects.map((one: { lines: { minutes: number; price: number }[] }) => ({
    ...one,
    lines: one.lines.map(({ minutes, price }) => [minutes, price]),
  }))
  expect(shown).toMatchObject([
    {
      project: 'Balança',
      client: 'Ladeira',
      minutes: 120,
      since: '2026-11-04',
      lines: [[60, 90]],
      total: 90,
      closed: false,
    },
    {
      project: 'Estação da horta',
      client: '',
      minutes: 210,
      since: '2026-11-05',
      lines: [
        [105, 100],
        [60, 120],
      ],
      total: 295,
    },
    { project: 'Antena', minutes: 60, since: '2026-11-20', lines: [[60, 100]], total: 100, closed: false },
  ])
})

test('hours become items of a draft whose total is what was shown, with their cost, and are locked', async () => {
  await rate({ user: 2, from: '2026-01-01', amount: 110 })
  await rate({ kind: 'cost', user: 2, from: '2026-01-01', amount: 55 })
  await set('2026-11-02', 80)
  await set('2026-11-20', 40, tasks[1])
  const { shown } = await billShown()
  expect(shown).toEqual([{ project_id: line, total: 220, minutes: 120 }])
  const { budget } = (await bill(shown)).body.data
  const { items, total_budget, client, state } = await quote(budget)
  expect({ items, total_budget, client, state }).toEqual({
    items: [
      {
        description: 'Estação da horta: horas de 02/11 a 20/11\ntarefa 1\ntarefa 2',
        ...{ quantity: 2, unit: 'h', unit_price: 110, total: 220, cost: 55 },
      },
    ],
    ...{ total_budget: 220, client: 'Cliente a definir', state: 'draft' },
  })
  expect(await unbilled()).toEqual({
    projects: [],
    billed: [{ budget, client: 'Cliente a definir', minutes: 120, draft: true }],
  })
  const refused = await set('2026-11-02', 60)
  expect([refused.status, refused.body.data.error]).toEqual([
    422,
    `1:20 já estão no orçamento ${String(budget).padStart(4, '0')}.`,
  ])
  expect((await set('2026-11-02', 100)).status).toBe(200)
  const [{ cells }] = (await staff().get('/api/v1/hours/week?from=2026-11-02')).body.data
  expect(cells).toEqual([{ day: '2026-11-02', minutes: 100, billed: 80, budgets: [budget], note: '', revision: 1 }])
  await expect(app.pool.query('update task_hours set minutes = 1 where budget_id is not null')).rejects.toThrow(
    'billed',
  )
  await expect(app.pool.query('update task_hours set budget_id = null')).rejects.toThrow('billed')
})

test('of several clicks at once one bills, the others are told', async () => {
  await rate({ user: 2, from: '2026-01-01', amount: 110 })
  for (const day of ['2026-11-02', '2026-11-03', '2026-11-04']) await set(day, 90)
  const { shown } = await billShown()
  const answers = await Promise.all([bill(shown), bill(shown, second.people.admin), bill(shown), bill(shown)])
  const statuses = answers.map(({ status }) => status).toSorted()
  expect(statuses.slice(0, 3)).toEqual([200, 409, 409])
  // One person's fourth may find their line of texts full.
  expect([409, 429]).toContain(statuses[3])
  expect(answers.find(({ status }) => status === 409)!.body.data.code).toBe('hours-changed')
  expect((await app.pool.query('select count(*)::int as n, sum(total_budget)::int as sum from budgets')).rows).toEqual([
    { n: 1, sum: 49_500 },
  ])
})

test('what has changed since it was shown is not billed', async () => {
  await rate({ user: 2, from: '2026-01-01', amount: 110 })
  await set('2026-11-02', 60)
  const { shown } = await billShown()
  await set('2026-11-03', 30)
  expect((await bill(shown)).status).toBe(409)
  const again = await billShown()
  await rate({ user: 2, from: '2026-11-03', amount: 120 })
  expect((await bill(again.shown)).status).toBe(409)
  expect((await unbilled()).projects).toHaveLength(1)
})

test('a draft that is thrown away gives its hours back, to what was worked on that day since', async () => {
  await rate({ user: 2, from: '2026-01-01', amount: 110 })
  await set('2026-11-02', 60)
  await set('2026-11-03', 30)
  const { budget } = (await bill((await billShown()).shown)).body.data
  await set('2026-11-02', 75)
  expect((await admin().post('/api/v1/hours/throw-away', { id: budget })).body).toEqual({ result: true })
  const [{ cells }] = (await staff().get('/api/v1/hours/week?from=2026-11-02')).body.data
  expect(cells.map((cell: object) => ({ ...cell, revision: 0 }))).toEqual([
    { day: '2026-11-02', minutes: 75, billed: 0, budgets: [], note: '', revision: 0 },
    { day: '2026-11-03', minutes: 30, billed: 0, budgets: [], note: '', revision: 0 },
  ])
  expect((await unbilled()).projects[0].minutes).toBe(105)
  expect(await quote(budget)).toBeUndefined()
})

test('a quote that was sent, and one without hours, are not thrown away', async () => {
  await rate({ user: 2, from: '2026-01-01', amount: 110 })
  await set('2026-11-02', 60)
  const { budget } = (await bill((await billShown()).shown)).body.data
  await app.pool.query("update budgets set state = 'sent', version = 1 where id = $1", [budget])
  expect((await admin().post('/api/v1/hours/throw-away', { id: budget })).body.data.code).toBe('quote-sent')
  const other = await addBudget(admin())
  expect((await admin().post('/api/v1/hours/throw-away', { id: other })).status).toBe(404)
})

test('a project that a quote began is in that quote’s price, until it has a price of its own', async () => {
  await rate({ user: 2, from: '2026-01-01', amount: 110 })
  const began = await addBudget(admin(), { client: 'Oficina Maré' })
  await app.pool.query('update budgets set project_id = $1 where id = $2', [line, began])
  await set('2026-11-02', 60)
  expect((await unbilled()).projects[0]).toMatchObject({ client: 'Oficina Maré', closed: true, lines: [], total: 0 })
  await rate({ project: line, from: '2026-01-01', amount: 140 })
  expect((await unbilled()).projects[0]).toMatchObject({ closed: false, total: 140 })
  const { budget } = (await bill((await billShown()).shown)).body.data
  expect((await quote(budget)).client).toBe('Oficina Maré')
})

test('a project that is done and in its quote’s price is listed no more, unless it has a price of its own', async () => {
  await rate({ user: 2, from: '2026-01-01', amount: 110 })
  await set('2026-11-02', 60)
  const become = (status: string) =>
    app.pool.query('update production_lines set projectstatus = $1 where project_id = $2', [status, line])
  await become('completed')
  expect((await unbilled()).projects).toMatchObject([{ client: '', total: 110 }])
  const began = await addBudget(admin(), { client: 'Oficina Maré' })
  await app.pool.query('update budgets set project_id = $1 where id = $2', [line, began])
  expect((await unbilled()).projects).toEqual([])
  await become('canceled')
  expect((await unbilled()).projects).toEqual([])
  await become('onhold')
  expect((await unbilled()).projects).toMatchObject([{ client: 'Oficina Maré', closed: true, minutes: 60 }])
  await become('completed')
  await rate({ project: line, from: '2026-11-03', amount: 140 })
  await set('2026-11-03', 30)
  expect((await unbilled()).projects).toMatchObject([{ closed: false, minutes: 90, total: 70 }])
})
