import { beforeEach, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { addDueTask, addProject } from '#tests/factories.ts'
import { dueNoticesJob } from './due-notices.ts'

const app = startApp()

beforeEach(async () => {
  await app.pool.query('delete from notices')
  await app.pool.query('delete from projects')
  app.clock.set(NOW)
})

const runJob = (id = 'a run') =>
  dueNoticesJob.handler(app, {}, { id, attempt: 1, signal: new AbortController().signal })
const notices = async (who: Caller = app.people.staff) => (await who.get('/api/v1/notices')).body.data

test('each morning whoever is in charge gets one notice of what is due that day and what is late', async () => {
  const line = await addProject(app, { id_user: 2 })
  await addDueTask(app, line, 'de ontem', '2026-11-22T23:59:00-03:00')
  await addDueTask(app, line, 'de hoje cedo', '2026-11-23T00:00:00-03:00')
  await addDueTask(app, line, 'de hoje tarde', '2026-11-23T23:59:00-03:00')
  await addDueTask(app, line, 'de amanhã', '2026-11-24T00:00:00-03:00')
  await addDueTask(app, line, 'de ninguém', '2026-11-23T12:00:00-03:00', { assignee_id: null })
  await addDueTask(app, line, 'pronta', '2026-11-23T12:00:00-03:00', { status: 'Completed' })
  await addDueTask(app, line, 'removida', '2026-11-23T12:00:00-03:00', { deleted_at: NOW })
  await runJob()
  await runJob('another process')
  expect(await notices()).toMatchObject([
    {
      title: '2 tarefas vencem hoje, 1 atrasada',
      note: `${line}-003 de hoje tarde\n${line}-002 de hoje cedo\n${line}-001 de ontem (prazo: 22/11/2026)`,
      path: '/dashboard/production-line',
    },
  ])
  expect(await notices(app.people.admin)).toEqual([])

  app.clock.set(new Date('2026-11-24T10:00:00.000Z'))
  await runJob()
  expect((await notices())[0]).toMatchObject({ title: '1 tarefa vence hoje, 3 atrasadas' })
})

test('a single task is opened by its notice; nothing comes where nothing is due', async () => {
  const line = await addProject(app, { id_user: 2 })
  await addDueTask(app, line, 'só esta', '2026-11-20T12:00:00-03:00')
  await runJob()
  expect(await notices()).toMatchObject([
    { title: '1 tarefa atrasada', path: `/dashboard/production-line/backlog/${line}?task=${line}-001` },
  ])
  expect(await notices(app.people.other)).toEqual([])
})

test('nothing is said of lines that are over, nor of those that one works on no more', async () => {
  const [over, left, kept] = [
    await addProject(app, { id_user: 2 }),
    await addProject(app, { id_user: 3 }),
    await addProject(app, { id_user: 3 }),
  ]
  await app.pool.query(`update production_lines set projectstatus = 'canceled' where project_id = $1`, [over])
  await app.pool.query('insert into project_members (project_id, user_id) values ($1, 2)', [kept])
  for (const [line, nome] of [
    [over, 'cancelada'],
    [left, 'de outros'],
    [kept, 'minha'],
  ] as const)
    await addDueTask(app, line, nome, '2026-11-23T12:00:00-03:00')
  await runJob()
  expect(await notices()).toMatchObject([{ title: '1 tarefa vence hoje', note: `${kept}-001 minha` }])
})

test('of many tasks twenty are named, and the others counted', async () => {
  const line = await addProject(app, { id_user: 2 })
  for (let count = 0; count < 22; count++) await addDueTask(app, line, `tarefa ${count}`, '2026-11-23T12:00:00-03:00')
  await runJob()
  const [{ title, note }] = await notices()
  expect(title).toBe('22 tarefas vencem hoje')
  expect(note.split('\n')).toHaveLength(21)
  expect(note).toMatch(/\ne mais 2$/)
})
