import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { type Caller, sendRaw } from '#tests/call.ts'

const app = startApp()

function send(bytes: Uint8Array | string, name = 'foto.jpg', who: Caller = app.people.staff) {
  const form = new FormData()
  form.append('file', new File([bytes as BlobPart], name))
  return who.post('/api/v1/upload', form)
}
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f4bd8' } })
const kept = () => {
  try {
    return readdirSync(join(app.settings.dataDir, 'uploads'))
  } catch {
    return []
  }
}

test('[API-01] /upload keeps a picture in three widths and says where', async () => {
  const { status, body } = await send(await photo(2400, 1200).jpeg().toBuffer())
  expect(status).toBe(200)
  expect(body).toEqual({
    result: true,
    data: { url: expect.stringMatching(/^\/uploads\/[0-9a-f]{24}-1920x960\.webp$/), width: 1920, height: 960 },
  })
  for (const [suffix, width] of [
    ['', 1920],
    ['-640', 640],
    ['-1280', 1280],
  ] as const) {
    const answer = await app.people.visitor.fetch(body.data.url.replace('.webp', `${suffix}.webp`))
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(width)
  }
})

test('[SAF-03] where it was taken does not survive, and it stands upright', async () => {
  const original = await photo(800, 600)
    .withExif({ IFD0: { Artist: 'Fulana' }, IFD3: { GPSLatitude: '27/1 35/1 0/1', GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { body } = await send(original)
  expect(body.data).toMatchObject({ width: 600, height: 800 })
  const metadata = await sharp(await (await app.people.visitor.fetch(body.data.url)).arrayBuffer()).metadata()
  expect(metadata).not.toHaveProperty('exif')
  expect(metadata).not.toHaveProperty('orientation')
})

test('a small picture is not enlarged, the same one sent twice is kept once', async () => {
  const bytes = await photo(320, 200).png().toBuffer()
  const first = await send(bytes, 'a.png')
  const before = kept().length
  const second = await send(bytes, 'b.png')
  expect(first.body.data).toMatchObject({ width: 320, height: 200 })
  expect(second.body.data.url).toBe(first.body.data.url)
  expect(kept()).toHaveLength(before)
})

test.each([
  ['a page named as a picture', '<!doctype html><script>alert(1)</script>', 'foto.png'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'foto.svg'],
  ['an empty file', '', 'foto.jpg', 'está vazio'],
  [
    'the head of a JPEG without its body',
    new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0]),
    'foto.jpg',
  ],
])('[SAF-03] %s is refused and nothing is kept', async (_what, bytes, name, why = 'imagem') => {
  const before = kept()
  expect(await send(bytes, name)).toMatchObject({
    status: 422,
    body: { result: false, data: { error: expect.stringContaining(why) } },
  })
  expect(kept()).toEqual(before)
})

test('[SAF-03] a file over 15 MB is refused with a clear message', async () => {
  const noise = new Uint8Array(15 * 1024 * 1024 + 1)
  expect(await send(noise)).toMatchObject({
    status: 413,
    body: { result: false, data: { error: expect.stringContaining('15 MB') } },
  })
})

test('[SAF-03] a small file that unfolds to a huge picture is refused', async () => {
  const bomb = await photo(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer()
  expect((await send(bomb, 'bomba.png')).status).toBe(413)
})

test('[SAF-03] a picture whose pixels take too much memory is refused before they are decoded', async () => {
  const deep = await photo(6000, 5000).ensureAlpha().toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer()
  expect(await send(deep, 'funda.png')).toMatchObject({
    status: 413,
    body: { data: { error: 'A imagem é pesada demais. Envie uma menor.' } },
  })
})

test('a visitor is refused before the picture is read', async () => {
  expect(await send(new Uint8Array(1024 * 1024), 'foto.jpg', app.people.visitor)).toMatchObject({
    status: 403,
    body: { result: false, data: { error: 'Entre para continuar.' } },
  })
})

test('[API-02] without the field file nothing is kept', async () => {
  const form = new FormData()
  form.append('outro', 'x')
  expect(await app.people.staff.post('/api/v1/upload', form)).toMatchObject({
    status: 422,
    body: { data: { fields: { file: expect.any(String) } } },
  })
})

test.each([
  '/uploads/../secret',
  '/uploads/%2e%2e/secret',
  '/uploads/..%2fsecret',
  '/uploads/%2e%2e%2fsecret',
  '/uploads/....//secret',
  '/uploads//etc/passwd',
  '/uploads/%00',
  '/uploads/',
  '/uploads/nao-ha.webp',
  '/uploads/%E0%A4%A.webp',
])('[SAF-03] %s leads nowhere', async (path) => {
  // By a bare socket: fetch would tidy the path before sending it.
  const answer = await sendRaw(app.origin, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 40[04] /)
})

test('a video is sent in parts, as Safari asks for it, and known again', async () => {
  await app.storage.uploads.put('filme.mp4', '0123456789')
  const part = await app.people.visitor.fetch('/uploads/filme.mp4', { headers: { range: 'bytes=0-1' } })
  expect(part.status).toBe(206)
  expect(Object.fromEntries(part.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-range': 'bytes 0-1/10',
    'content-length': '2',
    'accept-ranges': 'bytes',
  })
  expect(await part.text()).toBe('01')
  const etag = part.headers.get('etag')!
  const again = await app.people.visitor.fetch('/uploads/filme.mp4', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  const beyond = await app.people.visitor.fetch('/uploads/filme.mp4', { headers: { range: 'bytes=10-' } })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  const head = await app.people.visitor.fetch('/uploads/filme.mp4', { method: 'HEAD', headers: { range: 'bytes=0-1' } })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '10'])
})
