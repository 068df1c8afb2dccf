import { beforeEach, describe, expect, test } from 'vitest'
import { publishJob } from '#domains/archives/server/publish.ts'
import { DEFAULTS, PRIVACY_CHANGED } from '#domains/site/server/defaults.ts'
import { startOfDay } from '#time.ts'
import { NOW, startApp } from './app.ts'
import type { Answer } from './call.ts'
import { addArchive, addBudget, addProject } from './factories.ts'
import { PASSWORD } from './people.ts'
import { countWaitingQueries } from './waiting-queries.ts'

const app = startApp()
const MARINA = { id: 1, name: 'Dona Marina' }
const DAVI = { id: 2, name: 'Davi' }

beforeEach(() => app.clock.set(NOW))

/** JSON that a test looks into by path. */
// biome-ignore lint/suspicious/noExplicitAny: it has no type until a test has looked at it
type Tree = any

/** A record that two people edit, Marina (`one`) and Davi where he may; else Marina again, in another tab. */
interface Edited {
  /** The record as the second person's form reads it. */
  read(): Promise<Tree>
  /** Its revision as its form reads it. */
  revision(): Promise<number>
  /** Saves fields, given by their paths, as the first person. */
  one(fields: Record<string, unknown>, revision?: number): Promise<Answer>
  /** The same as the second person. */
  other(fields: Record<string, unknown>, revision?: number): Promise<Answer>
  /** Who `one` is, as conflicts name them. */
  by: { id: number; name: string }
  /** Its table and condition in SQL. */
  row: string
  /** Where its fields are in the call's input: `budget.`; absent where they are the input. */
  inside?: string
}

const { admin, staff } = { admin: () => app.people.admin, staff: () => app.people.staff }

/** `{'sale.value': 1}` as `{sale: {value: 1}}`. */
function toInput(fields: Record<string, unknown>) {
  const input: Tree = {}
  for (const [path, value] of Object.entries(fields)) {
    const [name, part] = path.split('.') as [string, string?]
    input[name] = part ? { ...input[name], [part]: value } : value
  }
  return input
}

async function makeArchive(): Promise<Edited> {
  const id = await addArchive(app, { title: 'Um', description: 'Dois', markdown: 'Três' })
  const read = async () => (await admin().post('/api/v1/item-archive', { id })).body.data.result[0]
  const save: Edited['one'] = (fields, revision) =>
    admin().post('/api/v1/update-item-archive', { id, ...fields, revision })
  return {
    read,
    revision: async () => (await read()).revision,
    one: save,
    other: save,
    by: MARINA,
    row: `archives where id = ${id}`,
  }
}

async function makeProject(): Promise<Edited & { id: number }> {
  const id = await addProject(app)
  await admin().post('/api/v1/project-members', { id, members: [DAVI.id] })
  const read = async () => (await staff().post('/api/v1/item-project', { id })).body.data[0]
  const save =
    (who: typeof admin): Edited['one'] =>
    (fields, revision) =>
      who().post('/api/v1/update-project', { id, ...toInput(fields), revision })
  return {
    id,
    read,
    revision: async () => (await read()).revision,
    one: save(admin),
    other: save(staff),
    by: MARINA,
    row: `projects where id = ${id}`,
  }
}

async function makeSection(): Promise<Edited> {
  await admin().post('/api/v1/site/reset', { section: 'company' })
  const settings = async () => (await admin().get('/api/v1/site/settings')).body.data
  const read = async () => (await settings()).values.company
  const save: Edited['one'] = async (fields, revision) => {
    const value = revision === undefined ? { ...(await read()), ...fields } : fields
    return admin().post('/api/v1/site/save', { section: 'company', value, revision })
  }
  return {
    read,
    revision: async () => (await settings()).revisions.company,
    one: save,
    other: save,
    by: MARINA,
    row: `site_settings where section = 'company'`,
  }
}

async function makeBudget(): Promise<Edited> {
  const id = await addBudget(staff())
  const read = async () => (await staff().post('/api/v1/budget/budgetById', { id })).body.data[0]
  const save =
    (who: typeof admin): Edited['one'] =>
    (fields, revision) =>
      who().post('/api/v1/budget/save', { budget: { id, ...fields, revision } })
  return {
    read,
    revision: async () => (await read()).revision,
    one: save(admin),
    other: save(staff),
    by: MARINA,
    row: `budgets where id = ${id}`,
    inside: 'budget.',
  }
}

let people = 0
async function makeProfile(): Promise<Edited> {
  const email = `perfil${++people}@exemplo.com.br`
  const { user } = await app.auth.api.createUser({ body: { name: 'Pessoa', email, password: PASSWORD } })
  const own = await app.people.visitor.signIn(email, PASSWORD)
  const read = async () => (await own.get('/api/v1/profile')).body.data
  const save: Edited['one'] = (fields, revision) => own.post('/api/v1/profile', { ...fields, revision })
  const by = { id: Number(user.id), name: 'Pessoa' }
  return {
    read,
    revision: async () => (await read()).revision,
    one: save,
    other: save,
    by,
    row: `users where id = ${by.id}`,
  }
}

const RECORDS = [
  { record: 'an article', make: makeArchive, first: 'title', second: 'markdown' },
  { record: 'a project', make: makeProject, first: 'sale.title', second: 'details.markedown' },
  { record: 'a quote', make: makeBudget, first: 'client', second: 'terms' },
  { record: 'a section of Site', make: makeSection, first: 'name', second: 'city' },
  { record: 'a profile', make: makeProfile, first: 'nome', second: undefined },
]
const SEVERAL = RECORDS.flatMap(({ second, ...one }) => (second ? [{ ...one, second }] : []))
/** Makes saves whose row is locked until two of them at least wait for it, so that no chance of timing keeps them apart. */
async function saveTogether<Saved>(row: string, save: () => Promise<Saved>): Promise<Saved> {
  const client = await app.pool.connect()
  let saves: Promise<Saved>
  try {
    await client.query(`begin; select 1 from ${row} for update`)
    saves = save()
    await expect.poll(() => countWaitingQueries(client)).toBeGreaterThan(1)
  } finally {
    await client.query('rollback')
    client.release()
  }
  return saves
}

const valueAt = (record: Tree, path: string) => path.split('.').reduce((value, name) => value[name], record)

describe.each(RECORDS)('$record', ({ make, first }) => {
  test('a field that both changed is a conflict: who saved it, when, the stored record; nothing is written', async () => {
    const { read, revision, one, other, by } = await make()
    const begun = await revision()
    app.clock.set(new Date('2026-11-24T00:14:30Z'))
    expect((await one({ [first]: 'Primeiro' }, begun)).body.data).toMatchObject({ revision: begun + 1, merged: false })
    app.clock.set(new Date('2026-11-24T00:20:00Z'))
    const stored = await read()

    const refused = await other({ [first]: 'Segundo' }, begun)
    expect(refused).toMatchObject({ status: 409, body: { result: false } })
    expect(refused.body.data).toEqual({
      code: 'edited-meanwhile',
      error: `${by.name} salvou às 21:14.`,
      conflict: {
        record: stored,
        revision: begun + 1,
        fields: [first],
        by,
        at: '2026-11-24T00:14:30.000Z',
      },
    })
    expect(valueAt(stored, first)).toBe('Primeiro')
    expect(await read()).toEqual(stored)
    expect(await revision()).toBe(begun + 1)

    const { body } = await other({ [first]: 'Segundo' }, refused.body.data.conflict.revision)
    expect(body.data).toMatchObject({ revision: begun + 2, merged: false })
    expect(valueAt(await read(), first)).toBe('Segundo')
  })

  test('a value that both chose, and one that is stored already, is no conflict', async () => {
    const { read, revision, one, other } = await make()
    const begun = await revision()
    const untouched = valueAt(await read(), first)
    await one({ [first]: untouched }, begun)
    expect(await other({ [first]: 'Igual' }, begun)).toMatchObject({ status: 200 })
    expect(await one({ [first]: 'Igual' }, begun)).toMatchObject({ status: 200 })
  })

  test('a call without a revision overwrites, and a form that began before it is refused', async () => {
    const { read, revision, one, other } = await make()
    const begun = await revision()
    await one({ [first]: 'Do formulário' }, begun)
    expect((await other({ [first]: 'Da chamada' })).body.data).toMatchObject({ revision: begun + 2, merged: false })
    expect(valueAt(await read(), first)).toBe('Da chamada')
    expect(await one({ [first]: 'Tarde' }, begun + 1)).toMatchObject({
      status: 409,
      body: { data: { conflict: { fields: [first], revision: begun + 2 } } },
    })
  })

  test('of twenty saves of one field at once, one is stored and the others are refused', async () => {
    const { read, revision, one, row } = await make()
    const begun = await revision()
    const values = Array.from({ length: 20 }, (_, index) => `Valor ${index}`)
    const save = async (value: string) => ({ value, status: (await one({ [first]: value }, begun)).status })
    const answers = await saveTogether(row, () => Promise.all(values.map(save)))
    const [stored, ...others] = answers.toSorted((a, b) => a.status - b.status)
    expect(stored!.status).toBe(200)
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([409]))
    expect(valueAt(await read(), first)).toBe(stored!.value)
    expect(await revision()).toBe(begun + 1)
  })

  test.each([-1, 1.5, '1', null])('revision %s is refused', async (revision) => {
    const { one, inside = '' } = await make()
    expect(await one({ [first]: 'Texto' }, revision as number)).toMatchObject({
      status: 422,
      body: { data: { fields: { [`${inside}revision`]: expect.any(String) } } },
    })
  })
})

describe.each(SEVERAL)('$record', ({ make, first, second }) => {
  test('fields that only one of the two changed are both stored', async () => {
    const { read, revision, one, other } = await make()
    const begun = await revision()
    await one({ [first]: 'Primeiro' }, begun)
    expect((await other({ [second]: 'Segundo' }, begun)).body.data).toMatchObject({ revision: begun + 2, merged: true })
    const stored = await read()
    expect([valueAt(stored, first), valueAt(stored, second)]).toEqual(['Primeiro', 'Segundo'])
    expect((await one({ [first]: 'Terceiro' }, begun + 2)).body.data.merged).toBe(false)
  })

  test('one field in conflict keeps the others from being written, and is named alone', async () => {
    const { read, revision, one, other } = await make()
    const begun = await revision()
    await one({ [first]: 'Primeiro' }, begun)
    const stored = await read()
    const refused = await other({ [first]: 'Outro', [second]: 'Segundo' }, begun)
    expect(refused).toMatchObject({ status: 409, body: { data: { conflict: { fields: [first] } } } })
    expect(await read()).toEqual(stored)
  })

  test('saves of different fields at once are all stored', async () => {
    const { read, revision, one, other, row } = await make()
    const begun = await revision()
    const answers = await saveTogether(row, () =>
      Promise.all([one({ [first]: 'Primeiro' }, begun), other({ [second]: 'Segundo' }, begun)]),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.map(({ body }) => body.data.merged).toSorted()).toEqual([false, true])
    const stored = await read()
    expect([valueAt(stored, first), valueAt(stored, second)]).toEqual(['Primeiro', 'Segundo'])
  })
})

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
