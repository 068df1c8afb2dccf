import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { sendRaw } from '#tests/call.ts'
import { rendering } from '../context.ts'

let rendered = 0
/** What the policy of the pages by a secret link allows from another host. */
const sources = {
  scripts: 'https://js.pay.example',
  frames: 'https://pay.example',
  connections: 'https://api.pay.example',
}

/** A page that shows what it is rendered from, and who it takes the visitor for. */
const app = startApp(
  {},
  {
    async render({ url }) {
      const context = rendering.getStore()!
      rendered++
      const { search, pathname } = new URL(url)
      const quoted = pathname === '/quoted' ? '<img alt="<script x">' : ''
      const named = pathname.toLowerCase() === '/named' ? '<link rel="canonical" href="http://localhost/named"/>' : ''
      return new Response(
        `${named}${quoted}<script nonce="${context.nonce}">1</script><b title="<script>2</script>">${JSON.stringify({ search, actor: context.actor })}`,
        {
          status: pathname.endsWith('/broken')
            ? 500
            : pathname.startsWith('/nothing')
              ? 404
              : pathname === '/limited' && rendered === 1
                ? 429
                : 200,
          headers: { 'content-type': 'text/html' },
        },
      )
    },
    isWorkbench: (path) => path === '/dashboard',
    parametersOf: (path) => (path === '/list' ? ['page'] : []),
    secretPageOf: (path) => (path.startsWith('/secret/') ? { path: '/secret/*', sources: () => sources } : undefined),
  },
)
const page = async (path = '/', headers: Record<string, string> = {}, who = app.people.visitor) => {
  const response = await who.fetch(path, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

beforeEach(() => {
  app.pages.drop()
  rendered = 0
})

test('a page is rendered once, however many ask for it at once', async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, () => page()))
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1)
  await page()
  expect(rendered).toBe(1)
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
  expect(rendered).toBe(1)
})

test('nothing else of a request decides the page that others get', async () => {
  const { status } = await page('/', { accept: 'application/json', 'x-forwarded-host': 'malvado.exemplo' })
  expect(status).toBe(200)
  expect((await page()).text).not.toContain('malvado')
  expect(rendered).toBe(1)
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
  expect(rendered).toBe(0)
})

test('midnight in São Paulo begins a new page', async () => {
  app.clock.set(new Date('2026-11-23T02:59:59Z'))
  await page()
  await page()
  expect(rendered).toBe(1)
  app.clock.set(new Date('2026-11-23T03:00:00Z'))
  await page()
  expect(rendered).toBe(2)
})

test('parameters the page does not know make no page of their own, and reach no rendering', async () => {
  await page('/list?page=2&utm_source=x')
  await page('/list?fbclid=y&page=2')
  expect((await page('/list?page=2')).text).toContain('"search":"?page=2"')
  expect(rendered).toBe(1)
  await page('/list?page=3')
  expect(rendered).toBe(2)
})

test.each(['/Named', '/list%20', '/%6cist'])('%s is shown, but another spelling is not cached', async (path) => {
  await page(path)
  expect((await page(path)).status).toBe(200)
  expect(rendered).toBe(2)
})

test('a page is cached by its canonical path', async () => {
  for (const path of ['/named', '/named', '/list', '/list', '/a%20b', '/a%20b']) await page(path)
  expect(rendered).toBe(3)
})

test('strange hosts make cached pages of a handful of origins only, until content changes', async () => {
  const visit = (host: number) =>
    sendRaw(app.origin, `GET /list HTTP/1.1\r\nHost: host${host}.example\r\nConnection: close\r\n\r\n`)
  for (let host = 0; host < 8; host++) await visit(host)
  rendered = 0
  for (let host = 0; host < 8; host++) expect(await visit(host)).toContain('200 OK')
  expect(rendered).toBe(3)
  app.pages.drop()
  await visit(7)
  await visit(7)
  expect(rendered).toBe(4)
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
  expect(rendered).toBe(1)
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

test('the inline scripts are allowed by their hash, and no other', async () => {
  const policy = (await page()).headers.get('content-security-policy')
  expect(policy).toContain(`script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='`)
  expect(policy).not.toContain('unsafe')
  expect(policy?.match(/sha256-/g)).toHaveLength(1) // what stands in the text as an author may write it is no script of ours
  expect((await page()).text).not.toContain('nonce')
})

test.each([
  '//dashboard',
  '///dashboard',
  '/DASHBOARD',
  '/%64ashboard',
  '/dashboard%20',
  '/dashboard%09',
  '/dashboard',
])('%s is a shell, and makes no page of one', async (path) => {
  // By a bare socket: fetch would tidy the path before sending it.
  const ask = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
  const answers = [await sendRaw(app.origin, ask), await sendRaw(app.origin, ask)]
  for (const answer of answers) expect(answer).toMatch(/cache-control: no-store/i)
  expect((await page('/dashboard')).headers.get('cache-control')).toBe('no-store')
})

test('what an author wrote may name a script’s tag: our own scripts keep their hashes', async () => {
  const { headers } = await page('/quoted')
  const hashes = (headers.get('content-security-policy') ?? '').match(/'sha256-[^']+'/g)
  expect(hashes).toEqual([`'sha256-${createHash('sha256').update('1').digest('base64')}'`])
})

test('the workbench’s shell is never kept, and each has a nonce of its own', async () => {
  const nonces = await Promise.all([page('/dashboard'), page('/dashboard')])
  const [first, second] = nonces.map(
    ({ headers }) => /'nonce-([\w-]+)'/.exec(headers.get('content-security-policy') ?? '')?.[1],
  )
  expect(first).toMatch(/^[\w-]{22}$/)
  expect(first).not.toBe(second)
  expect(nonces[0]?.headers.get('cache-control')).toBe('no-store')
})

test('every answer carries the security headers and a request id', async () => {
  for (const path of ['/', '/api/v1/list-archive', '/feed.xml', '/api/v1/nothing', '/healthz'])
    expect(Object.fromEntries((await page(path)).headers), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'permissions-policy': expect.any(String),
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    })
})

test('the log tells how requests went, and nothing of who made them', async () => {
  const before = app.logged.length
  await page('/list?page=2&email=fulana@exemplo.com.br', { 'x-forwarded-for': '203.0.113.9' })
  const logged = app.logged.slice(before).join('\n')
  expect(logged).not.toContain('fulana')
  expect(logged).not.toContain('127.0.0.1')
  expect(logged).not.toContain('203.0.113.9')
})

test('the log names the route alone, not what was requested of it', async () => {
  for (const path of [
    '/uploads/fulana@exemplo.com.br.png',
    '/search/fulana/broken',
    '/nothing/fulana',
    '/api/v1/fulana',
  ])
    await page(path)
  await page('/fulana@exemplo/broken')
  const logged = app.logged.join('\n')
  expect(logged).not.toContain('fulana')
  for (const line of ['"path":"/search/*","status":500', '"path":"/*","status":500']) expect(logged).toContain(line)
})

test('a page allows other hosts only where its domain says so', async () => {
  const policyOf = async (path: string) => (await page(path)).headers.get('content-security-policy')?.split('; ')
  expect(await policyOf('/secret/pista')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^script-src 'self' 'sha256-\S+' https:\/\/js\.pay\.example$/),
      "frame-src 'self' https://pay.example",
      "connect-src 'self' https://api.pay.example",
    ]),
  )
  expect(String(await policyOf('/list'))).not.toMatch(/example|frame-src|connect-src/)
})

test('a page by a secret link is rendered for each request, stored nowhere, and its address is in no log', async () => {
  for (const path of ['/secret/pista', '/Secret/pista', '//secret/pista', '/%73ecret/pista']) {
    const before = rendered
    const { status, headers, text } = await page(path)
    expect(status).toBe(200)
    expect(text).toContain('"actor":null')
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
    })
    expect(headers.get('etag')).toBeNull()
    await page(path, { 'if-none-match': '*' })
    expect(rendered).toBe(before + 2)
  }
  expect((await page('/secretly/pista')).headers.get('cache-control')).toBe('no-cache')

  expect((await page('//Secret/pista/broken')).status).toBe(500)
  expect(app.logged.join()).toContain('"path":"/secret/*","status":500')
  expect(app.logged.join()).not.toContain('pista')
})
