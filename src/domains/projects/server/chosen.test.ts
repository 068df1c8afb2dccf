import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { PASSWORD } from '#tests/people.ts'

const app = startApp()
/** The ids of staff and other: the admin is 1. */
const STAFF = 2
const OTHER = 3
type Who = keyof typeof app.people

const publish = (ids: unknown[], is_public: boolean, who: Who = 'staff') =>
  app.people[who].post('/api/v1/publish-projects', { ids, is_public })
const remove = (ids: unknown[], who: Who = 'staff', password = PASSWORD) =>
  app.people[who].post('/api/v1/delete-projects', { ids, password })
const item = async (id: number) => (await app.people.admin.post('/api/v1/item-project', { id })).body.data?.[0]
const own = (columns = {}) => addProject(app, { id_user: STAFF, is_public: false, ...columns })

test('several projects are published and hidden at once, and forms opened before find out', async () => {
  const [one, shown, others] = [await own(), await own({ is_public: true }), await own({ id_user: OTHER })]
  const { revision } = await item(one)
  expect((await publish([one, shown, others, 999_999], true)).body).toEqual({ result: true, data: { count: 1 } })
  expect(await item(one)).toMatchObject({ is_public: true, revision: revision + 1 })
  expect(await item(others)).toMatchObject({ is_public: false })
  const late = await app.people.staff.post('/api/v1/update-project', {
    id: one,
    id_user: STAFF,
    revision,
    is_public: false,
  })
  expect(late.status).toBe(409)
  expect((await publish([one, shown], false)).body.data).toEqual({ count: 2 })
  expect((await publish([others], true, 'admin')).body.data).toEqual({ count: 1 })
})

test('where one has no title, none is published', async () => {
  const [titled, untitled] = [await own(), await own({ title: '' })]
  expect(await publish([titled, untitled], true)).toMatchObject({
    status: 422,
    body: { data: { error: 'Um projeto público precisa de um título.' } },
  })
  expect(await item(titled)).toMatchObject({ is_public: false })
})

test('several are deleted with their files by the own password', async () => {
  const downloads = JSON.stringify({ mac: { key: 'projects/d/m.zip', name: 'm.zip', size: 1 } })
  const [one, other, third] = [await own({ downloads }), await own({ link_sale: 'projects/d/v.zip' }), await own()]
  for (const key of ['projects/d/m.zip', 'projects/d/v.zip', 'projects/d/other.zip'])
    await app.storage.private.put(key, 'x')
  expect(await remove([one, other], 'staff', 'errada-errada')).toMatchObject({
    status: 422,
    body: { data: { fields: { password: expect.any(String) } } },
  })
  expect((await remove([one, other, 999_999])).body).toEqual({ result: true, data: { count: 2 } })
  for (const id of [one, other]) expect(await item(id)).toBeUndefined()
  expect(await item(third)).toBeDefined()
  expect(readdirSync(join(app.settings.dataDir, 'private/projects/d'))).toEqual(['other.zip'])
  expect((await remove([one])).status).toBe(404)
})

test('none is deleted where one was sold or belongs to somebody else', async () => {
  const [one, sold, shared] = [await own(), await own({ title: 'O leitor' }), await own({ id_user: OTHER })]
  await app.people.admin.post('/api/v1/project-members', { id: shared, members: [STAFF] })
  expect((await remove([one, shared])).status).toBe(403)
  await app.pool.query(
    `insert into orders (project_id, token_sale, txid, title, product_price, name, email, phone, search, state, driver, paid_at,
        expires_at)
      values ($1, repeat('a', 30), 'a1', 'O leitor', 100, 'Helena', 'h@exemplo.com.br', '', '', 'paid', 'pix', $2, $2)`,
    [sold, app.clock.now()],
  )
  expect(await remove([one, sold])).toMatchObject({
    status: 409,
    body: { data: { error: expect.stringContaining('“O leitor” tem pedidos') } },
  })
  for (const id of [one, sold, shared]) expect(await item(id)).toBeDefined()
})

test('visitors change nothing, and an empty or malformed choice is refused', async () => {
  const id = await own()
  expect((await publish([id], true, 'visitor')).status).toBe(403)
  expect((await remove([id], 'visitor')).status).toBe(403)
  for (const ids of [[], ['1'], [-1], Array.from({ length: 201 }, (_, index) => index + 1)]) {
    expect((await publish(ids, true)).status).toBe(422)
    expect((await remove(ids)).status).toBe(422)
  }
})
