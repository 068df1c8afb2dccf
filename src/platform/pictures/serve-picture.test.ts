import { brotliDecompressSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { FILAMENTS, WEEKDAYS } from '#pictures/filaments.ts'
import { HERO_SIZE } from '#pictures/hero.ts'
import { PICTURE_KINDS, PICTURE_SIZES } from '#pictures/layers.ts'
import { heroAddress, pictureAddress } from '#pictures/picture-address.ts'
import { pictureHeaders, servePicture } from './serve-picture.ts'

test.each(PICTURE_KINDS)(
  'a %s is served as a real picture of its natural size, plain and with Brotli',
  async (kind) => {
    const picture = servePicture(pictureAddress(kind, 7, { filament: 3 }))!
    expect(brotliDecompressSync(picture.brotli)).toEqual(Buffer.from(picture.body))
    expect(Buffer.from(picture.body).toString()).toContain(FILAMENTS[3].fill)
    expect(await sharp(picture.body).metadata()).toMatchObject({ format: 'svg', ...PICTURE_SIZES[kind] })
  },
)

test.each(WEEKDAYS)('the piece of weekday %i is served, moving and still', async (day) => {
  const [moving, still] = [servePicture(heroAddress(day))!, servePicture(heroAddress(day, { still: true }))!]
  expect(await sharp(still.body).metadata()).toMatchObject({ format: 'svg', ...HERO_SIZE })
  expect(moving.brotli.length).toBeLessThan(10_000)
  expect(moving.etag).not.toBe(still.etag)
})

test('what is no address of a picture is not served', () => {
  expect(servePicture('/pictures/v1/contour/../../etc/passwd')).toBeUndefined()
})

test('an asked for picture is the same for ever, also after many others have passed', () => {
  const path = pictureAddress('stack', 'first')
  const first = servePicture(path)!
  for (let seed = 0; seed < 300; seed++) servePicture(pictureAddress('stack', seed))
  const again = servePicture(path)!
  expect(again).not.toBe(first)
  expect(again).toEqual(first)
  expect(servePicture(path)).toBe(again)
})

test('caches may keep a picture for ever, but not under the address of another version', () => {
  const path = pictureAddress('board', 4)
  const headers = pictureHeaders(servePicture(path)!, 'br')
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    'content-encoding': 'br',
  })
  expect(headers.etag).toMatch(/^W\/"[\w-]{22}"$/)
  const other = pictureHeaders(servePicture(path.replace(/v\d+/, 'v9999'))!)
  expect(other['cache-control']).toBe('no-cache')
  expect(other).not.toHaveProperty('content-encoding')
})
