import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'

const app = startApp()

const LISTS = ['list-project-publics', 'list-project-highlighted', 'list-project-sale'] as const
const SECRET = 'projects/segredo-3f9a.zip'
const marks = { is_highlighted: true, is_sale: true }
/** The ids of staff and other: the admin is 1. */
const STAFF = 2
const OTHER = 3

const item = (who: keyof typeof app.people, id: unknown, base = '/api/v1') =>
  app.people[who].post(`${base}/item-project`, { id })
const whole = {
  ...marks,
  title: 'Sensor de nível',
  trade: 'embedded',
  is_download: true,
  is_outsourced: true,
  is_sketch: true,
  sale_image: '/uploads/a.webp',
  sale_title: 'Kit',
  sale_description: 'Peças e placa.',
  sale_value: 24_990,
  sale_video: 'https://exemplo.com.br/v.mp4',
  resum_image: '/uploads/b.webp',
  resum_title: 'Sensor',
  plan: 'optional',
  resum_tecnologi: 'ESP32, LoRa',
  resum_description: 'Mede a água.',
  resum_video: '',
  details_title: 'Como foi',
  details_image: '/uploads/c.webp',
  details_video: '',
  details_markedown: '# Oi',
  details_html: '<h1>Oi</h1>',
  link_external: 'https://exemplo.com.br',
  link_sale: SECRET,
  permission: 'segredo-de-permissao',
  downloads: JSON.stringify({
    embarked: { key: 'projects/firmware-1.bin', name: 'firmware.bin', size: 12 },
    mac: { key: 'projects/mac-1.zip', name: 'mac.zip', size: 34 },
  }),
  date_project_init: '2025-02-28',
  date_project_end: null,
  date_created: new Date('2026-03-01T10:00:00.123Z'),
  date_update: new Date('2026-03-02T10:00:00.456Z'),
}
const card = (id: number) => ({
  id,
  title: 'Sensor de nível',
  trade: 'embedded',
  is_sale: true,
  is_highlighted: true,
  is_public: true,
  is_download: true,
  is_outsourced: true,
  is_sketch: true,
  sale: {
    image: '/uploads/a.webp',
    title: 'Kit',
    description: 'Peças e placa.',
    value: 249.9,
    video: 'https://exemplo.com.br/v.mp4',
  },
  plan: 'optional',
  sale_lacks: [],
  resum: {
    image: '/uploads/b.webp',
    title: 'Sensor',
    tecnologi: 'ESP32, LoRa',
    description: 'Mede a água.',
    video: '',
  },
  link_external: 'https://exemplo.com.br',
  date_created: '2026-03-01T10:00:00.123Z',
  date_update: '2026-03-02T10:00:00.456Z',
  date_project_init: '2025-02-28',
  date_project_end: null,
  id_user: 1,
  card_drawing: '',
  sheet: [],
})
/** What its page shows beside its text: nothing. */
const PLAIN_CASE = {
  drawing: { figure: '', html: '', alt: '', marks: [] },
  compare: {
    ...{ before: '', before_html: '', before_label: '', after: '', after_html: '', after_label: '', text: '' },
    rows: [],
  },
  photo: { figure: '', html: '', caption: '' },
}

test.each(['/api/v1', '/starts'])('[API-01] [API-08] under %s a project travels with all its fields', async (base) => {
  const id = await addProject(app, whole)
  for (const list of LISTS) {
    const { status, body } = await app.people.visitor.post(`${base}/${list}`, { id_user: 1 })
    expect(status).toBe(200)
    expect(body.data.find((one: { id: number }) => one.id === id)).toEqual(card(id))
  }
  const link = (platform: string) => `/api/v1/getSoftware?app=${id}&platform=${platform}`
  expect(await item('visitor', id, base)).toMatchObject({ status: 200 })
  expect((await item('visitor', id, base)).body).toEqual({
    data: [
      {
        ...card(id),
        ...PLAIN_CASE,
        details: { title: 'Como foi', image: '/uploads/c.webp', video: '', markedown: '# Oi', html: '<h1>Oi</h1>' },
        link_download: {
          generic: '',
          embarked: link('embarked'),
          ios: '',
          android: '',
          pc: { windows: '', mac: link('mac'), linux: '' },
        },
        sizes: { embarked: 12, mac: 34 },
        kinds: { embarked: 'BIN', mac: 'ZIP' },
        link_sale: '',
        permission: '',
      },
    ],
  })
})

test('[PRJ-09] only public projects of the firm reach a visitor, whoever the payload names', async () => {
  const hidden = [
    await addProject(app, { ...marks, is_public: false }),
    await addProject(app, { ...marks, id_user: STAFF }),
    await addProject(app, { ...marks, id_user: STAFF, is_public: false }),
  ]
  for (const list of LISTS)
    for (const who of ['visitor', 'staff', 'admin'] as const)
      for (const id_user of [1, STAFF, 0, undefined]) {
        const { status, body } = await app.people[who].post(`/api/v1/${list}`, { id_user })
        expect(status).toBe(200)
        const owners = new Set(body.data.map((one: { id_user: number }) => one.id_user))
        expect([...owners].filter((one) => one !== 1)).toEqual([])
        expect(body.data.filter((one: { id: number }) => hidden.includes(one.id))).toEqual([])
      }
  for (const id of hidden)
    expect(await item('visitor', id)).toMatchObject({
      status: 404,
      body: { result: false, data: { error: expect.stringContaining('projeto') } },
    })
})

test('[PRJ-09] link_sale and permission reach those alone whose project it is', async () => {
  const firms = await addProject(app, whole)
  const theirs = await addProject(app, { ...whole, id_user: STAFF, is_public: false })
  const text = async (answer: Promise<{ body: unknown }>) => JSON.stringify((await answer).body)
  for (const who of ['visitor', 'staff', 'admin'] as const)
    for (const list of LISTS) expect(await text(app.people[who].post(`/api/v1/${list}`, {}))).not.toMatch(/segredo/)
  // A public project of the firm is for other staff what it is for visitors.
  for (const who of ['visitor', 'staff', 'other'] as const) {
    const { body } = await item(who, firms)
    expect(body.data[0]).toMatchObject({ link_sale: '', permission: '' })
    expect(JSON.stringify(body)).not.toMatch(/segredo|firmware-1/)
  }
  for (const [who, id] of [
    ['admin', firms],
    ['admin', theirs],
    ['staff', theirs],
  ] as const) {
    const [project] = (await item(who, id)).body.data
    expect(project).toMatchObject({ link_sale: SECRET, permission: 'segredo-de-permissao' })
    expect(project.link_download).toMatchObject({ embarked: 'projects/firmware-1.bin', generic: '' })
  }
})

test('a product on sale says what it lacks, to its staff and to visitors', async () => {
  const file = { link_sale: SECRET }
  for (const [fields, lacks] of [
    [{ is_sale: true, sale_value: 4900, plan: 'none', ...file }, []],
    [{ is_sale: true, sale_value: 0, plan: 'required', ...file }, []],
    [{ is_sale: true, sale_value: 0, plan: 'none', ...file }, ['price']],
    [{ is_sale: true, sale_value: 0, plan: 'optional' }, ['price', 'file']],
    [{ is_sale: false, sale_value: 0, plan: 'none' }, []],
  ] as const) {
    const id = await addProject(app, { ...fields, is_public: true, title: 'Leitor' })
    for (const who of ['admin', 'visitor'] as const) {
      expect((await item(who, id)).body.data[0]).toMatchObject({ sale_lacks: lacks })
      const list = who === 'admin' ? 'list-all-project' : 'list-project-publics'
      expect((await app.people[who].post(`/api/v1/${list}`, {})).body.data[0]).toMatchObject({ id, sale_lacks: lacks })
    }
  }
})

test('[API-03] staff see their own projects and the public ones, the admin all', async () => {
  const own = await addProject(app, { id_user: STAFF, is_public: false })
  const others = await addProject(app, { id_user: OTHER, is_public: true })
  const firms = await addProject(app, { is_public: false })
  const status = async (who: keyof typeof app.people, id: number) => (await item(who, id)).status
  expect(await status('staff', own)).toBe(200)
  expect(await status('other', own)).toBe(404)
  expect(await status('visitor', others)).toBe(404)
  expect(await status('staff', others)).toBe(404)
  expect(await status('staff', firms)).toBe(404)
  for (const id of [own, others, firms]) expect(await status('admin', id)).toBe(200)
})

test('what is not offered for download has no addresses', async () => {
  const id = await addProject(app, { ...whole, is_download: false })
  const [project] = (await item('visitor', id)).body.data
  expect(project).toMatchObject({ sizes: {}, link_download: { embarked: '', pc: { mac: '' } } })
})

test.each([undefined, null, '', 'um', -1, 0, 1.5, 2 ** 31, [1], { a: 1 }])(
  '[API-02] item-project refuses %j',
  async (id) => {
    expect(await item('visitor', id)).toMatchObject({
      status: 422,
      body: { result: false, data: { error: expect.any(String), fields: { id: expect.any(String) } } },
    })
  },
)

test('[API-02] a project that is not there is told so, and a body that is no JSON too', async () => {
  expect(await item('visitor', 999_999)).toMatchObject({ status: 404, body: { result: false } })
  expect(await app.people.visitor.post('/api/v1/item-project', '{"id":')).toMatchObject({
    status: 400,
    body: { result: false },
  })
})

test('a sum no number can hold is a failure, not another sum', async () => {
  const id = await addProject(app, { sale_value: '9007199254740993' as unknown as number, is_public: false })
  expect(await item('admin', id)).toMatchObject({ status: 500, body: { result: false } })
})

test('the sitemap names public projects and screens', async () => {
  const open = await addProject(app)
  const closed = await addProject(app, { is_public: false })
  const { body } = await app.people.visitor.get('/sitemap.xml')
  for (const path of ['/projects', '/contact', '/legal-compliance', '/privacy', `/project-view/${open}`])
    expect(body).toContain(`<loc>${app.origin}${path}</loc>`)
  expect(body).not.toContain(`/project-view/${closed}<`)
})
