import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { removeFilesJob } from '#platform/files/remove-files.ts'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { saveTask } from '#tests/task-form.ts'
import { removeDemoLines, seedDemoLines } from './demo.ts'
import { finishEndedLines } from './seed.ts'

const app = startApp()
const get = async (path: string) => (await app.people.staff.get(`/api/v1/${path}`)).body
const files = () => readdirSync(join(app.settings.dataDir, 'private', 'tasks'), { recursive: true }).length

test('the demo brings four lines that Davi works on, with some fifty tasks; they go without a trace, and nothing else', async () => {
  const own = await addProject(app, { id_user: 2 })
  await seedDemoLines(app)
  await seedDemoLines(app)

  const lines = (await app.people.staff.post('/api/v1/production-line')).body.data
  expect(lines).toHaveLength(5)
  const demo = lines.filter(({ id }: { id: number }) => id !== own)
  const boards = await Promise.all(demo.map(async ({ id }: { id: number }) => (await get(`line-board?id=${id}`)).data))
  const cards = boards.flatMap((board) => board.cards)
  expect(cards.length).toBeGreaterThan(35)
  const now = app.clock.now().toISOString()
  const open = cards.filter(({ finished }) => !finished)
  expect(open.some(({ meta }) => meta && meta < now)).toBe(true)
  expect(open.some(({ meta }) => meta && meta > now)).toBe(true)
  for (const { finished, updated } of cards)
    expect([finished ?? '', updated].every((moment) => moment <= now)).toBe(true)
  for (const { line } of boards) {
    const { next, data } = (await app.people.staff.post('/api/v1/line-task-project', { id_project: line.id })).body
    expect(next).toBeUndefined()
    expect(new Set(data.map(({ id_text }: { id_text: string }) => id_text)).size).toBe(data.length)
  }
  expect(cards.filter(({ labels }) => labels.length > 0).length).toBeGreaterThan(20)
  const field = (await get('labels')).data.labels.find(({ name }: { name: string }) => name === 'campo').id
  const task = (await get(`line-task-item?id_text=${cards.find(({ comments, image }) => comments && image).id_text}`))
    .data
  expect(task.comments[0].html).toContain('<p>')
  const picture = await app.people.staff.fetch(task.attachments[0].url)
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 1280 })
  const publics = (await app.people.visitor.get('/api/v1/list-project')).body
  expect(JSON.stringify(publics)).not.toContain(demo[0].title)

  expect(files()).toBeGreaterThan(10)
  await saveTask(app.people.staff, { id_project: own, nome: 'Uma tarefa própria', labels: [field] })
  await removeDemoLines(app.db)
  // What an own task has by now stays.
  expect((await get('labels')).data.labels).toMatchObject([{ name: 'campo', tasks: 1 }])
  await app.jobs.send(removeFilesJob, {})
  await app.runJobs()
  expect((await app.people.staff.post('/api/v1/production-line')).body.data).toMatchObject([{ id: own }])
  expect(
    readdirSync(join(app.settings.dataDir, 'private', 'tasks'), { recursive: true, withFileTypes: true }).filter(
      (file) => file.isFile(),
    ),
  ).toEqual([])
})

test('[PLN-01] the lines of seeded projects that have ended are finished, those of others are not', async () => {
  const ended = await addProject(app, { date_project_end: '2026-11-22' })
  const lastDay = await addProject(app, { date_project_end: '2026-11-23' })
  await finishEndedLines(app)
  const { data } = (await app.people.admin.post('/api/v1/production-line', { id_user: 0 })).body
  const lineOf = (id: number) => data.find((line: { id: number }) => line.id === id)
  expect(lineOf(ended)).toMatchObject({ projectline: 'finished', projectstatus: 'completed' })
  expect(lineOf(lastDay)).toMatchObject({ projectline: 'elab', projectstatus: 'pending' })
})
