import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendRaw } from '#tests/call.ts'
import { startPages } from '#tests/pages.ts'

const { app, page, rendered } = startPages()

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
    const before = rendered()
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
    expect(rendered()).toBe(before + 2)
  }
  expect((await page('/secretly/pista')).headers.get('cache-control')).toBe('no-cache')

  expect((await page('//Secret/pista/broken')).status).toBe(500)
  expect(app.logged.join()).toContain('"path":"/secret/*","status":500')
  expect(app.logged.join()).not.toContain('pista')
})
