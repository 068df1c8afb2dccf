import { describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'

const app = startApp()
/** The ids of staff and other: the admin is 1. */
const STAFF = 2
const OTHER = 3
type Who = keyof typeof app.people

const FIELDS = {
  title: 'Bomba d’água',
  trade: 'embedded',
  is_sale: true,
  is_highlighted: true,
  is_public: true,
  is_download: true,
  is_outsourced: true,
  is_sketch: true,
  sale: { image: '/uploads/a.webp', title: 'Kit', description: 'Peças.', value: 250, video: 'https://exemplo.com/v' },
  resum: { image: 'https://exemplo.com/b.png', title: 'Bomba', tecnologi: 'ESP32', description: 'Liga.', video: '' },
  details: {
    title: 'Como foi',
    image: '',
    video: '/uploads/filme.mp4',
    markedown: '# Oi\n\n**forte**\n\n<script>x</script>',
  },
  link_external: 'https://exemplo.com.br',
  permission: 'todos',
  date_project_init: '2025-02-28',
  date_project_end: '2026-02-28',
}
const make = (who: Who, fields: object, base = '/api/v1') => app.people[who].post(`${base}/new-project`, fields)
const change = (who: Who, fields: object) => app.people[who].post('/api/v1/update-project', fields)
const item = async (who: Who, id: number) => app.people[who].post('/api/v1/item-project', { id })
const kept = async (id: number) => (await item('admin', id)).body.data[0]
const count = async () => (await app.people.admin.post('/api/v1/list-all-project', { id_user: 0 })).body.total
const refused = (status: number, ...fields: string[]) => ({
  status,
  body: {
    result: false,
    data: {
      error: expect.stringMatching(/\p{L}{3}/u),
      ...(fields.length && { fields: Object.fromEntries(fields.map((name) => [name, expect.any(String)])) }),
    },
  },
})

describe('a new project', () => {
  test.each(['/api/v1', '/starts'])(
    '[API-01] [API-08] under %s has all its fields, and belongs to who made it',
    async (base) => {
      const { status, body } = await make('staff', FIELDS, base)
      const data = { id: expect.any(Number), revision: 1, merged: false }
      expect({ status, body }).toEqual({ status: 200, body: { result: true, data } })
      const project = await kept(body.data.id)
      const { markedown: _, ...details } = FIELDS.details
      expect(project).toMatchObject({
        ...FIELDS,
        details,
        id_user: STAFF,
        owner: 'Davi',
        members: [],
        files: {},
        date_created: '2026-11-23T15:00:00.000Z',
        date_update: '2026-11-23T15:00:00.000Z',
      })
      expect(project.details.html).toContain('<strong>forte</strong>')
      expect(project.details.html).not.toContain('script')
    },
  )

  test('needs nothing, and is private and without a title then', async () => {
    const { body } = await make('staff', { id_user: STAFF })
    expect(await kept(body.data.id)).toMatchObject({
      title: '',
      trade: 'software',
      is_public: false,
      is_highlighted: false,
      sale: { value: 0 },
      date_project_init: null,
      id_user: STAFF,
    })
  })

  test('[API-03] is nobody else’s, but where the admin says so', async () => {
    const before = await count()
    for (const id_user of [0, 1, OTHER]) expect(await make('staff', { id_user })).toMatchObject(refused(403))
    expect(await make('visitor', { title: 'x' })).toMatchObject(refused(403))
    expect(await make('admin', { id_user: 999 })).toMatchObject(refused(422, 'id_user'))
    expect(await count()).toBe(before)
    const { body } = await make('admin', { id_user: OTHER, title: 'Para a Nina' })
    expect(await kept(body.data.id)).toMatchObject({ id_user: OTHER, owner: 'Nina' })
  })

  const bad: [string, object, ...string[]][] = [
    ['a title of 301 characters', { title: 'x'.repeat(301) }, 'title'],
    ['a title that is a number', { title: 7 }, 'title'],
    ['a mark as a text', { is_sale: 'sim' }, 'is_sale'],
    ['another trade', { trade: 'forestry' }, 'trade'],
    ['a price with cents', { sale: { value: 249.9 } }, 'sale.value'],
    ['a price below nothing', { sale: { value: -1 } }, 'sale.value'],
    ['a price beyond all prices', { sale: { value: 1e15 } }, 'sale.value'],
    ['a price that is a text', { sale: { value: '10' } }, 'sale.value'],
    ['a script as a picture', { resum: { image: 'javascript:alert(1)' } }, 'resum.image'],
    ['a script as a film', { details: { video: 'javascript:alert(1)' } }, 'details.video'],
    ['a script as an address', { link_external: 'javascript:alert(1)' }, 'link_external'],
    ['a description of 2,001 characters', { resum: { description: 'x'.repeat(2001) } }, 'resum.description'],
    ['a text of 1,500,001 characters', { details: { markedown: 'x'.repeat(1_500_001) } }, 'details.markedown'],
    ['a day that is none', { date_project_init: '2026-02-30' }, 'date_project_init'],
    ['a day with its time', { date_project_init: '2026-02-03T10:00:00Z' }, 'date_project_init'],
    ['a day before the calendar', { date_project_end: '0000-01-01' }, 'date_project_end'],
    [
      'an end before the beginning',
      { date_project_init: '2026-02-03', date_project_end: '2026-02-02' },
      'date_project_end',
    ],
    ['publicity without a title', { is_public: true, title: '  ' }, 'title'],
    ['the place of a file', { link_sale: 'projects/1/sale-x.zip' }, 'link_sale'],
    [
      'places of files',
      { link_download: { generic: 'projects/x', pc: { mac: 'y' } } },
      'link_download.generic',
      'link_download.pc.mac',
    ],
  ]
  test.each(bad)('[API-02] %s is refused, and nothing kept', async (_what, fields, ...names) => {
    const before = await count()
    expect(await make('staff', fields)).toMatchObject(refused(422, ...names))
    expect(await count()).toBe(before)
  })

  test('[API-02] what is no object, no JSON, or too large, is refused', async () => {
    expect((await make('staff', [])).status).toBe(422)
    expect((await app.people.staff.post('/api/v1/new-project', '{"title":')).status).toBe(400)
    expect(await make('staff', { title: 'x'.repeat(6_100_000) })).toMatchObject(refused(413))
  })
})

describe('a change', () => {
  test('[API-01] keeps what it does not name, in the groups too, and the owner always', async () => {
    const { id } = (await make('staff', FIELDS)).body.data
    app.clock.set(new Date('2026-11-24T15:00:00.000Z'))
    const answer = await change('staff', { id, id_user: STAFF, title: 'Outro', sale: { value: 99 }, resum: {} })
    expect(answer).toMatchObject({ status: 200, body: { result: true, data: { id } } })
    await change('admin', { id, id_user: 1, is_sketch: false, date_project_end: null })
    const { details: _, ...others } = FIELDS
    expect(await kept(id)).toMatchObject({
      ...others,
      title: 'Outro',
      is_sketch: false,
      date_project_end: null,
      sale: { ...FIELDS.sale, value: 99 },
      id_user: STAFF,
      date_created: '2026-11-23T15:00:00.000Z',
      date_update: '2026-11-24T15:00:00.000Z',
    })
    expect((await kept(id)).details.html).toContain('<strong>forte</strong>')
  })

  test('shows on the public page at once', async () => {
    const id = await addProject(app, { title: 'Antes' })
    const titles = async () =>
      (await app.people.visitor.post('/api/v1/list-project-publics', {})).body.data.map(
        (one: { title: string }) => one.title,
      )
    expect(await titles()).toContain('Antes')
    await change('admin', { id, title: 'Depois' })
    expect(await titles()).toContain('Depois')
    await change('admin', { id, is_public: false })
    expect(await titles()).not.toContain('Depois')
  })

  test('[API-02] rules look at the whole project, also where a change brings but a part', async () => {
    const { id } = (await make('staff', FIELDS)).body.data
    expect(await change('staff', { id, date_project_end: '2025-02-27' })).toMatchObject(
      refused(422, 'date_project_end'),
    )
    expect(await change('staff', { id, title: '' })).toMatchObject(refused(422, 'title'))
    expect(await kept(id)).toMatchObject({ title: FIELDS.title, date_project_end: FIELDS.date_project_end })
    expect((await change('staff', { id, title: '', is_public: false })).status).toBe(200)
  })

  test('the places of files come back as they went out, and name nothing else', async () => {
    const downloads = JSON.stringify({ mac: { key: 'projects/m.zip', name: 'm.zip', size: 1 } })
    const id = await addProject(app, { id_user: STAFF, link_sale: 'projects/v.zip', downloads })
    const { link_download, link_sale } = await kept(id)
    expect((await change('staff', { id, link_download, link_sale })).status).toBe(200)
    // A form that was opened before the files came: they stay.
    expect((await change('staff', { id, link_sale: '', link_download: { pc: { mac: '' } } })).status).toBe(200)
    expect(await kept(id)).toMatchObject({ link_download, link_sale })
    for (const other of ['projects/m.zip', '../secret', 'https://exemplo.com/v.zip'])
      expect(await change('staff', { id, link_sale: other })).toMatchObject(refused(422, 'link_sale'))
    expect(await kept(id)).toMatchObject({ link_download, link_sale })
  })

  test('[API-03] is for its owner, its members and the admin', async () => {
    const { id } = (await make('staff', FIELDS)).body.data
    expect(await change('visitor', { id, title: 'x' })).toMatchObject(refused(403))
    expect(await change('other', { id, title: 'x' })).toMatchObject(refused(404))
    await app.people.staff.post('/api/v1/project-members', { id, members: [OTHER] })
    expect((await change('other', { id, title: 'Da Nina', id_user: OTHER })).status).toBe(200)
    expect(await change('other', { id, title: 'x', id_user: STAFF })).toMatchObject(refused(403))
    expect((await change('admin', { id, permission: 'ninguém' })).status).toBe(200)
    expect(await kept(id)).toMatchObject({ title: 'Da Nina', permission: 'ninguém', id_user: STAFF })
    await app.people.staff.post('/api/v1/project-members', { id, members: [] })
    expect(await change('other', { id, title: 'x' })).toMatchObject(refused(404))
    // A public project of the firm is seen by all staff, and changed by none of them.
    const firms = await addProject(app)
    expect(await change('staff', { id: firms, title: 'x' })).toMatchObject(refused(404))
  })

  test.each([undefined, null, 'um', 0, -1, 1.5, 2 ** 31])('[API-02] of project %j is refused', async (id) => {
    expect(await change('admin', { id, title: 'x' })).toMatchObject(refused(422, 'id'))
  })

  test('[API-02] of a project that is not there is told so', async () => {
    expect(await change('admin', { id: 999_999, title: 'x' })).toMatchObject(refused(404))
  })
})

test('the preview is what saving would show, for staff alone', async () => {
  const { id } = (await make('staff', FIELDS)).body.data
  const preview = (who: Who, markedown: unknown) => app.people[who].post('/api/v1/preview-project', { markedown })
  expect((await preview('other', FIELDS.details.markedown)).body.data.html).toBe((await kept(id)).details.html)
  expect(await preview('visitor', 'x')).toMatchObject(refused(403))
  expect(await preview('staff', 7)).toMatchObject(refused(422, 'markedown'))
})
