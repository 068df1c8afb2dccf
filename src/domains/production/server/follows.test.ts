import { beforeEach, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { addProject } from '#tests/factories.ts'
import { saveTask } from '#tests/task-form.ts'

const app = startApp()
let task: { id: number; id_text: string }
/** A task that Davi (2) made on a line of Nina's (3), both of whom work on it; the admin (1) does not. */
beforeEach(async () => {
  await app.pool.query('delete from notices')
  const line = await addProject(app, { id_user: 3, title: 'Estufa' })
  await app.pool.query('insert into project_members (project_id, user_id) values ($1, 2)', [line])
  task = (await saveTask(app.people.staff, { id_project: line, nome: 'Antena' })).body.update
})
const comment = (who: Caller, text: string, more: object = {}) =>
  who.post('/api/v1/line-comment-add', { id: task.id, comment: text, ...more })
const follow = (who: Caller, follows: boolean) => who.post('/api/v1/line-task-follow', { id: task.id, follows })
const titles = async (who: Caller) =>
  (await who.get('/api/v1/notices')).body.data.map(({ title }: { title: string }) => title)
const follows = async (who: Caller) =>
  (await who.get(`/api/v1/line-task-item?id_text=${task.id_text}`)).body.data.follows

test('who made a task and who is in charge are told of its comments, unless they choose otherwise', async () => {
  const { staff, other, admin } = app.people
  expect([await follows(staff), await follows(other), await follows(admin)]).toEqual([true, false, false])
  await comment(other, 'Chegou a antena')
  expect(await titles(staff)).toEqual([`Nina comentou ${task.id_text}`])
  expect(await titles(other)).toEqual([])
  await saveTask(other, { id: task.id, assignee: 3 })
  await comment(staff, 'Vou buscar')
  expect(await titles(other)).toEqual([`Davi comentou ${task.id_text}`])
  expect((await follow(staff, false)).status).toBe(200)
  expect(await follows(staff)).toBe(false)
  await comment(other, 'Obrigada')
  expect(await titles(staff)).toHaveLength(1)
})

test('anybody of the line follows by choice; who is mentioned is told once; the writer may tell nobody', async () => {
  const { staff, other, admin } = app.people
  await follow(other, true)
  await follow(admin, true)
  await comment(staff, 'Em silêncio', { tell: false })
  expect([await titles(other), await titles(admin)]).toEqual([[], []])
  await comment(staff, '@Nina, veja')
  expect(await titles(other)).toEqual([`Davi citou você em ${task.id_text}`])
  expect(await titles(admin)).toEqual([`Davi comentou ${task.id_text}`])
})

test('who is no longer of the line is told nothing more, and nobody follows what they do not see', async () => {
  const { staff, other } = app.people
  await app.pool.query('delete from project_members where user_id = 2')
  await comment(other, 'Ficou só comigo')
  expect(await titles(staff)).toEqual([])
  expect((await follow(staff, true)).status).toBe(404)
})

test('a mention of somebody of the firm who is not of the line asks its owner, and tells them nothing', async () => {
  const { staff, other, admin } = app.people
  const outsider = await app.people.admin.post('/api/v1/people', { name: 'João Reis', email: 'joao@exemplo.com.br' })
  expect(outsider.status).toBe(200)
  await comment(staff, '@João, pode medir? @Dona Marina também')
  const { data } = (await other.get('/api/v1/notices')).body
  expect(data.map(({ title }: { title: string }) => title)).toEqual([`Davi citou João Reis em ${task.id_text}`])
  expect(data[0].note).toContain('João Reis não é do quadro Estufa')
  const { rows } = await app.pool.query(`select count(*)::int as n from notices where user_id not in (2, 3)`)
  expect(rows[0].n).toBe(0)
  expect(await titles(admin)).toEqual([])
})

test('the owner puts who was mentioned into the line from the comment, who is told then; nobody else may', async () => {
  const { staff, other } = app.people
  const rita = await app.people.admin.post('/api/v1/people', { name: 'Rita Campos', email: 'rita@exemplo.com.br' })
  expect(rita.status).toBe(200)
  const { id, outside } = (await comment(staff, '@Rita Campos, pode medir?')).body.data
  expect(outside).toMatchObject([{ name: 'Rita Campos' }])
  const person = outside[0].id
  const letIn = (who: Caller, fields: object = {}) => who.post('/api/v1/line-comment-let-in', { id, person, ...fields })
  expect((await letIn(staff)).status).toBe(403)
  expect((await letIn(other, { person: 1 })).status).toBe(404)
  expect((await letIn(other, { id: 2_000_000_000 })).status).toBe(404)
  expect((await letIn(other)).status).toBe(200)
  const { rows } = await app.pool.query('select title from notices where user_id = $1', [person])
  expect(rows).toEqual([{ title: `Citaram você em ${task.id_text}, e você entrou no quadro` }])
  const { comments } = (await other.get(`/api/v1/line-task-item?id_text=${task.id_text}`)).body.data
  expect(comments[0].outside).toEqual([])
  expect((await letIn(other)).status).toBe(404)
})
