import { beforeEach, expect, test, vi } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addArchive } from '#tests/factories.ts'
import { rendering } from '../rendering.ts'

/** A page that shows the titles and views of the articles, as a call in process gives them. */
const app = startApp(
  {},
  {
    async render() {
      const { link, ...page } = rendering.getStore()!
      const { data } = (await link!.call(['archives', 'list'], { limit: 5 }, { context: {} })) as List
      const shown = data.result.map(({ title, views }) => `${title}: ${views}`)
      return new Response(`${shown} ${page.draft ?? ''}`, { headers: { 'content-type': 'text/html' } })
    },
    isWorkbench: () => false,
    parametersOf: () => [],
    secretPageOf: () => undefined,
  },
)

interface List {
  data: { result: { id: number; title: string; views: number }[] }
}
const titlesOf = ({ data }: List) => data.result.map(({ title }) => title).join()

const BROWSER = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' }
const LIST = '/api/v1/list-archive?limit=5'
const get = async (path = LIST, headers: Record<string, string> = {}, who = app.people.visitor) => {
  const response = await who.fetch(path, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const titles = async (path = LIST) => titlesOf(JSON.parse((await get(path)).text))

/** How many queries of the pool something takes. */
async function queries(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(app.pool, 'query')
  await work()
  const { length } = query.mock.calls
  query.mockRestore()
  return length
}

beforeEach(async () => {
  await app.pool.query('delete from archives')
  await app.invalidation.received()
  app.pages.drop()
})

test('what public pages show is read once for all visitors, until it changes', async () => {
  const id = await addArchive(app, { title: 'Antes' })
  expect(await queries(() => get())).toBeGreaterThan(0)
  expect(await queries(() => get())).toBe(0)
  expect(await titles()).toBe('Antes')
  for (let n = 0; n < 20; n++) {
    await app.people.admin.post('/api/v1/update-item-archive', { id, title: `Depois ${n}` })
    expect(await titles()).toBe(`Depois ${n}`)
  }
})

test('each input has an answer of its own, and a wrong one none', async () => {
  for (const title of ['Um', 'Dois', 'Tres']) await addArchive(app, { title })
  for (let round = 0; round < 2; round++) {
    expect((await titles('/api/v1/list-archive?limit=2')).split(',')).toHaveLength(2)
    expect((await titles('/starts/list-archive?limit=1')).split(',')).toHaveLength(1)
    expect((await get('/api/v1/list-archive?limit=0')).status).toBe(422)
    expect((await get('/api/v1/list-archive?all=1')).status).toBe(403)
  }
})

test('who has the answer already gets 304 and no body', async () => {
  await addArchive(app)
  for (let round = 0; round < 2; round++) {
    const etag = (await get()).headers.get('etag')!
    expect(await get(LIST, { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' })
    expect((await get(LIST, { 'if-none-match': '"another"' })).status).toBe(200)
  }
})

test('a cached answer is sent like one just made: status, headers and body', async () => {
  await addArchive(app)
  app.pages.drop()
  const [fresh, cached] = [await get(), await get()]
  const named = ({ headers }: typeof fresh) => [...headers.keys()].sort()
  expect(cached).toMatchObject({ status: fresh.status, text: fresh.text })
  expect(named(cached)).toEqual(named(fresh))
  for (const name of named(fresh).filter((name) => !['x-request-id', 'date'].includes(name)))
    expect(cached.headers.get(name), name).toBe(fresh.headers.get(name))
  expect(fresh.headers.get('cache-control')).toBe('no-cache')
})

test('staff are answered by themselves: nothing of theirs is stored for visitors', async () => {
  await addArchive(app, { title: 'Rascunho', archive_public: false })
  const all = '/api/v1/list-archive?limit=5&all=1'
  expect((await get(all, {}, app.people.admin)).text).toContain('Rascunho')
  expect((await get(all)).status).toBe(403)
  await get(LIST)
  expect((await get(LIST, {}, app.people.admin)).headers.get('cache-control')).toBe('no-store')
})

test('a view is in the next answer', async () => {
  const id = await addArchive(app)
  const viewsOf = async () => (JSON.parse((await get()).text) as List).data.result[0]?.views
  expect(await viewsOf()).toBe(0)
  await app.people.visitor.post('/api/v1/analytics', { analytics: 'archive', id }, BROWSER)
  expect(await viewsOf()).toBe(1)
})

test('a page rendered after a view shows it, though another was rendered just before', async () => {
  const id = await addArchive(app, { title: 'Lido' })
  expect((await get('/a')).text).toContain('Lido: 0')
  await app.people.visitor.post('/api/v1/analytics', { analytics: 'archive', id }, BROWSER)
  expect((await get('/b')).text).toContain('Lido: 1')
})

test('pages share what a call has read, until it changes', async () => {
  const id = await addArchive(app, { title: 'Antes' })
  const page = (path: string) => get(path, { accept: 'text/html' })
  expect((await page('/a')).text).toContain('Antes')
  expect(await queries(() => page('/b'))).toBe(0)
  await app.people.admin.post('/api/v1/update-item-archive', { id, title: 'Depois' })
  expect((await page('/c')).text).toContain('Depois')
})
