import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { unlimitedRoom } from './room.ts'
import { openStorage, readFile } from './storage.ts'
import { storeStream } from './store-stream.ts'

const directory = mkdtempSync(join(tmpdir(), 'vitrine-bucket-'))
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  allowMismatchedSignatures: true, // it signs the path of a list without the slash at its end
  directory,
  configureBuckets: [{ name: 'arquivos', configs: [] }],
})
const { port } = await server.run()
const s3 = {
  endpoint: `http://127.0.0.1:${port}`,
  region: 'us-east-1',
  bucket: 'arquivos',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
  prefix: 'vitrine/',
  forcePathStyle: true,
}
const app = startApp({ s3 })
afterAll(async () => {
  await server.close()
  rmSync(directory, { recursive: true })
})

async function upload() {
  const picture = sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#1f4bd8' } })
  const form = new FormData()
  form.append('file', new File([new Uint8Array(await picture.jpeg().toBuffer())], 'foto.jpg'))
  return app.people.staff.post('/api/v1/upload', form)
}

test('an upload lives in the bucket in three widths, below the prefix, and not in the data folder', async () => {
  const { status, body } = await upload()
  expect(status).toBe(200)
  for (const [suffix, width] of [
    ['', 1920],
    ['-640', 640],
    ['-1280', 1280],
  ] as const) {
    const answer = await app.people.visitor.fetch(body.data.url.replace('.webp', `${suffix}.webp`))
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(width)
  }
  expect(readdirSync(join(directory, 'arquivos', 'vitrine'))).toEqual(['uploads'])
  expect(readdirSync(app.settings.dataDir)).not.toContain('uploads')
})

test.each(['/uploads/nao-ha.webp', '/uploads/..%2fprivate%2fsegredo.pdf', `/uploads/${'a'.repeat(1100)}.webp`])(
  '%s is not there',
  async (path) => {
    await app.storage.private.put('segredo.pdf', 'segredo')
    expect((await app.people.visitor.fetch(path)).status).toBe(404)
  },
)

test('a bucket that cannot be reached is a failure, not a missing file', async () => {
  const elsewhere = await openStorage({ ...app.settings, s3: { ...s3, endpoint: 'http://127.0.0.1:9' } }, unlimitedRoom)
  await expect(readFile(elsewhere.uploads, 'a.webp')).rejects.toThrow()
  const refused = await openStorage({ ...app.settings, s3: { ...s3, accessKeyId: 'ERRADA' } }, unlimitedRoom)
  await expect(readFile(refused.uploads, 'a.webp')).rejects.toThrow()
})

test('a place lists, copies, moves and removes its own files and no others', async () => {
  const { uploads, private: hidden } = app.storage
  await hidden.put('a/one.txt', 'one')
  await hidden.put('a/two.txt', 'two')
  await uploads.put('a/one.txt', 'of the uploads')
  await hidden.copy('a/one.txt', 'b/copy.txt')
  await hidden.move('a/two.txt', 'b/moved.txt')
  const keysOf = async (prefix: string, recursive: boolean) =>
    [...(await hidden.listAll(prefix, { recursive })).objects].map((one) => (one.isFile ? one.key : `${one.prefix}/`))
  expect(await keysOf('/', true)).toEqual(['a/one.txt', 'b/copy.txt', 'b/moved.txt', 'segredo.pdf'])
  expect((await keysOf('/', false)).sort()).toEqual(['a/', 'b/', 'segredo.pdf'])
  expect(await hidden.get('b/copy.txt')).toBe('one')
  expect(await (await fetch(await hidden.getSignedUrl('b/copy.txt'))).text()).toBe('one')
  await hidden.deleteAll('/')
  expect(await keysOf('/', true)).toEqual([])
  expect(await uploads.get('a/one.txt')).toBe('of the uploads')
})

test('a part of a file is fetched as a part, and facts tell it from another', async () => {
  const { private: hidden } = app.storage
  await hidden.put('long.bin', Buffer.from('0123456789'))
  const facts = await hidden.stat('long.bin')
  expect(facts).toMatchObject({ size: 10, etag: expect.stringMatching(/^"\w+"$/), modified: expect.any(Date) })
  expect(await new Response(hidden.streamSpan('long.bin', { start: 2, end: 5 })).text()).toBe('2345')
  expect(await hidden.stat('none.bin')).toBeUndefined()
})

test('what somebody sends goes to the bucket as it comes, and a line that is cut ends the request there too', async () => {
  const { private: hidden } = app.storage
  const bytes = Buffer.alloc(3_000_000, 'vitrine ')
  await storeStream(hidden, 'sent.bin', { stream: new Blob([bytes]).stream(), size: bytes.length })
  expect(Buffer.from(await hidden.getBytes('sent.bin')).equals(bytes)).toBe(true)
  await storeStream(hidden, 'empty.bin', { stream: new Blob().stream(), size: 0 })
  expect(await hidden.stat('empty.bin')).toMatchObject({ size: 0 })

  const cut = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(100_000)),
    pull: (controller) => controller.error(new Error('the sender went away')),
  })
  await expect(storeStream(hidden, 'cut.bin', { stream: cut, size: 3_000_000 })).rejects.toMatchObject({ status: 400 })
})
