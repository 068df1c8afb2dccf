import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { FILAMENTS, WEEKDAYS } from '#pictures/filaments.ts'
import { HERO_SIZE } from '#pictures/hero.ts'
import { PICTURE_KINDS, PICTURE_SIZES } from '#pictures/layers.ts'
import { heroAddress, pictureAddress } from '#pictures/picture-address.ts'
import { startApp } from '#tests/app.ts'

const app = startApp()
const fetchPicture = (path: string, headers: Record<string, string> = {}) =>
  app.people.visitor.fetch(path, { headers: { 'accept-encoding': 'identity', ...headers } })
const textOf = async (path: string, encoding?: 'br') =>
  (await fetchPicture(path, encoding && { 'accept-encoding': encoding })).text()

test.each(PICTURE_KINDS)('a %s is sent as a picture of its natural size, plain and with Brotli', async (kind) => {
  const path = pictureAddress(kind, 7, { filament: 3 })
  const text = await textOf(path)
  expect(text).toContain(FILAMENTS[3].fill)
  expect(await textOf(path, 'br')).toBe(text) // as the client unpacks it
  expect(await sharp(Buffer.from(text)).metadata()).toMatchObject({ format: 'svg', ...PICTURE_SIZES[kind] })
})

test.each(WEEKDAYS)('the piece of weekday %i is sent, moving and still', async (day) => {
  const still = await fetchPicture(heroAddress(day, { still: true }))
  const moving = await fetchPicture(heroAddress(day), { 'accept-encoding': 'br' })
  expect(moving.headers.get('etag')).not.toBe(still.headers.get('etag'))
  expect(Number(moving.headers.get('content-length'))).toBeLessThan(10_000)
  expect(await sharp(await still.arrayBuffer()).metadata()).toMatchObject({ format: 'svg', ...HERO_SIZE })
})

test('what is no address of a picture is not found', async () => {
  expect((await fetchPicture('/pictures/v1/contour/..%2f..%2fetc/passwd')).status).toBe(404)
})

test('a picture stays the same after many others have been sent', async () => {
  const path = pictureAddress('stack', 'first')
  const first = await textOf(path)
  for (let seed = 0; seed < 300; seed++) await textOf(pictureAddress('stack', seed))
  expect(await textOf(path)).toBe(first)
})

describe('caches', () => {
  const path = pictureAddress('board', 4)

  test('may store a picture for a year, but not under the address of another version', async () => {
    const { headers } = await fetchPicture(path, { 'accept-encoding': 'br' })
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      'content-encoding': 'br',
      vary: 'accept-encoding',
    })
    expect(headers.get('etag')).toMatch(/^W\/"[\w-]{22}"$/)
    const other = (await fetchPicture(path.replace(/v\d+/, 'v9999'))).headers
    expect(other.get('cache-control')).toBe('no-cache')
    expect(other.get('content-encoding')).toBeNull()
  })

  test('are answered 304 where they have it', async () => {
    const etag = (await fetchPicture(path)).headers.get('etag')!
    const again = await fetchPicture(path, { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })
})

test('drawings wait for their turn; beyond a hundred they are refused, and drawn at the next request', async () => {
  const held = Promise.withResolvers<void>()
  const running = app.worker.runHere({ lane: 'drawing', person: null }, () => held.promise)
  const paths = Array.from({ length: 120 }, (_, seed) => pictureAddress('piece', `turn-${seed}`))
  let answered = 0
  const answers = paths.map(async (path) => {
    const { status } = await fetchPicture(path)
    answered++
    return status
  })
  await vi.waitFor(() => expect(answered).toBe(20))
  held.resolve()
  const statuses = await Promise.all(answers)
  await running
  expect(statuses.filter((status) => status === 200)).toHaveLength(100)
  for (const [n, path] of paths.entries()) if (statuses[n] === 503) expect((await fetchPicture(path)).status).toBe(200)
})

test('one network has so many pictures drawn and no more; drawn ones it still gets', async () => {
  const first = pictureAddress('cup', 'limit-0')
  const statuses: number[] = []
  for (let seed = 0; !statuses.includes(429) && seed < 2000; seed++)
    statuses.push((await fetchPicture(pictureAddress('cup', `limit-${seed}`))).status)
  expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
  const latest = pictureAddress('cup', `limit-${statuses.length - 2}`)
  expect((await fetchPicture(latest)).status).toBe(200)
  expect((await fetchPicture(first)).status).toBe(429) // no longer cached
  expect((await app.people.admin.get('/api/v1/security-log?event=limit')).body.data).toMatchObject([
    { actor: null, detail: 'drawing' },
  ])
})
