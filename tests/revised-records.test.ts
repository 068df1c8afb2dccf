import { describe, expect, test } from 'vitest'
import { publishJob } from '#domains/archives/server/jobs.ts'
import { DEFAULTS, PRIVACY_CHANGED } from '#domains/site/server/defaults.ts'
import { startOfDay } from '#time.ts'
import { NOW } from './app.ts'
import { DAVI, MARINA, startEdited } from './edited-records.ts'
import { addArchive, addProject } from './factories.ts'

const { app, admin, staff, makeArchive, makeProject } = startEdited()

describe('an article', () => {
  test('visitors get no revision', async () => {
    const id = await addArchive(app)
    const { body } = await app.people.visitor.post('/api/v1/item-archive', { id })
    expect(body.data.result[0]).not.toHaveProperty('revision')
  })

  test('views and likes are no fields', async () => {
    const { read, revision } = await makeArchive()
    const begun = await revision()
    const { id } = await read()
    for (const analytics of ['like-archive', 'archive'])
      await app.people.visitor.post(
        '/api/v1/analytics',
        { analytics, id },
        { 'user-agent': 'Mozilla/5.0 Firefox/143.0' },
      )
    expect(await read()).toMatchObject({ views: 1, likes: 1, revision: begun })
  })

  test('going back to the version before raises what it changes', async () => {
    const { read, revision, one, other } = await makeArchive()
    await one({ markdown: 'Depois' })
    const begun = await revision()
    const { id } = await read()
    expect((await admin().post('/api/v1/restore-archive', { id })).body.data).toMatchObject({ revision: begun + 1 })
    expect(await other({ title: 'Novo título' }, begun)).toMatchObject({
      status: 200,
      body: { data: { merged: true } },
    })
    expect(await one({ markdown: 'Mais' }, begun)).toMatchObject({
      status: 409,
      body: { data: { conflict: { fields: ['markdown'], record: { markdown: 'Três', title: 'Novo título' } } } },
    })
  })

  test('the publishing job changes publish_at and archive_public', async () => {
    const { revision, one } = await makeArchive()
    await one({ publish_at: '2026-11-24T11:00:00Z' })
    const begun = await revision()
    app.clock.set(new Date('2026-11-24T11:00:30Z'))
    await publishJob.handler(app, {}, { id: 'run', attempt: 1, signal: new AbortController().signal })
    expect(await one({ publish_at: '2026-12-01T11:00:00Z', title: 'Com data' }, begun)).toMatchObject({
      status: 409,
      body: {
        data: {
          error: 'A publicação agendada salvou às 08:00.',
          conflict: {
            fields: ['archive_public', 'publish_at'],
            by: { id: 0, name: 'A publicação agendada' },
            record: { public: true, publish_at: null, title: 'Um' },
          },
        },
      },
    })
    expect(await one({ title: 'Sem data' }, begun)).toMatchObject({ status: 200, body: { data: { merged: true } } })
  })
})

describe('a project', () => {
  const hand = (id: number, id_user: number) => admin().post('/api/v1/hand-project', { id, id_user })
  const ids = ({ members }: { members: { id: number }[] }) => members.map(({ id }) => id)

  test('visitors get no revision', async () => {
    const { body } = await app.people.visitor.post('/api/v1/item-project', { id: await addProject(app) })
    expect(body.data[0]).not.toHaveProperty('revision')
  })

  test('fields and members are one save, and one revision', async () => {
    const { read, revision, one } = await makeProject()
    const begun = await revision()
    expect((await one({ title: 'Com Nina', members: [3, DAVI.id, 3, 1] }, begun)).body.data.revision).toBe(begun + 1)
    const stored = await read()
    expect(stored).toMatchObject({ title: 'Com Nina', revision: begun + 1 })
    expect(ids(stored)).toEqual([DAVI.id, 3])
    expect(await one({ title: 'Ninguém', members: [999] }, begun + 1)).toMatchObject({
      status: 422,
      body: { data: { fields: { members: expect.any(String) } } },
    })
    expect(await read()).toEqual(stored)
  })

  test('of several saves that a form conflicts with, the last one says who and when', async () => {
    const { revision, one, other } = await makeProject()
    const begun = await revision()
    await other({ title: 'De Davi' }, begun)
    app.clock.set(new Date(NOW.getTime() + 60_000))
    await one({ trade: 'printing' }, begun)
    app.clock.set(new Date(NOW.getTime() + 120_000))
    await other({ link_external: 'https://exemplo.com.br' }, begun)
    const at = '2026-11-23T15:01:00.000Z'
    expect((await one({ title: 'Outro', trade: 'embedded' }, begun)).body.data.conflict).toMatchObject({
      fields: ['title', 'trade'],
      by: MARINA,
      at,
    })
  })

  test('a new project has its members at once, or is not made', async () => {
    const make = (fields: object) => staff().post('/api/v1/new-project', { title: 'Novo', ...fields })
    const { body } = await make({ members: [3, DAVI.id] })
    expect(ids((await staff().post('/api/v1/item-project', { id: body.data.id })).body.data[0])).toEqual([3])
    const count = async () => (await admin().post('/api/v1/list-all-project', { id_user: 0 })).body.total
    const before = await count()
    expect((await make({ members: [999] })).status).toBe(422)
    expect(await count()).toBe(before)
  })

  test('only who manages it chooses its members', async () => {
    const { read, revision, other } = await makeProject()
    const stored = await read()
    expect((await other({ title: 'Só nosso', members: [] }, await revision())).status).toBe(403)
    expect(await read()).toEqual(stored)
  })

  test('members are one field, whichever call sets them', async () => {
    const { id, read, revision, one, other } = await makeProject()
    const begun = await revision()
    await admin().post('/api/v1/project-members', { id, members: [DAVI.id, 3] })
    expect(await one({ members: [DAVI.id] }, begun)).toMatchObject({
      status: 409,
      body: { data: { conflict: { fields: ['members'], by: MARINA } } },
    })
    expect(await one({ members: [3, DAVI.id] }, begun)).toMatchObject({ status: 200 })
    expect(await other({ title: 'De Davi' }, begun)).toMatchObject({ status: 200, body: { data: { merged: true } } })
    expect(ids(await read())).toEqual([DAVI.id, 3])
  })

  test('a hand-over raises the revision, for it changes who works on it', async () => {
    const { id, revision, one } = await makeProject()
    const begun = await revision()
    expect((await hand(id, DAVI.id)).body.data).toEqual({ id, revision: begun + 1, merged: false })
    expect(await revision()).toBe(begun + 1)
    expect(await one({ members: [] }, begun)).toMatchObject({
      status: 409,
      body: { data: { conflict: { fields: ['members'], record: { id_user: DAVI.id, members: [{ id: 1 }] } } } },
    })
    expect((await hand(id, DAVI.id)).body.data.revision).toBe(begun + 1)
  })

  test('files have calls of their own, which no form conflicts with', async () => {
    const { id, revision, one } = await makeProject()
    const begun = await revision()
    const sent = await admin().fetch(`/api/v1/project-file?id=${id}&slot=linux&name=a.zip`, {
      method: 'POST',
      body: new Uint8Array(5),
    })
    expect(sent.status).toBe(200)
    expect(await one({ title: 'Com arquivo', is_download: true }, begun)).toMatchObject({
      status: 200,
      body: { data: { revision: begun + 1, merged: false } },
    })
  })
})

describe('a section of Site', () => {
  const settings = async () => (await admin().get('/api/v1/site/settings')).body.data
  const save = (section: string, value: unknown, revision?: number) =>
    admin().post('/api/v1/site/save', { section, value, revision })
  const reset = (section: string) => admin().post('/api/v1/site/reset', { section })

  test('one that was never saved has revision 0, and its first two saves at once do not overwrite', async () => {
    await app.pool.query(`delete from site_settings where section = 'privacy'`)
    expect((await settings()).revisions.privacy).toBe(0)
    const answers = await Promise.all(['Um', 'Dois'].map((notice) => save('privacy', { notice }, 0)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await settings()).revisions.privacy).toBe(1)
  })

  test('its parts saved at once, each by a form of its own, are all stored', async () => {
    const texts = ['name', 'legalName', 'tagline', 'street', 'district', 'city']
    await reset('company')
    const begun = (await settings()).revisions.company
    const answers = await Promise.all(texts.map((part) => save('company', { [part]: `Um ${part}` }, begun)))
    expect(answers.map(({ body }) => body.data.revision).toSorted()).toEqual(texts.map((_, index) => begun + index + 1))
    expect((await settings()).values.company).toMatchObject(
      Object.fromEntries(texts.map((part) => [part, `Um ${part}`])),
    )
  })

  test('a list within a section is one field', async () => {
    const { social } = DEFAULTS.company
    await reset('company')
    const begun = (await settings()).revisions.company
    await save('company', { social: social.slice(1) }, begun)
    expect(await save('company', { social: social.slice(0, 1) }, begun)).toMatchObject({
      status: 409,
      body: { data: { conflict: { fields: ['social'], record: { social: social.slice(1) } } } },
    })
    expect((await save('company', { social: social.slice(1), city: 'Palhoça' }, begun)).body.data.merged).toBe(true)
    expect((await settings()).values.company).toEqual({ ...DEFAULTS.company, social: social.slice(1), city: 'Palhoça' })
  })

  test.each(['days', 'coffees', 'plans'] as const)('%s is one field, `value`', async (section) => {
    await reset(section)
    const begun = (await settings()).revisions[section]
    const mine = structuredClone(DEFAULTS[section]).map((one) => ({
      ...one,
      ...('slogan' in one ? { slogan: 'Meu' } : 'caption' in one ? { caption: 'Meu' } : { name: 'Meu', price: 4.35 }),
    }))
    expect(await save(section, DEFAULTS[section], begun)).toMatchObject({ status: 200 })
    expect(await save(section, mine, begun)).toMatchObject({ status: 200, body: { data: { merged: false } } })
    expect(await save(section, mine, begun)).toMatchObject({ status: 200 })
    expect(await save(section, DEFAULTS[section], begun)).toMatchObject({
      status: 409,
      body: { data: { conflict: { fields: ['value'], record: mine } } },
    })
  })

  test('texts that a save leaves out stay rendered, and the changed one is rendered anew', async () => {
    await reset('legal')
    const begun = (await settings()).revisions.legal
    await save('legal', { intro: 'Um **forte**' }, begun)
    await save('legal', { trust: 'Dois *leve*' }, begun)
    const { data } = (await app.people.visitor.get('/api/v1/site/legal')).body
    expect(data).toMatchObject({ intro: '<p>Um <strong>forte</strong></p>', trust: '<p>Dois <em>leve</em></p>' })
    expect(data.prevention).toContain('<')
  })

  test('a reset raises the revision, and changes what it takes back', async () => {
    await save('home', { ...DEFAULTS.home, who: 'Nós dois.' })
    const begun = (await settings()).revisions.home
    await reset('home')
    expect(await settings()).toMatchObject({ revisions: { home: begun + 1 }, values: { home: DEFAULTS.home } })
    expect(await save('home', { who: 'Nós três.' }, begun)).toMatchObject({
      status: 409,
      body: { data: { conflict: { fields: ['who'], record: DEFAULTS.home, by: MARINA } } },
    })
    expect(await save('home', { pillars: DEFAULTS.home.pillars.toReversed() }, begun)).toMatchObject({ status: 200 })
    await reset('privacy')
    expect((await app.people.visitor.get('/api/v1/site/privacy')).body.data.updated).toBe(
      startOfDay(PRIVACY_CHANGED).toISOString(),
    )
  })
})
