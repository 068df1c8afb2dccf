import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { saveTask } from '#tests/task-form.ts'

const app = startApp()

/** Adds a task to a line of Nina's (3) on which Davi (2) works too. */
async function addTask(nome: string, task: object = {}) {
  const line = await addProject(app, { id_user: 3, title: 'Estufa' })
  await app.pool.query('insert into project_members (project_id, user_id) values ($1, 2)', [line])
  const { body } = await saveTask(app.people.other, { id_project: line, nome, ...task })
  return body.update as { id: number; id_text: string; id_project: number }
}
const notices = async (who = app.people.other) => (await who.get('/api/v1/notices')).body.data
const comment = (path: 'add' | 'change', id: number, text: string, who = app.people.staff) =>
  who.post(`/api/v1/line-comment-${path}`, { id, comment: text })

test('[TSK-05] who is mentioned in a comment gets a notice of it, once; only people of the line do', async () => {
  const { id, id_text, id_project } = await addTask('Trocar o sensor')
  const text = `**@Nina** e @Dona Marina, ${'o sensor parou outra vez. '.repeat(20)}`
  const added = (await comment('add', id, text)).body.data
  const [notice, ...others] = await notices()
  expect(others).toEqual([])
  expect(notice).toMatchObject({
    title: `Davi citou você em ${id_text}`,
    path: `/dashboard/production-line/backlog/${id_project}?task=${id_text}`,
  })
  expect(notice.note).toMatch(/^Trocar o sensor\n“@Nina e @Dona Marina, o sensor .*…”$/)
  expect(await notices(app.people.admin)).toEqual([])

  await comment('change', added.id, '@davi @nina, e agora?')
  expect(await notices()).toHaveLength(1)
  expect(await notices(app.people.staff)).toEqual([])

  const own = (await comment('add', id, 'ninguém', app.people.other)).body.data
  await comment('change', own.id, '@davi, veja', app.people.other)
  expect(await notices(app.people.staff)).toHaveLength(1)
})

test('whoever is made the person in charge gets a notice, unless they did it themselves', async () => {
  const { id, id_text } = await addTask('Medir a luz', { comentarios: [{ comment: '@Davi, é sua' }], assignee: 2 })
  expect((await notices(app.people.staff)).slice(0, 2)).toMatchObject([
    {
      title: `Nina deixou ${id_text} com você`,
      note: 'Medir a luz\nEstufa\nPrazo: 23/12/2026',
    },
    { title: `Nina citou você em ${id_text}` },
  ])
  const [before, nina] = [await notices(app.people.staff), await notices()]
  for (const assignee of [2, 3, 2, null]) {
    expect((await saveTask(app.people.staff, { id, assignee })).status).toBe(200)
  }
  await saveTask(app.people.staff, { id, nome: 'Medir a luz de novo' })
  expect(await notices(app.people.staff)).toEqual(before)
  expect(await notices()).toMatchObject([{ title: `Davi deixou ${id_text} com você` }, ...nina])
})
