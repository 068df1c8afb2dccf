import { beforeEach, expect, test, vi } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { addProject } from '#tests/factories.ts'
import { recordAcceptance, sendQuote } from '#tests/quotes.ts'
import { saveTask } from '#tests/task-form.ts'

// A quote that is sent makes its PDF, and the first one of a thread loads Typst.
vi.setConfig({ testTimeout: 60_000 })

const app = startApp()
const admin = () => app.people.admin
beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query(`delete from task_hours; delete from budgets; delete from finance_reports; delete from projects;
    delete from hour_rates; update users set sees_costs = false`)
})

const list = async (query = '', who: Caller = admin()) => (await who.get(`/api/v1/margins${query}`)).body.data
const addTask = async (line: number, nome: string, estimate: number) => {
  const id = (await saveTask(admin(), { id_project: line, nome })).body.update.id as number
  await app.pool.query('update tasks set estimate = $2, assignee_id = 1 where id = $1', [id, estimate])
  return id
}
const work = (task: number, day: string, minutes: number, who: Caller = admin()) =>
  who.post('/api/v1/hours/set', { task, day, minutes })
const rate = (user: number, from: string, amount: number) =>
  admin().post('/api/v1/hours/rates/set', { kind: 'cost', user, from, amount })

async function soldLine(fields: object = {}) {
  const { id } = await sendQuote(admin(), {
    client: 'Serra Azul',
    items: [{ description: 'Rastreador', quantity: 2, unit_price: 500, total: 1000, cost: 200 }],
    payments: [
      { due: '2026-11-20', percent: 40, amount: null },
      { due: '2026-12-20', percent: 60, amount: null },
    ],
    ...fields,
  })
  await recordAcceptance(admin(), id)
  const { project_id } = (await admin().post('/api/v1/budget/start-line', { id })).body.data
  return { id, line: project_id as number }
}

test('a line has what was quoted, billed and received, its hours at what they cost on their day, and its three margins', async () => {
  const { id, line } = await soldLine()
  const { installments } = (await admin().get(`/api/v1/budget/exchange?id=${id}`)).body.data
  await admin().post('/api/v1/budget/pay', {
    id: installments[0].id,
    paid_on: '2026-11-21',
    means: 'pix',
    waived: true,
  })
  await rate(1, '2026-01-01', 60)
  await rate(1, '2026-11-15', 90)
  const task = await addTask(line, 'Antena', 300)
  await work(task, '2026-11-14', 60)
  await work(task, '2026-11-15', 100)
  const rows = await list()
  expect(rows).toHaveLength(1)
  // 60 min at R$ 60 and 100 at R$ 90: 60,00 + 150,00. 140 min are left, at R$ 90 by who is in charge: 210,00.
  expect(rows[0]).toMatchObject({
    ...{ key: `linha ${line}`, client: 'Serra Azul', quotes: [id], open: true },
    ...{ quoted: 100_000, billed: 40_000, received: 40_000, planned_cost: 40_000, planned_unknown: 0 },
    ...{ minutes: 160, unknown_minutes: 0, hours_cost: 21_000, expenses: 0, estimate: 300, remaining_cost: 21_000 },
    now: { margin: 19_000, rate: 4750 },
    // As the strip of the quote has it.
    planned: { charged: 100_000, cost: 40_000, margin: 60_000, rate: 6000 },
    end: { cost: 42_000, margin: 58_000, rate: 5800 },
  })
  expect((await list('?closed=true')).length).toBe(0)
  await app.pool.query(`update production_lines set projectstatus = 'completed' where project_id = $1`, [line])
  const [closed] = await list('?closed=true')
  expect(closed).toMatchObject({ open: false, end: { cost: 21_000, margin: 79_000 } })
})

test('what a quote brought is of the project that it began, paid before or after, and counts no cost', async () => {
  const { id } = await sendQuote(admin(), {
    client: 'Serra Azul',
    items: [{ description: 'Rastreador', total: 1000 }],
    payments: [
      { due: '2026-11-20', percent: 50, amount: null },
      { due: '2026-11-21', percent: 50, amount: null },
    ],
  })
  await recordAcceptance(admin(), id)
  const { installments } = (await admin().get(`/api/v1/budget/exchange?id=${id}`)).body.data
  const pay = (at: number) =>
    admin().post('/api/v1/budget/pay', {
      ...{ id: installments[at].id, paid_on: '2026-11-21', means: 'pix', waived: true },
    })
  await pay(0)
  const line = (await admin().post('/api/v1/budget/start-line', { id })).body.data.project_id
  await pay(1)
  const { projects } = (await admin().get('/api/v1/finance/year')).body.data
  expect(projects).toMatchObject([{ project_id: line, income: '1000.00', expenses: '0.00' }])
  expect((await list())[0]).toMatchObject({ received: 100_000, expenses: 0, now: { margin: 100_000 } })
  await admin().post('/api/v1/budget/unpay', { id: installments[1].id, note: 'Engano' })
  expect((await list())[0]).toMatchObject({ received: 50_000, expenses: 0, now: { margin: 50_000 } })
})

test('what the entries of its project cost is taken off, parts too, and what was undone is not', async () => {
  const { line } = await soldLine()
  const add = (fields: object) =>
    admin().post('/api/v1/finance/report/addreport', {
      ...{ description: 'Antena', category: 'Material', type: 'despesa', date: '2026-11-20', amount: '100.00' },
      ...fields,
    })
  expect((await add({ project_id: line })).status).toBe(200)
  const other = await addProject(app)
  const parts = [
    { category: 'Material', project_id: line, amount: '30.01' },
    { category: 'Material', project_id: other, amount: '69.99' },
  ]
  expect((await add({ parts })).status).toBe(200)
  await add({ project_id: line, type: 'receita' })
  await add({})
  const { body } = await add({ project_id: line, amount: '7.00' })
  await admin().post('/api/v1/finance/report/delete', { id: body.data.id })
  const rows = await list()
  const of = (id: number) => rows.find((row: { line: number }) => row.line === id)
  expect(of(line)).toMatchObject({ expenses: 13_001, now: { margin: -13_001 } })
  expect(of(other)).toMatchObject({ expenses: 6999, planned: null, end: null, client: '' })
})

test('who has no cost on a day is in no cost, and is said', async () => {
  const line = await addProject(app)
  const task = await addTask(line, 'Antena', 0)
  await work(task, '2026-11-20', 90)
  expect((await list())[0]).toMatchObject({ minutes: 90, unknown_minutes: 90, hours_cost: 0 })
})

test('a quote of the hours of two lines is shared out by them, to the cent; one without a line stands alone', async () => {
  const lines = [await addProject(app, { title: 'Um' }), await addProject(app, { title: 'Dois' })]
  await admin().post('/api/v1/hours/rates/set', { kind: 'price', user: 1, from: '2026-01-01', amount: 100 })
  for (const [index, line] of lines.entries())
    await work(await addTask(line, 'Tarefa', 0), '2026-11-20', 60 * (index + 1))
  const unbilled = (await admin().get('/api/v1/hours/unbilled')).body.data.projects
  const projects = unbilled.map(({ project_id, total, minutes }: Record<string, number>) => ({
    project_id,
    total,
    minutes,
  }))
  const { budget } = (await admin().post('/api/v1/hours/bill', { projects })).body.data
  await app.pool.query(`update budgets set status = 'APPROVED', total_budget = 30001 where id = $1`, [budget])
  const { id: loose } = await sendQuote(admin(), { client: 'Ladeira', items: [{ description: 'Placa', total: 50 }] })
  await recordAcceptance(admin(), loose)
  const rows = await list()
  const quoted = Object.fromEntries(rows.map((row: { key: string; quoted: number }) => [row.key, row.quoted]))
  expect(quoted).toEqual({ [`linha ${lines[0]}`]: 10_000, [`linha ${lines[1]}`]: 20_001, [`orçamento ${loose}`]: 5000 })
})

test('hours go with their task to another line; those that a quote bills stay with the line, and the quote too', async () => {
  const [one, two] = [await addProject(app, { title: 'Um' }), await addProject(app, { title: 'Dois' })]
  await admin().post('/api/v1/hours/rates/set', { kind: 'price', user: 1, from: '2026-01-01', amount: 100 })
  await rate(1, '2026-01-01', 60)
  const task = await addTask(one, 'Tarefa', 90)
  await work(task, '2026-11-19', 60)
  const minutesOf = async () =>
    Object.fromEntries((await list()).map((row: Record<string, number>) => [row.line, row.minutes]))
  const unbilledOf = async () => (await admin().get('/api/v1/hours/unbilled')).body.data.projects
  expect(await minutesOf()).toEqual({ [one]: 60 })
  const moved = await admin().post('/api/v1/line-tasks-line', { ids: [task], line: two, status: 'inProgress' })
  expect(moved.status).toBe(200)
  await work(task, '2026-11-20', 30)
  expect(await minutesOf()).toEqual({ [two]: 90 })
  expect(await unbilledOf()).toMatchObject([{ project_id: two, minutes: 90, total: 150 }])
  const team = (await admin().get('/api/v1/hours/team?from=2026-11-16&days=7')).body.data
  expect(team).toMatchObject([{ project_id: two, project: 'Dois' }])
  const projects = [{ project_id: two, total: 150, minutes: 90 }]
  const { budget } = (await admin().post('/api/v1/hours/bill', { projects })).body.data
  await app.pool.query(`update budgets set status = 'APPROVED' where id = $1`, [budget])
  expect(await list()).toMatchObject([{ line: two, quotes: [budget], quoted: 15_000, remaining_cost: 0, estimate: 90 }])
  await app.pool.query('delete from tasks where id = $1', [task])
  expect(await list()).toMatchObject([{ line: two, quotes: [budget], quoted: 15_000, minutes: 90, hours_cost: 9000 }])
  await app.pool.query('delete from projects where id = $1', [two])
  expect((await app.pool.query('select worked_on, line_id from task_hours order by id')).rows).toEqual([
    { worked_on: expect.stringMatching(/ Tarefa, Dois$/), line_id: null },
    { worked_on: expect.stringMatching(/ Tarefa, Dois$/), line_id: null },
  ])
})

test('what is left of open tasks is reckoned of those alone, and estimates of all', async () => {
  const line = await addProject(app)
  await rate(1, '2026-01-01', 60)
  const [open, over, done, gone] = [
    await addTask(line, 'Aberta', 120),
    await addTask(line, 'Passou', 30),
    await addTask(line, 'Pronta', 240),
    await addTask(line, 'Removida', 500),
  ]
  await addTask(line, 'Sem estimativa', 0)
  for (const [task, minutes] of [
    [open, 30],
    [over, 45],
    [done, 60],
  ] as const)
    await work(task, '2026-11-20', minutes)
  await app.pool.query(`update tasks set status = 'Completed' where id = $1`, [done])
  await app.pool.query('update tasks set deleted_at = $2 where id = $1', [gone, NOW])
  // 90 minutes of the first, none of those that took longer or are done.
  expect(await list()).toMatchObject([{ estimate: 390, minutes: 135, remaining_cost: 9000 }])
  await app.pool.query('update tasks set assignee_id = null where id = $1', [open])
  // Of nobody: at what the hours of the line cost on the mean.
  expect(await list()).toMatchObject([{ remaining_cost: 9000 }])
})

test('tasks are compared with their estimates, the furthest off first', async () => {
  const line = await addProject(app)
  await rate(1, '2026-01-01', 60)
  const [slow, quick] = [await addTask(line, 'Ruído', 60), await addTask(line, 'Caixa', 120)]
  await addTask(line, 'Por fazer', 30)
  await work(slow, '2026-11-20', 180)
  await work(quick, '2026-11-20', 90)
  const { data } = (await admin().get(`/api/v1/margins/tasks?line=${line}`)).body
  expect(data.map(({ nome, minutes, difference }: Record<string, unknown>) => [nome, minutes, difference])).toEqual([
    ['Ruído', 180, -12_000],
    ['Caixa', 90, 3000],
    ['Por fazer', 0, null],
  ])
})

test('only who sees costs has any of it, and of the lines that they work on', async () => {
  const line = await addProject(app, { id_user: 1 })
  await work(await addTask(line, 'Antena', 60), '2026-11-20', 60)
  const calls = ['/margins', '/margins/csv', `/margins/tasks?line=${line}`]
  for (const call of calls) {
    expect((await app.people.staff.get(`/api/v1${call}`)).status).toBe(404)
    expect((await app.people.visitor.get(`/api/v1${call}`)).status).toBe(403)
  }
  await app.pool.query('update users set sees_costs = true where id = 2')
  expect(await list('', app.people.staff)).toEqual([])
  expect((await app.people.staff.get(`/api/v1/margins/tasks?line=${line}`)).status).toBe(404)
  await app.pool.query('insert into project_members (project_id, user_id) values ($1, 2)', [line])
  expect(await list('', app.people.staff)).toHaveLength(1)
})

test('the file has a row for each line, or for each client', async () => {
  await soldLine()
  await soldLine({ project_name: '=2+2' })
  const read = async (query: string) =>
    (await (await admin().fetch(`/api/v1/margins/csv${query}`)).text()).trim().split('\r\n')
  expect(await read('')).toHaveLength(3)
  expect((await read('')).join()).not.toContain('"=2')
  const [, client] = await read('?clients=true')
  expect(client).toContain('"Serra Azul"')
  expect(client).toContain('"2000,00"')
})
