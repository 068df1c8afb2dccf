import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashPassword } from '#platform/auth/password.ts'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { PASSWORD } from '#tests/people.ts'

const app = startApp()
/** The ids of staff and other: the admin is 1. */
const STAFF = 2
const OTHER = 3
type Who = keyof typeof app.people

const remove = (who: Who, id: unknown, password: unknown = PASSWORD) =>
  app.people[who].post('/api/v1/delete-project', { id, password })
const exists = async (id: number) => (await app.people.admin.post('/api/v1/item-project', { id })).status === 200
const own = () => addProject(app, { id_user: STAFF, is_public: false })
const refused = (status: number) => ({ status, body: { result: false, data: { error: expect.any(String) } } })

test.each(['/api/v1', '/starts'])(
  '[PJM-05] under %s a project leaves with its files, by its owner’s own password',
  async (base) => {
    const downloads = JSON.stringify({ mac: { key: 'projects/d/m.zip', name: 'm.zip', size: 1 } })
    const id = await addProject(app, { id_user: STAFF, link_sale: 'projects/d/v.zip', downloads })
    for (const key of ['projects/d/m.zip', 'projects/d/v.zip', 'projects/d/other.zip'])
      await app.storage.private.put(key, 'x')
    await app.people.staff.post('/api/v1/project-members', { id, members: [OTHER] })
    expect(await app.people.staff.post(`${base}/delete-project`, { id, password: PASSWORD })).toMatchObject({
      status: 200,
      body: { result: true },
    })
    expect(await exists(id)).toBe(false)
    expect(readdirSync(join(app.settings.dataDir, 'private/projects/d'))).toEqual(['other.zip'])
    expect(await remove('staff', id)).toMatchObject(refused(404))
  },
)

test('[PJM-05] the admin deletes with the admin’s password, not with the owner’s', async () => {
  const password = await hashPassword('a-senha-da-dona')
  await app.db.updateTable('accounts').set({ password }).where('user_id', '=', 1).execute()
  const id = await own()
  expect(await remove('admin', id)).toMatchObject(refused(422))
  expect(await exists(id)).toBe(true)
  expect((await remove('admin', id, 'a-senha-da-dona')).status).toBe(200)
})

test('[API-03] neither visitors, nor other staff, nor members delete', async () => {
  const id = await own()
  expect(await remove('visitor', id)).toMatchObject(refused(403))
  expect(await remove('other', id)).toMatchObject(refused(404))
  await app.people.staff.post('/api/v1/project-members', { id, members: [OTHER] })
  expect(await remove('other', id)).toMatchObject(refused(403))
  expect(await remove('staff', 999_999)).toMatchObject(refused(404))
  expect(await exists(id)).toBe(true)
})

test('[API-02] without an id or a password nothing happens', async () => {
  const id = await own()
  for (const body of [
    { id },
    { password: PASSWORD },
    { id, password: '' },
    { id, password: 'x'.repeat(129) },
    { id, password: 7 },
  ])
    expect(await app.people.staff.post('/api/v1/delete-project', body)).toMatchObject(refused(422))
  expect(await exists(id)).toBe(true)
})

test('[PJM-05] a wrong password is told at its field, and after ten of them even the right one waits', async () => {
  const id = await addProject(app, { id_user: OTHER })
  for (let tries = 0; tries < 10; tries++)
    expect(await remove('other', id, 'errada-errada')).toMatchObject({
      status: 422,
      body: { result: false, data: { error: 'A senha não confere.', fields: { password: expect.any(String) } } },
    })
  expect(await remove('other', id)).toMatchObject(refused(429))
  expect(await exists(id)).toBe(true)
})
