import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addArchive, addProject } from '#tests/factories.ts'
import { rendering } from '../rendering.ts'

let rendered = 0
/** What the page waits for between reading the database and its answer. */
let beforeAnswer: () => Promise<void> = async () => {}

/** A page that shows the articles and projects that visitors may see. */
const app = startApp(
  {},
  {
    async render() {
      const { db } = rendering.getStore()!
      rendered++
      const archives = await db.selectFrom('public_archives').select(['title', 'likes', 'views']).execute()
      const projects = await db.selectFrom('public_projects').select('title').execute()
      await beforeAnswer()
      return new Response(JSON.stringify({ archives, projects }), { headers: { 'content-type': 'text/html' } })
    },
    isWorkbench: () => false,
    parametersOf: () => [],
    secretPageOf: () => undefined,
  },
)
const STAFF = 2
const BROWSER = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' }

const page = async () => (await app.people.visitor.fetch('/')).text()
const post = async (path: string, body: object, who = app.people.admin) => {
  const { status } = await who.post(`/api/v1/${path}`, body, BROWSER)
  expect(status, path).toBe(200)
}

/** Whether the cached page is dropped by something done, also where another process does it. */
async function drops(change: () => Promise<unknown>): Promise<boolean> {
  await app.invalidation.received()
  await page()
  rendered = 0
  await change()
  await app.invalidation.received()
  await page()
  return rendered > 0
}
const write = (text: string) => drops(() => app.pool.query(text))

/** Waits until notifications arrive: without a connection for them `received` drops the pages instead. */
async function isListening() {
  const drop = vi.spyOn(app.pages, 'drop')
  await vi.waitFor(
    async () => {
      drop.mockClear()
      await app.invalidation.received()
      expect(drop).not.toHaveBeenCalled()
    },
    { timeout: 10_000 },
  )
  drop.mockRestore()
}
beforeAll(isListening)
beforeEach(async () => {
  await app.pool.query('delete from archives; delete from projects; delete from site_settings')
  await app.invalidation.received()
})

describe('whoever saves sees it at the next look', () => {
  test('an article', async () => {
    const id = await addArchive(app, { title: 'Antes' })
    expect(await page()).toContain('Antes')
    for (let n = 0; n < 30; n++) {
      await post('update-item-archive', { id, title: `Depois ${n}.` })
      expect(await page()).toContain(`Depois ${n}.`)
    }
    await post('delete-archive', { id })
    expect(await page()).not.toContain('Depois')
  })

  test('a project that is published, changed, handed over and withdrawn', async () => {
    const id = await addProject(app, { id_user: STAFF, is_public: false, title: 'Luminária' })
    expect(await page()).not.toContain('Luminária')
    await post('update-project', { id, is_public: true }, app.people.staff)
    await post('hand-project', { id, id_user: 1 })
    expect(await page()).toContain('Luminária')
    await post('hand-project', { id, id_user: STAFF })
    expect(await page()).not.toContain('Luminária')
    await post('hand-project', { id, id_user: 1 })
    await post('update-project', { id, title: 'Abajur' }, app.people.staff)
    expect(await page()).toContain('Abajur')
    await post('update-project', { id, is_public: false })
    expect(await page()).not.toContain('Abajur')
  })

  test('a like', async () => {
    const id = await addArchive(app)
    expect(await page()).toContain('"likes":0')
    await post('analytics', { analytics: 'like-archive', id }, app.people.visitor)
    expect(await page()).toContain('"likes":1')
  })
})

test('a view is seen within a second or so', async () => {
  const id = await addArchive(app)
  expect(await page()).toContain('"views":0')
  await app.people.visitor.post('/api/v1/analytics', { analytics: 'archive', id }, BROWSER)
  await vi.waitFor(async () => expect(await page()).toContain('"views":1'), { timeout: 5000 })
})

test('another process’s change is seen as well', async () => {
  await addArchive(app, { title: 'Daqui' })
  await page()
  await app.pool.query(`update archives set title = 'De outro processo'`)
  await vi.waitFor(async () => expect(await page()).toContain('De outro processo'), { timeout: 5000 })
})

test('a page that was rendered before a change, and is answered after it, is not cached', async () => {
  const id = await addArchive(app, { title: 'Antigo' })
  const answer = Promise.withResolvers<void>()
  const hasRead = new Promise<void>((resolve) => {
    beforeAnswer = () => {
      resolve()
      return answer.promise
    }
  })
  const begun = page()
  await hasRead
  beforeAnswer = async () => {}
  await post('update-item-archive', { id, title: 'Novo' })
  // Nor does the next visitor wait for the one that is under way.
  expect(await page()).toContain('Novo')
  answer.resolve()
  expect(await begun).toContain('Antigo')
  expect(await page()).toContain('Novo')
})

test('while the listening connection is lost, whoever saves sees it as well, and it comes back', async () => {
  const id = await addArchive(app, { title: 'Antes' })
  await page()
  await app.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'vitrine listener'`,
  )
  await post('update-item-archive', { id, title: 'Durante' })
  expect(await page()).toContain('Durante')
  await isListening()
  expect(await write(`update archives set title = 'Depois'`)).toBe(true)
  expect(await page()).toContain('Depois')
})

describe('cached pages are dropped', () => {
  /** Columns that are looked at below, or drop nothing by themselves: the moment of a save, what `html` says as well, and what only makes pages age. */
  const BESIDE = [
    'id',
    'id_user',
    'public',
    'is_public',
    'markdown',
    'details_markedown',
    'search',
    'updated_at',
    'date_update',
    'views',
  ]
  const CHANGED: Record<string, string> = {
    trade: `'printing'`,
    plan: `'none'`,
    ...{ drawing_marks: `'[1]'`, sheet: `'[1]'`, compare_rows: `'[1]'` },
    text: `{} || '!'`,
    boolean: 'not {}',
    integer: '{} + 1',
    bigint: '{} + 1',
    date: `'2026-01-02'`,
    jsonb: `'{"ios": 1}'`,
    ARRAY: `{} || 'mais'::text`,
    'timestamp with time zone': `{} + interval '1 minute'`,
  }

  test.each([
    ['archives', 'public_archives'],
    ['projects', 'public_projects'],
  ])('by a change of any column of %s that visitors see, of a public one alone', async (table, view) => {
    const [shown, hidden] =
      table === 'archives'
        ? [await addArchive(app), await addArchive(app, { archive_public: false })]
        : [await addProject(app), await addProject(app, { is_public: false })]
    const { rows } = await sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns where table_name = ${view}`.execute(
      app.db,
    )
    // Of the sold file visitors see whether there is one.
    const columns = rows
      .filter(({ name }) => !BESIDE.includes(name))
      .map((column) => (column.name === 'has_sold_file' ? { name: 'link_sale', type: 'text' } : column))
    expect(columns.length).toBeGreaterThan(10)
    for (const { name, type } of columns) {
      const value = (CHANGED[name] ?? CHANGED[type])!.replace('{}', name)
      const set = (id: number, to = value) => write(`update ${table} set ${name} = ${to} where id = ${id}`)
      expect(await set(hidden), `${name} of a private one`).toBe(false)
      expect(await set(shown, name), `${name} as it was`).toBe(false)
      expect(await set(shown), name).toBe(true)
    }
  })

  test('where something becomes public or private, or changes hands', async () => {
    await addArchive(app)
    await addProject(app)
    for (const change of ['archives set public', 'projects set is_public'])
      for (const value of [false, true]) expect(await write(`update ${change} = ${value}`), change).toBe(true)
    for (const owner of [STAFF, 1]) expect(await write(`update projects set id_user = ${owner}`)).toBe(true)
  })

  test('by a row that comes or goes, where it is public', async () => {
    const insert = (isPublic: boolean) =>
      `insert into archives (title, markdown, html, public) values ('Um', '', '', ${isPublic})`
    expect(await write(insert(true))).toBe(true)
    expect(await write('delete from archives')).toBe(true)
    expect(await write(insert(false))).toBe(false)
    expect(await write('delete from archives')).toBe(false)
    const project = (id_user: number) =>
      `insert into projects (id_user, title, is_public) values (${id_user}, 'Um', true)`
    expect(await write(project(1))).toBe(true)
    expect(await write('delete from projects')).toBe(true)
    expect(await write(project(STAFF))).toBe(false)
    expect(await write('delete from projects')).toBe(false)
  })

  test('by the site’s texts', async () => {
    expect(await write(`insert into site_settings (section, value) values ('steps', '1')`)).toBe(true)
    expect(await write(`update site_settings set value = value`)).toBe(false)
    expect(await write(`update site_settings set value = '2'`)).toBe(true)
    expect(await write('delete from site_settings')).toBe(true)
  })

  test('and not by a save of a private project, of an article’s draft, or of what only staff see', async () => {
    const [shown, hidden, draft] = [
      await addProject(app),
      await addProject(app, { id_user: STAFF, is_public: false }),
      await addArchive(app, { archive_public: false }),
    ]
    expect(
      await drops(async () => {
        await post('update-project', { id: hidden, title: 'Outro', details: { markedown: 'Outro.' } }, app.people.staff)
        await post('project-members', { id: hidden, members: [1] }, app.people.staff)
        await post('update-project', { id: shown, permission: 'Com contrato' })
        await post('update-item-archive', { id: draft, title: 'Outro', markdown: 'Outro.' })
        await post('list-all-project', {}, app.people.staff)
      }),
    ).toBe(false)
  })

  test('and not by a like of what is not there', async () => {
    expect(
      await drops(async () => {
        const like = { analytics: 'like-archive', id: 999_999 }
        const { status, headers } = await app.people.visitor.post('/api/v1/analytics', like, BROWSER)
        expect({ status, cookie: headers.get('set-cookie') }).toEqual({ status: 404, cookie: null })
      }),
    ).toBe(false)
  })
})
