import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { notifyAssigned, notifyMentions } from './notices.ts'

const app = startApp()
const davi = { id: 2, name: 'Davi', email: 'davi@exemplo.com.br', session: 0 }

async function addTask(nome: string) {
  const line = await addProject(app, { id_user: 3, title: 'Estufa' })
  await app.pool.query('insert into project_members (project_id, user_id) values ($1, 2)', [line])
  const { body } = await app.people.other.post('/api/v1/line-task-add', { id_project: line, nome, status: 'inTest' })
  return body.data.card as { id: number; id_text: string }
}
const notices = async (who = app.people.other) => (await who.get('/api/v1/notices')).body.data

test('who is mentioned in a comment gets a notice of it, once; only people of the line do', async () => {
  const { id, id_text } = await addTask('Trocar o sensor')
  const comment = `**@Nina** e @Dona Marina, ${'o sensor parou outra vez. '.repeat(20)}`
  const { rows } = await app.pool.query(
    'insert into task_comments (task_id, user_id, comment, html) values ($1, 2, $2, $2) returning id',
    [id, comment],
  )
  const save = () =>
    app.db.transaction().execute((db) => notifyMentions({ ...app, actor: davi }, db, rows[0].id as number))
  await save()
  await save()
  const [notice, ...others] = await notices()
  expect(others).toEqual([])
  expect(notice).toMatchObject({
    title: `Davi citou você em ${id_text}`,
    path: `/dashboard/production-line/backlog/${id_text.split('-')[0]}?task=${id_text}`,
  })
  expect(notice.note).toMatch(/^Trocar o sensor\n“@Nina e @Dona Marina, o sensor .*…”$/)
  expect(await notices(app.people.admin)).toEqual([])

  await app.pool.query(`update task_comments set comment = '@davi @nina' where id = $1`, [rows[0].id])
  await save()
  expect(await notices()).toHaveLength(1)
  expect(await notices(app.people.staff)).toEqual([])
})

test('whoever is made the person in charge gets a notice, unless they did it themselves', async () => {
  const { id, id_text } = await addTask('Medir a luz')
  const assign = async (assignee: number | null) =>
    app.db.transaction().execute(async (db) => {
      await db.updateTable('tasks').set({ assignee_id: assignee }).where('id', '=', id).execute()
      await notifyAssigned({ ...app, actor: davi }, db, id)
    })
  await assign(3)
  expect((await notices())[0]).toMatchObject({
    title: `Davi deixou ${id_text} com você`,
    note: 'Medir a luz\nEstufa\nPrazo: 23/12/2026',
  })
  await assign(2)
  await assign(null)
  expect(await notices(app.people.staff)).toEqual([])
})
