import { expect, test } from 'vitest'
import { sendRaw } from '#tests/call.ts'
import { startPages } from '#tests/pages.ts'

const { app, page, rendered } = startPages()

test('a page is rendered once, however many ask for it at once', async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, () => page()))
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1)
  await page()
  expect(rendered()).toBe(1)
})

test("only a page is shared: one visitor's refusal is not another's", async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => page('/limited')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429])
})

test('who has the page already gets 304 and no body', async () => {
  const etag = (await page()).headers.get('etag')!
  expect(await page('/', { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' })
  expect((await page('/', { 'if-none-match': '"another"' })).status).toBe(200)
})

test('a cached page is answered like one just rendered: status, headers and body', async () => {
  const asked: Record<string, string>[] = [{}, { 'accept-encoding': 'br' }, { 'if-none-match': '*' }]
  for (const headers of asked) {
    app.pages.drop()
    const [fresh, kept] = [await page('/', headers), await page('/', headers)]
    const named = (answer: typeof fresh) => [...answer.headers.keys()]
    expect(kept).toMatchObject({ status: fresh.status, text: fresh.text })
    expect(named(kept)).toEqual(named(fresh))
    for (const name of named(fresh).filter((name) => !['x-request-id', 'date'].includes(name)))
      expect(kept.headers.get(name), name).toBe(fresh.headers.get(name))
    expect(kept.headers.get('x-request-id')).not.toBe(fresh.headers.get('x-request-id'))
  }
})

test('HEAD tells of a page what GET would, without its body', async () => {
  const asked = await page()
  const { status, headers } = await app.people.visitor.fetch('/', { method: 'HEAD' })
  expect({ status, etag: headers.get('etag') }).toEqual({ status: 200, etag: asked.headers.get('etag') })
})

test('whoever is signed in gets the visitor’s page, and leaves nothing of theirs in it', async () => {
  const own = await page('/', {}, app.people.admin)
  expect(own.text).toContain('"actor":null')
  expect((await page()).text).toBe(own.text)
  expect(rendered()).toBe(1)
})

test('nothing else of a request decides the page that others get', async () => {
  const { status } = await page('/', { accept: 'application/json', 'x-forwarded-host': 'malvado.exemplo' })
  expect(status).toBe(200)
  expect((await page()).text).not.toContain('malvado')
  expect(rendered()).toBe(1)
})

test('an address that cannot be decoded leads to one that nobody knows', async () => {
  const { status, headers } = await page('/archive-view/%E0%A4%A')
  expect({ status, location: headers.get('location') }).toEqual({ status: 307, location: '/endereco-ilegivel' })
})

test('an address with a slash at its end leads for good to the one without it, with its parameters and never to another host', async () => {
  const leadsTo = async (path: string) => {
    const { status, headers } = await page(path)
    return status === 308 ? headers.get('location') : status
  }
  expect(await leadsTo('/list/?page=2')).toBe('/list?page=2')
  expect(await leadsTo('/dashboard/?create=true')).toBe('/dashboard?create=true')
  expect(await leadsTo('//malvado.exemplo/')).toBe('/malvado.exemplo')
  expect(rendered()).toBe(0)
})

test('midnight in São Paulo begins a new page', async () => {
  app.clock.set(new Date('2026-11-23T02:59:59Z'))
  await page()
  await page()
  expect(rendered()).toBe(1)
  app.clock.set(new Date('2026-11-23T03:00:00Z'))
  await page()
  expect(rendered()).toBe(2)
})

test('parameters the page does not know make no page of their own, and reach no rendering', async () => {
  await page('/list?page=2&utm_source=x')
  await page('/list?fbclid=y&page=2')
  expect((await page('/list?page=2')).text).toContain('"search":"?page=2"')
  expect(rendered()).toBe(1)
  await page('/list?page=3')
  expect(rendered()).toBe(2)
})

test.each(['/Named', '/list%20', '/%6cist'])('%s is shown, but another spelling is not cached', async (path) => {
  await page(path)
  expect((await page(path)).status).toBe(200)
  expect(rendered()).toBe(2)
})

test('a page is cached by its canonical path', async () => {
  for (const path of ['/named', '/named', '/list', '/list', '/a%20b', '/a%20b']) await page(path)
  expect(rendered()).toBe(3)
})

test('strange hosts make cached pages of a handful of origins only, until content changes', async () => {
  const visit = (host: number) =>
    sendRaw(app.origin, `GET /list HTTP/1.1\r\nHost: host${host}.example\r\nConnection: close\r\n\r\n`)
  for (let host = 0; host < 8; host++) await visit(host)
  const before = rendered()
  for (let host = 0; host < 8; host++) expect(await visit(host)).toContain('200 OK')
  expect(rendered()).toBe(before + 3)
  app.pages.drop()
  await visit(7)
  await visit(7)
  expect(rendered()).toBe(before + 4)
})

test.each([
  ['br', 'br'],
  ['gzip, deflate, br;q=0.5', 'br'],
  ['br;q=0', null],
  ['gzip, br; q=0.00, deflate', null],
  ['abr', null],
])('Accept-Encoding %j is answered with the encoding %j', async (accepted, encoding) => {
  await sendAccepting(accepted, '/')
  expect(await sendAccepting(accepted, '/')).toBe(encoding)
})

test('a page is compressed when its address is requested again, and from then on also after a change', async () => {
  const path = '/list?page=77'
  expect(await sendAccepting('br', path)).toBeNull()
  expect(await sendAccepting('br', path)).toBe('br')
  expect(rendered()).toBe(1)
  app.pages.drop()
  expect(await sendAccepting('br', path)).toBe('br')
})

/** The encoding of the answer to a GET. By a bare socket: fetch would add what it accepts itself. */
async function sendAccepting(accepted: string, path: string): Promise<string | null> {
  const answer = await sendRaw(
    app.origin,
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${accepted}\r\nConnection: close\r\n\r\n`,
  )
  return /content-encoding: (\w+)/i.exec(answer)?.[1] ?? null
}
