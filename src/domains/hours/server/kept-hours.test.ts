import { beforeEach, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { saveTask } from '#tests/task-form.ts'
import { countWaitingQueries } from '#tests/waiting-queries.ts'
import { returnExpiredJob } from './jobs.ts'

const app = startApp()
const admin = () => app.people.admin
beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query('delete from task_hours; delete from budgets; delete from projects; delete from hour_rates')
})

/** A line with a task of an hour that a quote bills, and half an hour since. */
async function billed() {
  const line = await addProject(app, { title: 'Balança' })
  const task = (await saveTask(admin(), { id_project: line, nome: 'Antena' })).body.update.id as number
  await admin().post('/api/v1/hours/rates/set', { kind: 'price', user: 1, from: '2026-01-01', amount: 100 })
  await admin().post('/api/v1/hours/set', { task, day: '2026-11-20', minutes: 60, note: 'Solda' })
  const projects = [{ project_id: line, total: 100, minutes: 60 }]
  const { budget } = (await admin().post('/api/v1/hours/bill', { projects })).body.data
  await admin().post('/api/v1/hours/set', { task, day: '2026-11-20', minutes: 90 })
  return { line, task, budget }
}
const hours = async () =>
  (await app.pool.query('select task_id, minutes, budget_id, worked_on, line_id from task_hours order by id')).rows
const week = async () => (await admin().get('/api/v1/hours/week?from=2026-11-16&days=7')).body

test('billed hours stay when their task goes, with its name, in the week, the file and the margin of the line', async () => {
  const { line, task, budget } = await billed()
  await app.pool.query('delete from tasks where id = $1', [task])
  const worked_on = `${line}-001 Antena`
  expect(await hours()).toEqual([{ task_id: null, minutes: 60, budget_id: budget, worked_on, line_id: line }])
  expect(await week()).toEqual({ data: [], gone: [{ day: '2026-11-20', minutes: 60, worked_on, budget }] })
  const csv = await (await admin().fetch('/api/v1/hours/csv?id_user=0&from=2026-11-16&to=2026-11-22')).text()
  expect(csv).toContain(`"Balança";;"${worked_on}"`)
  expect((await admin().get('/api/v1/margins')).body.data).toMatchObject([{ line, minutes: 60 }])
})

test('they stay when the whole project goes, and no day gets more than 24 hours by it', async () => {
  const { line, budget } = await billed()
  await app.pool.query('delete from projects where id = $1', [line])
  expect(await hours()).toEqual([
    { task_id: null, minutes: 60, budget_id: budget, worked_on: `${line}-001 Antena, Balança`, line_id: null },
  ])
  const { data } = (await admin().get('/api/v1/hours/team?from=2026-11-16&days=7')).body
  expect(data).toMatchObject([{ project_id: null, project: 'Projetos excluídos', cells: [{ minutes: 60 }] }])
  // The quote has them, and they go with it.
  await app.pool.query('delete from budgets where id = $1', [budget])
  expect(await hours()).toEqual([])
})

test('hours of a refused quote are open again, with what was worked since', async () => {
  const { task, budget } = await billed()
  await app.pool.query(`update budgets set state = 'sent' where id = $1`, [budget])
  expect((await hours()).length).toBe(2)
  await app.pool.query(`update budgets set state = 'refused' where id = $1`, [budget])
  expect(await hours()).toMatchObject([{ task_id: task, minutes: 90, budget_id: null }])
  expect((await admin().get('/api/v1/hours/unbilled')).body.data.projects).toMatchObject([{ minutes: 90 }])
})

test('those of a quote that has expired are open from that night on, and not before', async () => {
  const { budget } = await billed()
  await app.pool.query(`update budgets set state = 'sent', budget_validity = '2026-11-23' where id = $1`, [budget])
  await returnExpiredJob.handler(app as never, {}, undefined as never)
  expect(await hours()).toHaveLength(2)
  app.clock.set(new Date('2026-11-24T12:00:00Z'))
  await returnExpiredJob.handler(app as never, {}, undefined as never)
  expect(await hours()).toMatchObject([{ minutes: 90, budget_id: null }])
})

test('billed hours do not change in any other way', async () => {
  const { task, budget } = await billed()
  for (const change of ['minutes = 1', "day = '2026-11-19'", 'budget_id = null', `task_id = ${task}`])
    await expect(app.pool.query(`update task_hours set ${change} where budget_id = $1`, [budget])).rejects.toThrow(
      'are billed',
    )
})

test('hours written while their task goes to another line are of that line', async () => {
  const { task } = await billed()
  const other = await addProject(app, { title: 'Outra' })
  const moving = await app.pool.connect()
  await moving.query('begin')
  await moving.query('update tasks set project_id = $2 where id = $1', [task, other])
  const written = admin().post('/api/v1/hours/set', { task, day: '2026-11-21', minutes: 15 })
  await expect.poll(() => countWaitingQueries(moving)).toBe(1)
  await moving.query('commit')
  moving.release()
  expect((await written).status).toBe(200)
  const lines = (await app.pool.query('select distinct line_id from task_hours')).rows
  expect(lines).toEqual([{ line_id: other }])
})
