import { describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'

const app = startApp()
/** The ids of staff and other: the admin is 1. */
const STAFF = 2
const OTHER = 3
type Who = keyof typeof app.people

const share = (who: Who, id: unknown, members: unknown) =>
  app.people[who].post('/api/v1/project-members', { id, members })
const hand = (who: Who, id: unknown, id_user: unknown) => app.people[who].post('/api/v1/hand-project', { id, id_user })
const item = (who: Who, id: number) => app.people[who].post('/api/v1/item-project', { id })
const own = () => addProject(app, { id_user: STAFF, is_public: false, title: 'Do Davi' })
const listed = async (who: Who, id: number) =>
  (await app.people[who].post('/api/v1/list-all-project')).body.data.find((one: { id: number }) => one.id === id)
const refused = (status: number) => ({ status, body: { result: false, data: { error: expect.any(String) } } })
const NINA = { id: OTHER, name: 'Nina', email: 'nina@exemplo.com.br' }

describe('members', () => {
  test('see the project and its team as its owner does, and nobody else does', async () => {
    const id = await own()
    expect((await item('staff', id)).body.data[0]).toMatchObject({ owner: 'Davi', members: [], manages: true })
    expect(await item('other', id)).toMatchObject(refused(404))
    expect(await share('staff', id, [OTHER])).toMatchObject({ status: 200, body: { result: true, data: [NINA] } })
    expect((await item('other', id)).body.data[0]).toMatchObject({ owner: 'Davi', members: [NINA], manages: false })
    expect(await listed('other', id)).toMatchObject({ owner: 'Davi', members_count: 1, id_user: STAFF })
    expect(await item('visitor', id)).toMatchObject(refused(404))
    await share('staff', id, [])
    expect(await item('other', id)).toMatchObject(refused(404))
    expect(await listed('other', id)).toBeUndefined()
  })

  test('are named once each, and the owner not at all', async () => {
    const id = await own()
    const { body } = await share('admin', id, [OTHER, STAFF, OTHER, 1])
    expect(body.data.map((one: { id: number }) => one.id)).toEqual([1, OTHER])
  })

  test('[API-03] choose no members: the owner and the admin do', async () => {
    const id = await own()
    expect(await share('other', id, [OTHER])).toMatchObject(refused(404))
    expect(await share('visitor', id, [OTHER])).toMatchObject(refused(403))
    await share('staff', id, [OTHER])
    expect(await share('other', id, [])).toMatchObject(refused(403))
    expect((await item('staff', id)).body.data[0].members).toEqual([NINA])
    expect((await share('admin', id, [])).status).toBe(200)
  })

  test('[API-02] work here: who does not, and what is no list, changes nothing', async () => {
    const id = await own()
    await share('staff', id, [OTHER])
    for (const members of [
      [999],
      [OTHER, 999],
      'todos',
      [0],
      ['um'],
      null,
      Array.from({ length: 201 }, (_, i) => i + 1),
    ])
      expect(await share('staff', id, members)).toMatchObject({
        status: 422,
        body: { result: false, data: { fields: expect.any(Object) } },
      })
    expect((await item('staff', id)).body.data[0].members).toEqual([NINA])
    expect(await share('admin', 999_999, [])).toMatchObject(refused(404))
  })

  describe('with a disabled account', () => {
    const disable = (user: number) => app.db.updateTable('users').set({ banned: true }).where('id', '=', user).execute()
    const addPerson = async () => {
      const { user } = await app.auth.api.createUser({
        body: { name: 'Foi embora', email: `${crypto.randomUUID()}@exemplo.com.br`, password: 'uma-senha-bem-longa' },
      })
      return Number(user.id)
    }

    test('cannot be added', async () => {
      const id = await own()
      const gone = await addPerson()
      await disable(gone)
      expect((await share('staff', id, [gone])).status).toBe(422)
    })

    test('stay when others come or go, and do not come back once they are taken off', async () => {
      const id = await own()
      const gone = await addPerson()
      await share('staff', id, [gone])
      await disable(gone)
      const ids = async (members: number[]) =>
        (await share('staff', id, members)).body.data.map((one: { id: number }) => one.id)
      expect(await ids([OTHER, gone])).toEqual([gone, OTHER])
      const save = (members: number[]) => app.people.staff.post('/api/v1/update-project', { id, members })
      expect((await save([gone])).status).toBe(200)
      expect((await item('staff', id)).body.data[0].members).toMatchObject([{ id: gone }])
      expect(await ids([OTHER])).toEqual([OTHER])
      expect((await share('staff', id, [OTHER, gone])).status).toBe(422)
      expect((await save([OTHER, gone])).status).toBe(422)
    })
  })

  test('nothing of its team goes out with a public project', async () => {
    const id = await addProject(app)
    await share('admin', id, [OTHER])
    for (const who of ['visitor', 'staff'] as const) {
      const [project] = (await item(who, id)).body.data
      for (const name of ['owner', 'members', 'manages', 'files', 'upload_limit'])
        expect(project).not.toHaveProperty(name)
    }
    expect((await item('other', id)).body.data[0]).toMatchObject({ members: [NINA], manages: false })
  })
})

describe('handing over', () => {
  test('gives a project to the firm, and its author stays a member', async () => {
    const id = await addProject(app, { id_user: STAFF, is_public: true, title: 'Pronto' })
    await share('staff', id, [1, OTHER])
    expect(await item('visitor', id)).toMatchObject(refused(404))
    expect(await hand('admin', id, 1)).toMatchObject({ status: 200, body: { result: true, data: { id } } })
    expect((await item('visitor', id)).body.data[0]).toMatchObject({ title: 'Pronto', id_user: 1 })
    const [project] = (await item('staff', id)).body.data
    expect(project).toMatchObject({ owner: 'Dona Marina', manages: false })
    expect(project.members.map((one: { id: number }) => one.id)).toEqual([STAFF, OTHER])
  })

  test('to who has it already changes nothing', async () => {
    const id = await own()
    expect((await hand('admin', id, STAFF)).status).toBe(200)
    expect((await item('staff', id)).body.data[0]).toMatchObject({ owner: 'Davi', members: [] })
  })

  test('[API-03] is the admin’s', async () => {
    const id = await own()
    for (const who of ['visitor', 'staff', 'other'] as const) expect(await hand(who, id, 1)).toMatchObject(refused(403))
    expect((await item('staff', id)).body.data[0]).toMatchObject({ id_user: STAFF })
  })

  test('[API-02] to nobody, or of nothing, is refused', async () => {
    const id = await own()
    for (const id_user of [0, 999, 'um', null]) expect((await hand('admin', id, id_user)).status).toBe(422)
    expect(await hand('admin', 999_999, 1)).toMatchObject(refused(404))
  })
})
