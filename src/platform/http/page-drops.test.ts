import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { BROWSER, startCountedPage } from '#tests/counted-page.ts'
import { addArchive, addProject } from '#tests/factories.ts'

const { app, post, drops, write } = startCountedPage()
const STAFF = 2

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
