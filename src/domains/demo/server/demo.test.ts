import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addArchive, addProject } from '#tests/factories.ts'

const app = startApp()
const isPresent = async () => (await app.people.admin.get('/api/v1/demo')).body.data.present
const own = { name: 'Helena', contact: 'helena@exemplo.com.br', message: 'Uma mensagem de verdade.' }

test('the demonstration’s figures go with one call, and nothing else goes', async () => {
  expect(await isPresent()).toBe(false)
  for (const { demo } of app.domains) await demo?.seed(app)
  await app.people.visitor.post('/api/v1/contact/save', own)
  expect(await isPresent()).toBe(true)
  expect((await app.people.admin.get('/api/v1/contact/get')).body.result.length).toBeGreaterThan(1)

  expect((await app.people.admin.post('/api/v1/demo/remove')).body).toEqual({ result: true })
  expect(await isPresent()).toBe(false)
  expect((await app.people.admin.get('/api/v1/contact/get')).body.result).toMatchObject([own])
  const { body } = await app.people.admin.get('/api/v1/analytics/resum')
  expect(body.total).toBe(0)
})

test('the examples are named, and go only where they are chosen', async () => {
  for (const { seed } of app.domains) await seed?.(app)
  const state = async () => (await app.people.admin.get('/api/v1/demo')).body.data
  const own = await addArchive(app, { title: 'Um artigo da casa' })
  const ownProject = await addProject(app)
  const { archives, projects } = await state()
  expect(archives.length).toBeGreaterThan(5)
  expect(projects.length).toBeGreaterThan(5)
  expect(archives[0]).toEqual({ id: expect.any(Number), title: expect.any(String), changed: false })

  const [kept, gone] = archives
  const project = projects.find(({ title }: { title: string }) => title !== '')
  await app.people.admin.post('/api/v1/update-item-archive', { id: kept.id, description: 'Agora é nosso.' })
  const chosen = { archives: [gone.id, own], projects: [project.id, ownProject] }
  expect((await app.people.admin.post('/api/v1/demo/remove', chosen)).body).toEqual({ result: true })
  const left = await state()
  expect(left.archives).toEqual([{ ...kept, changed: true }, ...archives.slice(2)])
  expect(left.projects).toHaveLength(projects.length - 1)
  expect((await app.people.visitor.post('/api/v1/item-archive', { id: own })).status).toBe(200)
  expect((await app.people.visitor.post('/api/v1/item-project', { id: ownProject })).status).toBe(200)
  expect((await app.people.visitor.post('/api/v1/item-project', { id: project.id })).status).toBe(404)
})

test('where a chosen project was sold, nothing is removed', async () => {
  for (const { demo } of app.domains) await demo?.seed(app)
  const [{ id }] = (await app.people.admin.get('/api/v1/demo')).body.data.projects
  await app.pool.query(
    `insert into orders (project_id, token_sale, txid, title, product_price, name, email, phone, search, state, paid_at,
        expires_at)
      values ($1, repeat('a', 30), 'a1', 'x', 100, 'Helena', 'h@exemplo.com.br', '', '', 'paid', $2, $2)`,
    [id, app.clock.now()],
  )
  const sold = async () => {
    const { projects } = (await app.people.admin.get('/api/v1/demo')).body.data
    return projects.filter((one: { sold: boolean }) => one.sold).map((one: { id: number }) => one.id)
  }
  expect(await sold()).toEqual([id])
  expect((await app.people.admin.post('/api/v1/demo/remove', { projects: [id] })).status).toBe(409)
  expect(await isPresent()).toBe(true)
  for (const archives of [['1'], [0], Array.from({ length: 201 }, () => 1)])
    expect((await app.people.admin.post('/api/v1/demo/remove', { archives })).status).toBe(422)
  // Paid in the sandbox, no money moved: the order goes with its project.
  await app.pool.query('update orders set sandbox = true where project_id = $1', [id])
  expect(await sold()).toEqual([])
  expect((await app.people.admin.post('/api/v1/demo/remove', { projects: [id] })).body).toEqual({ result: true })
  expect((await app.pool.query('select id from orders where project_id = $1', [id])).rows).toEqual([])
})
