import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contract } from '#domains/contract.ts'
import { documents, router } from '#domains/server.ts'
import { type Embedded, startEmbedded } from '#platform/db/embedded/embedded.ts'
import { createHttp } from '#platform/http/app.ts'
import { rendering } from '#platform/rendering.ts'
import { readSettings } from '#platform/settings.ts'
import { startProgram } from '#program.ts'
import { type Caller, callAs } from './call.ts'
import { copyCluster } from './cluster.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-away-'))
const folder = join(dataDir, 'elsewhere')
const PASSWORD = 'uma-senha-da-marina'
let database: Embedded
let visitor: Caller
let program: Awaited<ReturnType<typeof startProgram>>
const ends: (() => unknown)[] = []

/** A page that shows the titles there are. */
const pages = {
  async render() {
    const rows = await rendering.getStore()!.db.selectFrom('archives').select('title').execute()
    return new Response(JSON.stringify(rows), { headers: { 'content-type': 'text/html' } })
  },
  isWorkbench: () => false,
  parametersOf: () => [],
  secretPageOf: () => undefined,
}

beforeAll(async () => {
  copyCluster(folder)
  database = await startEmbedded(folder)
  const password = readFileSync(`${folder}.password`, 'utf8').trim()
  program = await startProgram(
    readSettings({
      DATA_DIR: dataDir,
      DATABASE_URL: `postgres://vitrine:${password}@localhost/postgres?host=${encodeURIComponent(folder)}`,
      ADMIN_EMAIL: 'marina@exemplo.com.br',
      ADMIN_PASSWORD: PASSWORD,
      LOG_LEVEL: 'error',
    }),
  )
  const server = createAdaptorServer({ fetch: createHttp(program, { contract, router, documents, pages }).fetch })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  ends.push(() => new Promise((closed) => server.close(closed)))
  visitor = callAs({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
afterAll(async () => {
  for (const end of ends) await end()
  await program.close()
  await database.stop()
  rmSync(dataDir, { recursive: true })
})

/** Until every notification of what was saved has been received: a late one would drop the page that is to be cached. */
async function receiveNotifications() {
  const age = vi.spyOn(program.pages, 'age')
  // More than once, as long as nobody listens yet: who listened to a server that is away tries again each second.
  await vi.waitFor(
    async () => {
      await program.pool.query(`select pg_notify('pages', 'age')`)
      expect(age).toHaveBeenCalled()
    },
    { timeout: 10_000 },
  )
  age.mockRestore()
  await program.invalidation.received()
}

test('while the database is away calls answer 503 and kept pages go on; when it is back, so is everything', async () => {
  const admin = await visitor.signIn('marina@exemplo.com.br', PASSWORD)
  await admin.post('/api/v1/new-archive', { title: 'Antes da queda' })
  await receiveNotifications()
  expect((await visitor.get('/kept')).body).toContain('Antes da queda')

  await database.stop()
  expect(await visitor.get('/api/v1/list-archive')).toMatchObject({
    status: 503,
    body: { result: false, data: { error: 'O banco de dados está fora do ar. Tente de novo em instantes.' } },
  })
  expect((await admin.post('/api/v1/new-archive', { title: 'Durante' })).status).toBe(503)
  expect(await visitor.get('/readyz')).toMatchObject({ status: 503, body: { ok: false } })
  expect((await visitor.get('/healthz')).status).toBe(200)
  for (const path of ['/new', '/feed.xml', '/sitemap.xml', '/uploads/davi@exemplo.com.br.png', '/og/site.png'])
    expect((await visitor.get(path)).status, path).toBe(503)
  expect((await admin.get('/api/v1/session')).status).toBe(503)
  const login = { email: 'marina@exemplo.com.br', password: PASSWORD }
  expect((await visitor.post('/api/v1/login', login)).status).toBe(503)
  const shown = await visitor.fetch('/feed.xml', { headers: { accept: 'text/html' } })
  expect({ status: shown.status, text: await shown.text() }).toEqual({
    status: 503,
    text: expect.stringContaining('O banco de dados está fora do ar'),
  })
  expect(await visitor.get('/kept')).toMatchObject({ status: 200, body: expect.stringContaining('Antes da queda') })

  database = await startEmbedded(folder)
  await vi.waitFor(async () => expect((await visitor.get('/readyz')).status).toBe(200), { timeout: 15_000 })
  expect((await admin.post('/api/v1/new-archive', { title: 'Depois da queda' })).status).toBe(200)
  const { body } = await visitor.get('/api/v1/list-archive')
  expect(body.data.result.map(({ title }: { title: string }) => title)).toEqual(['Depois da queda', 'Antes da queda'])
  await vi.waitFor(async () => expect((await visitor.get('/kept')).body).toContain('Depois da queda'), {
    timeout: 15_000,
  })
})

test('a server that was demoted refuses saves with 503, and pages go on; once promoted again it takes them, and tells who listens', async () => {
  // The connection that is refused is replaced, on a busy machine for longer than a call waits for one.
  program.pool.options.connectionTimeoutMillis = 60_000
  const admin = await visitor.signIn('marina@exemplo.com.br', PASSWORD)
  const restart = async () => {
    await database.stop()
    database = await startEmbedded(folder)
    await vi.waitFor(async () => expect((await visitor.get('/readyz')).status).toBe(200), { timeout: 15_000 })
  }
  const standby = join(folder, 'standby.signal')
  writeFileSync(standby, '')
  await restart()
  const refused = await admin.post('/api/v1/new-archive', { title: 'Durante a troca' })
  expect(refused).toMatchObject({
    status: 503,
    body: { data: { error: 'O banco de dados está fora do ar. Tente de novo em instantes.' } },
  })
  expect((await visitor.get('/api/v1/list-archive')).status).toBe(200)
  expect((await visitor.get('/during')).status).toBe(200)

  rmSync(standby)
  await restart()
  expect((await admin.post('/api/v1/new-archive', { title: 'Depois da troca' })).status).toBe(200)
  await receiveNotifications()
  expect((await visitor.get('/during')).body).toContain('Depois da troca')
})
