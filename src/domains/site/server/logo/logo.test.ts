import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addArchive } from '#tests/factories.ts'
import { readMark } from './logo.ts'

const app = startApp()
const frame = async () => (await app.people.visitor.get('/api/v1/site')).body.data
const send = (bytes: Uint8Array | string, who = app.people.admin) => {
  const form = new FormData()
  form.append('file', new File([bytes as BlobPart], 'logo'))
  return who.post('/api/v1/site/logo', form)
}
const svg = (content: string, size = 'width="40" height="20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${content}</svg>`
const DRAWING = svg('<rect x="2" y="2" width="36" height="16" rx="8" fill="#101418"/>')

afterEach(async () => {
  await app.pool.query('delete from logo')
  await app.invalidation.received()
})

test('a drawing is drawn to pixels as large as it is stored, without its empty edges', async () => {
  expect((await frame()).logo).toBeNull()
  const { status, body } = await send(DRAWING)
  expect(status).toBe(200)
  const { logo } = await frame()
  expect(logo).toEqual(body.data)
  expect(logo).toMatchObject({ src: expect.stringMatching(/^\/logo\/[0-9a-f]{16}\.png$/), ground: 'light' })
  const picture = await app.people.visitor.fetch(logo.src)
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect(picture.headers.get('cache-control')).toContain('immutable')
  const { format, width, height } = await sharp(await picture.arrayBuffer()).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: logo.width, height: logo.height })
  expect(width! / height!).toBeCloseTo(36 / 16, 1)
  expect(width).toBeGreaterThan(300)
  const icon = await sharp(await (await app.people.visitor.fetch(logo.icon)).arrayBuffer()).metadata()
  expect(icon).toMatchObject({ width: 512, height: 512, hasAlpha: true })
})

test.each([
  ['a coloured ground of its own stays', '<rect width="40" height="20" fill="#0a6"/>', 40 / 20],
  ['a white one is an empty edge', '<rect width="40" height="20" fill="#fff"/>', 1],
])('%s', async (_, ground, ratio) => {
  const { body } = await send(svg(`${ground}<circle cx="20" cy="10" r="4" fill="#101418"/>`))
  expect(body.data.width / body.data.height).toBeCloseTo(ratio, 1)
})

test('nothing of a drawing’s markup is stored, and it reads no file', async () => {
  const hostile = svg(
    `<script>alert(1)</script><image xlink:href="file:///etc/hostname" width="9" height="9"/>
     <image href="https://malvado.exemplo/a.png" width="9" height="9"/><rect onload="alert(2)" width="40" height="20" fill="#a33"/>`,
  )
  expect((await send(hostile)).status).toBe(200)
  const { rows } = await app.pool.query('select picture, icon from logo')
  for (const bytes of Object.values(rows[0]) as Buffer[]) {
    expect((await sharp(bytes).metadata()).format).toBe('png')
    expect(bytes.toString('latin1')).not.toMatch(/alert|malvado|script/)
  }
})

test.each([
  ['black', '#000', 'light'],
  ['white', '#fff', 'dark'],
  ['orange', '#ff7a2f', 'any'],
])('a %s logo says which ground it needs', async (_name, fill, ground) => {
  await send(svg(`<circle cx="10" cy="10" r="9" fill="${fill}"/>`))
  expect((await frame()).logo.ground).toBe(ground)
})

const WORD = '<rect x="14" y="6" width="20" height="6" fill="INK"/>'
test.each([
  ['a black word beside a green square', '#000', '#2e9e5b', 'light'],
  ['a white word beside a green square', '#fff', '#2e9e5b', 'dark'],
  ['a green word beside a green square', '#0b6b4f', '#2e9e5b', 'any'],
])('%s is seen where all of it is', async (_name, ink, square, ground) => {
  await send(svg(`<rect width="12" height="12" fill="${square}"/>${WORD.replace('INK', ink)}`))
  expect((await frame()).logo.ground).toBe(ground)
})

test.each([
  ['an empty file', ''],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing of nothing', svg('')],
  ['a drawing cut short', DRAWING.slice(0, 60)],
  ['a JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  [
    'entities that unfold without end',
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 12 }, (_, at) => `<!ENTITY a${at} "${`&a${at - 1 < 0 ? '' : at - 1};`.repeat(10)}">`).join('')}]>${svg('<text>&a11;</text>')}`,
  ],
])('[SAF-03] %s is refused and nothing is stored', async (_what, bytes) => {
  const { status, body } = await send(bytes)
  expect([413, 422]).toContain(status)
  expect(body.data.error).toContain('logotipo')
  expect((await frame()).logo).toBeNull()
})

test('[SAF-03] a huge drawing and a huge file are refused', async () => {
  expect((await send(new Uint8Array(2 * 1024 * 1024 + 1))).status).toBe(413)
  const huge = svg('<rect width="100000" height="100000" fill="#123"/>', 'width="100000" height="100000"')
  expect([413, 422]).toContain((await send(huge)).status)
})

test('it is the admin’s alone to send and to remove', async () => {
  expect((await send(DRAWING, app.people.staff)).status).toBe(403)
  expect((await send(DRAWING, app.people.visitor)).status).toBe(403)
  const { body } = await send(DRAWING)
  expect((await app.people.staff.post('/api/v1/site/logo/remove')).status).toBe(403)
  expect((await app.people.admin.post('/api/v1/site/logo/remove')).status).toBe(200)
  expect((await frame()).logo).toBeNull()
  expect((await app.people.visitor.fetch(body.data.src)).status).toBe(404)
})

test('documents and share pictures bear it', async () => {
  const id = await addArchive(app, { title: 'Um artigo' })
  const card = async (path: string) => Buffer.from(await (await app.people.visitor.fetch(path)).arrayBuffer())
  const paths = ['/og/site.png', `/og/archive/${id}.png`]
  const before = await Promise.all(paths.map(card))
  expect(await readMark(app)).not.toContain('<image')
  await send(DRAWING)
  expect(await readMark(app)).toContain('<image href="data:image/png;base64,')
  const after = await Promise.all(paths.map(card))
  for (const [index, bytes] of after.entries()) expect(bytes.equals(before[index]!)).toBe(false)
})
