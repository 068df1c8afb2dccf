import { beforeAll, describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'

const app = startApp()
const CONTENT = Buffer.from(Array.from({ length: 200_000 }, (_, i) => (i * 7) % 251))
let id: number

const stored = (key: string, name = 'Luminária Onda.zip') => ({ key, name, size: CONTENT.length })
const addDownload = (columns = {}, downloads: Record<string, unknown> = { generic: stored('onda.zip') }) =>
  addProject(app, { is_download: true, downloads: JSON.stringify(downloads), ...columns })

beforeAll(async () => {
  await app.storage.private.put('onda.zip', CONTENT)
  await app.storage.private.put('vazio.bin', '')
  await app.storage.private.put('vendido.zip', 'isto se paga')
  id = await addDownload({ link_sale: 'vendido.zip' })
})

const path = (app: unknown = id, platform = 'generic') => `/api/v1/getSoftware?app=${app}&platform=${platform}`
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  app.people.visitor.fetch(path(), { method, headers })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

async function countOf(project = id, platform = 'generic') {
  const row = await app.db
    .selectFrom('project_downloads')
    .select('downloads')
    .where('project_id', '=', project)
    .where('platform', '=', platform)
    .executeTakeFirst()
  return row?.downloads ?? 0
}

test.each(['/api/v1', '/starts'])(
  '[API-01] [BUY-07] %s/getSoftware gives an open download to anybody',
  async (base) => {
    const answer = await app.people.visitor.fetch(`${base}/getSoftware?app=${id}&platform=generic`)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(CONTENT.length),
      'content-disposition': `attachment; filename="Luminaria Onda.zip"; filename*=UTF-8''Lumin%C3%A1ria%20Onda.zip`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[\w-]+"$/),
      'last-modified': expect.stringMatching(/GMT$/),
    })
    expect((await bytesOf(answer)).equals(CONTENT)).toBe(true)
  },
)

describe('[BUY-07] a download goes on where it stopped', () => {
  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100000-', 100_000, 199_999],
    ['bytes=-500', 199_500, 199_999],
    ['bytes=199999-300000', 199_999, 199_999],
  ])('%s', async (range, start, end) => {
    const answer = await ask({ range })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/200000`)
    expect(answer.headers.get('content-length')).toBe(String(end - start + 1))
    expect((await bytesOf(answer)).equals(CONTENT.subarray(start, end + 1))).toBe(true)
  })

  test('past the end there is nothing, and the answer says how long the file is', async () => {
    const answer = await ask({ range: 'bytes=200000-' })
    expect(answer.status).toBe(416)
    expect(answer.headers.get('content-range')).toBe('bytes */200000')
    expect(await answer.json()).toEqual({
      result: false,
      data: { code: 'unsatisfiable', error: expect.stringContaining('parte') },
    })
  })

  test('several ranges, or one that makes no sense, get the whole file', async () => {
    for (const range of ['bytes=0-1,5-6', 'bytes=9-2', 'pages=1-2']) {
      const answer = await ask({ range })
      expect(answer.status).toBe(200)
      expect((await bytesOf(answer)).length).toBe(CONTENT.length)
    }
  })

  test('If-Range: the rest follows the same version only', async () => {
    const { headers } = await ask({}, 'HEAD')
    const statusFor = async (version: string) => {
      const answer = await ask({ range: 'bytes=10-19', 'if-range': version })
      await answer.arrayBuffer()
      return answer.status
    }
    expect(await statusFor(headers.get('etag')!)).toBe(206)
    expect(await statusFor(headers.get('last-modified')!)).toBe(206)
    expect(await statusFor(`W/${headers.get('etag')}`)).toBe(200)
    expect(await statusFor('"another"')).toBe(200)
    expect(await statusFor('Sat, 01 Jan 2000 00:00:00 GMT')).toBe(200)
  })

  test('conditions: 304 for who has it, 412 for who wants another version', async () => {
    const { headers } = await ask({}, 'HEAD')
    const etag = headers.get('etag')!
    const modified = headers.get('last-modified')!
    const past = 'Sat, 01 Jan 2000 00:00:00 GMT'
    const statusFor = async (asked: Record<string, string>) => {
      const answer = await ask(asked)
      await answer.arrayBuffer()
      return answer.status
    }
    expect(await statusFor({ 'if-none-match': etag })).toBe(304)
    expect(await statusFor({ 'if-none-match': '"another"', 'if-modified-since': modified })).toBe(200)
    expect(await statusFor({ 'if-modified-since': modified })).toBe(304)
    expect(await statusFor({ 'if-modified-since': past })).toBe(200)
    expect(await statusFor({ 'if-match': etag })).toBe(200)
    expect(await statusFor({ 'if-match': '"another"' })).toBe(412)
    expect(await statusFor({ 'if-unmodified-since': past })).toBe(412)
    expect(await statusFor({ 'if-unmodified-since': modified })).toBe(200)
  })

  test('HEAD tells everything but the bytes, and ignores a range', async () => {
    const answer = await ask({ range: 'bytes=0-9' }, 'HEAD')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-length')).toBe('200000')
    expect(answer.headers.get('content-disposition')).toContain('Luminaria')
    expect((await bytesOf(answer)).length).toBe(0)
  })
})

test('[BUY-07] a download is counted once, when it begins, also where many begin at once', async () => {
  const other = await addDownload()
  const get = async (headers: Record<string, string> = {}, method = 'GET') =>
    (await app.people.visitor.fetch(path(other), { method, headers })).arrayBuffer()
  await get({}, 'HEAD')
  await get({ range: 'bytes=100-' })
  await get({ range: 'bytes=999999-' })
  expect(await countOf(other)).toBe(0)
  await get()
  await get({ range: 'bytes=0-9' })
  expect(await countOf(other)).toBe(2)
  await Promise.all(Array.from({ length: 20 }, () => get()))
  expect(await countOf(other)).toBe(22)
})

test('an empty file is a file', async () => {
  const empty = await addDownload({}, { embarked: { key: 'vazio.bin', name: 'vazio.bin', size: 0 } })
  const answer = await app.people.visitor.fetch(path(empty, 'embarked'))
  expect(answer.status).toBe(200)
  expect((await bytesOf(answer)).length).toBe(0)
})

describe('[BUY-07] everything else is refused with a clear error, and not counted', () => {
  const missing = { status: 404, body: { result: false, data: { error: expect.stringMatching(/arquivo|link/) } } }
  const refused = async (link: string) => app.people.visitor.get(link)

  test('an unknown project, a private one, one of another user, one without downloads', async () => {
    const ids = [
      999_999,
      await addDownload({ is_public: false }),
      await addDownload({ id_user: 2 }),
      await addDownload({ is_download: false }),
    ]
    for (const one of ids) {
      expect(await refused(path(one))).toMatchObject(missing)
      expect((await app.people.visitor.fetch(path(one), { method: 'HEAD' })).status).toBe(404)
      expect(await countOf(one)).toBe(0)
    }
  })

  test('a platform it is not offered for, a file that is gone, and never the one that is sold', async () => {
    const gone = await addDownload({}, { linux: stored('sumiu.zip') })
    expect(await refused(path(gone, 'linux'))).toMatchObject(missing)
    expect(await countOf(gone, 'linux')).toBe(0)
    expect(await refused(path(id, 'mac'))).toMatchObject(missing)
    const sold = await addProject(app, { is_sale: true, is_download: true, link_sale: 'vendido.zip' })
    expect(await refused(path(sold))).toMatchObject(missing)
  })

  test('a purchase that nobody made', async () => {
    const link = `/api/v1/getSoftware?token=abc&userId=1&app=${id}&name_app=Onda`
    expect(await refused(link)).toMatchObject(missing)
    expect(await refused(`${link}&platform=generic`)).toMatchObject(missing)
  })

  test.each([
    '',
    '?app=1',
    '?platform=linux',
    '?app=um&platform=linux',
    '?app=-1&platform=linux',
    '?app=1&platform=amiga',
  ])('[API-02] %s', async (query) => {
    expect(await refused(`/api/v1/getSoftware${query}`)).toMatchObject({
      status: 422,
      body: { result: false, data: { error: expect.any(String), fields: expect.any(Object) } },
    })
  })
})

test('[API-04] the OpenAPI document says that the answer is a file', async () => {
  const { body } = await app.people.visitor.get('/api/openapi.json')
  const { get } = body.paths['/getSoftware']
  expect(get.parameters.map(({ name }: { name: string }) => name)).toEqual([
    'app',
    'platform',
    'token',
    'userId',
    'name_app',
  ])
  expect(get.responses['206'].content).toHaveProperty('application/octet-stream')
})
