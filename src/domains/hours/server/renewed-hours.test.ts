import { beforeEach, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { saveTask } from '#tests/task-form.ts'
import { returnExpiredJob } from './jobs.ts'

const app = startApp()
/** Another process of the program on the same database. */
const second = startApp({}, undefined, app)
const admin = () => app.people.admin
const DAY = '2026-11-20'
let line: number
let task: number
beforeEach(async () => {
  for (const one of [app, second]) one.clock.set(NOW)
  await app.pool.query('delete from task_hours; delete from budgets; delete from projects; delete from hour_rates')
  line = await addProject(app, { title: 'Balança' })
  task = (await saveTask(admin(), { id_project: line, nome: 'Antena' })).body.update.id as number
  await admin().post('/api/v1/hours/rates/set', { kind: 'price', user: 1, from: '2026-01-01', amount: 100 })
})

const write = (minutes: number) => admin().post('/api/v1/hours/set', { task, day: DAY, minutes })
/** What no quote bills becomes a new one. */
const bill = (minutes: number, who = admin()) =>
  who.post('/api/v1/hours/bill', { projects: [{ project_id: line, total: (minutes * 100) / 60, minutes }] })
const send = (id: number, missing_hours?: number, who = admin()) =>
  who.post('/api/v1/budget/send', { id, means: 'link', ...(missing_hours !== undefined && { missing_hours }) })
const refuse = (id: number) => app.pool.query(`update budgets set state = 'refused' where id = $1`, [id])
const missing = async (id: number) =>
  (await admin().get(`/api/v1/budget/exchange?id=${id}`)).body.data.missing_hours as object[]
const rows = async () =>
  (await app.pool.query('select minutes, budget_id from task_hours where minutes > 0 order by budget_id, id')).rows

/** A quote of an hour that was sent. */
async function sent() {
  await write(60)
  const id = (await bill(60)).body.data.budget as number
  expect((await send(id)).status).toBe(200)
  return id
}

test('a refused quote that is sent again takes the hours that it gave back, and leaves what was worked since', async () => {
  const id = await sent()
  await refuse(id)
  await write(90)
  expect(await rows()).toEqual([{ minutes: 90, budget_id: null }])
  expect(await missing(id)).toEqual([])
  expect((await send(id)).status).toBe(200)
  expect(await rows()).toEqual([
    { minutes: 60, budget_id: id },
    { minutes: 30, budget_id: null },
  ])
  // Refused and sent a third time.
  await refuse(id)
  expect((await send(id)).status).toBe(200)
  expect(await rows()).toHaveLength(2)
})

test('hours billed elsewhere meanwhile are named, and their sender has to have seen which', async () => {
  const id = await sent()
  await refuse(id)
  await write(90)
  const other = (await bill(90)).body.data.budget as number
  expect(await missing(id)).toEqual([{ worked_on: `${line}-001 Antena`, day: DAY, minutes: 60, budgets: [other] }])
  const refused = await send(id)
  expect([refused.status, refused.body.data.code]).toEqual([409, 'hours-changed'])
  expect((await send(id, 59)).status).toBe(409)
  const record = (fields: object) => {
    const form = new FormData()
    form.append('record', JSON.stringify({ id, means: 'phone', name: 'Ana', note: '', ...fields }))
    return admin().fetch('/api/v1/budget/record', { method: 'POST', body: form })
  }
  expect((await record({})).status).toBe(409)
  expect(await rows()).toEqual([{ minutes: 90, budget_id: other }])
  expect((await send(id, 60)).status).toBe(200)
  expect(await rows()).toEqual([{ minutes: 90, budget_id: other }])
  expect(await missing(id)).toEqual([])
})

test('what was changed or deleted meanwhile is missing too, and what is left of it is taken', async () => {
  const id = await sent()
  await refuse(id)
  await write(45)
  expect(await missing(id)).toMatchObject([{ minutes: 15, budgets: [] }])
  expect((await send(id, 15)).status).toBe(200)
  expect(await rows()).toEqual([{ minutes: 45, budget_id: id }])
  await refuse(id)
  await app.pool.query('delete from tasks where id = $1', [task])
  expect(await missing(id)).toMatchObject([{ worked_on: `${line}-001 Antena`, minutes: 45, budgets: [] }])
})

test('an expired quote is renewed with its hours; one that is approved by hand keeps them, or takes them again', async () => {
  const id = await sent()
  const expire = () => app.pool.query(`update budgets set budget_validity = '2026-11-01' where id = $1`, [id])
  const night = () => returnExpiredJob.handler(app as never, {}, undefined as never)
  const save = (fields: object) => admin().post('/api/v1/budget/save', { budget: { id, ...fields } })
  await expire()
  await night()
  expect(await rows()).toEqual([{ minutes: 60, budget_id: null }])
  expect((await save({ budget_validity: '2027-11-01' })).status).toBe(200)
  expect((await send(id)).status).toBe(200)
  expect(await rows()).toEqual([{ minutes: 60, budget_id: id }])
  await expire()
  await night()
  expect((await save({ status: 'APPROVED' })).status).toBe(200)
  await night()
  expect(await rows()).toEqual([{ minutes: 60, budget_id: id }])
  expect((await save({ status: 'PENDING' })).status).toBe(200)
  await night()
  const other = (await bill(60)).body.data.budget
  expect((await save({ status: 'DEV' })).body.data.code).toBe('hours-changed')
  expect(await rows()).toEqual([{ minutes: 60, budget_id: other }])
})

test.each([1, 2, 3, 4, 5])('no hour is in two quotes, whoever bills, renews and gives back at once (%d)', async () => {
  const first = await sent()
  await refuse(first)
  const other = await sent()
  await refuse(other)
  await app.pool.query(`update budgets set budget_validity = '2026-11-01' where id = $1`, [other])
  // Both gave the same hour back; a third would bill it.
  const answers = await Promise.all([
    send(first),
    send(first, 60, second.people.admin),
    bill(60, second.people.other),
    bill(60, second.people.admin),
    write(60),
    returnExpiredJob.handler(second as never, {}, undefined as never),
    app.pool.query(`update budgets set budget_validity = '2027-11-01' where id = $1`, [other]).then(() => send(other)),
  ])
  expect(answers.filter((one) => one && 'status' in one && one.status >= 500)).toEqual([])
  const all = await rows()
  expect(all.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(60)
  expect(all).toHaveLength(1)
})

test('a renewal and the night that ends its validity: the hour is the quote’s or nobody’s, and never lost', async () => {
  for (let round = 0; round < 6; round++) {
    const id = await sent()
    await app.pool.query(
      `update budgets set budget_validity = '2026-11-01', draft = '{"budget_validity":"2027-11-01"}' where id = $1`,
      [id],
    )
    const [renewed] = await Promise.all([
      send(id, 0, second.people.admin),
      returnExpiredJob.handler(app as never, {}, undefined as never),
    ])
    expect(renewed.status).toBe(200)
    expect(await rows()).toEqual([{ minutes: 60, budget_id: id }])
    await app.pool.query('delete from task_hours; delete from budgets')
  }
})
