import { describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { sendRaw } from '#tests/call.ts'
import { addArchive } from '#tests/factories.ts'

const app = startApp()

const FIELDS = {
  title: 'Sete filamentos',
  image: '/uploads/a.webp',
  image_archive: 'https://exemplo.com.br/b.png',
  description: 'Tabela <em>de oficina</em>.',
  link: 'https://exemplo.com.br/fonte',
  markdown: '## PLA\n\nQuente: **210 °C**.',
}

const item = async (id: number, who = app.people.visitor) => who.post('/api/v1/item-archive', { id })
const listed = async (who = app.people.visitor, path = '/api/v1/list-archive') =>
  (await who.get(path)).body.data.result as { id: number }[]

describe('saving', () => {
  test('[API-01] /new-archive keeps the fields, public and highlighted unless it says otherwise; /item-archive answers data.result[0]', async () => {
    const saved = await app.people.admin.post('/api/v1/new-archive', FIELDS)
    expect(saved).toMatchObject({ status: 200, body: { result: true, data: { id: expect.any(Number) } } })

    const { status, body } = await item(saved.body.data.id)
    expect(status).toBe(200)
    expect(body.data.result).toHaveLength(1)
    expect(body.data.result[0]).toMatchObject({
      ...FIELDS,
      likes: 0,
      views: 0,
      public: true,
      highlighted: true,
      date: '2026-11-23T15:00:00.000Z',
    })
    expect(body.data.result[0].html).toContain('<strong>210\u00a0°C</strong>')
    expect(body.data.result[0].contents).toEqual([{ id: 'pla', text: 'PLA', level: 2 }])
  })

  test('[API-01] the same calls answer under /starts', async () => {
    const saved = await app.people.admin.post('/starts/new-archive', { title: 'Pela outra base' })
    const { body } = await app.people.visitor.post('/starts/item-archive', { id: saved.body.data.id })
    expect(body.data.result[0].title).toBe('Pela outra base')
    expect(await listed(app.people.visitor, '/starts/list-archive')).toContainEqual(
      expect.objectContaining({ id: saved.body.data.id }),
    )
    expect(await listed(app.people.visitor, '/starts/list-archive-highlighted')).toContainEqual(
      expect.objectContaining({ id: saved.body.data.id }),
    )
  })

  test('[ARM-03] images of both kinds are kept centred, at most as wide as the page, with %20 for spaces', async () => {
    const id = await addArchive(app, {
      markdown: 'Antes.\n\n![[minha foto.png]]\n\n![a placa](/uploads/placa 1.png)\n\n`![[assim]]`',
    })
    const { markdown, html } = (await item(id)).body.data.result[0]
    expect(markdown).not.toContain('![[minha')
    expect(markdown.match(/max-width: ?100%/g)).toHaveLength(2)
    expect(markdown).toContain('minha%20foto.png')
    expect(markdown).toContain('/uploads/placa%201.png')
    expect(markdown).toContain('`![[assim]]`')
    expect(html.match(/<img /g)).toHaveLength(2)
    expect(html).toContain('centered')
    expect(html).not.toContain('style=')
  })

  test('a change keeps what it does not name, and counts stay', async () => {
    const id = await addArchive(app, FIELDS)
    await app.people.visitor.post('/api/v1/analytics', { analytics: 'archive', id }, BROWSER)
    const changed = await app.people.admin.post('/api/v1/update-item-archive', { id, title: 'Oito filamentos' })
    expect(changed).toMatchObject({ status: 200, body: { result: true, data: { id } } })
    expect((await item(id)).body.data.result[0]).toMatchObject({
      ...FIELDS,
      title: 'Oito filamentos',
      views: 1,
      public: true,
    })
  })

  test('what is sent as archive_public is kept as public', async () => {
    const id = await addArchive(app, { archive_public: false, highlighted: false })
    expect((await item(id, app.people.admin)).body.data.result[0]).toMatchObject({ public: false, highlighted: false })
    await app.people.admin.post('/api/v1/update-item-archive', { id, archive_public: true })
    expect((await item(id)).status).toBe(200)
  })

  test('an article is gone after its deletion, a second deletion finds nothing', async () => {
    const id = await addArchive(app)
    expect((await app.people.admin.post('/api/v1/delete-archive', { id })).status).toBe(200)
    expect((await item(id)).status).toBe(404)
    expect((await app.people.admin.post('/api/v1/delete-archive', { id })).status).toBe(404)
  })

  test('the preview is what saving would show', async () => {
    const markdown = '# Um\n\n<script>alert(1)</script>**dois**'
    const { body } = await app.people.admin.post('/api/v1/preview-archive', { markdown })
    const id = await addArchive(app, { markdown })
    expect(body.data.html).toBe((await item(id)).body.data.result[0].html)
    expect(body.data.html).not.toContain('script')
  })
})

describe('bad input', () => {
  const cases: [string, unknown, string][] = [
    ['no title', { markdown: 'x' }, 'title'],
    ['a blank title', { title: '   ' }, 'title'],
    ['a title of 301 characters', { title: 'x'.repeat(301) }, 'title'],
    ['a title that is a number', { title: 7 }, 'title'],
    ['a script as a link', { title: 'x', link: 'javascript:alert(1)' }, 'link'],
    ['a script as a picture', { title: 'x', image: 'javascript:alert(1)' }, 'image'],
    ['an address without a host', { title: 'x', link: 'https://' }, 'link'],
    ['another site without a scheme', { title: 'x', link: '//malvado.exemplo' }, 'link'],
    ['half an address as a picture', { title: 'x', image: 'https://%' }, 'image'],
    ['public as a text', { title: 'x', archive_public: 'sim' }, 'archive_public'],
  ]
  test.each(cases)(
    '[API-02] /new-archive refuses %s, names the field and keeps nothing',
    async (_what, body, field) => {
      const before = (await listed(app.people.admin, '/api/v1/list-archive?all=1')).length
      const answer = await app.people.admin.post('/api/v1/new-archive', body)
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({
        result: false,
        data: { error: expect.stringContaining(field), fields: { [field]: expect.stringMatching(/\p{L}{3}/u) } },
      })
      expect(await listed(app.people.admin, '/api/v1/list-archive?all=1')).toHaveLength(before)
    },
  )

  test.each([{ id: 'abc' }, { id: -1 }, { id: 1.5 }, { id: 2 ** 40 }, {}, [], null])(
    '[API-02] /item-archive refuses %j',
    async (body) => {
      const answer = await app.people.visitor.post('/api/v1/item-archive', body)
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({ result: false, data: { error: expect.any(String) } })
    },
  )

  test('[API-02] what is no JSON is a 400, a body too large a 413, an unknown id a 404, each in the one shape', async () => {
    const shape = { result: false, data: { error: expect.any(String) } }
    expect(await app.people.visitor.post('/api/v1/item-archive', '{"id":')).toMatchObject({ status: 400, body: shape })
    expect(await app.people.visitor.post('/api/v1/item-archive', { id: 1, x: 'x'.repeat(600_000) })).toMatchObject({
      status: 413,
      body: shape,
    })
    expect(await item(999_999)).toMatchObject({ status: 404, body: shape })
    expect(await app.people.admin.post('/api/v1/update-item-archive', { id: 999_999, title: 'x' })).toMatchObject({
      status: 404,
      body: shape,
    })
    expect(await app.people.visitor.get('/api/v1/no-such-call')).toMatchObject({ status: 404, body: shape })
  })
})

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

test('[API-02] a body too large that does not say its length is a 413 as well', async () => {
  const head = 'POST /api/v1/item-archive HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
  const body = 'x'.repeat(600_000)
  const request = `${head}Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n`
  expect(await sendRaw(app.origin, request)).toMatch(/^HTTP\/1\.1 413 /)
})

test('an article without a description is described by how its text begins, in its item of the feed too', async () => {
  const id = await addArchive(app, { title: 'Sem resumo', markdown: '## Medida\n\nUma **régua** basta.' })
  expect((await item(id)).body.data.result[0]).toMatchObject({ summary: '', opening: 'Uma régua basta.' })
  const feed = (await app.people.visitor.get('/feed.xml')).body
  expect(feed).toContain('<description><![CDATA[Uma régua basta.]]></description>')
  await app.people.admin.post('/api/v1/delete-archive', { id })
})

test('the feed has descriptions instead of drawings, which need the styles of the site', async () => {
  await addArchive(app, {
    markdown:
      '<figure><svg viewBox="0 0 9 9" aria-label="Duas barras, de 2 -> 3"><path d="M0 0"/></svg><figcaption>Vendas</figcaption></figure>',
  })
  const feed = (await app.people.visitor.get('/feed.xml')).body
  expect(feed).toContain('<figure><p>Duas barras, de 2 -> 3</p><figcaption>Vendas</figcaption></figure>')
  expect(feed).not.toContain('<svg')
})

test('the feed has whole addresses, but for those that a text only speaks of', async () => {
  await addArchive(app, { markdown: '[Daqui](/contact), como em `<a href="/x">` ou ` src="/y"`.' })
  const feed = (await app.people.visitor.get('/feed.xml')).body
  expect(feed).toContain(`href="${app.origin}/contact"`)
  expect(feed).not.toContain(`="${app.origin}/x`)
  expect(feed).not.toContain(`="${app.origin}/y`)
})

test('control characters that come along with pasted text are left out, and the feed stays whole', async () => {
  const id = await addArchive(app, {
    title: 'Colado\u0000 do\u000b Word',
    description: 'a\u0001b',
    markdown: 'um\u0000 dois\ufffe',
  })
  const saved = (await item(id)).body.data.result[0]
  expect(saved).toMatchObject({ title: 'Colado do Word', description: 'ab', markdown: 'um dois' })
  const feed = (await app.people.visitor.get('/feed.xml')).body
  for (const control of ['\u0000', '\u0001', '\u000b', '\ufffe']) expect(feed).not.toContain(control)
})

describe('who sees what', () => {
  test('[ARC-11] a private article reaches the admin alone, by id and in lists', async () => {
    const id = await addArchive(app, { archive_public: false })
    for (const who of [app.people.visitor, app.people.staff]) {
      expect((await item(id, who)).status).toBe(404)
      expect(await listed(who)).not.toContainEqual(expect.objectContaining({ id }))
      expect(await listed(who, '/api/v1/list-archive-highlighted')).not.toContainEqual(expect.objectContaining({ id }))
      expect(await who.get('/api/v1/list-archive?all=1')).toMatchObject({ status: 403, body: { result: false } })
      expect((await who.post('/api/v1/analytics', { analytics: 'like-archive', id }, BROWSER)).status).toBe(404)
      expect((await who.post('/api/v1/analytics', { analytics: 'archive', id }, BROWSER)).status).toBe(404)
    }
    expect((await item(id, app.people.admin)).status).toBe(200)
    expect(await listed(app.people.admin)).not.toContainEqual(expect.objectContaining({ id }))
    expect(await listed(app.people.admin, '/api/v1/list-archive?all=1')).toContainEqual(expect.objectContaining({ id }))
    for (const path of ['/feed.xml', '/sitemap.xml'])
      expect((await app.people.visitor.get(path)).body).not.toContain(`/archive-view/${id}<`)
  })

  test('previous and next are the public neighbours in time', async () => {
    app.clock.set(new Date('2027-01-01T12:00:00Z'))
    const first = await addArchive(app, { title: 'Primeiro' })
    const hidden = await addArchive(app, { title: 'Escondido', archive_public: false })
    const last = await addArchive(app, { title: 'Último' })
    expect((await item(last)).body.data.result[0]).toMatchObject({
      previous: { id: first, title: 'Primeiro' },
      next: null,
    })
    expect((await item(first)).body.data.result[0].next).toEqual({ id: last, title: 'Último' })
    expect(hidden).toBeGreaterThan(first)
  })
})
