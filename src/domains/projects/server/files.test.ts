import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test, vi } from 'vitest'
import { startApp } from '#tests/app.ts'
import { sendRaw } from '#tests/call.ts'
import { addProject } from '#tests/factories.ts'
import { PASSWORD } from '#tests/people.ts'
import { fileUploadPath, type Slot } from '../project.ts'

const LIMIT = 2 ** 50
const app = startApp({ uploadLimit: LIMIT })
/** The ids of staff and other: the admin is 1. */
const STAFF = 2
const OTHER = 3
type Who = keyof typeof app.people

const MEGABYTE = 1024 * 1024
const own = (columns = {}) => addProject(app, { id_user: STAFF, is_public: false, ...columns })
const path = (id: unknown, slot = 'windows', name = 'Leitor de água.zip') =>
  fileUploadPath({ id: id as number }, slot as Slot, name)
const send = async (who: Who, to: string, body: BodyInit = 'conteúdo', headers = {}) => {
  const answer = await app.people[who].fetch(to, { method: 'POST', body, headers })
  return { status: answer.status, body: await answer.json() }
}
const item = async (id: number, who: Who = 'staff') =>
  (await app.people[who].post('/api/v1/item-project', { id })).body.data[0]
const fetchOwn = (who: Who, id: number, slot = 'windows', headers = {}) =>
  app.people[who].fetch(`/api/v1/get-project-file?id=${id}&slot=${slot}`, { headers })
/** What lies in a project's folder, half-written files too. */
const lying = (id: number) => {
  const folder = join(app.settings.dataDir, 'private/projects', String(id))
  return existsSync(folder) ? readdirSync(folder) : []
}
const refused = (status: number) => ({
  status,
  body: { result: false, data: { error: expect.stringMatching(/\p{L}{3}/u) } },
})

/** An upload whose pieces the test sends itself. */
function begin(id: number, size: number, slot = 'windows'): ClientRequest {
  const { cookie } = app.people.staff
  const headers = { cookie, 'content-length': size, 'content-type': 'application/zip' }
  return request(`${app.origin}${path(id, slot)}`, { method: 'POST', headers })
}
async function answerOf(upload: ClientRequest) {
  const [response] = (await once(upload, 'response')) as [IncomingMessage]
  return { status: response.statusCode, body: JSON.parse(await text(response)) }
}
const write = (upload: ClientRequest, bytes: Uint8Array) => new Promise((written) => upload.write(bytes, written))
/** Only its head, and no byte of the file: who waits for more than that to refuse it would never answer. */
const sendHead = (who: Who, to: string, headers: string) =>
  sendRaw(
    app.origin,
    `POST ${to} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: ${app.people[who].cookie}\r\n${headers}\r\n\r\n`,
  )

describe('a file', () => {
  test.each(['/api/v1', '/starts'])('under %s is kept as it is in its place, and its project says so', async (base) => {
    const id = await own()
    const bytes = randomBytes(100_000)
    const answer = await send('staff', path(id).replace('/api/v1', base), bytes)
    expect(answer).toEqual({ status: 200, body: { result: true, data: { name: 'Leitor de água.zip', size: 100_000 } } })
    expect(await item(id)).toMatchObject({
      files: { windows: { name: 'Leitor de água.zip', size: 100_000 } },
      link_download: { generic: '', pc: { windows: expect.stringMatching(/^projects\/\d+\/windows-[\w-]+\.zip$/) } },
      sizes: { windows: 100_000 },
      kinds: { windows: 'ZIP' },
      upload_limit: LIMIT,
      link_sale: '',
    })
    const fetched = await fetchOwn('staff', id)
    expect(Buffer.from(await fetched.arrayBuffer()).equals(bytes)).toBe(true)
  })

  test('is given to visitors once its project offers downloads', async () => {
    const id = await addProject(app)
    await send('admin', path(id, 'android', 'leitor.apk'), 'apk')
    const link = `/api/v1/getSoftware?app=${id}&platform=android`
    expect((await app.people.visitor.fetch(link)).status).toBe(404)
    await app.people.admin.post('/api/v1/update-project', { id, is_download: true })
    expect((await item(id, 'visitor')).link_download.android).toBe(link)
    const answer = await app.people.visitor.fetch(link)
    expect(answer.headers.get('content-disposition')).toContain('leitor.apk')
    expect(await answer.text()).toBe('apk')
  })

  test('that is sold reaches its staff alone', async () => {
    const id = await addProject(app, { is_sale: true, is_download: true })
    await send('admin', path(id, 'sale', 'vendido.zip'), 'isto se paga')
    expect(await item(id, 'admin')).toMatchObject({
      files: { sale: { name: 'vendido.zip', size: 12 } },
      link_sale: expect.stringMatching(/^projects\/\d+\/sale-[\w-]+\.zip$/),
    })
    expect(JSON.stringify(await item(id, 'visitor'))).not.toMatch(/sale-|vendido/)
    for (const platform of ['sale', 'generic'])
      expect((await app.people.visitor.fetch(`/api/v1/getSoftware?app=${id}&platform=${platform}`)).status).not.toBe(
        200,
      )
    expect(await (await fetchOwn('admin', id, 'sale')).text()).toBe('isto se paga')
    for (const who of ['visitor', 'staff'] as const) expect((await fetchOwn(who, id, 'sale')).status).not.toBe(200)
  })

  test.each(['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded', 'text/event-stream', ''])(
    'sent as %j is still just a file',
    async (type) => {
      const id = await own()
      const body = '{"isto": "não é lido'
      expect((await send('staff', path(id), new Blob([body]), { 'content-type': type })).status).toBe(200)
      expect(await (await fetchOwn('staff', id)).text()).toBe(body)
    },
  )

  test('whatever it holds is only ever saved, whole or in part', async () => {
    const id = await own()
    await send('staff', path(id, 'generic', '../../pá<gina>.html'), '<script>alert(1)</script>')
    const whole = await fetchOwn('staff', id, 'generic')
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-disposition': `attachment; filename="pagina.html"; filename*=UTF-8''p%C3%A1gina.html`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    })
    await whole.arrayBuffer()
    const part = await fetchOwn('staff', id, 'generic', { range: 'bytes=1-6' })
    expect([part.status, await part.text()]).toEqual([206, 'script'])
  })

  test('takes the place of the one before it, which leaves; places do not mix', async () => {
    const id = await own()
    for (const slot of ['windows', 'mac', 'sale']) await send('staff', path(id, slot, 'a.zip'), 'antes')
    await send('staff', path(id, 'mac', 'b.zip'), 'depois')
    await send('staff', path(id, 'sale', 'c.zip'), 'depois')
    expect((await item(id)).files).toEqual({
      windows: { name: 'a.zip', size: 5 },
      mac: { name: 'b.zip', size: 6 },
      sale: { name: 'c.zip', size: 6 },
    })
    expect(lying(id)).toHaveLength(3)
  })

  test('of 0 bytes is refused, and the one that was there stays', async () => {
    const id = await own()
    await send('staff', path(id, 'linux', 'a.zip'), 'antes')
    expect(await send('staff', path(id, 'linux', 'vazio'), '')).toMatchObject({
      status: 422,
      body: { data: { error: expect.stringContaining('está vazio') } },
    })
    expect((await item(id)).files).toEqual({ linux: { name: 'a.zip', size: 5 } })
    expect(lying(id)).toHaveLength(1)
  })

  test('leaves its place when it is told to', async () => {
    const id = await own()
    const clear = (who: Who, slot: string) => app.people[who].post('/api/v1/delete-project-file', { id, slot })
    for (const slot of ['ios', 'sale']) await send('staff', path(id, slot), 'x')
    expect(await clear('visitor', 'ios')).toMatchObject(refused(403))
    expect(await clear('other', 'ios')).toMatchObject(refused(404))
    expect((await item(id)).files).toHaveProperty('ios')
    for (const slot of ['ios', 'sale']) {
      expect(await clear('staff', slot)).toMatchObject({ status: 200, body: { result: true } })
      expect(await clear('staff', slot)).toMatchObject(refused(404))
    }
    expect(await item(id)).toMatchObject({ files: {}, link_sale: '', link_download: { ios: '' }, sizes: {} })
    expect(lying(id)).toEqual([])
    expect(await clear('staff', 'amiga')).toMatchObject(refused(422))
  })
})

describe('of a large file', () => {
  test('200 MB arrive as they were sent', { timeout: 300_000 }, async () => {
    const id = await own()
    const upload = begin(id, 200 * MEGABYTE)
    const answered = answerOf(upload)
    const piece = randomBytes(MEGABYTE)
    const sent = createHash('sha256')
    for (let written = 0; written < 200; written++) {
      piece.writeUInt32BE(written)
      sent.update(piece)
      await write(upload, piece)
    }
    upload.end()
    expect(await answered).toMatchObject({ status: 200, body: { data: { size: 200 * MEGABYTE } } })
    const kept = createHash('sha256')
    const { body } = await fetchOwn('staff', id)
    for await (const chunk of body!) kept.update(chunk)
    expect(kept.digest('hex')).toBe(sent.digest('hex'))
  })

  test('nothing stays when the line is cut, and what was there before is untouched', async () => {
    const id = await own()
    await send('staff', path(id, 'windows', 'antes.zip'), 'antes')
    const before = lying(id)
    const upload = begin(id, 20 * MEGABYTE).on('error', () => undefined)
    await write(upload, randomBytes(5 * MEGABYTE))
    await vi.waitFor(() => expect(lying(id)).toHaveLength(2))
    upload.destroy()
    await vi.waitFor(() => expect(lying(id)).toEqual(before))
    expect((await item(id)).files).toEqual({ windows: { name: 'antes.zip', size: 5 } })
    expect(app.logged.join('')).not.toContain('call failed')
  })

  test('nothing stays when its project, or the right to it, leaves meanwhile', async () => {
    for (const leave of [
      (id: number) => app.people.staff.post('/api/v1/delete-project', { id, password: PASSWORD }),
      (id: number) => app.people.admin.post('/api/v1/hand-project', { id, id_user: OTHER }).then(() => unshare(id)),
    ]) {
      const id = await own()
      const upload = begin(id, 2 * MEGABYTE)
      const answered = answerOf(upload)
      await write(upload, randomBytes(MEGABYTE))
      await vi.waitFor(() => expect(lying(id)).toHaveLength(1))
      expect((await leave(id)).status).toBe(200)
      upload.end(randomBytes(MEGABYTE))
      expect(await answered).toMatchObject(refused(404))
      expect(lying(id)).toEqual([])
    }
  })

  test('two for one place at once leave one, whole', async () => {
    const id = await own()
    await Promise.all(
      ['a', 'b', 'c', 'd'].map((one) => send('staff', path(id, 'sale', `${one}.zip`), one.repeat(MEGABYTE))),
    )
    const { files } = await item(id)
    const content = await (await fetchOwn('staff', id, 'sale')).text()
    expect(content).toBe(files.sale.name[0].repeat(MEGABYTE))
    expect(lying(id)).toHaveLength(1)
  })
})

const unshare = (id: number) => app.people.admin.post('/api/v1/project-members', { id, members: [] })

describe('is refused before a byte of it is read', () => {
  const long = 'Content-Length: 1000000000'

  test('[API-03] from who may not change the project', async () => {
    const id = await own()
    expect(await sendHead('visitor', path(id), long)).toMatch(/^HTTP\/1\.1 403 /)
    expect(await sendHead('other', path(id), long)).toMatch(/^HTTP\/1\.1 404 /)
    expect(await sendHead('staff', path(await addProject(app)), long)).toMatch(/^HTTP\/1\.1 404 /)
    expect(await sendHead('staff', path(id), `${long}\r\nOrigin: https://malvado.exemplo`)).toMatch(/^HTTP\/1\.1 403 /)
    expect(lying(id)).toEqual([])
  })

  test('[API-02] where it is larger than allowed, than the disk has room for, or of unknown size', async () => {
    const id = await own()
    const large = await sendHead('staff', path(id), `Content-Length: ${LIMIT + 1}`)
    expect(large).toMatch(/^HTTP\/1\.1 413 /)
    expect(large).toContain('1.048.576 GB')
    expect(await sendHead('staff', path(id), `Content-Length: ${LIMIT}`)).toMatch(/^HTTP\/1\.1 507 /)
    expect(await sendHead('staff', path(id), 'Transfer-Encoding: chunked')).toMatch(/^HTTP\/1\.1 411 /)
    expect(lying(id)).toEqual([])
  })

  test('[API-02] where it is not said what it is, and for what', async () => {
    const id = await own()
    for (const [to, field] of [
      ['/api/v1/project-file', 'id'],
      [path('um'), 'id'],
      [path(2 ** 40), 'id'],
      [path(id, 'amiga'), 'slot'],
      [path(id, 'mac', ''), 'name'],
      [path(id, 'mac', 'x'.repeat(1001)), 'name'],
    ] as const)
      expect(await send('staff', to)).toMatchObject({
        status: 422,
        body: { result: false, data: { error: expect.any(String), fields: { [field]: expect.any(String) } } },
      })
    expect(await send('staff', path(999_999))).toMatchObject(refused(404))
    expect(lying(id)).toEqual([])
  })
})

test('[API-03] a member sends and fetches files, a stranger does not', async () => {
  const id = await own()
  await send('staff', path(id), 'do dono')
  expect((await fetchOwn('other', id)).status).toBe(404)
  await app.people.staff.post('/api/v1/project-members', { id, members: [OTHER] })
  expect((await send('other', path(id, 'mac'), 'do membro')).status).toBe(200)
  expect(await (await fetchOwn('other', id)).text()).toBe('do dono')
  expect((await fetchOwn('visitor', id)).status).toBe(403)
  expect((await fetchOwn('staff', id, 'linux')).status).toBe(404)
})

test('[API-04] the OpenAPI document says that what is sent is a file', async () => {
  const { post } = (await app.people.visitor.get('/api/openapi.json')).body.paths['/project-file']
  expect(post.parameters.map(({ name, in: place }: { name: string; in: string }) => `${place} ${name}`)).toEqual([
    'query id',
    'query slot',
    'query name',
  ])
  expect(post.requestBody.content).toHaveProperty('application/octet-stream')
})
