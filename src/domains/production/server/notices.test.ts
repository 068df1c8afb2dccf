import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { readOutbox } from '#tests/outbox.ts'
import { PASSWORD } from '#tests/people.ts'
import { saveTask } from '#tests/task-form.ts'
import { watchEvents } from '#tests/watch-events.ts'
import { DAY_MS } from '#time.ts'
import { removeDemoLines } from './demo.ts'
import { purgeTasksJob } from './jobs.ts'

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

test('whoever gets a task again without having read of it has one notice and one e-mail', async () => {
  const { id, id_text } = await addTask('Vai e volta', { assignee: 2 })
  const title = `Nina deixou ${id_text} com você`
  const told = async () =>
    (await notices(app.people.staff)).filter((notice: { title: string }) => notice.title === title)
  const give = async (...people: number[]) => {
    for (const assignee of people) expect((await saveTask(app.people.other, { id, assignee })).status).toBe(200)
  }
  const outbox = readOutbox(app)
  const sent = (await outbox()).length
  await give(3, 2, 3, 2)
  expect(await told()).toHaveLength(1)
  expect(await outbox()).toHaveLength(sent)
  await app.people.staff.post('/api/v1/notices/read', { id: (await told())[0].id })
  await give(3, 2)
  expect(await told()).toHaveLength(2)
  await app.pool.query("update notices set created_at = created_at - interval '2 days' where read_at is null")
  await give(3, 2)
  expect(await told()).toHaveLength(2)
  expect((await outbox()).slice(sent)).toEqual(Array(2).fill(expect.stringContaining('To: davi@exemplo.com.br')))
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

test('[TSK-05] an e-mail address mentions too, its member of the line and nobody else', async () => {
  const { id, id_text } = await addTask('Trocar a bomba')
  const before = await Promise.all([notices(), notices(app.people.admin)])
  await comment('add', id, 'Veja, @NINA@exemplo.com.br. @marina@exemplo.com.br não trabalha aqui.')
  expect(await notices()).toMatchObject([{ title: `Davi citou você em ${id_text}` }, ...before[0]])
  expect(await notices(app.people.admin)).toEqual(before[1])
})

test('[TSK-05] who is taken from a line meanwhile is mentioned and put in charge no more', async () => {
  const { id, id_project } = await addTask('Trocar o cano')
  const before = await notices(app.people.staff)
  await app.people.other.post('/api/v1/project-members', { id: id_project, members: [] })
  await comment('add', id, '@Davi @davi@exemplo.com.br', app.people.other)
  expect((await saveTask(app.people.other, { id, assignee: 2 })).status).toBe(422)
  expect(await notices(app.people.staff)).toEqual(before)
})

test('people are notified from many lines at once, in whatever order they are mentioned: no save fails', async () => {
  const lines = await Promise.all(Array.from({ length: 3 }, () => addTask('Ao mesmo tempo')))
  const before = { davi: (await notices(app.people.staff)).length, nina: (await notices()).length }
  for (let round = 0; round < 10; round++) {
    const saves = lines.map(({ id }, n) => {
      // Each save is of both, in one order or in the other.
      const [mentioned, assignee] = (n + round) % 2 ? ['@davi', 3] : ['@nina', 2]
      return saveTask(app.people.admin, { id, assignee, comentarios: [{ comment: mentioned }] })
    })
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(Array(3).fill(200))
  }
  // Fifteen mentions, and of each line the last time it was given.
  expect((await notices(app.people.staff)).length - before.davi).toBe(18)
  expect((await notices()).length - before.nina).toBe(18)
})

test('marking as read, removing lines and new notices at once: nothing fails', async () => {
  const lines = await Promise.all(Array.from({ length: 8 }, () => addTask('Ao mesmo tempo')))
  const [newest] = await notices()
  const answers = await Promise.all(
    lines.flatMap(({ id, id_project }, n) => [
      comment('add', id, n % 2 ? '@nina' : '@davi', app.people.admin),
      (n % 2 ? app.people.staff : app.people.other).post('/api/v1/notices/read-all', { until: newest.id + n }),
      ...(n % 4 === 0 ? [app.people.other.post('/api/v1/delete-project', { id: id_project, password: PASSWORD })] : []),
    ]),
  )
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
})

test('notices of tasks that are deleted for good go with them, and open pages are notified', async () => {
  const [purged, project, demo, stays] = [
    await addTask('Removida há muito', { assignee: 2 }),
    await addTask('Com o projeto', { assignee: 2 }),
    await addTask('Da demonstração', { assignee: 2 }),
    await addTask('Fica', { assignee: 2 }),
  ]
  const numbers = async () => (await notices(app.people.staff)).map(({ title }: { title: string }) => title)
  const titled = ({ id_text }: { id_text: string }) => `Nina deixou ${id_text} com você`
  expect((await numbers()).slice(0, 4)).toEqual([stays, demo, project, purged].map(titled))

  await saveTask(app.people.other, { id: purged.id, isRemove: true })
  expect(await numbers()).toContain(titled(purged)) // it may come back
  const stream = await watchEvents(app.people.staff, ['notices:2'])
  const first = (await stream.next())!.counter!
  const now = app.clock.now()
  app.clock.set(new Date(now.getTime() + 31 * DAY_MS))
  await purgeTasksJob.handler(app, {}, { id: '', attempt: 1, signal: new AbortController().signal })
  app.clock.set(now)
  expect((await stream.next())!.counter).toBe(first + 1)
  stream.close()

  await app.people.other.post('/api/v1/delete-project', { id: project.id_project, password: PASSWORD })
  await app.pool.query('update production_lines set demo = true where project_id = $1', [demo.id_project])
  await removeDemoLines(app.db)
  const left = await numbers()
  expect(left).toContain(titled(stays))
  for (const gone of [purged, project, demo]) expect(left).not.toContain(titled(gone))
})
