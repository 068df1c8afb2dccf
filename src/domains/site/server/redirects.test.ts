import { beforeEach, expect, test } from 'vitest'
import { domains } from '#domains/server.ts'
import { startApp } from '#tests/app.ts'
import { addArchive } from '#tests/factories.ts'

/** Pages that are there: the home, /contact, and those of tags. */
const app = startApp(
  {},
  {
    render: async ({ url }) => {
      const { pathname } = new URL(url)
      const slug = /^\/archive\/([^/]+)$/.exec(pathname)?.[1]
      const { rows } = await app.pool.query('select from public_archives where tag_slugs @> $1', [[slug ?? '']])
      const isThere = pathname === '/' || pathname === '/contact' || rows.length > 0
      return new Response('<body>uma página', {
        status: isThere ? 200 : 404,
        headers: { 'content-type': 'text/html' },
      })
    },
    isWorkbench: (path) => path.startsWith('/dashboard'),
    parametersOf: () => ['page'],
    secretPageOf: () => undefined,
  },
)
const save = (from: string, to = '/contact') => app.people.admin.post('/api/v1/site/redirects', { from, to })
const go = async (path: string) => {
  const { status, headers } = await app.people.visitor.fetch(path, { redirect: 'manual' })
  return status === 200 || status === 404 ? status : [status, headers.get('location')]
}
const listed = async () => (await app.people.admin.get('/api/v1/site/redirects')).body
const rename = (slug: string, name: string) => app.people.admin.post('/api/v1/rename-archive-tag', { slug, name })

beforeEach(async () => {
  await app.pool.query('delete from redirects')
  await app.pool.query('delete from archives')
})

test('an old address leads to its page for good, however it is written; the page itself stays', async () => {
  expect(await go('/blog/olá')).toBe(404)
  expect(await save(`${app.origin}/blog/Olá/`, '/contact?assunto=1')).toMatchObject({ status: 200 })
  for (const path of ['/blog/olá', '/Blog/Ol%C3%A1', '//blog/ol%c3%a1?utm_source=x'])
    expect(await go(path), path).toEqual([301, '/contact?assunto=1'])
  expect(await go('/blog/olá/')).toEqual([308, '/blog/ol%C3%A1'])
  expect(await go('/contact')).toBe(200)
  expect(await listed()).toMatchObject({
    data: [{ from: '/blog/olá', to: '/contact?assunto=1', moved: false, created: '2026-11-23T15:00:00.000Z' }],
    total: 1,
  })
  const { id } = (await listed()).data[0]
  expect((await app.people.admin.post('/api/v1/site/redirects/remove', { id })).status).toBe(200)
  expect((await app.people.admin.post('/api/v1/site/redirects/remove', { id })).status).toBe(404)
  expect(await go('/blog/olá')).toBe(404)
})

test('a redirect that waits for one is none: chains are collapsed, and nothing goes in circles', async () => {
  await addArchive(app, { tags: ['Um'] })
  await save('/velho', '/archive/um')
  expect((await rename('um', 'Dois')).body.data).toEqual({ count: 1 })
  expect(await go('/velho')).toEqual([301, '/archive/dois'])
  expect(await go('/archive/um')).toEqual([301, '/archive/dois'])
  await rename('dois', 'Três')
  for (const path of ['/velho', '/archive/um', '/archive/dois']) expect(await go(path)).toEqual([301, '/archive/tres'])
  expect(await go('/archive/um/feed.xml')).toEqual([301, '/archive/tres/feed.xml'])
  // Back to the first name: the address is a page again.
  await rename('tres', 'UM')
  expect(await go('/archive/um')).toBe(200)
  for (const path of ['/velho', '/archive/dois', '/archive/tres']) expect(await go(path)).toEqual([301, '/archive/um'])
  const { data } = await listed()
  expect(data.filter(({ to }: { to: string }) => to !== '/archive/um')).toEqual([])
})

test('a tag renamed to one that exists becomes it, once in each article, and its readers are led there', async () => {
  const both = await addArchive(app, { tags: ['Solda', 'PLA', 'Estanho'] })
  const one = await addArchive(app, { tags: ['Estanho'] })
  const before = (await app.people.admin.post('/api/v1/item-archive', { id: both })).body.data.result[0]
  expect((await rename('estanho', 'solda')).body.data).toEqual({ count: 2 })
  const read = async (id: number) => (await app.people.admin.post('/api/v1/item-archive', { id })).body.data.result[0]
  expect((await read(both)).tags).toEqual(['solda', 'PLA'])
  expect((await read(one)).tags).toEqual(['solda'])
  expect(await go('/archive/estanho')).toEqual([301, '/archive/solda'])
  // Whoever was changing the tags meanwhile is told.
  const late = { id: both, revision: before.revision, tags: ['Outro'] }
  expect((await app.people.admin.post('/api/v1/update-item-archive', late)).status).toBe(409)
  expect((await rename('nenhum', 'Algum')).status).toBe(404)
  for (const name of ['', '!!!', 'a'.repeat(41)]) expect((await rename('solda', name)).status, name).toBe(422)
  expect((await app.people.staff.post('/api/v1/rename-archive-tag', { slug: 'pla', name: 'PETG' })).status).toBe(403)
  // Only its letters' case: no address has changed.
  await rename('solda', 'Solda')
  expect((await listed()).total).toBe(1)
})

test.each([
  ['/contact', '/', 'from', 'Há uma página neste endereço.'],
  ['/', '/contact', 'from', 'Há uma página neste endereço.'],
  ['/velho', '/velho', 'to', 'Um endereço não leva a ele mesmo.'],
  ['/velho', '/VELHO/', 'to', 'Um endereço não leva a ele mesmo.'],
  ['/velho', '/nada', 'to', 'Não há página neste endereço.'],
  ['/velho', 'https://mau.exemplo.com/contact', 'to', 'Só servem endereços deste site.'],
  ['https://mau.exemplo.com/velho', '/contact', 'from', 'Só servem endereços deste site.'],
  ['/velho', '//mau.exemplo.com', 'to', 'Comece com /, como em /blog/um-texto.'],
  ['/velho', '/\\mau.exemplo.com', 'to', 'Um endereço não tem espaços, quebras de linha nem barras invertidas.'],
  ['/velho', '/.//mau.exemplo.com', 'to', 'Este endereço não pode ser lido.'],
  ['/velho', '/%5cmau', 'to', 'Este endereço não pode ser lido.'],
  [
    '/velho',
    '/contact\r\nset-cookie: a=1',
    'to',
    'Um endereço não tem espaços, quebras de linha nem barras invertidas.',
  ],
  ['/velho', '/contact%0d%0aset-cookie:%20a', 'to', 'Este endereço não pode ser lido.'],
  ['/ve lho', '/contact', 'from', 'Um endereço não tem espaços, quebras de linha nem barras invertidas.'],
  ['/%e0%a4', '/contact', 'from', 'Este endereço não pode ser lido.'],
  ['/velho?p=1', '/contact', 'from', 'O endereço antigo vai sem o que vem depois de ? ou #.'],
  ['/velho', 'javascript:alert(1)', 'to', 'Comece com /, como em /blog/um-texto.'],
  ['/velho', '/dashboard/site', 'to', 'Este endereço não é de uma página do site.'],
  ['/dashboard/x', '/contact', 'from', 'Este endereço é do programa.'],
  ['', '/contact', 'from', 'Preencha este campo.'],
  [`/${'a'.repeat(600)}`, '/contact', 'from', 'Use no máximo 500 caracteres.'],
])('%s to %s is refused', async (from, to, field, message) => {
  const { status, body } = await save(from, to)
  expect([status, body.data.fields]).toEqual([422, { [field]: message }])
  expect((await listed()).total).toBe(0)
})

test('one address leads to one page, and only the administration says so', async () => {
  await save('/velho')
  expect((await save('/velho', '/')).body.data.fields).toEqual({
    from: 'Este endereço já leva a /contact. Exclua-o antes.',
  })
  for (const who of [app.people.staff, app.people.visitor]) {
    expect((await who.post('/api/v1/site/redirects', { from: '/outro', to: '/' })).status).toBe(403)
    expect((await who.get('/api/v1/site/redirects')).status).toBe(403)
  }
  // One that leads to an old address leads to where that one leads.
  expect((await save('/mais-velho', '/velho')).body.data.fields).toEqual({ to: 'Não há página neste endereço.' })
})

test('two that would lead to each other at once do not', async () => {
  await addArchive(app, { tags: ['A1'] })
  await Promise.all([rename('a1', 'B1'), rename('a1', 'C1'), save('/x1')])
  for (const { from } of (await listed()).data) {
    const [, to] = (await go(from)) as [number, string]
    expect(await go(to), from).toBe(200)
  }
})

test('no secret page is an old address, nor is one led to', async () => {
  const pages = domains.flatMap(({ secretPages }) =>
    secretPages.map((page) => (typeof page === 'string' ? page : page.path)),
  )
  expect(pages.length).toBeGreaterThan(6)
  for (const path of pages.map((page) => page.replace('*', 'x'))) {
    expect((await save(path)).body.data.fields, path).toEqual({ from: 'Este endereço é do programa.' })
    expect((await save('/velho', path)).body.data.fields, path).toEqual({
      to: 'Este endereço não é de uma página do site.',
    })
  }
})

test('no document of the program can be taken for an old address', async () => {
  const documents = domains.flatMap((domain) => Object.keys(domain.documents))
  expect(documents.length).toBeGreaterThan(10)
  for (const path of documents) {
    // A tag's feed follows its page.
    if (path.includes(':tag')) continue
    expect((await save(path.replace(/[:*].*/, 'x'))).body.data.fields, path).toEqual({
      from: 'Este endereço é do programa.',
    })
  }
})
